/**
 * Instants: milliseconds since 1970-01-01T00:00Z (UTC from 1972, UT1 before), and the clock of a fixed offset.
 */
import { numberError } from '../numberError.ts';
import { checkCivilTime, type CivilTime } from './civil.ts';
import { jdnOf, splitJdn, UNIX_EPOCH_JD, UNIX_EPOCH_JDN } from './jdn.ts';

/** Milliseconds in a day. */
export const MS_PER_DAY = 86_400_000;
/** Milliseconds in an hour. */
export const MS_PER_HOUR = 3_600_000;
/** Milliseconds in a minute. */
export const MS_PER_MINUTE = 60_000;
/** Offset of the Chinese calendar's meridian, 120°E, in minutes. */
export const UTC8_MINUTES = 480;

const MAX_OFFSET_MINUTES = 1440;
const LAST_MS_OF_MINUTE = 59_999;

/**
 * Instant of a civil time read as UTC, in milliseconds (whole; a fraction is never rounded into the next minute, so 12:59:59.9999
 * stays in its hour). Dates before 1582-10-15 are Julian, as in `jdnOf`.
 *
 * @throws RangeError as `checkCivilTime`
 * @example epochMsOfUtc({ year: 1970, month: 1, day: 2, hour: 0, minute: 0, second: 1.5 }) // 86401500
 */
export function epochMsOfUtc(civil: CivilTime): number {
  checkCivilTime(civil);
  const minutes = civil.hour * 60 + civil.minute;
  return (
    (jdnOf(civil) - UNIX_EPOCH_JDN) * MS_PER_DAY +
    minutes * MS_PER_MINUTE +
    Math.min(Math.round(civil.second * 1000), LAST_MS_OF_MINUTE)
  );
}

/**
 * What a clock `offsetMinutes` east of UTC shows at an instant. `second` carries milliseconds as a fraction.
 *
 * @param epochMs UTC milliseconds, fractions rounded to whole
 * @param offsetMinutes east of Greenwich positive, −1440 to 1440, may be fractional (local mean times)
 * @throws RangeError where either is not finite or out of range
 * @example civilOfEpochMs(0, 480) // { year: 1970, month: 1, day: 1, hour: 8, minute: 0, second: 0 }
 */
export function civilOfEpochMs(epochMs: number, offsetMinutes: number): CivilTime {
  if (!(Math.abs(offsetMinutes) <= MAX_OFFSET_MINUTES)) {
    throw numberError('offset', offsetMinutes, `minutes, -${MAX_OFFSET_MINUTES} to ${MAX_OFFSET_MINUTES}`);
  }
  const localMs = Math.round(epochMs + offsetMinutes * MS_PER_MINUTE);
  const jdn = jdnOfLocalMs(localMs);
  const msOfDay = localMs - (jdn - UNIX_EPOCH_JDN) * MS_PER_DAY;
  const { year, month, day } = splitJdn(jdn);
  const minuteOfDay = (msOfDay / MS_PER_MINUTE) | 0;
  const hour = (minuteOfDay / 60) | 0;
  return {
    year,
    month,
    day,
    hour,
    minute: minuteOfDay - hour * 60,
    second: (msOfDay - minuteOfDay * MS_PER_MINUTE) / 1000,
  };
}

/** Day number of a local millisecond count; 0 to just past the year 9999. */
function jdnOfLocalMs(localMs: number): number {
  const jdn = Math.floor(localMs / MS_PER_DAY) + UNIX_EPOCH_JDN;
  if (!(jdn >= 0 && jdn <= MAX_LOCAL_JDN)) {
    throw numberError('instant', localMs, 'milliseconds, the years -4712 to 9999');
  }
  return jdn;
}

/** Last day of 10000: the new year that the lunar year 9999 ends with is still shown. */
const MAX_LOCAL_JDN = 5373850;

/**
 * Day number of the civil day in UTC+8 that contains an instant: the day of the Chinese calendar.
 *
 * @param epochMs UTC milliseconds
 * @throws RangeError where it is not finite or outside the years −4712 to 9999
 * @example jdnOfEpochMs(0) // 2440588
 */
export function jdnOfEpochMs(epochMs: number): number {
  return jdnOfLocalMs(epochMs + UTC8_MINUTES * MS_PER_MINUTE);
}

/**
 * Instant at which a civil day of UTC+8 begins.
 *
 * @param jdn Julian Day Number
 * @returns UTC milliseconds
 * @throws RangeError where it is not whole
 * @example epochMsOfJdn(2440588) // -28800000
 */
export function epochMsOfJdn(jdn: number): number {
  if (!Number.isInteger(jdn)) throw numberError('day number', jdn, 'a whole number');
  return (jdn - UNIX_EPOCH_JDN) * MS_PER_DAY - UTC8_MINUTES * MS_PER_MINUTE;
}

/**
 * Julian Date of an instant, in UT (the scale of the instant itself; add ΔT for TT).
 *
 * @param epochMs UTC milliseconds
 * @throws RangeError where it is not finite
 * @example jdUtOf(0) // 2440587.5
 */
export function jdUtOf(epochMs: number): number {
  if (!Number.isFinite(epochMs)) throw numberError('instant', epochMs, 'milliseconds as a finite number');
  return UNIX_EPOCH_JD + epochMs / MS_PER_DAY;
}
