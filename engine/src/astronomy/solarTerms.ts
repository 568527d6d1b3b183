/**
 * The 24 solar terms 节气: the instants at which the Sun's apparent longitude is a multiple of 15°. Every other room asks
 * for them all the time, so each instant is computed once and cached.
 */
import { numberError } from '../numberError.ts';
import { MS_PER_DAY, MS_PER_MINUTE } from '../time/index.ts';
import { DAYS_PER_CENTURY, J2000_JD, RAD_PER_DEG, wrapRad } from './angle.ts';
import { checkInstant, msFromMidnight } from './instant.ts';
import { instantPages } from './instantPages.ts';
import { nutationRad } from './nutation.ts';
import { sunDistanceAu, sunEllipseRad, sunLongitudeRad, sunMeanLongitudeRad } from './sun.ts';

/** Names of the 24 terms in the order of the civil year: 小寒 is 0, 立春 2, 冬至 23. Even indexes are 节, odd 中气. */
// prettier-ignore
export const SOLAR_TERM_NAMES = [
  '小寒', '大寒', '立春', '雨水', '惊蛰', '春分', '清明', '谷雨', '立夏', '小满', '芒种', '夏至',
  '小暑', '大暑', '立秋', '处暑', '白露', '秋分', '寒露', '霜降', '立冬', '小雪', '大雪', '冬至',
] as const;

/** Name of a solar term 节气. */
export type SolarTermName = (typeof SOLAR_TERM_NAMES)[number];

/** Place of a term in its year, 小寒 0 to 冬至 23. */
// prettier-ignore
export const TERM_INDEX = {
  小寒: 0, 大寒: 1, 立春: 2, 雨水: 3, 惊蛰: 4, 春分: 5, 清明: 6, 谷雨: 7, 立夏: 8, 小满: 9, 芒种: 10, 夏至: 11,
  小暑: 12, 大暑: 13, 立秋: 14, 处暑: 15, 白露: 16, 秋分: 17, 寒露: 18, 霜降: 19, 立冬: 20, 小雪: 21, 大雪: 22, 冬至: 23,
} as const satisfies Readonly<Record<SolarTermName, number>>;

/** One of the 24 terms of a year. */
export interface SolarTerm {
  /** 0 小寒 to 23 冬至. */
  readonly index: number;
  readonly name: SolarTermName;
  /** Apparent longitude of the Sun, degrees: 285 at 小寒, 315 at 立春, 0 at 春分. */
  readonly longitudeDeg: number;
  /** UTC milliseconds (UT1 before 1972). */
  readonly epochMs: number;
  /** The same instant as Julian Date, TT. */
  readonly jdTT: number;
}

/** Solar terms in a year. */
export const TERMS_PER_YEAR = 24;
/** Years that have terms: those of the engine, and one more on either side for the lunar years at the ends. */
export const TERM_YEAR_MIN = 0;
/** Last year that has terms. */
export const TERM_YEAR_MAX = 10000;

const FIRST_LONGITUDE_DEG = 285;
/** Degrees from one term to the next. */
export const DEGREES_PER_TERM = 15;
const TROPICAL_YEAR_DAYS = 365.24219;
/** 小寒 of 2000 on the mean Sun, Julian Date TT. */
const FIRST_TERM_2000_JD = 2451549.3;
/** Radians a day of the Sun at one astronomical unit: 2π / 365.2422 · √(1 − e²). */
const SUN_RATE = 0.0172004;
/** Steps on the bare ellipse: from two days off to where its own error, half an hour, is all that is left. */
const ELLIPSE_STEPS = 3;
/** Terms of each power of the series that come within 10" of the whole. */
const LARGE_TERMS = 16;

/** Days in which the Sun goes through a small angle. */
function daysThrough(angleRad: number, t: number): number {
  return (angleRad / SUN_RATE) * sunDistanceAu(t) ** 2;
}

/**
 * Apparent longitude of the Sun at a term.
 *
 * @param index 0 小寒 to 23 冬至
 * @returns degrees, [0, 360)
 * @example termLongitudeDeg(2) // 315
 */
export function termLongitudeDeg(index: number): number {
  return (FIRST_LONGITUDE_DEG + DEGREES_PER_TERM * index) % 360;
}

/** Apparent longitude of the Sun at a term, radians, not reduced to a circle. */
function targetRadOf(ordinal: number): number {
  return (FIRST_LONGITUDE_DEG + DEGREES_PER_TERM * (ordinal % TERMS_PER_YEAR)) * RAD_PER_DEG;
}

/** Days from J2000.0, TT, of the term on the bare ellipse: within 26 minutes in all years, 20 to 6000. */
function roughTermDays(ordinal: number): number {
  const sinceStart = ordinal - TERMS_PER_YEAR * 2000;
  const targetRad = targetRadOf(ordinal);
  let days = FIRST_TERM_2000_JD - J2000_JD + (sinceStart * TROPICAL_YEAR_DAYS) / TERMS_PER_YEAR;
  for (let i = 0; i < ELLIPSE_STEPS; i++) {
    const t = days / DAYS_PER_CENTURY;
    days += daysThrough(wrapRad(targetRad - sunMeanLongitudeRad(t) - sunEllipseRad(t)), t);
  }
  return days;
}

/** Julian Date TT of the term with the ordinal 24 · year + index. */
function findTermJd(ordinal: number): number {
  const targetRad = targetRadOf(ordinal);
  let days = roughTermDays(ordinal);
  // Nutation moves so slowly that both last steps share it. The rate of the ellipse is right to 4e-4, so the step of the
  // large terms leaves 10" and the step of the whole theory 0.1 s.
  const nutation = nutationRad(days / DAYS_PER_CENTURY);
  for (const count of [LARGE_TERMS, Infinity]) {
    const t = days / DAYS_PER_CENTURY;
    days += daysThrough(wrapRad(targetRad - sunLongitudeRad(t, count) - nutation), t);
  }
  return J2000_JD + days;
}

