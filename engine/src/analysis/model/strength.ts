/**
 * 旺衰: how strong the day master is. Scores and percentages with every part behind them, the three ticks 得令 得地
 * 得势, and the class.
 */
import {
  changshengOf,
  STEM_WUXING,
  WUXING,
  type Branch,
  type ByWuxing,
  type TenGodGroup,
  type Wuxing,
} from '../../ganzhi/index.ts';
import type { Doctrine } from '../doctrine.ts';
import type { Evidence } from '../evidence.ts';
import { round1, round2 } from '../round.ts';
import {
  CLASS_BORDERS,
  LABEL_BORDERS,
  SEAL_EXCESS,
  STRENGTH_MODEL,
  SUPPORT_WEIGHTS,
  TICKS,
  type MonthState,
} from '../tables/strengthParams.ts';
import type { ByGroup } from '../tables/yongshenPoints.ts';
import { WUXING_OF_GROUP } from './groups.ts';
import { findFollow, type Follow } from './specialClass.ts';
import type { Slot, Subject } from './subject.ts';
import { monthStateOf, scoreParts, type ScorePart } from './wuxingScore.ts';

/** Class by the support percentage only. */
export type PlainClass = '身弱' | '中和' | '身强';
/** Class of a chart. */
export type StrengthClass = PlainClass | Follow['class'];

/** Finer word within 身弱 and 身强. */
export type StrengthLabel = '太弱' | '弱' | '偏弱' | '中和' | '偏强' | '强' | '太强';

/** Strength record 旺衰. Percentages have one decimal. */
export interface Strength {
  readonly model: typeof STRENGTH_MODEL;
  /** Points of each wuxing, one decimal. */
  readonly score: ByWuxing<number>;
  readonly percent: ByWuxing<number>;
  readonly groups: ByGroup<number>;
  /** Share of what helps the day master in what helps and what draws, percent, each group by its weight; the day stem included. */
  readonly support: number;
  /** 印多: percent of 印 beyond what feeds a day master without its own root, counted against it; else 0. */
  readonly sealExcess: number;
  /** 得令: the month's main stem is 比劫 or 印. */
  readonly isDeling: boolean;
  /** 得地: 比劫 root weight of at least 0.6, or `changshengSeat`. */
  readonly isDedi: boolean;
  /** Day branch, where the day master sits on its 长生 and the branch holds a root of it; else null. */
  readonly changshengSeat: Branch | null;
  /** 得势: at least three helpers. */
  readonly isDeshi: boolean;
  /** 比劫 root weight over all branches. */
  readonly rootSum: number;
  /** 比劫 and 印 among the other effective stems and the main stems of the branches but the month's. */
  readonly helperCount: number;
  readonly class: StrengthClass;
  readonly label: StrengthLabel;
  /** The special class, where the chart is one. */
  readonly follow: Follow | null;
  /** Name of the special class three pillars would meet, where the hour is unknown. */
  readonly possibleFollow: string | null;
  readonly evidence: readonly Evidence[];
  /** The parts behind the scores, points with one decimal, roots with two. */
  readonly items: readonly ScorePart[];
  readonly monthState: ByWuxing<MonthState>;
  /** Characters of each wuxing among the stems and branches, and with every hidden stem counted. */
  readonly counts: { readonly characters: ByWuxing<number>; readonly withHidden: ByWuxing<number> };
  /** 缺: wuxing that appear in neither count. */
  readonly missing: readonly Wuxing[];
}

function labelOf(support: number): StrengthLabel {
  if (support < LABEL_BORDERS.veryWeak) return '太弱';
  if (support < LABEL_BORDERS.weak) return '弱';
  if (support < CLASS_BORDERS.weakMax) return '偏弱';
  if (support < CLASS_BORDERS.strongMin) return '中和';
  if (support < LABEL_BORDERS.strong) return '偏强';
  return support <= LABEL_BORDERS.veryStrong ? '强' : '太强';
}

function plainClassOf(support: number): PlainClass {
  if (support < CLASS_BORDERS.weakMax) return '身弱';
  return support < CLASS_BORDERS.strongMin ? '中和' : '身强';
}

function byWuxing(cell: (wuxing: Wuxing) => number): ByWuxing<number> {
  return { 木: cell('木'), 火: cell('火'), 土: cell('土'), 金: cell('金'), 水: cell('水') };
}

function countsOf(subject: Subject): Pick<Strength, 'counts' | 'missing'> {
  const characters = { 木: 0, 火: 0, 土: 0, 金: 0, 水: 0 };
  const withHidden = { 木: 0, 火: 0, 土: 0, 金: 0, 水: 0 };
  for (const slot of subject.slots) {
    characters[STEM_WUXING[slot.stem]]++;
    characters[slot.mainWuxing]++;
    withHidden[STEM_WUXING[slot.stem]]++;
    for (const hidden of slot.hidden) withHidden[STEM_WUXING[hidden.stem]]++;
  }
  const missing = WUXING.filter((w) => characters[w] === 0 && withHidden[w] === 0);
  return { counts: { characters, withHidden }, missing };
}

