/**
 * ΔT: how far the uniform time of the theories (TT) is ahead of the clock (UTC from 1972, UT1 before), and the passage
 * between the two. Instants of the Sun and the Moon come from astronomy in TT and leave the engine as UTC milliseconds.
 */
import { numberError } from '../numberError.ts';
import { CIVIL_YEAR_MAX, CIVIL_YEAR_MIN } from './civil.ts';
import { MS_PER_DAY } from './epoch.ts';
import { UNIX_EPOCH_JD } from './jdn.ts';
import { deltaTSplines } from './tables/deltaTSplines.ts';

/** Julian Date of 2000-01-01T00:00, where the decimal year is 2000. */
const YEAR_2000_JD = 2451544.5;
/** Mean Gregorian year: decimal years are counted with it, before 1582 as well. */
const DAYS_PER_YEAR = 365.2425;
const SECONDS_PER_DAY = 86_400;

/** TT − TAI, seconds. */
const TT_LESS_TAI_SEC = 32.184;

/** TAI − UTC at the start of 1972, seconds; each leap second adds one. */
const FIRST_TAI_LESS_UTC_SEC = 10;
/**
 * Days from 1972-01-01 to the first leap second, and from each to the next.
 * Source: IERS Bulletin C, to No. 71 (none announced after 2017-01-01).
 */
// prettier-ignore
const LEAP_SECOND_DAYS: readonly number[] = [
  182, 184, 365, 365, 365, 366, 365, 365, 365, 547, 365, 365, 731, 914, 731, 365, 547, 365, 365, 549, 547, 549, 2557, 1096, 1277, 1095, 550,
];
const UTC_START_JD = 2441317.5;
/** 2028-01-01: to here no further leap second is assumed, from here on the formula. */
const UTC_END_JD = 2461771.5;

/** Integration constants of the long-term formula: before −720, joined to the splines, and for the future. */
const PAST_CONSTANT_SEC = 1.00774;
const FUTURE_CONSTANT_SEC = -150.568;

/** Year from which the splines run. */
const SPLINES_START = -720;

function yearOfJd(jd: number): number {
  return 2000 + (jd - YEAR_2000_JD) / DAYS_PER_YEAR;
}

/** The integrated length of day of Morrison et al. 2021: 1.72 t − 3.5 sin(2π(t + 0.75)/14) ms, t centuries from 1825. */
function longTermSec(year: number, constantSec: number): number {
  const t = (year - 1825) / 100;
  return constantSec + 31.4115 * t * t + 284.8436 * Math.cos(0.44879895 * (t + 0.75));
}

function splineSec(year: number): number {
  const [ends, a0, a1, a2, a3] = deltaTSplines();
  let low = 0;
  let high = ends.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] as number) <= year) low = middle + 1;
    else high = middle;
  }
  const start = ends[low - 1] ?? SPLINES_START;
  const u = (year - start) / ((ends[low] as number) - start);
  const seconds = (column: readonly number[]) => (column[low] as number) / 1000;
  return seconds(a0) + u * (seconds(a1) + u * (seconds(a2) + u * seconds(a3)));
}

/** TT − UTC in the years of leap seconds, by a Julian Date in UTC. */
function leapSec(jdUtc: number): number {
  let left = jdUtc - UTC_START_JD;
  let i = 0;
  while (i < LEAP_SECOND_DAYS.length && left >= (LEAP_SECOND_DAYS[i] as number))
    left -= LEAP_SECOND_DAYS[i++] as number;
  return TT_LESS_TAI_SEC + FIRST_TAI_LESS_UTC_SEC + i;
}

/** ΔT by a Julian Date on the clock; the instant itself must be finite. */
function deltaTSecOfJd(jd: number): number {
  if (jd >= UTC_START_JD && jd < UTC_END_JD) return leapSec(jd);
  const year = yearOfJd(jd);
  if (jd >= UTC_END_JD) return longTermSec(year, FUTURE_CONSTANT_SEC);
  return year < SPLINES_START ? longTermSec(year, PAST_CONSTANT_SEC) : splineSec(year);
}

/**
 * ΔT: TT − UT1 before 1972, TT − UTC from 1972 on.
 *
 * @param year decimal year, astronomical, −4712 to 10000; 2000.5 is the middle of 2000
 * @returns seconds
 * @throws RangeError outside that range
 * Uncertainty: about 0.1 s from 1870, 1 s in 1800, 20 s in 1600, minutes before 1000; in the future the formula is one of
 * several, 10 s off by 2100 and minutes by 2500 are likely, and in the later millennia it is a convention.
 * Source: Stephenson, Morrison, Hohenkerk 2016 and Morrison et al. 2021 (table S15 and the formula of the length of
 * day); IERS leap seconds 1972-2027.
 * @example deltaTSec(2024) // 69.184
 */
export function deltaTSec(year: number): number {
  if (!(year >= CIVIL_YEAR_MIN && year <= CIVIL_YEAR_MAX + 1)) {
    throw numberError('year', year, `${CIVIL_YEAR_MIN} to ${CIVIL_YEAR_MAX + 1}`);
  }
  return deltaTSecOfJd(YEAR_2000_JD + (year - 2000) * DAYS_PER_YEAR);
}

/**
 * Instant of a Julian Date in TT.
 *
 * @param jdTT Julian Date, TT
 * @returns UTC milliseconds (UT1 before 1972), whole
 * @throws RangeError where it is not finite
 * @example epochMsOfJdTT(2451545) // 946727935816
 */
export function epochMsOfJdTT(jdTT: number): number {
  if (!Number.isFinite(jdTT)) throw numberError('Julian Date', jdTT, 'a finite number');
  // ΔT changes by less than a millisecond within its own length, except at a leap second: one step back finds the clock.
  const jd = jdTT - deltaTSecOfJd(jdTT) / SECONDS_PER_DAY;
  return Math.round((jdTT - UNIX_EPOCH_JD) * MS_PER_DAY - deltaTSecOfJd(jd) * 1000);
}

/**
 * Julian Date in TT of an instant.
 *
 * @param epochMs UTC milliseconds (UT1 before 1972)
 * @throws RangeError where it is not finite
 * @example jdTTOfEpochMs(946727935816) // 2451545
 */
export function jdTTOfEpochMs(epochMs: number): number {
  if (!Number.isFinite(epochMs)) throw numberError('instant', epochMs, 'milliseconds as a finite number');
  const jd = UNIX_EPOCH_JD + epochMs / MS_PER_DAY;
  return jd + deltaTSecOfJd(jd) / SECONDS_PER_DAY;
}
