/**
 * The verdict of a period of luck: one record of what it comes to, what lifts and what weighs on it, every touch on the natal
 * pillars, its facets, and how sure it is. Headings, sentences, colours and lists read it, so that none of them judges by itself.
 */
import type { PillarKey } from '../../chart/index.ts';
import {
  hiddenStemsOf,
  STEM_WUXING,
  TEN_GOD,
  type Ganzhi,
  type Stem,
  type TenGod,
  type Wuxing,
} from '../../ganzhi/index.ts';
import { round1 } from '../round.ts';
import {
  FACETS,
  LUCK_SCALE,
  LUCK_SHARES,
  VERDICT,
  type Facet,
  type LuckEvent,
} from '../tables/luckPoints.ts';
import type { Role } from '../tables/roles.ts';
import { CONFIDENCE } from '../tables/yongshenPoints.ts';
import {
  decadeAt,
  type LuckSource,
  type LuckSubject,
  type ScoredDecade,
  type ScoredMonth,
  type ScoredPeriod,
  type ScoredPillar,
  type ScoredYear,
} from './luckPeriods.ts';
import { luckBandOf, type LuckBand, type LuckReason } from './luckScore.ts';
import type { LuckTouch } from './luckTouches.ts';
import type { PersonalDay, PersonalHour } from './personalDays.ts';

/** What a period or one of its facets comes to: 助 it helps, 平 neither, 累 it costs. */
export type PeriodLean = '助' | '平' | '累';

/** A period that a shorter one lies in. */
export type LongerPeriod = '大运' | '流年' | '流月' | '流日';

/** Something that lifts a period or weighs on it. */
export interface VerdictGround {
  /** Its stem, a hidden stem of its branch, an event, or the longer period that it lies in. */
  readonly by: '干' | '支' | LongerPeriod | LuckEvent;
  /** The stem, its god, wuxing and role; null for an event and a longer period. */
  readonly stem: Stem | null;
  readonly god: TenGod | null;
  readonly wuxing: Wuxing | null;
  readonly role: Role | null;
  /** Part of the score above 60, below it where negative; one decimal. */
  readonly points: number;
  /** Natal pillars that it concerns. */
  readonly pillars: readonly PillarKey[];
}

/** The net of a period with its grounds. */
export interface PeriodBalance {
  readonly score: number;
  readonly band: LuckBand;
  readonly lean: PeriodLean;
  /** Grounds with points above 0, the heaviest first. */
  readonly lifts: readonly VerdictGround[];
  /** Grounds with points below 0, the heaviest first. */
  readonly weighs: readonly VerdictGround[];
  /** Both sides are strong. */
  readonly isMixed: boolean;
}

/** A facet of a period. */
export interface FacetVerdict {
  readonly score: number;
  readonly lean: PeriodLean;
}

/** How sure a verdict is. */
export interface VerdictConfidence {
  readonly score: number;
  readonly word: '高' | '中' | '低';
}

/** The verdict of a decade, a year, a month or a day. */
export interface PeriodVerdict extends PeriodBalance {
  readonly touches: readonly LuckTouch[];
  readonly facets: Readonly<Record<Facet, FacetVerdict>>;
  readonly confidence: VerdictConfidence;
}

/** What verdicts are read from, beside the period itself. */
export interface VerdictSource extends LuckSubject {
  readonly yongshen: { readonly confidence: { readonly score: number } };
}

/** Lowest score of a period that helps, and of one that does neither. */
export const LEAN_EDGES = { 助: VERDICT.help, 平: LUCK_SCALE.base } as const;

/**
 * Lean of a score, as its band has it: 顺 and 较顺 help, 需谨慎 and 宜守 cost.
 *
 * @example [70, 69, 60, 59].map(leanOfScore) // ['助', '平', '平', '累']
 */
export function leanOfScore(score: number): PeriodLean {
  if (score >= LEAN_EDGES.助) return '助';
  return score >= LEAN_EDGES.平 ? '平' : '累';
}

