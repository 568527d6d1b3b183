/**
 * The range of the calendar, and functions that stay within it.
 */
import { jdnOf, MAX_JDN, type CivilDate } from '@shangyuan/engine/time';

/** First year the calendar shows. */
export const FIRST_YEAR = 1;
/** Last year the calendar shows. */
export const LAST_YEAR = 9999;
/** 1-01-01, the first day the calendar shows. */
export const MIN_JDN: number = jdnOf({ year: FIRST_YEAR, month: 1, day: 1 });

/** Whether the calendar shows a year. */
export function isCalendarYear(year: number): boolean {
  return Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** Whether the calendar shows a day. */
export function isCalendarDay(jdn: number): boolean {
  return jdn >= MIN_JDN && jdn <= MAX_JDN;
}

/**
 * The first day of a month so many months away.
 *
 * @param months negative for past months
 * @returns null where the calendar ends before it
 * @example monthFrom({ year: 2026, month: 11, day: 22 }, 2) // { year: 2027, month: 1, day: 1 }
 */
export function monthFrom({ year, month }: CivilDate, months: number): CivilDate | null {
  const index = year * 12 + month - 1 + months;
  const found = { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1, day: 1 };
  return isCalendarYear(found.year) ? found : null;
}
