/**
 * Julian Day Numbers: the count of days that runs through the reform of 1582 without a gap. Weekdays, day pillars and
 * lunar months all depend on it.
 */
import { numberError } from '../numberError.ts';
import { modulo } from '../modulo.ts';
import { checkCivilDate, CIVIL_YEAR_MAX, type CivilDate } from './civil.ts';

/** Day number of 1582-10-15, the first Gregorian day. */
export const GREGORIAN_START_JDN = 2299161;
/** Day number of 1970-01-01. */
export const UNIX_EPOCH_JDN = 2440588;
/** Julian Date of the Unix epoch: a Julian Date starts at noon. */
export const UNIX_EPOCH_JD = UNIX_EPOCH_JDN - 0.5;
/** Day number of 0001-01-01. */
export const YEAR_ONE_JDN = 1721424;
/** Day number of 9999-12-31, the last civil day of the engine. */
export const MAX_JDN = 5373484;

const DAYS_PER_4_YEARS = 1461;
const DAYS_PER_400_YEARS = 146097;

/**
 * Julian Day Number of a civil date (the number its noon carries).
 *
 * @param date Julian calendar to 1582-10-04, Gregorian from 1582-10-15; years −4712 to 9999
 * @returns whole number, 0 to 5373484
 * @throws RangeError `wrong solar year|month|day N` for dates that do not exist
 * Source: E. G. Richards, in Explanatory Supplement to the Astronomical Almanac, 3rd ed., §15.11.
 * @example jdnOf({ year: 2000, month: 1, day: 1 }) // 2451545
 */
export function jdnOf(date: CivilDate): number {
  checkCivilDate(date);
  const { year, month, day } = date;
  // Years are counted from 1 March, so that the leap day is the last of its year.
  const beforeMarch = month < 3 ? 1 : 0;
  const y = year + 4800 - beforeMarch;
  const m = month + 12 * beforeMarch - 3;
  const days = day + (((153 * m + 2) / 5) | 0) + 365 * y + (y >> 2);
  if (year > 1582 || (year === 1582 && (month > 10 || (month === 10 && day > 4)))) {
    return days - ((y / 100) | 0) + ((y / 400) | 0) - 32045;
  }
  return days - 32083;
}

/** As {@link civilDateOf}, for any day number from 0 on: instants just after 9999 in UTC have a civil date in the east. */
export function splitJdn(jdn: number): CivilDate {
  let days = jdn + 32082;
  let century = 0;
  if (jdn >= GREGORIAN_START_JDN) {
    const a = jdn + 32044;
    century = ((4 * a + 3) / DAYS_PER_400_YEARS) | 0;
    days = a - ((DAYS_PER_400_YEARS * century) >> 2);
  }
  const y = ((4 * days + 3) / DAYS_PER_4_YEARS) | 0;
  const dayOfYear = days - ((DAYS_PER_4_YEARS * y) >> 2);
  const m = ((5 * dayOfYear + 2) / 153) | 0;
  return {
    year: 100 * century + y - 4800 + ((m / 10) | 0),
    month: m + 3 - 12 * ((m / 10) | 0),
    day: dayOfYear - (((153 * m + 2) / 5) | 0) + 1,
  };
}

/**
 * Civil date of a Julian Day Number; the inverse of {@link jdnOf}.
 *
 * @param jdn whole number, 0 to 5373484
 * @throws RangeError outside that range
 * @example civilDateOf(2299160) // { year: 1582, month: 10, day: 4 }
 */
export function civilDateOf(jdn: number): CivilDate {
  if (!Number.isInteger(jdn) || jdn < 0 || jdn > MAX_JDN) {
    throw numberError('day number', jdn, `a whole number, 0 to ${MAX_JDN} (${CIVIL_YEAR_MAX}-12-31)`);
  }
  return splitJdn(jdn);
}

/**
 * Weekday of a day number: 0 Sunday to 6 Saturday.
 *
 * @param jdn whole number
 * @throws RangeError where it is not whole
 * @example weekdayOf(2451545) // 6
 */
export function weekdayOf(jdn: number): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  if (!Number.isInteger(jdn)) throw numberError('day number', jdn, 'a whole number');
  return modulo(jdn + 1, 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6;
}
