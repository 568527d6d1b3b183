/**
 * 用神喜忌: why this phase, what the season adds, the dispute where there is one, how sure it is, and the other reading.
 */
import type { Analysis, LedgerSchool } from '@shangyuan/engine/analysis';
import { STEM_YINYANG, stemOfWuxing, type Stem } from '@shangyuan/engine/ganzhi';
import { confidenceText, hurtText } from '../../chart/index.ts';
import { toStatement, statementIfDefined } from '../../statement/family.ts';
import { signedPoints } from '../../statement/figures.ts';
import type { Statement } from '../../statement/statement.ts';
import { changedStem, classNameOf, groupOfWuxing, percentOf, yearsOfYong } from '../figures.ts';
import { CLIMATE } from '../library/climateText.ts';
import {
  ALTERNATIVE,
  CONFLICT,
  METHOD,
  YONGSHEN,
  YONGSHEN_STATE,
  type ConflictKey,
  type YongshenCause,
} from '../library/yongshenText.ts';
import { YONGSHEN_YEAR } from '../library/shownYearText.ts';
import { TODO_YONGSHEN } from '../library/todoText.ts';
import { comingYears, livedYears, yearsOf } from '../plan/yearOf.ts';
import type { ReportSection } from '../report.ts';
import { PILLAR_KEYS, type ReportFacts } from '../reportFacts.ts';
import { paragraph, sectionOf } from '../section.ts';
import { todoValues } from '../todo.ts';
import { extremeYear, yearText } from '../years.ts';

/** Most steps of the confidence that a sentence names. */
const MAX_STEPS = 4;

const FOLLOWING = ['从儿', '从财', '从官杀', '从势'];

function causeOf({ strength, yongshen }: Analysis): YongshenCause {
  const { follow } = strength;
  if (follow !== null) return FOLLOWING.includes(follow.type) ? '顺势' : '顺旺';
  if (strength.class === '中和' || yongshen.cause === null) return '中和';
  const { side, cause } = yongshen.cause;
  return side === '弱' ? `弱${cause}` : cause === '印' ? '强印' : '强比劫';
}

/** 扶抑取金、调候取火、格局取水. */
function schoolsText({ yongshen }: Analysis): string {
  const choices = Object.entries(yongshen.choices) as [LedgerSchool, string][];
  return choices.map(([school, wuxing]) => `${school}取${wuxing}`).join('、');
}

function yongshenOf(facts: ReportFacts): Statement | null {
  const { analysis } = facts;
  const { yongshen, strength } = analysis;
  const { yong, xi, ji, method } = yongshen;
  const group = groupOfWuxing(facts, yong);
  return statementIfDefined(facts, YONGSHEN, {
    key: `${causeOf(analysis)}.${group}`,
    values: {
      yong,
      group,
      xi,
      ji,
      support: percentOf(strength.support),
      className: classNameOf(analysis),
      methodText: `${method}取${yong}`,
    },
  });
}

/** 壬透, 庚日干即是, 丁藏（丁合化木）: where a stem of the season stands, and the 五合 that took it or made it. */
function presentText(facts: ReportFacts, { stem, where }: Analysis['climate']['present'][number]): string {
  if (where === '日干') return `${stem}日干即是`;
  const changes = PILLAR_KEYS.flatMap((pillar) => changedStem(facts, pillar) ?? []);
  const change = changes.find(({ written, to }) =>
    where === '透' ? stemOfWuxing(to, STEM_YINYANG[written]) === stem : written === stem,
  );
  const isWritten = where === '透' && isStemWritten(facts, stem);
  const note = change === undefined || isWritten ? '' : `（${change.written}合化${change.to}）`;
  return stem + where + note;
}

/** Whether a pillar beside the day's is written with a stem that no 五合 changes. */
function isStemWritten(facts: ReportFacts, stem: Stem): boolean {
  return PILLAR_KEYS.some(
    (pillar) =>
      pillar !== 'day' && facts.chart.pillars[pillar]?.stem === stem && changedStem(facts, pillar) === null,
  );
}

/** What the season needs; null for a chart that follows a stream. */
function climateOf(facts: ReportFacts): Statement | null {
  const { climate, strength } = facts.analysis;
  if (strength.follow !== null) return null;
  const { dayMaster } = facts.chart;
  return toStatement(facts, CLIMATE, {
    key: `${dayMaster}.${climate.month}`,
    pillars: ['month'],
    values: {
      stem: dayMaster,
      branch: climate.month,
      needed: climate.tiaohou.join('、'),
      present: climate.present.map((each) => presentText(facts, each)).join('，'),
      first: climate.present[0]?.where ?? '无',
    },
    rests: { source: climate.source },
  });
}

