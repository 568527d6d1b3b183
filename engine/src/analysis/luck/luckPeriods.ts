/**
 * Decades, years and months of luck: the score shown for each, its band, its facets and every adjustment.
 */
import { numberError } from '../../numberError.ts';
import { monthGanzhiOfYear, yearGanzhi } from '../../calendar/index.ts';
import {
  shenshaFinder,
  suiqianOf,
  type ChartPillars,
  type ChartRules,
  type LuckKey,
  type Dayun,
  type Sex,
} from '../../chart/index.ts';
import {
  mainStemOf,
  TEN_GOD,
  TEN_GODS,
  type ByWuxing,
  type Ganzhi,
  type TenGod,
} from '../../ganzhi/index.ts';
import {
  luckBandOf,
  scoreHalves,
  scorePillar,
  type LuckBand,
  type LuckReason,
  type PillarScore,
} from './luckScore.ts';
import { clampRound } from '../round.ts';
import {
  FACET_GODS,
  FACET_SPIRITS,
  FACETS,
  LUCK_BOUNDS,
  LUCK_SHARES,
  PERIOD_FACET_POINTS,
  SCORE_BEFORE_DAYUN,
  SPOUSE_GODS,
  type Facet,
} from '../tables/luckPoints.ts';
import { FAVOUR, type Role } from '../tables/roles.ts';

/** What of an analysis the scores of luck are read from. */
export interface LuckSubject {
  readonly pillars: ChartPillars;
  readonly sex: Sex;
  readonly rules: ChartRules;
  readonly roles: ByWuxing<Role>;
  /** How favourable each wuxing is, −1 to 1. */
  readonly favour: ByWuxing<number>;
}

/** Facet scores of a period, 20–95 each. */
export type PeriodFacets = Readonly<Record<Facet, number>>;

/** A pillar of time with its score for a person. */
export interface ScoredPillar {
  readonly ganzhi: Ganzhi;
  readonly stemGod: TenGod;
  /** God of the main hidden stem of the branch. */
  readonly branchGod: TenGod;
  readonly stemRole: Role;
  readonly branchRole: Role;
  /** By its own pillar, 20–95. */
  readonly pillarScore: number;
  /** As shown: with the longer periods it lies in. */
  readonly score: number;
  readonly band: LuckBand;
  readonly why: readonly LuckReason[];
}

/** What every scored period carries. */
export interface ScoredPeriod extends ScoredPillar {
  readonly facets: PeriodFacets;
}

/** A decade. */
export interface ScoredDecade extends ScoredPeriod {
  /** 1-based. */
  readonly dayunNumber: number;
  /** 虚岁 at its start, and years of the table; null for a chart without a date. */
  readonly startAgeXu: number | null;
  readonly startYear: number | null;
  readonly endYear: number | null;
  /** Stem half and branch half by themselves, for the school that gives them five years each. */
  readonly halves: { readonly stem: number; readonly branch: number };
}

/** A year. */
export interface ScoredYear extends ScoredPeriod {
  readonly year: number;
  /** Decade it belongs to; 0 before 起运. */
  readonly dayunNumber: number;
  readonly decadeScore: number;
}

/** A month of a year, 寅 first. */
export interface ScoredMonth extends ScoredPeriod {
  readonly year: number;
  /** 0 寅 … 11 丑. */
  readonly monthIndex: number;
}

/** Most years or days one call scores. */
const MAX_YEARS = 200;

type Gods = Pick<ScoredPeriod, 'stemGod' | 'branchGod'>;

/** The facet that each spirit moves, by its id. 病符 applies only to years and has a separate table. */
const FACET_OF_SPIRIT: ReadonlyMap<string, Facet> = new Map(
  FACETS.flatMap((facet) => FACET_SPIRITS[facet].ids.map((id): [string, Facet] => [id, facet])),
);
const FACET_SPIRIT_IDS: ReadonlySet<string> = new Set(FACET_OF_SPIRIT.keys());

const FACET_SELECTION = { ids: FACET_SPIRIT_IDS } as const;

type SpiritFinder = ReturnType<typeof shenshaFinder>;

/** Points of the spirits that are on a period, by facet. */
function spiritPointsOf(
  { pillars, rules }: LuckSubject,
  ganzhi: Ganzhi,
  place: LuckKey,
  spiritsOf: SpiritFinder,
): Record<Facet, number> {
  const points: Record<Facet, number> = { 事业: 0, 财运: 0, 感情: 0, 健康: 0, 学业: 0 };
  for (const { id } of spiritsOf(ganzhi, place)) {
    const facet = FACET_OF_SPIRIT.get(id);
    if (facet !== undefined) points[facet] = FACET_SPIRITS[facet].points;
  }
  const isBingfu =
    place === 'liunian' && suiqianOf(pillars.year.branch, ganzhi.branch, rules.suiqian) === '病符';
  if (isBingfu) points.健康 = FACET_SPIRITS.健康.points;
  return points;
}

