/**
 * 十二时辰对照 and 校时: an unknown hour's thirteen charts with their analyses, and their order by what a person answers
 * about the life already lived. An order to think with, never a certain hour.
 */
import {
  HOME,
  hourChartsOf,
  shenshaOf,
  type ChartRulesInput,
  type DatedBirth,
  type Engine,
  type HomeBirth,
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
import { analyseChart, type Analysis } from './analyseChart.ts';
import type { Doctrine } from './doctrine.ts';
import { HOUR_POINTS, HOUR_QUESTIONS, SIBLING_BRANCHES, type HourAnswers } from './tables/hourQuestions.ts';

/** A possible hour with its chart and what the analysis finds in it. */
export interface HourReading extends HourChart {
  readonly analysis: Analysis;
}

/** What of a chart fits each answer. */
interface HourValues {
  readonly siblings: { readonly branch: Branch; readonly order: NonNullable<HourAnswers['siblings']> };
  /** `opposed`: the year or month branch that the hour opposes. */
  readonly leftHome: { readonly hasHorse: boolean; readonly branch: Branch; readonly opposed: Branch | null };
  /** `rank` 1 for the strongest wuxing. */
  readonly build: { readonly wuxing: Wuxing; readonly percent: number; readonly rank: number };
  readonly parent: { readonly god: '偏财' | '正印'; readonly power: number; readonly isHurt: boolean };
  readonly manner: Contrast;
  readonly path: Contrast;
}

/** Groups that together weigh more than others. */
interface Contrast {
  readonly groups: readonly TenGodGroup[];
  readonly over: readonly TenGodGroup[];
}

/** Why an hour got points. */
export type HourReason = { readonly [Q in keyof HourAnswers]-?: HourReasonOf<Q> }[keyof HourAnswers];

interface HourReasonOf<Question extends keyof HourAnswers> {
  readonly question: Question;
  readonly points: number;
  readonly values: HourValues[Question];
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

/**
 * The charts of all hours of a day with their analyses: 子 from 0:00, 丑 to 亥, and 子 from 23:00, thirteen in all.
 *
 * @param birth its own clock time does not count
 * @param doctrine schools of the analysis
 * @param engine calendar and zones to read, `HOME` by default
 * @throws as `castChart` and `analyseChart`
 * @example hourReadingsOf({ civil: { year: 1990, month: 5, day: 15, hour: 0, minute: 0, second: 0 }, sex: '男', hour: 'unknown' }).length // 13
 */
export function hourReadingsOf(
  birth: HomeBirth,
  rules?: ChartRulesInput,
  doctrine?: Partial<Doctrine>,
): readonly HourReading[];
/** As {@link hourReadingsOf}, in any zone. */
export function hourReadingsOf(
  birth: DatedBirth,
  rules: ChartRulesInput | undefined,
  doctrine: Partial<Doctrine> | undefined,
  engine: Engine,
): readonly HourReading[];
/** As {@link hourReadingsOf}. */
export function hourReadingsOf(
  birth: DatedBirth,
  rules?: ChartRulesInput,
  doctrine?: Partial<Doctrine>,
  engine: Engine = HOME,
): readonly HourReading[] {
  return hourChartsOf(birth, rules, engine).map((hour) => ({
    ...hour,
    analysis: analyseChart(hour.chart, doctrine),
  }));
}

type Judged<Question extends keyof HourAnswers> =
  readonly [points: number, values: HourValues[Question]] | null;

function leftHome({ branch, chart }: HourReading, answer: '是' | '否'): Judged<'leftHome'> {
  const { year, month } = chart.pillars;
  const hasLeft = answer === '是';
  const hasHorse = shenshaOf(chart, { ids: new Set(['yima']) }).hour.length > 0;
  const opposed = [year, month].find((pillar) => CHONG_OF[pillar.branch] === branch)?.branch ?? null;
  const moves = hasHorse || opposed !== null;
  // Moving away leaves its mark more often than staying does.
  return moves === hasLeft
    ? [hasLeft ? HOUR_POINTS.full : HOUR_POINTS.half, { hasHorse, branch, opposed }]
    : null;
}

function build({ analysis }: HourReading, wuxing: Wuxing): Judged<'build'> {
  const { percent } = analysis.strength;
  const rank = WUXING.toSorted((a, b) => percent[b] - percent[a]).indexOf(wuxing) + 1;
  const points = [HOUR_POINTS.full, HOUR_POINTS.half][rank - 1];
  return points === undefined ? null : [points, { wuxing, percent: percent[wuxing], rank }];
}

function closerParent({ analysis }: HourReading, parent: '父' | '母'): Judged<'parent'> {
  const { 偏财: father, 正印: mother } = analysis.tenGods;
  const [god, own, other] =
    parent === '父' ? (['偏财', father, mother] as const) : (['正印', mother, father] as const);
  if (own.power <= other.power) return null;
  const { power, isHurt } = own;
  return [isHurt ? HOUR_POINTS.half : HOUR_POINTS.full, { god, power, isHurt }];
}

function stronger({ analysis }: HourReading, { groups, over }: Contrast): readonly [number, Contrast] | null {
  const sum = (names: readonly TenGodGroup[]): number =>
    TEN_GOD_GROUPS.reduce(
      (total, group) => total + (names.includes(group) ? analysis.groupPower[group] : 0),
      0,
    );
  return sum(groups) > sum(over) ? [HOUR_POINTS.full, { groups, over }] : null;
}

function siblings({ branch }: HourReading, order: keyof typeof SIBLING_BRANCHES): Judged<'siblings'> {
  const branches: readonly Branch[] = SIBLING_BRANCHES[order];
  return branches.includes(branch) ? [HOUR_POINTS.full, { branch, order }] : null;
}

const MANNER = {
  外向: { groups: ['食伤'], over: ['印'] },
  内敛: { groups: ['印'], over: ['食伤'] },
} as const satisfies Record<string, Contrast>;
const PATH = {
  自主: { groups: ['比劫', '食伤'], over: ['官杀', '印'] },
  循规: { groups: ['官杀', '印'], over: ['比劫', '食伤'] },
} as const satisfies Record<string, Contrast>;

/** How each question is judged. */
const JUDGES: {
  readonly [Q in keyof HourAnswers]-?: (hour: HourReading, answer: NonNullable<HourAnswers[Q]>) => Judged<Q>;
} = {
  siblings,
  leftHome,
  build,
  parent: closerParent,
  manner: (hour, answer) => stronger(hour, MANNER[answer]),
  path: (hour, answer) => stronger(hour, PATH[answer]),
};

type AnyJudge = (hour: HourReading, answer: unknown) => readonly [number, HourReason['values']] | null;

function judge(hour: HourReading, answers: HourAnswers): HourReason[] {
  return (Object.keys(HOUR_QUESTIONS) as (keyof HourAnswers)[]).flatMap((question) => {
    const answer = answers[question];
    const judged = answer === undefined ? null : (JUDGES[question] as AnyJudge)(hour, answer);
    if (judged === null) return [];
    const [points, values] = judged;
    return [{ question, points, values, source: HOUR_QUESTIONS[question].source } as HourReason];
  });
}

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
