/**
 * The year counted from 立春 that a civil date of UTC+8 lies in.
 */
import { termDaysOfYear } from '../calendar/index.ts';
import { jdnOf, type CivilDate } from '../time/index.ts';

const LICHUN = 2;

/**
 * Year counted from the day of 立春.
 *
 * @param date a civil date of UTC+8
 */
export function cycleYearOfDate(date: CivilDate): number {
  return jdnOf(date) >= (termDaysOfYear(date.year)[LICHUN] as number) ? date.year : date.year - 1;
}
