/**
 * 法定节假日 of mainland China as published, with the weekends that are worked in exchange. A fact feed, never a forecast:
 * a year without a notice has no holidays here. Other places keep other days. Notices come out once a year, so one holds a
 * book of them: the one that came with the program, or that with what has been published since.
 */
import { numberError } from '../numberError.ts';
import { type CivilDate, civilDateOf, jdnOf } from '../time/index.ts';
import { HOLIDAY_YEARS, HOLIDAYS_AS_OF } from './tables/holidays.ts';

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

/** A year's notice with its days written out. */
export interface HolidayNotice {
  readonly year: number;
  /** Number of the notice, or where it is published. */
  readonly source: string;
  /** In order; a notice may name days of the year before and after. */
  readonly days: readonly PublicHoliday[];
}

/** The notices one knows of, by year. */
export interface HolidayBook {
  /** Up to which day notices have been looked for, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** First and last year with a notice. */
  readonly yearMin: number;
  readonly yearMax: number;
  /** Holiday or make-up work day of a day number, or null on a day no notice speaks of. */
  readonly find: (jdn: number) => PublicHoliday | null;
  /** Days off and make-up work days that fall in a civil year, in order; empty for a year without a notice. */
  readonly ofYear: (year: number) => readonly PublicHoliday[];
  /** The notice for a year, or null. */
  readonly noticeOf: (year: number) => HolidayNotice | null;
  /** Every notice, ascending. */
  readonly notices: readonly HolidayNotice[];
}

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

/**
 * A day of a notice.
 *
 * @param jdn Julian Day Number
 */
export function publicHoliday(jdn: number, name: string, kind: PublicHoliday['kind']): PublicHoliday {
  return Object.freeze({ jdn, date: Object.freeze(civilDateOf(jdn)), name, kind });
}

function compiledNotices(): readonly HolidayNotice[] {
  return HOLIDAY_YEARS.map(({ year, source, rows }) => ({
    year,
    source,
    days: rows
      .flatMap(([name, off, work]) => [
        ...daysOf(off, year).map((jdn) => publicHoliday(jdn, name, 'off')),
        ...daysOf(work, year).map((jdn) => publicHoliday(jdn, name, 'work')),
      ])
      .toSorted((a, b) => a.jdn - b.jdn),
  }));
}

function bookOf(asOf: string, notices: readonly HolidayNotice[]): HolidayBook {
  const byYear = new Map(notices.map((notice) => [notice.year, notice]));
  const days = new Map(
    notices
      .flatMap((notice) => notice.days)
      .toSorted((a, b) => a.jdn - b.jdn)
      .map((day) => [day.jdn, day]),
  );
  return {
    asOf,
    yearMin: notices[0]?.year ?? Number.POSITIVE_INFINITY,
    yearMax: notices.at(-1)?.year ?? Number.NEGATIVE_INFINITY,
    find: (jdn) => {
      if (!Number.isInteger(jdn)) throw numberError('day number', jdn, 'a whole number');
      return days.get(jdn) ?? null;
    },
    ofYear: (year) => {
      if (!Number.isInteger(year)) throw numberError('solar year', year, 'a whole number');
      return [...days.values()].filter((day) => day.date.year === year);
    },
    noticeOf: (year) => byYear.get(year) ?? null,
    notices,
  };
}

/** Parsed at first use: pure facts of the table. */
let compiled: HolidayBook | undefined;

/** The book that came with the program. */
export function publishedHolidays(): HolidayBook {
  return (compiled ??= bookOf(HOLIDAYS_AS_OF, compiledNotices()));
}

/**
 * A book with newer notices; a notice stands in the place of the one for the same year.
 *
 * @param asOf `YYYY-MM-DD`; the later of the two dates is the new book's
 */
export function withNotices(book: HolidayBook, asOf: string, notices: readonly HolidayNotice[]): HolidayBook {
  const byYear = new Map([...book.notices, ...notices].map((notice) => [notice.year, notice]));
  const all = [...byYear.values()].toSorted((a, b) => a.year - b.year);
  return bookOf(asOf > book.asOf ? asOf : book.asOf, all);
}

/** First year with a notice. */
export const HOLIDAY_YEAR_MIN = HOLIDAY_YEARS[0]?.year ?? Number.POSITIVE_INFINITY;
/** Last year with a notice that came with the program. */
export const HOLIDAY_YEAR_MAX = HOLIDAY_YEARS.at(-1)?.year ?? Number.NEGATIVE_INFINITY;

/**
 * Holiday or make-up work day of a day number by the notices that came with the program, or null.
 *
 * @param jdn Julian Day Number
 * @throws RangeError where it is not whole
 * @example findPublicHoliday(2461088)?.name // '春节'
 */
export function findPublicHoliday(jdn: number): PublicHoliday | null {
  return publishedHolidays().find(jdn);
}

/**
 * Days off and make-up work days of a civil year by the notices that came with the program, in order.
 *
 * @param year civil year, whole
 * @throws RangeError where it is not whole
 * @example publicHolidaysOfYear(2026).length // 39
 */
export function publicHolidaysOfYear(year: number): readonly PublicHoliday[] {
  return publishedHolidays().ofYear(year);
}
