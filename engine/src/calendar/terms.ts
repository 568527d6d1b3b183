/**
 * Solar terms 节气 around an instant or on a day. The terms run as one sequence through the years, counted
 * 24 · year + index: 冬至 of a year is followed by 小寒 of the next.
 */
import {
  solarTermsOfYear,
  termEpochMsOf,
  termOrdinalAt,
  TERMS_PER_YEAR,
  type SolarTerm,
} from '../astronomy/index.ts';
import { epochMsOfJdn, jdnOfEpochMs } from '../time/index.ts';
import { printedShift, printedStep } from './printedDays.ts';
import type { LunarRules } from './rules.ts';
import { findCached, cacheYear, type YearPages } from './yearPages.ts';

/** The solar terms on either side of an instant. */
export interface TermsAround {
  /** Latest at or before the instant. */
  readonly prev: SolarTerm;
  /** First after the instant. */
  readonly next: SolarTerm;
}

function termOf(ordinal: number): SolarTerm {
  return solarTermsOfYear(Math.floor(ordinal / TERMS_PER_YEAR))[ordinal % TERMS_PER_YEAR] as SolarTerm;
}

/**
 * The solar terms before and after an instant, of all 24. At the instant of a term that term is `prev`.
 *
 * @param epochMs UTC milliseconds, years 1 to 9999
 * @throws RangeError outside the years of the terms, or where it is not finite
 * @example termsAround(Date.UTC(2024, 1, 4, 9)).prev.name // '立春'
 */
export function termsAround(epochMs: number): TermsAround {
  const ordinal = termOrdinalAt(epochMs);
  return { prev: termOf(ordinal), next: termOf(ordinal + 1) };
}

/**
 * The minor terms 节 (立春, 惊蛰 … 小寒) before and after an instant: the bounds of its month pillar. At the instant of a
 * 节 that one is `prev`.
 *
 * @param epochMs UTC milliseconds, years 1 to 9999
 * @throws RangeError outside the years of the terms, or where it is not finite
 * @example jieAround(Date.UTC(2024, 1, 25)).next.name // '惊蛰'
 */
export function jieAround(epochMs: number): TermsAround {
  const ordinal = termOrdinalAt(epochMs);
  const jie = ordinal - (ordinal & 1);
  return { prev: termOf(jie), next: termOf(jie + 2) };
}

/**
 * Ordinal, 24 · year + index, of the last term on or before a civil day of UTC+8, whole days compared.
 *
 * @param jdn Julian Day Number
 * @param printed whose days of terms: computed, or as printed
 * @throws RangeError outside the years of the terms
 * @example termOrdinalOnDay(2460345) // 48578
 */
export function termOrdinalOnDay(jdn: number, printed: LunarRules['printed'] = 'computed'): number {
  const ordinal = termOrdinalAt(epochMsOfJdn(jdn + 1) - 1);
  return printed === 'hko' ? ordinal + printedStep(jdn) : ordinal;
}

/**
 * The solar term that falls on a civil day of UTC+8, or null.
 *
 * @param jdn Julian Day Number
 * @param printed whose days of terms: computed, or as printed
 * @throws RangeError outside the years of the terms
 * @example termOfDay(2460345)?.name // '立春'
 */
export function termOfDay(jdn: number, printed: LunarRules['printed'] = 'computed'): SolarTerm | null {
  const ordinal = termOrdinalOnDay(jdn, printed);
  return termDayOf(ordinal, printed) === jdn ? termOf(ordinal) : null;
}

/**
 * Day number of a term by its ordinal.
 *
 * @param ordinal 24 · year + index
 * @example termDayOf(48578) // 2460345
 */
export function termDayOf(ordinal: number, printed: LunarRules['printed'] = 'computed'): number {
  const jdn = jdnOfEpochMs(termEpochMsOf(ordinal));
  return printed === 'hko' ? jdn + printedShift(jdn) : jdn;
}

/** Day numbers of the terms by year, filled at first use: pure facts, 96 bytes a year. */
const TERM_DAYS: YearPages<Int32Array> = [];

/**
 * Day numbers (UTC+8) of the 24 terms of a year, 小寒 first. Shared: do not write to it.
 *
 * @param year 0 to 10000
 * @throws RangeError outside the years of the terms
 * @example termDaysOfYear(2024)[2] // 2460345
 */
export function termDaysOfYear(year: number): Int32Array {
  return findCached(TERM_DAYS, year) ?? cacheYear(TERM_DAYS, year, buildTermDays(year));
}

function buildTermDays(year: number): Int32Array {
  return Int32Array.from({ length: TERMS_PER_YEAR }, (_, index) =>
    jdnOfEpochMs(termEpochMsOf(year * TERMS_PER_YEAR + index)),
  );
}
