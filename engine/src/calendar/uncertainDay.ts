/**
 * How near midnight an instant may lie before its civil day is in doubt, by century: the error of ΔT decides.
 */
import { numberError } from '../numberError.ts';
import { epochMsOfJdn, jdnOfEpochMs, MS_PER_DAY } from '../time/index.ts';

/**
 * Tolerance in seconds by first year, later rows win. Source: our choice, after the errors of ΔT in Morrison et al. 2021:
 * 10 s while clocks are compared, 60 s in telegraph times, 180 s where ΔT is predicted, 1 h where it is a guess.
 */
const TOLERANCE_SEC: readonly (readonly [fromYear: number, seconds: number])[] = [
  [Number.NEGATIVE_INFINITY, 3600],
  [1645, 300],
  [1900, 60],
  [1973, 10],
  [2031, 180],
  [2101, 300],
  [2201, 3600],
];

/**
 * Doubt about the civil day of a new moon or solar term of a year.
 *
 * @param year civil year of the instant
 * @returns seconds around midnight (UTC+8) within which the day may be the other one
 * @throws RangeError where the year is not whole
 * @example dayToleranceSec(2057) // 180
 */
export function dayToleranceSec(year: number): number {
  if (!Number.isInteger(year)) throw numberError('solar year', year, 'a whole number');
  let seconds = 3600;
  for (const [fromYear, tolerance] of TOLERANCE_SEC) if (year >= fromYear) seconds = tolerance;
  return seconds;
}

/**
 * Whether the UTC+8 civil day of an astronomical instant is in doubt.
 *
 * @param epochMs UTC milliseconds
 * @param year civil year of the instant
 * @throws RangeError where the instant is not finite or the year not whole
 * @example isDayUncertain(Date.UTC(2057, 8, 28, 16, 0, 40), 2057) // true
 */
export function isDayUncertain(epochMs: number, year: number): boolean {
  const msOfDay = epochMs - epochMsOfJdn(jdnOfEpochMs(epochMs));
  return Math.min(msOfDay, MS_PER_DAY - msOfDay) < dayToleranceSec(year) * 1000;
}
