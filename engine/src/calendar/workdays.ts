/**
 * Working days of the mainland: Monday to Friday, but for days off and make-up work days of the yearly notices.
 */
import { numberError } from '../numberError.ts';
import { weekdayOf } from '../time/index.ts';
import { publishedHolidays, type HolidayBook } from './holidays.ts';

const SATURDAY = 6;
const SUNDAY = 0;

/**
 * Whether a day is worked. Days that no notice speaks of go by the weekday, so years without a notice (before 2002, or not yet
 * announced) know no holidays.
 *
 * @param jdn Julian Day Number
 * @param book notices to read, those that came with the program by default
 * @throws RangeError where the day number is not whole
 * @example isWorkday(2461085) // true
 */
export function isWorkday(jdn: number, book: HolidayBook = publishedHolidays()): boolean {
  const notice = book.find(jdn);
  if (notice !== null) return notice.kind === 'work';
  const weekday = weekdayOf(jdn);
  return weekday !== SATURDAY && weekday !== SUNDAY;
}

/**
 * The working day so many working days after a day; the day itself is not counted.
 *
 * @param jdn Julian Day Number
 * @param count whole; negative for before, 0 gives the day back whether it is worked or not
 * @returns Julian Day Number
 * @throws RangeError where a number is not whole
 * @example addWorkdays(2461085, 2) // 2461096
 */
export function addWorkdays(jdn: number, count: number, book: HolidayBook = publishedHolidays()): number {
  if (!Number.isInteger(count)) throw numberError('count of working days', count, 'a whole number');
  const step = Math.sign(count);
  let day = jdn;
  for (let left = Math.abs(count); left > 0;) {
    day += step;
    if (isWorkday(day, book)) left--;
  }
  return day;
}
