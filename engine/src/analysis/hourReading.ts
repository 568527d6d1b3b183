/**
 * 十二时辰对照 and 校时: an unknown hour's thirteen charts with their analyses, and their order by what a person answers
 * about the life already lived. An order to think with, never a certain hour.
 */
import {
  hourChartsBy,
  shenshaOf,
  type ChartRulesInput,
  type DatedBirth,
  type HourChart,
} from '../chart/index.ts';
import {
  CHONG_OF,
  TEN_GOD_GROUPS,
  WUXING,
  type Branch,
  type TenGodGroup,
  type Wuxing,
} from '../ganzhi/index.ts';
import { MODERN_CALENDAR, type LunarCalendar } from '../calendar/index.ts';
import { analyseChart, type Analysis } from './analyseChart.ts';
import type { Doctrine } from './doctrine.ts';
import { HOUR_POINTS, HOUR_QUESTIONS, SIBLING_BRANCHES, type HourAnswers } from './tables/hourQuestions.ts';

/** A possible hour with its chart and what the analysis finds in it. */
export interface HourReading extends HourChart {
  readonly analysis: Analysis;
}

/** Why an hour got points. */
export interface HourReason {
  readonly question: keyof HourAnswers;
  readonly points: number;
  /** The fact of the chart in a few characters, such as 驿马在时. */
  readonly text: string;
  /** Where the idea comes from. */
  readonly source: string;
}

/** An hour in the order of its points. */
export interface RankedHour {
  readonly branch: Branch;
  readonly isLateZi: boolean;
  /** 1 for the most points; hours with the same points share it. */
  readonly rank: number;
  readonly points: number;
  readonly reasons: readonly HourReason[];
}

/** As {@link hourReadingsOf}, by the calendar that is held. */
export function hourReadingsBy(
  calendar: LunarCalendar,
  birth: DatedBirth,
  rules?: ChartRulesInput,
  doctrine?: Partial<Doctrine>,
): readonly HourReading[] {
  return hourChartsBy(calendar, birth, rules).map((hour) => ({
    ...hour,
    analysis: analyseChart(hour.chart, doctrine),
  }));
}

/**
 * The charts of all hours of a day with their analyses: 子 from 0:00, 丑 to 亥, and 子 from 23:00, thirteen in all.
 *
 * @param birth its own clock time does not count
 * @param doctrine schools of the analysis
 * @throws as `castChart` and `analyseChart`
 * @example hourReadingsOf({ civil: { year: 1990, month: 5, day: 15, hour: 0, minute: 0, second: 0 }, sex: '男', hour: 'unknown' }).length // 13
 */
export function hourReadingsOf(
  birth: DatedBirth,
  rules?: ChartRulesInput,
  doctrine?: Partial<Doctrine>,
): readonly HourReading[] {
  return hourReadingsBy(MODERN_CALENDAR, birth, rules, doctrine);
}

type Judged = readonly [points: number, text: string];
const NOTHING: Judged = [0, ''];

function leftHome({ branch, chart }: HourReading, hasLeft: boolean): Judged {
  const { year, month } = chart.pillars;
  const horse = shenshaOf(chart, { ids: new Set(['yima']) }).hour.length > 0;
  const opposed = [year, month].find((pillar) => CHONG_OF[pillar.branch] === branch);
  const text = horse ? '驿马在时' : opposed === undefined ? '时无驿马逢冲' : `${opposed.branch}${branch}冲`;
  const moves = horse || opposed !== undefined;
  // Moving away leaves its mark more often than staying does.
  return moves === hasLeft ? [hasLeft ? HOUR_POINTS.full : HOUR_POINTS.half, text] : NOTHING;
}

function build({ analysis }: HourReading, wuxing: Wuxing): Judged {
  const { percent } = analysis.strength;
  const place = WUXING.toSorted((a, b) => percent[b] - percent[a]).indexOf(wuxing);
  const text = `${wuxing}${percent[wuxing]}%`;
  if (place === 0) return [HOUR_POINTS.full, text];
  return place === 1 ? [HOUR_POINTS.half, text] : NOTHING;
}

function closerParent({ analysis }: HourReading, parent: '父' | '母'): Judged {
  const { 偏财: father, 正印: mother } = analysis.tenGods;
  const [own, other] = parent === '父' ? [father, mother] : [mother, father];
  if (own.power <= other.power) return NOTHING;
  const text = `${parent === '父' ? '偏财' : '正印'}${own.power}%`;
  return [own.isHurt ? HOUR_POINTS.half : HOUR_POINTS.full, text];
}

