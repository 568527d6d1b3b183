/**
 * The 岁: the months from the one that contains the winter solstice to the next such month, numbered by the rules of
 * GB/T 33661-2017. Lunar years are cut from two of them.
 */
import {
  phaseEpochMsForDay,
  PHASES_PER_LUNATION,
  TERM_INDEX,
  termEpochMsForDay,
  TERMS_PER_YEAR,
} from '../astronomy/index.ts';
import { jdnOf, jdnOfEpochMs } from '../time/index.ts';
import { OFFICIAL_MONTH_NAMES, OFFICIAL_MONTH_STARTS } from './tables/officialExceptions.ts';
import { isDayUncertain } from './uncertainDay.ts';

/** A month before it is given to a lunar year. */
export interface SuiMonth {
  readonly month: number;
  readonly isLeap: boolean;
  readonly startJdn: number;
  readonly uncertainDay: boolean;
}

/**
 * Which months are requested: `official` with the written exceptions of 1645-1920, `gbt` with those of 1645-1911 only,
 * `rule` with none.
 */
export type SuiVariant = 'official' | 'gbt' | 'rule';

const FIRST_GBT_YEAR = 1912;
/** Day number of the new moon of lunation 0, 2000-01-06, and the mean month. */
const NEW_MOON_2000_JDN = 2451550;
const MEAN_MONTH_DAYS = 29.530588861;

function exceptionShifts(variant: SuiVariant): ReadonlyMap<number, number> {
  const rows = OFFICIAL_MONTH_STARTS.filter(
    ([year]) => variant === 'official' || (variant === 'gbt' && year < FIRST_GBT_YEAR),
  );
  return new Map(rows.map(([year, month, day, shift]) => [jdnOf({ year, month, day }) - shift, shift]));
}

/** Days of shift by the day number of the computed new moon. Pure facts, computed at first use. */
const SHIFTS = new Map<SuiVariant, ReadonlyMap<number, number>>();

function shiftsOf(variant: SuiVariant): ReadonlyMap<number, number> {
  let shifts = SHIFTS.get(variant);
  if (shifts === undefined) SHIFTS.set(variant, (shifts = exceptionShifts(variant)));
  return shifts;
}

/** Day number of a new moon, shifted to the official day where history had another. */
function newMoonJdn(lunation: number, variant: SuiVariant): number {
  const jdn = jdnOfEpochMs(phaseEpochMsForDay(PHASES_PER_LUNATION * lunation));
  return jdn + (shiftsOf(variant).get(jdn) ?? 0);
}

/** Lunation of the month that contains a day. */
function lunationOf(jdn: number, variant: SuiVariant): number {
  let lunation = Math.floor((jdn - NEW_MOON_2000_JDN) / MEAN_MONTH_DAYS);
  while (newMoonJdn(lunation, variant) > jdn) lunation--;
  while (newMoonJdn(lunation + 1, variant) <= jdn) lunation++;
  return lunation;
}

function solsticeJdn(year: number): number {
  return jdnOfEpochMs(termEpochMsForDay(year * TERMS_PER_YEAR + TERM_INDEX.冬至));
}

/** Day numbers of the major terms 中气 from the solstice of `year − 1` to that of `year`. */
function majorTermDays(year: number): number[] {
  const first = (year - 1) * TERMS_PER_YEAR + TERM_INDEX.冬至;
  return Array.from({ length: 13 }, (_, i) => jdnOfEpochMs(termEpochMsForDay(first + 2 * i)));
}

/**
 * Position of the leap month among 13: the first after the solstice month without a 中气 day; days are compared, not
 * instants.
 */
function leapPosition(starts: readonly number[], termDays: readonly number[]): number {
  for (let i = 1; i < starts.length - 1; i++) {
    const start = starts[i] as number;
    const end = starts[i + 1] as number;
    if (!termDays.some((day) => day >= start && day < end)) return i;
  }
  return 0;
}

function officialName(startJdn: number): readonly [month: number, isLeap: boolean] | undefined {
  const row = OFFICIAL_MONTH_NAMES.find(([year, month, day]) => jdnOf({ year, month, day }) === startJdn);
  return row === undefined ? undefined : [row[3], row[4]];
}

/**
 * Months of the 岁 that ends with the winter solstice of `year`: from the month that contains the solstice of `year − 1`,
 * 十一月, to the one before the next 十一月.
 *
 * @param year civil year, 1 to 10000
 * @returns 12 or 13 months in order, the first is 十一月
 * Source: GB/T 33661-2017 §4.
 */
export function suiMonths(year: number, variant: SuiVariant): SuiMonth[] {
  const first = lunationOf(solsticeJdn(year - 1), variant);
  const count = lunationOf(solsticeJdn(year), variant) - first;
  const starts = Array.from({ length: count + 1 }, (_, i) => newMoonJdn(first + i, variant));
  const leap = count === 13 ? leapPosition(starts, majorTermDays(year)) : 0;
  let month = 10;
  return starts.slice(0, count).map((startJdn, i) => {
    const isRuleLeap = leap > 0 && i === leap;
    if (!isRuleLeap) month = (month % 12) + 1;
    const named = variant === 'rule' ? undefined : officialName(startJdn);
    const [number, isLeap] = named ?? [month, isRuleLeap];
    const epochMs = phaseEpochMsForDay(PHASES_PER_LUNATION * (first + i));
    return { month: number, isLeap, startJdn, uncertainDay: isDayUncertain(epochMs, year) };
  });
}
