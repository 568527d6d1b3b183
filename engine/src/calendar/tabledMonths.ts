/**
 * Months of the lunar years 1900-2100 from a table of what `buildLunarYear` computes: a first lunar date costs a look-up
 * in place of thirteen new moons.
 */
import type { SuiMonth } from './sui.ts';
import {
  LEAP_MONTHS,
  MONTH_LENGTHS,
  TABLED_FIRST_JDN,
  TABLED_YEAR_MAX,
  TABLED_YEAR_MIN,
  UNCERTAIN_STARTS,
} from './tables/lunarYears.ts';

/** Place of the leap month in its year, which is the number it repeats; 0 where there is none. */
function leapPlace(year: number): number {
  return Number.parseInt(LEAP_MONTHS[year - TABLED_YEAR_MIN] as string, 16);
}

function monthCount(year: number): number {
  return leapPlace(year) === 0 ? 12 : 13;
}

/** 29 or 30: the last bit of the digits 0 and 1 is their value. */
function daysOf(monthIndex: number): number {
  return 29 + (MONTH_LENGTHS.charCodeAt(monthIndex) & 1);
}

/**
 * Months of a lunar year of the official calendar, or null where the table does not hold it. It is read from its start
 * each time: a year is asked for once and kept by the caller.
 *
 * @param year lunar year
 * @returns the months in order, and 正月 of the next year
 */
export function tabledMonths(year: number): SuiMonth[] | null {
  if (year < TABLED_YEAR_MIN || year > TABLED_YEAR_MAX) return null;
  let at = 0;
  for (let y = TABLED_YEAR_MIN; y < year; y++) at += monthCount(y);
  let startJdn = TABLED_FIRST_JDN;
  for (let i = 0; i < at; i++) startJdn += daysOf(i);
  const leap = leapPlace(year);
  const months: SuiMonth[] = [];
  for (let i = 0; i <= monthCount(year); i++) {
    const isLeap = leap > 0 && i === leap;
    const month = leap > 0 && i >= leap ? i : i + 1;
    months.push({
      month: month > 12 ? 1 : month,
      isLeap,
      startJdn,
      uncertainDay: UNCERTAIN_STARTS.includes(startJdn),
    });
    startJdn += daysOf(at + i);
  }
  return months;
}
