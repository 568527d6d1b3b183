import { daysInMonth, type CivilDate } from '@shangyuan/engine/time';

/** A day of the calendar, as controls take it. */
export type CalendarDate = CivilDate;

/**
 * Days of a month as they were counted: October 1582 has no 5 to 14.
 *
 * @example monthDays(2026, 2).length // 28
 * @example monthDays(1582, 10).length // 21
 */
export function monthDays(year: number, month: number): readonly number[] {
  const isReform = year === 1582 && month === 10;
  const last = isReform ? 31 : daysInMonth(year, month);
  const days = Array.from({ length: last }, (_, index) => index + 1);
  return isReform ? days.filter((day) => day < 5 || day > 14) : days;
}
