/**
 * 学业才艺: how one learns best, and the spirits of learning.
 */
import { GODS_OF_GROUP } from '@shangyuan/engine/analysis';
import { toStatement } from '../../statement/family.ts';
import type { Statement } from '../../statement/statement.ts';
import { pillarsOf, sharesOf, wuxingOfGroup } from '../figures.ts';
import { STUDY, type StudyKey } from '../library/studyText.ts';
import { TODO_STUDY } from '../library/todoLifeText.ts';
import type { ReportSection } from '../report.ts';
import type { ReportFacts } from '../reportFacts.ts';
import { paragraph, sectionOf } from '../section.ts';
import { todoValues } from '../todo.ts';

/** From this level on a way of learning shows. */
const SHOWS_LEVEL = 2;
/** From this level on two ways go together. */
const STRONG_LEVEL = 3;
const MAX_SPIRITS = 2;

type Manner = '印' | '食伤' | '印食并见' | '两者不显';

function mannerOf({ analysis }: ReportFacts): Manner {
  const { seal, output } = analysis.life.study;
  if (seal.level >= STRONG_LEVEL && output.level >= STRONG_LEVEL) return '印食并见';
  if (seal.level < SHOWS_LEVEL && output.level < SHOWS_LEVEL) return '两者不显';
  return analysis.groupPower.印 >= analysis.groupPower.食伤 ? '印' : '食伤';
}

function mannerStatement(facts: ReportFacts, manner: Manner): Statement {
  const { groupPower } = facts.analysis;
  const key: StudyKey =
    manner === '印' || manner === '食伤'
      ? `${manner}.${facts.benefit[wuxingOfGroup(facts, manner)]}`
      : manner;
  const shares = [sharesOf(facts, GODS_OF_GROUP.印), sharesOf(facts, GODS_OF_GROUP.食伤)];
  const [seal, output] = shares.map((share, i) => (share === '' ? `${i === 0 ? '印' : '食伤'}不见` : share));
  return toStatement(facts, STUDY, {
    key,
    values: { ground: groupPower.印 >= groupPower.食伤 ? `${seal}，${output}` : `${output}，${seal}` },
  });
}

function spiritsOf(facts: ReportFacts): Statement[] {
  return facts.analysis.life.study.spirits.slice(0, MAX_SPIRITS).map(({ name, pillars }) =>
    toStatement(facts, STUDY, {
      key: name === '文昌贵人' ? '文昌' : name,
      pillars,
      values: { ground: `${name}在${pillarsOf(pillars)}` },
      rests: {
        rule: 'SHENSHA',
        source: '三命通会·论学堂词馆',
        why: `${pillarsOf(pillars)}带${name}，古书以它主文。`,
      },
    }),
  );
}

/** Section 学业才艺. */
export function studySection(facts: ReportFacts): ReportSection {
  const manner = mannerOf(facts);
  return sectionOf('study', {
    paragraphs: [paragraph(mannerStatement(facts, manner), ...spiritsOf(facts))],
    todo: toStatement(facts, TODO_STUDY, { key: manner, values: todoValues(facts, manner) }),
  });
}
