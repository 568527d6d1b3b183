/**
 * 婚恋候选年: years that touch the spouse star, the spouse palace or the two spirits of joy. A list of years to keep in
 * mind, never a forecast.
 */
import { yearGanzhi } from '../../calendar/index.ts';
import { ageXuOn, NATAL_KEYS, shenshaOfLuck, type Chart } from '../../chart/index.ts';
import {
  BANHE,
  LIUHE_OF,
  mainStemOf,
  SANHE_OF,
  STEM_WUXING,
  TEN_GOD,
  type Branch,
  type Ganzhi,
} from '../../ganzhi/index.ts';
import { CIVIL_YEAR_MAX } from '../../time/index.ts';
import type { Doctrine } from '../doctrine.ts';
import { scoreYear, type LuckSource } from './luckPeriods.ts';
import { SPOUSE_GODS } from '../tables/luckPoints.ts';

/** What of an analysis the candidate years are read from. */
export type PartnerSource = LuckSource & { readonly doctrine: Doctrine };

/** Why a year is listed, with the chapter of the idea. */
export const PARTNER_YEAR_SOURCES = {
  配偶星: '渊海子平·六亲总论',
  六合配偶宫: '三命通会·论支元六合',
  三合配偶宫: '三命通会·论支元三合',
  半合配偶宫: '三命通会·论支元三合',
  红鸾: '神峰通考·吉神类',
  天喜: '神峰通考·吉神类',
} as const;
/** Why a year is listed. */
export type PartnerYearHit = keyof typeof PARTNER_YEAR_SOURCES;

/** A candidate year. */
export interface PartnerYear {
  /** Gregorian year of its 立春. */
  readonly year: number;
  readonly ganzhi: Ganzhi;
  readonly ageXu: number;
  /** At least one; the more, the earlier in the list. */
  readonly hits: readonly PartnerYearHit[];
  /** 感情 of the year. */
  readonly score: number;
}

/** Ages and length of the list. */
export interface PartnerYearRange {
  /** 虚岁, default 20. */
  readonly fromAge?: number;
  /** 虚岁, default 45. */
  readonly toAge?: number;
  /** Most years listed, default 5. */
  readonly count?: number;
}

const DEFAULT_RANGE = { fromAge: 20, toAge: 45, count: 5 } as const satisfies Required<PartnerYearRange>;
const MAX_AGE = 120;
/** A year is not listed where it has the lowest 感情 of so many years running, by so much below their best. */
const RUNNING = { years: 3, below: 6 } as const;
/** Spirits of joy by id, in the order they are named. */
const JOY_IDS: ReadonlySet<string> = new Set(['hongluan', 'tianxi']);

/** The year joins the palace to a whole 三合 with another natal branch, or to half of one. */
function joinOf({ pillars }: PartnerSource, branch: Branch): '三合' | '半合' | null {
  const palace = pillars.day.branch;
  const { members } = SANHE_OF[palace];
  if (branch === palace || !(members as readonly Branch[]).includes(branch)) return null;
  const third = members.find((member) => member !== palace && member !== branch);
  if (NATAL_KEYS.some((key) => pillars[key]?.branch === third)) return '三合';
  return BANHE.some(({ a, b }) => [a, b].every((each) => each === palace || each === branch)) ? '半合' : null;
}

/** The spouse star comes, in stem or main hidden stem, and is 用神 or 喜神. Not asked under `spouseStar: 'palaceOnly'`. */
function bringsStar({ sex, pillars, doctrine, roles }: PartnerSource, { stem, branch }: Ganzhi): boolean {
  if (doctrine.spouseStar === 'palaceOnly') return false;
  const godsOf = TEN_GOD[pillars.day.stem];
  return [stem, mainStemOf(branch)].some(
    (each) => SPOUSE_GODS[sex].includes(godsOf[each]) && ['用神', '喜神'].includes(roles[STEM_WUXING[each]]),
  );
}

