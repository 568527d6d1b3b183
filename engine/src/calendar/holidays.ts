/**
 * 法定节假日 of mainland China as published, with the weekends that are worked in exchange. A fact feed, never a forecast:
 * a year without a notice has no holidays here. Other places keep other days.
 */
import { type CivilDate, civilDateOf, jdnOf } from '../time/index.ts';
import { HOLIDAY_YEARS } from './tables/holidays.ts';

/** A day off 休 or a make-up work day 班. */
export interface PublicHoliday {
  /** Day number. */
  readonly jdn: number;
  readonly date: CivilDate;
  /** Festival it belongs to, such as 国庆节、中秋节. */
  readonly name: string;
  /** `off` for a rest, `work` for a weekend that is worked. */
  readonly kind: 'off' | 'work';
}

/** First year with a notice; of 2001 only the two work days that belong to New Year 2002 are known. */
export const HOLIDAY_YEAR_MIN = HOLIDAY_YEARS[0]?.year ?? Number.POSITIVE_INFINITY;
/** Last year with a notice. */
export const HOLIDAY_YEAR_MAX = HOLIDAY_YEARS.at(-1)?.year ?? Number.NEGATIVE_INFINITY;

function jdnOfText(text: string, year: number): number {
  const [day, month, ownYear] = text.split('-').map(Number).reverse();
  return jdnOf({ year: ownYear ?? year, month: month ?? 0, day: day ?? 0 });
}

function daysOf(text: string, year: number): number[] {
  if (text === '') return [];
  return text.split(' ').flatMap((part) => {
    const [from, to] = part.split('..');
    const first = jdnOfText(from as string, year);
    const last = to === undefined ? first : jdnOfText(to, year);
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
}

function buildDays(): ReadonlyMap<number, PublicHoliday> {
  const days: PublicHoliday[] = [];
  for (const { year, rows } of HOLIDAY_YEARS) {
    for (const [name, off, work] of rows) {
      for (const [text, kind] of [
        [off, 'off'],
        [work, 'work'],
      ] as const) {
        for (const jdn of daysOf(text, year)) {
          days.push(Object.freeze({ jdn, date: Object.freeze(civilDateOf(jdn)), name, kind }));
        }
      }
    }
  }
  return new Map(days.sort((a, b) => a.jdn - b.jdn).map((day) => [day.jdn, day]));
}

/** Every day of the notices by day number, parsed at first use: pure facts of the table. */
let daysByJdn: ReadonlyMap<number, PublicHoliday> | undefined;

function holidayDays(): ReadonlyMap<number, PublicHoliday> {
  return (daysByJdn ??= buildDays());
}

/**
 * Holiday or make-up work day of a day number, or null on a day no notice speaks of.
 *
 * @param jdn Julian Day Number
 * @throws RangeError where it is not whole
 * @example findPublicHoliday(2461088)?.name // '春节'
 */
export function findPublicHoliday(jdn: number): PublicHoliday | null {
  if (!Number.isInteger(jdn)) throw new RangeError(`wrong day number ${jdn}, expected a whole number`);
  return holidayDays().get(jdn) ?? null;
}

/**
 * Days off and make-up work days that fall in a civil year, in order; empty for a year without a notice.
 *
 * @param year civil year, whole
 * @throws RangeError where it is not whole
 * @example publicHolidaysOfYear(2026).length // 39
 */
export function publicHolidaysOfYear(year: number): readonly PublicHoliday[] {
  if (!Number.isInteger(year)) throw new RangeError(`wrong solar year ${year}, expected a whole number`);
  return [...holidayDays().values()].filter((day) => day.date.year === year);
}
