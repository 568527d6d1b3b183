/**
 * 学业才艺: how one learns best, the spirits of learning, an art that suits, and the years of learning ahead.
 */
import { GODS_OF_GROUP } from '@shangyuan/engine/analysis';
import { toStatement, type Reader } from '../../statement/family.ts';
import type { Statement } from '../../statement/statement.ts';
import {
  facetYears,
  ganzhiYear,
  groundNote,
  groupMover,
  isStudyYear,
  moverOf,
  readerIn,
  yearsToPlan,
} from '../facetYears.ts';
import { pillarsOf, shareClause, sharesOf, wuxingOfGroup } from '../figures.ts';
import { STUDY, type StudyKey } from '../library/studyText.ts';
import { STUDY_ART, STUDY_GOOD, STUDY_HOLD } from '../library/studyYearText.ts';
import { TODO_STUDY } from '../library/todoLifeText.ts';
import type { ReportSection } from '../report.ts';
import { studyReader, type ReportFacts } from '../reportFacts.ts';
import { paragraph, sectionOf, withoutShort } from '../section.ts';
import { todoValues } from '../todo.ts';
import { yearText, type NamedYear } from '../years.ts';

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

/** What each way of learning rests on, in plain words. */
const OPENING_OF: Readonly<Record<Manner, (facts: ReportFacts) => string>> = {
  印: ({ analysis }) => `吸收的力量${shareClause(analysis.strength.groups.印)}`,
  食伤: ({ analysis }) => `表达的力量${shareClause(analysis.strength.groups.食伤)}`,
  印食并见: () => '吸收与表达都足',
  两者不显: () => '吸收与表达都轻',
};

function mannerStatement(facts: ReportFacts, reader: Reader, manner: Manner): Statement {
  const { groupPower } = facts.analysis;
  const key: StudyKey =
    manner === '印' || manner === '食伤'
      ? `${manner}.${facts.benefit[wuxingOfGroup(facts, manner)]}`
      : manner;
  const shares = [sharesOf(facts, GODS_OF_GROUP.印), sharesOf(facts, GODS_OF_GROUP.食伤)];
  const [seal, output] = shares.map((share, i) => (share === '' ? `${i === 0 ? '印' : '食伤'}不见` : share));
  return toStatement(reader, STUDY, {
    key,
    values: {
      ground: groupPower.印 >= groupPower.食伤 ? `${seal}，${output}` : `${output}，${seal}`,
      opening: OPENING_OF[manner](facts),
    },
  });
}

/** Where each spirit of learning is taught. */
const SPIRIT_SOURCES = {
  文昌贵人: '民间通行(食神临官之位)',
  学堂: '三命通会·论学堂词馆',
  词馆: '三命通会·论学堂词馆',
  华盖: '三命通会·论将星华盖',
} as const;

function spiritsOf(facts: ReportFacts, reader: Reader): Statement[] {
  return facts.analysis.life.study.spirits.slice(0, MAX_SPIRITS).map(({ name, pillars }) => {
    const statement = toStatement(reader, STUDY, {
      key: name === '文昌贵人' ? '文昌' : name,
      pillars,
      values: { ground: `${name}在${pillarsOf(pillars)}`, opening: '' },
      rests: {
        rule: 'SHENSHA',
        source: SPIRIT_SOURCES[name],
        why: `${pillarsOf(pillars)}带${name}，古书以它主文。`,
      },
    });
    return withoutShort(statement);
  });
}

/** 虚岁 up to which the years of a minor are named. */
const LAST_SCHOOL_AGE = 22;

/** The best year for learning, and for those who study the one to take slower. */
function yearsOf(facts: ReportFacts, reader: Reader): (Statement | null)[] {
  const planned = yearsToPlan(facts).filter(({ ageXu }) => !facts.isMinor || (ageXu ?? 0) <= LAST_SCHOOL_AGE);
  const { best, calm } = facetYears(facts, '学业', planned);
  const studied = planned.filter((year) => isStudyYear(facts, year));
  const { hold } = facetYears(facts, '学业', studied);
  const valuesOf = (year: NamedYear, side: '助' | '累') => ({
    year: yearText(year),
    note: `${ganzhiYear(year)}年（学业${year.verdict.facets.学业.score}分，${groundNote(year, side)}）`,
  });
  const isStudying = reader.audience === 'child' || reader.audience === 'teen' || reader.audience === 'young';
  const good = best[0] ?? calm ?? planned[0] ?? null;
  const key =
    best.length > 0 && good !== null ? groupMover(moverOf(good, '助')) : calm === null ? '守' : '平';
  return [
    good === null
      ? null
      : toStatement(readerIn(facts, reader, good), STUDY_GOOD, { key, values: valuesOf(good, '助') }),
    hold === null || !isStudying
      ? null
      : toStatement(reader, STUDY_HOLD, {
          key: groupMover(moverOf(hold, '累')),
          values: valuesOf(hold, '累'),
        }),
  ];
}

function artOf({ analysis }: ReportFacts, reader: Reader): Statement {
  const { yong } = analysis.yongshen;
  return withoutShort(toStatement(reader, STUDY_ART, { key: yong, values: { yong } }));
}

/** Section 学业才艺. */
export function studySection(facts: ReportFacts): ReportSection {
  const manner = mannerOf(facts);
  const reader = studyReader(facts);
  return sectionOf('study', {
    paragraphs: [
      paragraph(mannerStatement(facts, reader, manner), ...spiritsOf(facts, reader)),
      paragraph(artOf(facts, reader), ...yearsOf(facts, reader)),
    ],
    todo: toStatement(reader, TODO_STUDY, { key: manner, values: todoValues(facts, manner) }),
  });
}
