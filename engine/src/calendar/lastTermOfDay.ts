/**
 * The solar term a civil day stands under, by whole days: the day of a term belongs to it from midnight on.
 */
import { numberError } from '../numberError.ts';
import { solarTermsOfYear, TERMS_PER_YEAR, type SolarTerm } from '../astronomy/index.ts';
import { MAX_JDN, YEAR_ONE_JDN } from '../time/index.ts';
import { printedStep } from './printedDays.ts';
import type { LunarRules } from './rules.ts';
import { termDayOf, termDaysOfYear } from './terms.ts';

const MEAN_YEAR_DAYS = 365.2425;
/** Day number of 小寒 in the mean year 0. */
const XIAOHAN_YEAR_0 = 1721064;

/** A term and the day number it falls on. */
export interface TermDay {
  readonly term: SolarTerm;
  readonly jdn: number;
  /** Year in whose sequence 小寒 … 冬至 it stands. */
  readonly year: number;
}

/**
 * Year whose sequence 小寒 … 冬至 holds a day: the civil year except for the first days of January.
 *
 * @param jdn Julian Day Number
 * @throws RangeError `wrong day number N` where it is not whole or outside the years 1 to 9999
 * @example termYearOfDay(2460345) // 2024
 */
export function termYearOfDay(jdn: number): number {
  if (!Number.isInteger(jdn) || jdn < YEAR_ONE_JDN || jdn > MAX_JDN) {
    throw numberError('day number', jdn, `${YEAR_ONE_JDN} (0001-01-01) to ${MAX_JDN} (9999-12-31)`);
  }
  let year = Math.floor((jdn - XIAOHAN_YEAR_0) / MEAN_YEAR_DAYS) + 1;
  while (jdn < (termDaysOfYear(year)[0] as number)) year--;
  return year;
}

/**
 * Last term on or before a day of UTC+8.
 *
 * @param jdn Julian Day Number
 * @param printed whose days of terms: computed, or as printed
 * @throws RangeError `wrong day number N` where it is not whole or outside the years 1 to 9999
 * @example lastTermOfDay(2460346).term.name // '立春'
 */
export function lastTermOfDay(jdn: number, printed: LunarRules['printed'] = 'computed'): TermDay {
  const year = termYearOfDay(jdn);
  const days = termDaysOfYear(year);
  let index = 23;
  while (jdn < (days[index] as number)) index--;
  // None of the printed days moves 小寒, so the term stays in its year.
  if (printed === 'hko') index += printedStep(jdn);
  const term = solarTermsOfYear(year)[index] as SolarTerm;
  return { term, jdn: termDayOf(year * TERMS_PER_YEAR + index, printed), year };
}