function stronger(
  { analysis }: HourReading,
  groups: readonly TenGodGroup[],
  over: readonly TenGodGroup[],
): Judged {
  const sum = (names: readonly TenGodGroup[]): number =>
    TEN_GOD_GROUPS.reduce(
      (total, group) => total + (names.includes(group) ? analysis.groupPower[group] : 0),
      0,
    );
  return sum(groups) > sum(over) ? [HOUR_POINTS.full, `${groups.join('')}重于${over.join('')}`] : NOTHING;
}

function siblings({ branch }: HourReading, order: keyof typeof SIBLING_BRANCHES): Judged {
  const branches: readonly Branch[] = SIBLING_BRANCHES[order];
  return branches.includes(branch) ? [HOUR_POINTS.full, `${branch}时为${order}`] : NOTHING;
}

function judge(hour: HourReading, answers: HourAnswers): HourReason[] {
  const judged: Record<keyof HourAnswers, Judged> = {
    siblings: answers.siblings === undefined ? NOTHING : siblings(hour, answers.siblings),
    leftHome: answers.leftHome === undefined ? NOTHING : leftHome(hour, answers.leftHome === '是'),
    build: answers.build === undefined ? NOTHING : build(hour, answers.build),
    parent: answers.parent === undefined ? NOTHING : closerParent(hour, answers.parent),
    manner:
      answers.manner === undefined
        ? NOTHING
        : stronger(hour, ...(answers.manner === '外向' ? EXPRESSIVE : RESERVED)),
    path:
      answers.path === undefined ? NOTHING : stronger(hour, ...(answers.path === '自主' ? OWN_WAY : BY_RULE)),
  };
  return (Object.keys(HOUR_QUESTIONS) as (keyof HourAnswers)[]).flatMap((question) => {
    const [points, text] = judged[question];
    return points === 0 ? [] : [{ question, points, text, source: HOUR_QUESTIONS[question].source }];
  });
}

type Contrast = readonly [groups: readonly TenGodGroup[], over: readonly TenGodGroup[]];
const EXPRESSIVE: Contrast = [['食伤'], ['印']];
const RESERVED: Contrast = [['印'], ['食伤']];
const OWN_WAY: Contrast = [
  ['比劫', '食伤'],
  ['官杀', '印'],
];
const BY_RULE: Contrast = [
  ['官杀', '印'],
  ['比劫', '食伤'],
];

function checkAnswers(answers: HourAnswers): void {
  for (const [question, answer] of Object.entries(answers)) {
    if (!Object.hasOwn(HOUR_QUESTIONS, question)) {
      throw new TypeError(
        `Cannot rank hours: no question "${question}", expected one of ${Object.keys(HOUR_QUESTIONS).join(', ')}`,
      );
    }
    const choices: readonly string[] = HOUR_QUESTIONS[question as keyof HourAnswers].choices;
    if (!choices.includes(answer)) {
      throw new RangeError(
        `Cannot rank hours: ${question} "${String(answer)}", expected one of ${choices.join(', ')}`,
      );
    }
  }
}

/**
 * 校时: the hours by how well their charts fit six answers, best first; hours with the same points keep their order.
 *
 * @param hours from `hourReadingsOf`
 * @param answers those that were given; each rule and its points stand in `HOUR_QUESTIONS`
 * @returns every hour, also those without points; without answers all share rank 1
 * @throws TypeError for a question that does not exist, RangeError for an answer that is not among its choices
 * Accuracy: folk rules and our own points; not tested against births of known hour, and so never to be shown as certain.
 * @example rankHours(hourReadingsOf({ civil: { year: 1990, month: 5, day: 15, hour: 0, minute: 0, second: 0 }, sex: '男', hour: 'unknown' }), { leftHome: '是', siblings: '中' })[0].branch // '子'
 */
export function rankHours(hours: readonly HourReading[], answers: HourAnswers): readonly RankedHour[] {
  checkAnswers(answers);
  const scored = hours.map((hour) => {
    const reasons = judge(hour, answers);
    const points = reasons.reduce((sum, reason) => sum + reason.points, 0);
    return { branch: hour.branch, isLateZi: hour.isLateZi, points, reasons };
  });
  return scored
    .map((hour) => ({ ...hour, rank: 1 + scored.filter(({ points }) => points > hour.points).length }))
    .toSorted((a, b) => a.rank - b.rank);
}