type Ticks = Pick<Strength, 'isDeling' | 'isDedi' | 'isDeshi' | 'changshengSeat' | 'rootSum' | 'helperCount'>;

/** The day branch where the day master sits on its 长生 with a root of the same wuxing there, such as 壬申; else null. */
function changshengSeatOf({ day, dayMasterWuxing, rules }: Subject): Branch | null {
  if (changshengOf(day.stem, day.branch, rules.lifeStage) !== '长生') return null;
  return day.hidden.some(({ stem }) => STEM_WUXING[stem] === dayMasterWuxing) ? day.branch : null;
}

/** Whether a wuxing is 比劫 or 印 of the day master. */
function isHelper({ dayMasterWuxing: own }: Subject, wuxing: Wuxing): boolean {
  return wuxing === own || wuxing === WUXING_OF_GROUP[own].印;
}

/** Helpers 得势 in a pillar: its effective stem except for the day, its main stem except for the month; 0 to 2. */
export function helpersIn(subject: Subject, slot: Slot): number {
  const byStem = slot.name !== 'day' && isHelper(subject, slot.effectiveWuxing);
  const byBranch = slot.name !== 'month' && isHelper(subject, slot.mainWuxing);
  return Number(byStem) + Number(byBranch);
}

function ticksOf(subject: Subject): Ticks {
  const rootSum = subject.rootWeights[subject.dayMasterWuxing];
  const changshengSeat = changshengSeatOf(subject);
  let helperCount = 0;
  for (const slot of subject.slots) helperCount += helpersIn(subject, slot);
  return {
    isDeling: isHelper(subject, subject.month.mainWuxing),
    isDedi: rootSum >= TICKS.dediRootMin || changshengSeat !== null,
    isDeshi: helperCount >= TICKS.deshiHelpersMin,
    changshengSeat,
    rootSum,
    helperCount,
  };
}

/** Percent of 印 that buries the day master instead of feeding it. */
function sealExcessOf(
  { dayMasterWuxing, rootWeights }: Subject,
  { 印: seal, 财: wealth }: ByGroup<number>,
): number {
  const { fedMax, rootMax, wealthShare } = SEAL_EXCESS;
  const isBuried = rootWeights[dayMasterWuxing] <= rootMax && wealth < seal * wealthShare;
  return isBuried ? round1(Math.max(0, seal - fedMax)) : 0;
}

/** A part as it is shown, points with one decimal and roots with two. */
function shownPart({ kind, pillar, char, wuxing, yinyang, points, root }: ScorePart): ScorePart {
  const shownRoot = root === null ? null : round2(root);
  return { kind, pillar, char, wuxing, yinyang, points: round1(points), root: shownRoot };
}

function isAllowed(follow: Follow, doctrine: Doctrine): boolean {
  if (doctrine.special === 'off') return false;
  return doctrine.special === 'standard' || follow.isTrue;
}

/**
 * Strength of the day master.
 *
 * @param doctrine option `special` decides which special classes count
 * Source: our model SM2, after 三命通会·论五行旺相休囚死并寄生十二宫, 滴天髓·衰旺, 千里命稿·强弱篇.
 */
export function strengthOf(subject: Subject, doctrine: Doctrine): Strength {
  const parts = scoreParts(subject);
  const totals = { 木: 0, 火: 0, 土: 0, 金: 0, 水: 0 };
  for (const part of parts) totals[part.wuxing] += part.points;
  const sum = totals.木 + totals.火 + totals.土 + totals.金 + totals.水;
  const exact = byWuxing((w) => (totals[w] * 100) / sum);
  const percent = byWuxing((w) => round1(exact[w]));
  const wuxingOf = WUXING_OF_GROUP[subject.dayMasterWuxing];
  const groups: ByGroup<number> = {
    比劫: percent[wuxingOf.比劫],
    食伤: percent[wuxingOf.食伤],
    财: percent[wuxingOf.财],
    官杀: percent[wuxingOf.官杀],
    印: percent[wuxingOf.印],
  };
  const weighed = (group: TenGodGroup): number => exact[wuxingOf[group]] * SUPPORT_WEIGHTS[group];
  const sealExcess = sealExcessOf(subject, groups);
  const helps = weighed('比劫') + weighed('印') - sealExcess * SUPPORT_WEIGHTS.印;
  const draws = weighed('食伤') + weighed('财') + weighed('官杀') + sealExcess;
  const support = round1((helps * 100) / (helps + draws));
  const found = findFollow(subject, { percent, groups, support });
  const allowed = found !== null && isAllowed(found, doctrine) ? found : null;
  const isHourKnown = subject.pillars.hour !== null;
  const follow = isHourKnown ? allowed : null;
  return {
    model: STRENGTH_MODEL,
    score: byWuxing((w) => round1(totals[w])),
    percent,
    groups,
    support,
    sealExcess,
    ...ticksOf(subject),
    class: follow?.class ?? plainClassOf(support),
    label: labelOf(support),
    follow,
    possibleFollow: isHourKnown ? null : (allowed?.name ?? null),
    evidence: subject.combining.evidence,
    items: parts.map(shownPart),
    monthState: monthStateOf(subject.month.branch),
    ...countsOf(subject),
  };
}