function conflictKeyOf({ yong, byStrength, byClimate }: Analysis['yongshen']): ConflictKey {
  if (yong === byStrength) return `强弱.${byClimate}`;
  if (yong === byClimate) return `季节.${byClimate}`;
  return byClimate === '火' || byClimate === '水' ? '合议.冷热' : '合议.其余';
}

function conflictOf(facts: ReportFacts): Statement | null {
  const { yongshen } = facts.analysis;
  if (!yongshen.isConflict) return null;
  const { yong, byStrength, byClimate, confidence } = yongshen;
  return toStatement(facts, CONFLICT, {
    key: conflictKeyOf(yongshen),
    values: {
      yong,
      strength: byStrength,
      climate: byClimate,
      confidence: confidence.word,
      schools: schoolsText(facts.analysis),
    },
  });
}

function methodOf(facts: ReportFacts): Statement | null {
  const { analysis } = facts;
  const { yong, method, confidence } = analysis.yongshen;
  const reasons = confidence.why.map((step) => confidenceText(step).sentence.replace(/。$/u, ''));
  const step = analysis.explanation.find((each) => each.step === '用神');
  return statementIfDefined(facts, METHOD, {
    key: `${method}.${confidence.word}`,
    values: {
      yong,
      score: confidence.score,
      methodText: method === '合议' ? `合议取${yong}：${schoolsText(analysis)}` : `${method}取${yong}`,
      steps:
        reasons.length > MAX_STEPS
          ? `${reasons.slice(0, MAX_STEPS).join('；')}；等${reasons.length}项`
          : reasons.join('；'),
    },
    rests: step === undefined ? {} : { source: step.source },
  });
}

function stateOf(facts: ReportFacts): Statement | null {
  const { yongshen } = facts.analysis;
  const { yong, state } = yongshen;
  if (state === '现') return null;
  const hurt = hurtText(yongshen);
  return toStatement(facts, YONGSHEN_STATE, {
    key: `${state}.${yong}`,
    pillars: yongshen.hurt.map((place) => place.split('.')[0] as 'year' | 'month' | 'day' | 'hour'),
    values: {
      yong,
      where: hurt === null ? '' : hurt.replace(/^用神.在/u, '在').replace(/。$/u, ''),
      when: yearsOfYong(facts),
    },
  });
}

function alternativeOf(facts: ReportFacts): Statement | null {
  const { yong, alternative } = facts.analysis.yongshen;
  if (alternative === null) return null;
  return toStatement(facts, ALTERNATIVE, {
    key:
      alternative.reason === '假' && alternative.yong === yong
        ? '假.同'
        : `${alternative.reason}.${alternative.yong}`,
    values: { yong, other: alternative.yong, method: alternative.method },
  });
}

/** Years that bear the choice out: the last past one and the next. */
function yearsShownOf(facts: ReportFacts): Statement | null {
  const { yong, xi, alternative } = facts.analysis.yongshen;
  const past =
    yearsOf(livedYears(facts), '助', [yong]).at(-1) ?? yearsOf(livedYears(facts), '助', [xi]).at(-1);
  const coming = yearsOf(comingYears(facts), '助', [yong])[0] ?? yearsOf(comingYears(facts), '助', [xi])[0];
  const hardest = extremeYear(comingYears(facts), '累') ?? undefined;
  const against = past === undefined && coming === undefined ? hardest : undefined;
  const shown = coming ?? against;
  if (past === undefined && shown === undefined) return null;
  const named = [past, shown].filter((year) => year !== undefined);
  return toStatement(facts, YONGSHEN_YEAR, {
    key: against !== undefined ? '反' : past === undefined ? '来' : coming === undefined ? '过' : '两',
    values: {
      past: past === undefined ? '' : yearText(past),
      when: shown === undefined ? '' : yearText(shown),
      yong,
      years: named.map(({ year, ganzhi }) => year + ganzhi.name).join('、'),
      other: alternative === null || alternative.yong === yong ? '' : alternative.yong,
    },
  });
}

/** Section 用神喜忌. */
export function yongshenSection(facts: ReportFacts): ReportSection {
  const { yong, ranking, votes, roles } = facts.analysis.yongshen;
  return sectionOf('yongshen', {
    paragraphs: [
      paragraph(yongshenOf(facts), stateOf(facts)),
      paragraph(climateOf(facts), conflictOf(facts)),
      paragraph(methodOf(facts), alternativeOf(facts)),
      paragraph(yearsShownOf(facts)),
    ],
    rows: ranking.map((wuxing) => ({
      label: wuxing,
      value: `${signedPoints(votes[wuxing])}，${roles[wuxing]}`,
    })),
    todo: toStatement(facts, TODO_YONGSHEN, {
      key: groupOfWuxing(facts, yong),
      values: todoValues(facts, `用${yong}`),
    }),
  });
}