/** The stem and the hidden stems of the branch by their votes, as the score counts them. */
function elementGrounds(
  { pillars, roles, favour, rules }: LuckSubject,
  { stem, branch }: Ganzhi,
  [stemShare, branchShare]: readonly [number, number],
): VerdictGround[] {
  const groundOf = (by: '干' | '支', each: Stem, share: number): VerdictGround => {
    const wuxing = STEM_WUXING[each];
    const points = round1(LUCK_SCALE.span * share * favour[wuxing]);
    const god = TEN_GOD[pillars.day.stem][each];
    return { by, stem: each, god, wuxing, role: roles[wuxing], points, pillars: [] };
  };
  return [
    groundOf('干', stem, stemShare),
    ...hiddenStemsOf(branch, rules.si).map((hidden) =>
      groundOf('支', hidden.stem, branchShare * hidden.weight),
    ),
  ];
}

const NO_STEM = { stem: null, god: null, wuxing: null, role: null } as const;

function eventGround({ code, points, pillars }: LuckReason, share: number): VerdictGround {
  return { by: code, ...NO_STEM, points: round1(points * share), pillars };
}

function longerGround(by: LongerPeriod, score: number, share: number): VerdictGround {
  return { by, ...NO_STEM, points: round1((score - LUCK_SCALE.base) * share), pillars: [] };
}

/** Puts a ground behind those of its side that weigh as much or more: a side is too short to be worth a sort. */
function addByWeight(side: VerdictGround[], ground: VerdictGround): void {
  const weight = Math.abs(ground.points);
  let at = side.length;
  for (; at > 0 && Math.abs((side[at - 1] as VerdictGround).points) < weight; at--) {
    side[at] = side[at - 1] as VerdictGround;
  }
  side[at] = ground;
}

function sumOf(side: readonly VerdictGround[]): number {
  let sum = 0;
  for (const { points } of side) sum += points;
  return Math.abs(sum);
}

function balanceOf(score: number, grounds: readonly VerdictGround[]): PeriodBalance {
  const lifts: VerdictGround[] = [];
  const weighs: VerdictGround[] = [];
  for (const ground of grounds) {
    if (ground.points > 0) addByWeight(lifts, ground);
    else if (ground.points < 0) addByWeight(weighs, ground);
  }
  return {
    score,
    band: luckBandOf(score),
    lean: leanOfScore(score),
    lifts,
    weighs,
    isMixed: sumOf(lifts) >= VERDICT.strongSide && sumOf(weighs) >= VERDICT.strongSide,
  };
}

/** Facets that are held against each other; 学业 is for those who study. */
const COMPARED: readonly Facet[] = ['事业', '财运', '感情', '健康'];

/** Facets by their scores; where they lie apart the best never costs and the worst never helps. */
function facetVerdicts(facets: ScoredPeriod['facets']): PeriodVerdict['facets'] {
  const scores = COMPARED.map((facet) => facets[facet]);
  const [best, worst] = [Math.max(...scores), Math.min(...scores)];
  const isApart = best - worst >= VERDICT.facetsApart;
  const verdictOf = (facet: Facet): FacetVerdict => {
    const score = facets[facet];
    const lean = leanOfScore(score);
    const isCompared = isApart && COMPARED.includes(facet);
    const isHeld = (lean === '累' && score === best) || (lean === '助' && score === worst);
    return { score, lean: isCompared && isHeld ? '平' : lean };
  };
  return Object.fromEntries(FACETS.map((facet) => [facet, verdictOf(facet)])) as Record<Facet, FacetVerdict>;
}

function confidenceOf(
  { yongshen }: VerdictSource,
  { score, isMixed }: PeriodBalance,
  isBeforeDayun: boolean,
): VerdictConfidence {
  const { nearBorder, near, mixed, beforeDayun } = VERDICT.confidence;
  const isNear = [LUCK_SCALE.base, VERDICT.help].some((border) => Math.abs(score - border) <= nearBorder);
  const sure =
    yongshen.confidence.score +
    (isNear ? near : 0) +
    (isMixed ? mixed : 0) +
    (isBeforeDayun ? beforeDayun : 0);
  const bounded = Math.max(CONFIDENCE.min, sure);
  return {
    score: bounded,
    word: bounded >= CONFIDENCE.high ? '高' : bounded >= CONFIDENCE.middle ? '中' : '低',
  };
}

/** Gives the touches of a period: they are looked for when they are read, since most verdicts are read for their net. */
type Touches = () => readonly LuckTouch[];