const ORDINAL_MIN = TERM_YEAR_MIN * TERMS_PER_YEAR;
const ORDINAL_MAX = TERM_YEAR_MAX * TERMS_PER_YEAR + TERMS_PER_YEAR - 1;

const INSTANTS = instantPages({
  name: 'term',
  min: ORDINAL_MIN,
  max: ORDINAL_MAX,
  findJd: findTermJd,
  findRoughJd: (ordinal) => J2000_JD + roughTermDays(ordinal),
});

/**
 * Instant of a term by its ordinal, 24 · year + index: 冬至 of a year and 小寒 of the next are neighbours. No allocation;
 * the fast way for calendars and charts.
 *
 * @param ordinal whole, 0 (小寒 of year 0) to 240023
 * @returns UTC milliseconds (UT1 before 1972), whole
 * @throws RangeError outside that range
 * Accuracy: as {@link solarTermsOfYear}.
 * @example new Date(termEpochMsOf(24 * 2024 + 2)).toISOString().slice(0, 19) // '2024-02-04T08:27:07'
 */
export function termEpochMsOf(ordinal: number): number {
  return INSTANTS.exactMs(ordinal);
}

/** What the bare ellipse may be off, with room. */
const ROUGH_MS = 45 * MS_PER_MINUTE;

/**
 * As {@link termEpochMsOf} where it decides a day, cheaper elsewhere: exact within 45 minutes of a midnight in UTC+8, and
 * never on the wrong side of it; at other hours up to 45 minutes off. Calendars that ask only for the day start ten
 * times as fast with it.
 *
 * @param ordinal whole, 0 (小寒 of year 0) to 240023
 * @returns UTC milliseconds
 * @throws RangeError outside that range
 * @example jdnOfEpochMs(termEpochMsForDay(24 * 2024 + 2)) // 2460345
 */
export function termEpochMsForDay(ordinal: number): number {
  const ms = INSTANTS.nearMs(ordinal);
  return msFromMidnight(ms) > 2 * ROUGH_MS ? ms : INSTANTS.exactMs(ordinal);
}

/** Whether a term is later than an instant; computed to the millisecond only where that decides it. */
function isTermAfter(ordinal: number, epochMs: number): boolean {
  const ahead = INSTANTS.nearMs(ordinal) - epochMs;
  return (Math.abs(ahead) > ROUGH_MS ? ahead : INSTANTS.exactMs(ordinal) - epochMs) > 0;
}

/** Milliseconds from one term to the next on the mean Sun, and 小寒 of 1970 on it. */
const MS_PER_TERM = (TROPICAL_YEAR_DAYS * MS_PER_DAY) / TERMS_PER_YEAR;
const XIAOHAN_1970_MS = 6.8 * MS_PER_DAY;

/**
 * Ordinal, 24 · year + index, of the last term at or before an instant. No allocation, and no search: the mean Sun is
 * never further than one term from the true one.
 *
 * @param epochMs UTC milliseconds, years 0 to 10000
 * @throws RangeError outside the years of the terms, or where it is not finite
 * @example termOrdinalAt(Date.UTC(2024, 1, 4, 9)) // 48578
 */
export function termOrdinalAt(epochMs: number): number {
  checkInstant(epochMs);
  const mean = 1970 * TERMS_PER_YEAR + Math.floor((epochMs - XIAOHAN_1970_MS) / MS_PER_TERM);
  let ordinal = mean > ORDINAL_MIN ? Math.min(mean, ORDINAL_MAX - 1) : ORDINAL_MIN;
  while (isTermAfter(ordinal, epochMs)) ordinal--;
  while (!isTermAfter(ordinal + 1, epochMs)) ordinal++;
  return ordinal;
}

/** Years already built. */
const YEARS: (readonly SolarTerm[] | undefined)[] = [];

/**
 * The 24 solar terms of a year, 小寒 to 冬至, in order. They belong together as the Sun runs, 冬至 being the one of
 * December: in the last centuries of the Julian calendar 小寒 falls at the end of the December before.
 *
 * @param year astronomical, 0 to 10000
 * @returns 24 frozen objects, the same ones at each call
 * @throws RangeError `wrong solar year N`
 * Accuracy: docs/ACCURACY.md.  Source: VSOP87D with a correction fitted to JPL DE431, IAU 2000B nutation.
 * @example solarTermsOfYear(2024)[2].name // '立春'
 */
export function solarTermsOfYear(year: number): readonly SolarTerm[] {
  return YEARS[year] ?? buildYear(year);
}

function buildYear(year: number): readonly SolarTerm[] {
  if (!Number.isInteger(year) || year < TERM_YEAR_MIN || year > TERM_YEAR_MAX) {
    throw numberError('solar year', year, `${TERM_YEAR_MIN} to ${TERM_YEAR_MAX}`);
  }
  const terms = SOLAR_TERM_NAMES.map((name, index): SolarTerm => {
    const ordinal = year * TERMS_PER_YEAR + index;
    const epochMs = INSTANTS.exactMs(ordinal);
    return Object.freeze({
      index,
      name,
      longitudeDeg: termLongitudeDeg(index),
      epochMs,
      jdTT: INSTANTS.jdTT(ordinal),
    });
  });
  return (YEARS[year] = Object.freeze(terms));
}