/** Facets that a god moves, by the sex whose spouse star counts for 感情. */
type FacetsOfGod = Readonly<Record<TenGod, readonly Facet[]>>;

function facetsOfGods(sex: Sex): FacetsOfGod {
  const godsOf = (facet: Facet): readonly TenGod[] =>
    facet === '感情' ? SPOUSE_GODS[sex] : FACET_GODS[facet];
  const rows = TEN_GODS.map((god) => [god, FACETS.filter((facet) => godsOf(facet).includes(god))]);
  return Object.freeze(Object.fromEntries(rows)) as FacetsOfGod;
}

const FACETS_OF_GOD: Readonly<Record<Sex, FacetsOfGod>> = { 男: facetsOfGods('男'), 女: facetsOfGods('女') };

/** Facets of a period: its score, the favour of its two gods where they count, and its spirits. */
function periodFacetsOf(
  { sex }: LuckSubject,
  { stemGod, branchGod }: Gods,
  { stemRole, branchRole }: PillarScore,
  score: number,
  points: Record<Facet, number>,
): PeriodFacets {
  const facetsOf = FACETS_OF_GOD[sex];
  for (const facet of facetsOf[stemGod]) points[facet] += PERIOD_FACET_POINTS.stem * FAVOUR[stemRole];
  for (const facet of facetsOf[branchGod]) points[facet] += PERIOD_FACET_POINTS.branch * FAVOUR[branchRole];
  for (const facet of FACETS) {
    points[facet] = clampRound(score + points[facet], LUCK_BOUNDS.min, LUCK_BOUNDS.max);
  }
  return points;
}

/** Scores one pillar; `blend` gives the score shown, from the score of the pillar only. */
type PeriodScorer = (ganzhi: Ganzhi, blend: (pillarScore: number) => number) => ScoredPeriod;

function newScorer(subject: LuckSubject, place: LuckKey, spiritsOf: SpiritFinder): PeriodScorer {
  const godsOf = TEN_GOD[subject.pillars.day.stem];
  return (ganzhi, blend) => {
    const own = scorePillar(subject, ganzhi);
    const score = clampRound(blend(own.score), LUCK_BOUNDS.min, LUCK_BOUNDS.max);
    const gods = { stemGod: godsOf[ganzhi.stem], branchGod: godsOf[mainStemOf(ganzhi.branch)] };
    const spirits = spiritPointsOf(subject, ganzhi, place, spiritsOf);
    return {
      ganzhi,
      stemGod: gods.stemGod,
      branchGod: gods.branchGod,
      stemRole: own.stemRole,
      branchRole: own.branchRole,
      pillarScore: own.score,
      score,
      band: luckBandOf(score),
      why: own.why,
      facets: periodFacetsOf(subject, gods, own, score, spirits),
    };
  };
}

/** What is prepared of each subject: its years and months are scored one after another. */
const prepared = new WeakMap<
  LuckSubject,
  { readonly spiritsOf: SpiritFinder; readonly scorers: Partial<Record<LuckKey, PeriodScorer>> }
>();

/** Scores pillars as periods of luck of one kind. */
export function periodScorer(subject: LuckSubject, place: LuckKey): PeriodScorer {
  let known = prepared.get(subject);
  if (known === undefined) {
    known = { spiritsOf: shenshaFinder(subject, FACET_SELECTION), scorers: {} };
    prepared.set(subject, known);
  }
  return (known.scorers[place] ??= newScorer(subject, place, known.spiritsOf));
}

/**
 * Scores decades.
 *
 * @param steps the decades in order; for a chart without a date, pillars only
 */
export function scoreDecades(
  subject: LuckSubject,
  steps: readonly (Dayun | Ganzhi)[],
): readonly ScoredDecade[] {
  const score = periodScorer(subject, 'dayun');
  return steps.map((step, i) => {
    const ganzhi = 'ganzhi' in step ? step.ganzhi : step;
    const scored = score(ganzhi, (own) => own);
    return {
      ...scored,
      dayunNumber: i + 1,
      startAgeXu: 'ganzhi' in step ? step.startAgeXu : null,
      startYear: 'ganzhi' in step ? step.startYear : null,
      endYear: 'ganzhi' in step ? step.endYear : null,
      halves: scoreHalves(subject, ganzhi, scored.why),
    };
  });
}

/** What of an analysis years and months are scored from. */
export interface LuckSource extends LuckSubject {
  readonly dayun: readonly ScoredDecade[];
}