const WHOLE = [LUCK_SCALE.stemShare, LUCK_SCALE.branchShare] as const;

function verdictOf(
  source: VerdictSource,
  period: ScoredPeriod,
  touchesOf: Touches,
  grounds: readonly VerdictGround[],
  isBeforeDayun = false,
): PeriodVerdict {
  const balance = balanceOf(period.score, grounds);
  let touches: readonly LuckTouch[] | null = null;
  return {
    ...balance,
    get touches() {
      return (touches ??= touchesOf());
    },
    facets: facetVerdicts(period.facets),
    confidence: confidenceOf(source, balance, isBeforeDayun),
  };
}

/** Grounds of the pillar of a period itself, by its share in the score. */
function ownGrounds(source: LuckSubject, { ganzhi, why }: ScoredPillar, share: number): VerdictGround[] {
  const [stem, branch] = WHOLE;
  return [
    ...elementGrounds(source, ganzhi, [stem * share, branch * share]),
    ...why.map((reason) => eventGround(reason, share)),
  ];
}

/** Verdict of a decade. Source: 滴天髓·岁运; 子平真诠·论行运; the sums are ours. */
export function decadeVerdictOf(
  source: VerdictSource,
  decade: ScoredDecade,
  touchesOf: Touches,
): PeriodVerdict {
  return verdictOf(source, decade, touchesOf, ownGrounds(source, decade, 1));
}

/** Stem and branch half of a decade by itself, for the school that gives them five years each. Source: 三命通会·论大运. */
export function halfVerdictsOf(
  source: LuckSubject,
  { ganzhi, halves, why }: ScoredDecade,
): { readonly stem: PeriodBalance; readonly branch: PeriodBalance } {
  const clashes = why.filter(({ code }) => code.startsWith('冲'));
  const [first, ...hidden] = elementGrounds(source, ganzhi, [1, 1]);
  return {
    stem: balanceOf(halves.stem, first === undefined ? [] : [first]),
    branch: balanceOf(halves.branch, [...hidden, ...clashes.map((reason) => eventGround(reason, 1))]),
  };
}

/** Verdict of a year, its decade among the grounds. Source: 三命通会·总论岁运; the sums are ours. */
export function yearVerdictOf(source: VerdictSource, year: ScoredYear, touchesOf: Touches): PeriodVerdict {
  const { year: own, decade } = LUCK_SHARES.year;
  const isBeforeDayun = year.dayunNumber === 0;
  const longer = isBeforeDayun ? [] : [longerGround('大运', year.decadeScore, decade)];
  return verdictOf(source, year, touchesOf, [...ownGrounds(source, year, own), ...longer], isBeforeDayun);
}

/** Verdict of a month, its year and decade among the grounds. */
export function monthVerdictOf(
  source: VerdictSource,
  month: ScoredMonth,
  year: ScoredYear,
  touchesOf: Touches,
): PeriodVerdict {
  const { month: own, year: yearShare, decade } = LUCK_SHARES.month;
  return verdictOf(
    source,
    month,
    touchesOf,
    [
      ...ownGrounds(source, month, own),
      longerGround('流年', year.score, yearShare),
      longerGround('大运', year.decadeScore, decade),
    ],
    year.dayunNumber === 0,
  );
}

/** Verdict of a day of the personal calendar, its month and year among the grounds. */
export function dayVerdictOf(
  source: VerdictSource & LuckSource,
  day: PersonalDay,
  touchesOf: Touches,
): PeriodVerdict {
  const { day: own, month, year } = LUCK_SHARES.day;
  const longer = [longerGround('流月', day.monthScore, month), longerGround('流年', day.yearScore, year)];
  const isBeforeDayun = decadeAt(source, day.year) === undefined;
  return verdictOf(source, day, touchesOf, [...ownGrounds(source, day, own), ...longer], isBeforeDayun);
}

/** Net of an hour of the personal calendar with its grounds, its day and month among them. */
export function hourBalanceOf(source: LuckSubject, hour: PersonalHour, day: PersonalDay): PeriodBalance {
  const { day: own, month, year } = LUCK_SHARES.day;
  return balanceOf(hour.score, [
    ...ownGrounds(source, hour, own),
    longerGround('流日', day.score, month),
    longerGround('流月', day.monthScore, year),
  ]);
}
