/**
 * Months and years added to a lunar date, by the calendar and not by a count of days.
 */
import { numberError } from '../numberError.ts';
import { MODERN, type CalendarEngine } from './lunarCalendar.ts';
import { findJdnOfLunar, lunarDateOfJdn, type LunarDate, type LunarDateInput } from './lunarDate.ts';
import type { LunarYear } from './lunarYear.ts';
import { LUNAR_OPTIONS, type LunarRules } from './rules.ts';

function checkCount(what: string, count: number): void {
  if (!Number.isInteger(count)) throw numberError(what, count, 'a whole number');
}

/** The same day of a month, or its last where it is shorter. */
function dayOf(
  { year, months }: LunarYear,
  index: number,
  day: number,
  rules: Partial<LunarRules> | undefined,
  engine: CalendarEngine,
): LunarDate {
  const month = months[index];
  if (month === undefined)
    throw new RangeError(`wrong lunar month ${index + 1} of ${year}, expected one it has`);
  return lunarDateOfJdn(month.startJdn + Math.min(day, month.days) - 1, rules, engine);
}

const indexOf = ({ months }: LunarYear, month: number, isLeap: boolean): number =>
  months.findIndex((candidate) => candidate.month === month && candidate.isLeap === isLeap);

/**
 * The lunar date so many months later: a leap month is a month like any other. 三十 becomes 廿九 in a month that has no more days.
 *
 * @param lunar a date that exists
 * @param months whole; negative for earlier
 * @throws RangeError for a date that does not exist, or past the years of the calendar
 * @example addLunarMonths({ year: 2023, month: 2, day: 30 }, 1) // { year: 2023, month: 2, isLeap: true, day: 29, monthDays: 29, quality: 'exact', uncertainDay: false }
 */
export function addLunarMonths(
  lunar: LunarDateInput,
  months: number,
  rules?: Partial<LunarRules>,
  engine: CalendarEngine = MODERN,
): LunarDate {
  checkCount('months', months);
  const calendar = engine.calendar.under(LUNAR_OPTIONS.complete(rules));
  findJdnOfLunar(calendar, lunar);
  let year = calendar.lunarYear(lunar.year);
  let index = indexOf(year, lunar.month, lunar.isLeap ?? false) + months;
  while (index < 0) {
    year = calendar.lunarYear(year.year - 1);
    index += year.months.length;
  }
  while (index >= year.months.length) {
    index -= year.months.length;
    year = calendar.lunarYear(year.year + 1);
  }
  return dayOf(year, index, lunar.day, rules, engine);
}

/**
 * The lunar date so many years later, in the month of the same number. A leap month becomes the ordinary one in a year that does not
 * repeat it, 三十 becomes 廿九 in a month that has no more days.
 *
 * @param lunar a date that exists
 * @param years whole; negative for earlier
 * @throws RangeError for a date that does not exist, or past the years of the calendar
 * @example addLunarYears({ year: 2023, month: 2, isLeap: true, day: 1 }, 1).isLeap // false
 */
export function addLunarYears(
  lunar: LunarDateInput,
  years: number,
  rules?: Partial<LunarRules>,
  engine: CalendarEngine = MODERN,
): LunarDate {
  checkCount('years', years);
  const calendar = engine.calendar.under(LUNAR_OPTIONS.complete(rules));
  findJdnOfLunar(calendar, lunar);
  const year = calendar.lunarYear(lunar.year + years);
  const repeated = lunar.isLeap === true ? indexOf(year, lunar.month, true) : -1;
  const index = repeated >= 0 ? repeated : indexOf(year, lunar.month, false);
  return dayOf(year, index, lunar.day, rules, engine);
}