function hitsOf(chart: Chart, analysis: PartnerSource, ganzhi: Ganzhi): PartnerYearHit[] {
  const palace = chart.pillars.day.branch;
  const join = joinOf(analysis, ganzhi.branch);
  const joys = shenshaOfLuck(chart, ganzhi, 'liunian', { ids: JOY_IDS }).map(({ id }) => id);
  const found: Record<PartnerYearHit, boolean> = {
    配偶星: bringsStar(analysis, ganzhi),
    六合配偶宫: LIUHE_OF[palace] === ganzhi.branch,
    三合配偶宫: join === '三合',
    半合配偶宫: join === '半合',
    红鸾: joys.includes('hongluan'),
    天喜: joys.includes('tianxi'),
  };
  return (Object.keys(PARTNER_YEAR_SOURCES) as PartnerYearHit[]).filter((hit) => found[hit]);
}

/** 感情 of a year as its score has it, each scored once. */
function closenessOf(analysis: PartnerSource): (year: number) => number {
  const known = new Map<number, number>();
  return (year) => {
    const score = known.get(year) ?? scoreYear(analysis, year).facets.感情;
    known.set(year, score);
    return score;
  };
}

/** Whether it is the low of some years running: then another of them is the one to name. */
function isLow(scoreOf: (year: number) => number, year: number): boolean {
  const { years, below } = RUNNING;
  for (let first = year - years + 1; first <= year; first++) {
    const last = Math.min(first + years - 1, CIVIL_YEAR_MAX);
    const scores = Array.from({ length: last - first + 1 }, (_, i) => scoreOf(first + i));
    if (scoreOf(year) === Math.min(...scores) && Math.max(...scores) - scoreOf(year) >= below) return true;
  }
  return false;
}

function checkRange({ fromAge, toAge, count }: Required<PartnerYearRange>): void {
  const isWhole = [fromAge, toAge, count].every(Number.isInteger);
  if (!isWhole || fromAge < 1 || toAge < fromAge || toAge > MAX_AGE || count < 1) {
    throw new RangeError(
      `Cannot list years: ages ${fromAge} to ${toAge}, at most ${count}, expected whole ages in order, 1 to ${MAX_AGE}, and 1 or more years`,
    );
  }
}

/**
 * Years in which a partnership is more at the centre, those with most hits first, earlier before later.
 *
 * @param chart cast from a date
 * @param analysis of the same chart
 * @throws RangeError on ages out of order or outside 1 to 120, or a count below 1
 * Source: the chapters in `PARTNER_YEAR_SOURCES`; which ages and how many years are our choice
 * (docs/decisions/051).
 * @example ((chart) => partnerYearsOf(chart, analyseChart(chart))[0].hits)(castChart({ civil: { year: 1990, month: 5, day: 15, hour: 14, minute: 30, second: 0 }, sex: '男', hour: 'minute' })) // ['六合配偶宫', '红鸾']
 */
export function partnerYearsOf(
  chart: Chart,
  analysis: PartnerSource,
  range: PartnerYearRange = {},
): readonly PartnerYear[] {
  const { fromAge, toAge, count } = { ...DEFAULT_RANGE, ...range };
  checkRange({ fromAge, toAge, count });
  const found: PartnerYear[] = [];
  const scoreOf = closenessOf(analysis);
  // Years of age begin on another day under each `ageYear`; one civil year more on either side holds them all.
  const first = chart.time.standardLocal.year + fromAge - 2;
  const last = Math.min(chart.time.standardLocal.year + toAge, CIVIL_YEAR_MAX);
  for (let year = first; year <= last; year++) {
    const ageXu = ageXuOn(chart, { year, month: 12, day: 31 });
    if (ageXu < fromAge || ageXu > toAge) continue;
    const ganzhi = yearGanzhi(year);
    const hits = hitsOf(chart, analysis, ganzhi);
    if (hits.length === 0 || isLow(scoreOf, year)) continue;
    found.push({ year, ganzhi, ageXu, hits, score: scoreOf(year) });
  }
  return found.toSorted((a, b) => b.hits.length - a.hits.length || a.year - b.year).slice(0, count);
}
