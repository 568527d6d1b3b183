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

/** Digits that are not 0. */
function countMarks(digits: string): number {
  return digits.replaceAll('0', '').length;
}

/**
 * Months of a lunar year of the official calendar, or null where the table does not contain it. What lies before the year is
 * counted again each time: a year is requested once and cached by the caller.
 *
 * @param year lunar year
 * @returns the months in order, and 正月 of the next year
 */
export function tabledMonths(year: number): SuiMonth[] | null {
  if (year < TABLED_YEAR_MIN || year > TABLED_YEAR_MAX) return null;
  const place = year - TABLED_YEAR_MIN;
  const at = 12 * place + countMarks(LEAP_MONTHS.slice(0, place));
  let startJdn = TABLED_FIRST_JDN + 29 * at + countMarks(MONTH_LENGTHS.slice(0, at));
  const leap = Number.parseInt(LEAP_MONTHS[place] as string, 16);
  const count = leap > 0 ? 13 : 12;
  const months: SuiMonth[] = [];
  for (let i = 0; i <= count; i++) {
    const number = leap > 0 && i >= leap ? i : i + 1;
    months.push({
      month: i < count ? number : 1,
      isLeap: leap > 0 && i === leap,
      startJdn,
      uncertainDay: UNCERTAIN_STARTS.includes(startJdn),
    });
    startJdn += 29 + Number(MONTH_LENGTHS[at + i]);
  }
  return months;
}
