/**
 * Scores of luck in sentences: what a pillar of luck meets in the chart, and how a score is put together.
 */
import {
  LUCK_SCALE,
  type LuckEvent,
  type LuckReason,
  type PersonalDay,
  type ScoredMonth,
  type ScoredYear,
} from '@shangyuan/engine/analysis';
import { signedPoints } from '../statement/figures.ts';
import { pillarsText, type Explanation } from './explanation.ts';

/** What kind of period the pillar is. */
export type PeriodName = '大运' | '流年' | '流月' | '流日' | '流时';

type Texts = {
  readonly [Code in LuckEvent]: (reason: LuckReason<Code>, period: PeriodName) => string;
};

type Struck = LuckReason<'冲日支' | '冲月支' | '冲年支' | '冲时支'>;

function struckText(points: number, wuxing: string): string {
  if (Math.abs(points) < 1) return `动了${wuxing}`;
  return points > 0 ? `动了${wuxing}，利多于弊` : `动了${wuxing}，弊多于利`;
}

const opposed =
  (place: string) =>
  ({ values: { luck, natal, wuxing }, points }: Struck, period: PeriodName) =>
    `${period}的${luck}与${place}${natal}相冲，${struckText(points, wuxing)}。`;

const TEXTS: Texts = {
  冲日支: opposed('日支'),
  冲月支: opposed('月支'),
  冲年支: opposed('年支'),
  冲时支: opposed('时支'),
  伏吟: ({ values, pillars }, period) => `${period}${values.ganzhi}与${pillarsText(pillars)}相同，是伏吟。`,
  日柱天克地冲: ({ values }, period) => `${period}${values.luck}与日柱${values.natal}天克地冲。`,
  天乙: ({ values }, period) => `${period}的${values.branch}是日主${values.dayMaster}的天乙贵人。`,
  禄: ({ values }, period) => `${period}的${values.branch}是日主${values.dayMaster}的禄。`,
  空亡: ({ values }, period) => `${period}的${values.branch}落在日柱${values.day}的空亡。`,
  三合局: ({ values }, period) =>
    `${period}的${values.branch}到来，与命盘凑成${values.members}三合${values.to}局，正为所喜。`,
};

/** One adjustment of a score. */
export function luckReasonText(reason: LuckReason, period: PeriodName): Explanation {
  const textOf = TEXTS[reason.code] as (reason: LuckReason, period: PeriodName) => string;
  return { sentence: textOf(reason, period), arithmetic: signedPoints(reason.points) };
}

const TENTHS = '零一二三四五六七八九';
const tenthsOf = (share: number): string => `${TENTHS[Math.round(share * 10)] ?? ''}成`;

/** How the score of a period by its own pillar is put together, after what moved it. */
export function ownScoreText(score: number, period: PeriodName): string {
  const { base, stemShare, branchShare } = LUCK_SCALE;
  return `${period}本身从${base}分起，天干按用忌占${tenthsOf(stemShare)}，地支藏干占${tenthsOf(branchShare)}，加减之后是${score}分。`;
}

/** How the score of a year is put together. */
export function yearScoreText({ pillarScore, decadeScore, score }: ScoredYear): string {
  return `流年本身${pillarScore}分占五成半，大运${decadeScore}分占四成半，合计${score}分。`;
}

/** How the score of a month is put together. */
export function monthScoreText(month: ScoredMonth, year: ScoredYear): string {
  return `流月本身${month.pillarScore}分占五成，流年${year.score}分占三成，大运${year.decadeScore}分占两成，合计${month.score}分。`;
}

/** How the score of a day is put together. */
export function dayScoreText(day: PersonalDay): string {
  return `当日本身${day.pillarScore}分占四成，${day.monthGanzhi.name}月${day.monthScore}分占三成，${day.yearGanzhi.name}年${day.yearScore}分占三成，合计${day.score}分。`;
}
