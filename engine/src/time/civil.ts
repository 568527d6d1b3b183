/**
 * Civil dates and times as people write them: the Julian calendar to 1582-10-04, the Gregorian from 1582-10-15, the
 * ten days between do not exist. Everything later in the flow starts from a value checked here.
 */
import { isHostDate, numberError } from '../numberError.ts';

/** A civil date. `year` is astronomical: 0 is 1 BC, −1 is 2 BC. `month` 1–12, `day` 1–31. */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** A civil date with the time on a clock. `hour` 0–23, `minute` 0–59, `second` 0 to less than 60, maybe a fraction. */
export interface CivilTime extends CivilDate {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** First civil year that has day numbers (Julian Day Number 0 is its first day). */
export const CIVIL_YEAR_MIN = -4712;
/** Last civil year of the engine. */
export const CIVIL_YEAR_MAX = 9999;
/** Year of the Gregorian reform, with 355 days. */
export const REFORM_YEAR = 1582;

const REFORM_MONTH = 10;
/** Days that the reform left out: 5 to 14 October 1582. */
const REFORM_FIRST_MISSING = 5;
const REFORM_LAST_MISSING = 14;
const REFORM_MISSING_DAYS = 10;

// prettier-ignore
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

function checkWhole(part: string, value: number, min: number, max: number): void {
  if (!Number.isInteger(value) || value < min || value > max) {
    throw numberError(part, value, `${min} to ${max}`);
  }
}

/** @throws RangeError `wrong solar year N` outside `CIVIL_YEAR_MIN` to `CIVIL_YEAR_MAX` */
function checkCivilYear(year: number): void {
  checkWhole('solar year', year, CIVIL_YEAR_MIN, CIVIL_YEAR_MAX);
}

/**
 * Whether the civil year has a 29 February: every fourth year to 1582, then the Gregorian rule.
 *
 * @param year astronomical, −4712 to 9999
 * @throws RangeError `wrong solar year N`
 * @example isLeapCivilYear(1500) // true
 */
export function isLeapCivilYear(year: number): boolean {
  checkCivilYear(year);
  if (year % 4 !== 0) return false;
  return year <= REFORM_YEAR || year % 100 !== 0 || year % 400 === 0;
}

/** Number of the last day of a month that was checked; 31 for October 1582. */
function lastDayOf(year: number, month: number): number {
  return month === 2 && isLeapCivilYear(year) ? 29 : (MONTH_DAYS[month - 1] as number);
}

/**
 * Days in a civil month; October 1582 has 21.
 *
 * @param year astronomical, −4712 to 9999
 * @param month 1–12
 * @throws RangeError `wrong solar year N`, `wrong solar month N`
 * @example daysInMonth(1582, 10) // 21
 */
export function daysInMonth(year: number, month: number): number {
  checkCivilYear(year);
  checkWhole('solar month', month, 1, 12);
  const last = lastDayOf(year, month);
  return year === REFORM_YEAR && month === REFORM_MONTH ? last - REFORM_MISSING_DAYS : last;
}

/**
 * Days in a civil year; 1582 has 355.
 *
 * @param year astronomical, −4712 to 9999
 * @throws RangeError `wrong solar year N`
 * @example daysInYear(1582) // 355
 */
export function daysInYear(year: number): number {
  if (year === REFORM_YEAR) return 365 - REFORM_MISSING_DAYS;
  return isLeapCivilYear(year) ? 366 : 365;
}

/**
 * Passes only a date that exists.
 *
 * @throws RangeError `wrong solar year|month|day N, expected …`; TypeError for what is no record
 * @example checkCivilDate({ year: 2024, month: 2, day: 29 }) // undefined
 */
export function checkCivilDate(date: CivilDate): void {
  if (typeof date !== 'object' || date === null) {
    throw new TypeError(`wrong solar date ${String(date)}, expected a record`);
  }
  const { year, month, day } = date;
  if (year === undefined && isHostDate(date))
    throw new TypeError('wrong solar date: a Date has no zone, expected { year, month, day }');
  checkCivilYear(year);
  checkWhole('solar month', month, 1, 12);
  // Every month has 28 days, so the length is computed for few dates.
  if (day !== (day | 0) || day < 1 || day > 28) checkWhole('solar day', day, 1, lastDayOf(year, month));
  if (
    year === REFORM_YEAR &&
    month === REFORM_MONTH &&
    day >= REFORM_FIRST_MISSING &&
    day <= REFORM_LAST_MISSING
  ) {
    throw numberError('solar day', day, '1 to 4 or 15 to 31 (the Gregorian reform of 1582)');
  }
}

/**
 * Passes only a date that exists with a clock time that exists. Seconds may carry a fraction; 60 is refused.
 *
 * @throws RangeError `wrong solar year|month|day N`, `wrong hour|minute|second N`, each with what was expected
 * @example checkCivilTime({ year: 2024, month: 2, day: 4, hour: 16, minute: 27, second: 7 }) // undefined
 */
export function checkCivilTime(civil: CivilTime): void {
  checkCivilDate(civil);
  checkWhole('hour', civil.hour, 0, 23);
  checkWhole('minute', civil.minute, 0, 59);
  if (typeof civil.second !== 'number' || !(civil.second >= 0 && civil.second < 60)) {
    throw numberError('second', civil.second, '0 to less than 60');
  }
}