/** The decade a year of the table belongs to; undefined before 起运 and for decades without years. */
export function decadeAt(source: LuckSource, year: number): ScoredDecade | undefined {
  return source.dayun.findLast(({ startYear }) => startYear !== null && startYear <= year);
}

/** Score that the decade lends to a year, 60 before 起运; by halves under `decadeSplit: 'fiveFive'`. */
export function decadeScoreAt(source: LuckSource, year: number): { dayunNumber: number; score: number } {
  const decade = decadeAt(source, year);
  if (decade === undefined) return { dayunNumber: 0, score: SCORE_BEFORE_DAYUN };
  const { dayunNumber, score, halves, startYear } = decade;
  if (source.rules.decadeSplit === 'whole') return { dayunNumber, score };
  return { dayunNumber, score: year - (startYear ?? year) < 5 ? halves.stem : halves.branch };
}

/** Scores flowing years; what is read of the chart for each is prepared once. */
function yearScorer(source: LuckSource): (year: number) => ScoredYear {
  const score = periodScorer(source, 'liunian');
  const { year: yearShare, decade: decadeShare } = LUCK_SHARES.year;
  return (year) => {
    const { dayunNumber, score: decadeScore } = decadeScoreAt(source, year);
    const period = score(yearGanzhi(year), (own) => yearShare * own + decadeShare * decadeScore);
    return { ...period, year, dayunNumber, decadeScore };
  };
}

/**
 * Score of one flowing year 流年.
 *
 * @param year Gregorian year of its 立春
 * @throws RangeError where it is not whole
 * @example scoreYear(analyseChart(castChart({ pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' }, sex: '男', hour: 'shichen' })), 2025).pillarScore // 45
 */
export function scoreYear(source: LuckSource, year: number): ScoredYear {
  if (!Number.isInteger(year)) throw numberError('year', year, 'a whole number');
  return yearScorer(source)(year);
}

/**
 * Scores of flowing years.
 *
 * @throws RangeError on more than 200 years or an end before the start
 * @example scoreYears(analyseChart(castChart({ civil: { year: 1990, month: 5, day: 15, hour: 14, minute: 30, second: 0 }, sex: '男', hour: 'minute' })), { fromYear: 2024, toYear: 2026 }).map(({ score }) => score) // [61, 54, 52]
 */
export function scoreYears(
  source: LuckSource,
  { fromYear, toYear }: { readonly fromYear: number; readonly toYear: number },
): readonly ScoredYear[] {
  const count = toYear - fromYear + 1;
  if (!Number.isInteger(fromYear) || !Number.isInteger(count) || count < 1 || count > MAX_YEARS) {
    throw new RangeError(
      `Cannot score years: ${fromYear} to ${toYear}, expected 1 to ${MAX_YEARS} whole years`,
    );
  }
  const score = yearScorer(source);
  return Array.from({ length: count }, (_, i) => score(fromYear + i));
}

/** Scores the months of a flowing year; what is read of the chart for each is prepared once. */
function monthScorer(source: LuckSource, year: ScoredYear): (monthIndex: number) => ScoredMonth {
  const score = periodScorer(source, 'liuyue');
  const { month: monthShare, year: yearShare, decade: decadeShare } = LUCK_SHARES.month;
  return (monthIndex) => {
    const period = score(
      monthGanzhiOfYear(year.year, monthIndex),
      (own) => monthShare * own + yearShare * year.score + decadeShare * year.decadeScore,
    );
    return { ...period, year: year.year, monthIndex };
  };
}

/**
 * Score of one flowing month 流月.
 *
 * @param monthIndex 0 寅 … 11 丑
 * @throws RangeError outside that
 * @example ((analysis) => scoreMonth(analysis, scoreYear(analysis, 2025), 11).ganzhi.name)(analyseChart(castChart({ civil: { year: 1990, month: 5, day: 15, hour: 14, minute: 30, second: 0 }, sex: '男', hour: 'minute' }))) // '己丑'
 */
export function scoreMonth(source: LuckSource, year: ScoredYear, monthIndex: number): ScoredMonth {
  if (!Number.isInteger(monthIndex) || monthIndex < 0 || monthIndex > 11) {
    throw numberError('month', monthIndex, '0 (寅) to 11 (丑)');
  }
  return monthScorer(source, year)(monthIndex);
}

/**
 * Scores of the twelve months of a flowing year, 寅 first.
 *
 * @example scoreMonths(analyseChart(castChart({ civil: { year: 1990, month: 5, day: 15, hour: 14, minute: 30, second: 0 }, sex: '男', hour: 'minute' })), 2025)[0].ganzhi.name // '戊寅'
 */
export function scoreMonths(source: LuckSource, year: number): readonly ScoredMonth[] {
  const score = monthScorer(source, scoreYear(source, year));
  return Array.from({ length: 12 }, (_, i) => score(i));
}
