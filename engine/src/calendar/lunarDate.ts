/**
 * Lunar dates 农历日期 of civil dates, and back. `readLunarDate`, `findJdnOfLunar` and `findCivilOfLunar` take a
 * calendar that is under its rules already.
 */
import { numberError } from '../numberError.ts';
import { civilDateOf, jdnOf, MAX_JDN, type CivilDate } from '../time/index.ts';
import { MODERN, MODERN_CALENDAR, type CalendarEngine, type LunarCalendar } from './lunarCalendar.ts';
import type { CalendarQuality, LunarMonth, LunarYear, RegnalMonth } from './lunarYear.ts';
import { LUNAR_OPTIONS, type LunarRules } from './rules.ts';

/** A lunar date as requested. `isLeap` default false. */
export interface LunarDateInput {
  readonly year: number;
  /** 1–12. */
  readonly month: number;
  readonly isLeap?: boolean;
  /** 1–30. */
  readonly day: number;
}

/** A lunar date. */
export interface LunarDate {
  /** Named by the civil year in which most of it lies; 1-01-01 is in lunar year 0. */
  readonly year: number;
  /** 1–12; before 1645 in 建寅 numbering (正月 is the 寅 month), whatever was printed. */
  readonly month: number;
  readonly isLeap: boolean;
  /** 1–30. */
  readonly day: number;
  /** Days of its month: 29 or 30 (28 once, in 237). */
  readonly monthDays: number;
  readonly quality: CalendarQuality;
  /** Whether a new moon so near midnight decides this date that it may be the one beside it. */
  readonly uncertainDay: boolean;
  /** Year and month as printed at the time; dates of the historical table only. */
  readonly regnal?: RegnalMonth;
}

/**
 * Lunar date of a day that lies in a year.
 *
 * @example lunarDateIn(lunarYear(2024), 2460351).day // 1
 */
export function lunarDateIn(year: LunarYear, jdn: number): LunarDate {
  const { months } = year;
  // No month is longer than 30 days, so this is the month or one before it.
  let i = ((jdn - year.startJdn) / 30) | 0;
  let month = months[i] as LunarMonth;
  while (jdn >= month.startJdn + month.days) month = months[++i] as LunarMonth;
  const day = jdn - month.startJdn + 1;
  const uncertainDay = month.uncertainStart || (day > 28 && month.uncertainEnd);
  const { month: number, isLeap, days: monthDays, regnal } = month;
  const { quality } = year;
  return regnal === undefined
    ? { year: year.year, month: number, isLeap, day, monthDays, quality, uncertainDay }
    : { year: year.year, month: number, isLeap, day, monthDays, quality, uncertainDay, regnal };
}

/**
 * Lunar date of a day number in a calendar.
 *
 * @param jdn Julian Day Number of the civil day, to 9999-12-31
 * @throws RangeError before the first lunar date of the calendar, and past 9999
 * @example readLunarDate(MODERN_CALENDAR, 2451545).day // 25
 */
export function readLunarDate(calendar: LunarCalendar, jdn: number): LunarDate {
  return lunarDateIn(calendar.yearContaining(jdn), jdn);
}

function findMonth(year: LunarYear, lunar: LunarDateInput): LunarMonth {
  const { month, isLeap = false } = lunar;
  for (const candidate of year.months) {
    if (candidate.month === month && candidate.isLeap === isLeap) return candidate;
  }
  const leap = year.leapMonth === null ? 'no leap month' : `no leap month but ${year.leapMonth}`;
  throw new RangeError(
    isLeap
      ? `wrong lunar month ${month} (leap), expected ${leap} in ${year.year}`
      : `wrong lunar month ${month}, expected 1 to 12`,
  );
}

/**
 * Day number of a lunar date in a calendar.
 *
 * @throws RangeError `wrong lunar year|month|day N, expected …` where it does not exist; TypeError where it is no record
 * @example findJdnOfLunar(MODERN_CALENDAR, { year: 2000, month: 1, day: 1 }) // 2451580
 */
export function findJdnOfLunar(calendar: LunarCalendar, lunar: LunarDateInput): number {
  if (typeof lunar !== 'object' || lunar === null) {
    throw new TypeError(`wrong lunar date ${String(lunar)}, expected a record`);
  }
  const { startJdn, days } = findMonth(calendar.lunarYear(lunar.year), lunar);
  if (!Number.isInteger(lunar.day) || lunar.day < 1 || lunar.day > days) {
    throw numberError('lunar day', lunar.day, `1 to ${days}`);
  }
  return startJdn + lunar.day - 1;
}

/**
 * Civil date of a lunar date in a calendar.
 *
 * @throws RangeError `wrong lunar year|month|day N, expected …` where it does not exist, or lies after 9999-12-31
 * @example findCivilOfLunar(MODERN_CALENDAR, { year: 2000, month: 1, day: 1 }) // { year: 2000, month: 2, day: 5 }
 */
export function findCivilOfLunar(calendar: LunarCalendar, lunar: LunarDateInput): CivilDate {
  const jdn = findJdnOfLunar(calendar, lunar);
  if (jdn > MAX_JDN) {
    throw numberError('lunar day', lunar.day, 'a date to 9999-12-31 in civil terms');
  }
  return civilDateOf(jdn);
}

function underRules(engine: CalendarEngine, rules: Partial<LunarRules> | undefined): LunarCalendar {
  // The usual call is short enough to be inlined in loops over days.
  if (rules === undefined && engine === MODERN) return MODERN_CALENDAR;
  return engine.calendar.under(LUNAR_OPTIONS.complete(rules));
}

/**
 * A lunar year with its months.
 *
 * @param year lunar year, named by the civil year in which most of it lies; 1645–9999, from 0 under
 *   `historic: 'proleptic-gbt'` (of year 0 the last two months), from −105 with the engine `HISTORY`
 * @param rules `era1912`, `historic`
 * @param engine calendar to read, that of 1645 to 9999 by default
 * @returns a shared frozen record
 * @throws RangeError `wrong lunar year N, expected …`; for an unknown option
 * Accuracy: every month of 1645-2200 equals the official calendar (lunarYear.test.ts).
 * Source: GB/T 33661-2017; exceptions as listed in tables/officialExceptions.ts.
 * @example lunarYear(2033).leapMonth // 11
 */
export function lunarYear(
  year: number,
  rules?: Partial<LunarRules>,
  engine: CalendarEngine = MODERN,
): LunarYear {
  return underRules(engine, rules).lunarYear(year);
}

/**
 * Lunar date of a day number; see {@link lunarDateOf}.
 *
 * @param jdn Julian Day Number of the civil day, to 9999-12-31
 * @throws RangeError before the first lunar date known under the rules, and past 9999; for an unknown option
 * @example lunarDateOfJdn(2451545).day // 25
 */
export function lunarDateOfJdn(
  jdn: number,
  rules?: Partial<LunarRules>,
  engine: CalendarEngine = MODERN,
): LunarDate {
  return readLunarDate(underRules(engine, rules), jdn);
}

/**
 * Lunar date of a civil date. The lunar day is the civil day of UTC+8, 0:00 to 24:00, regardless of where the reader is.
 *
 * @param date 1645-01-28 to 9999-12-31; from 1-01-01 under `historic: 'proleptic-gbt'`, from −105-11-08 with the engine
 *   `HISTORY`
 * @param rules `era1912`, `historic`
 * @param engine calendar to read, that of 1645 to 9999 by default
 * @throws RangeError `wrong solar year|month|day N, expected …`; for an unknown option
 * Accuracy: equals the official calendar on every day of 1645-2200; beyond, `quality` says `extrapolated`.
 * Source: GB/T 33661-2017; tables/officialExceptions.ts.
 * @example lunarDateOf({ year: 2033, month: 12, day: 22 }).isLeap // true
 */
export function lunarDateOf(
  date: CivilDate,
  rules?: Partial<LunarRules>,
  engine: CalendarEngine = MODERN,
): LunarDate {
  return readLunarDate(underRules(engine, rules), jdnOf(date));
}

/**
 * Day number of a lunar date; see {@link civilDateOfLunar}.
 *
 * @throws RangeError `wrong lunar year|month|day N, expected …`; for an unknown option
 * @example jdnOfLunar({ year: 2000, month: 1, day: 1 }) // 2451580
 */
export function jdnOfLunar(
  lunar: LunarDateInput,
  rules?: Partial<LunarRules>,
  engine: CalendarEngine = MODERN,
): number {
  return findJdnOfLunar(underRules(engine, rules), lunar);
}

/**
 * Civil date of a lunar date; the inverse of {@link lunarDateOf}.
 *
 * @param lunar year as for `lunarYear`; a leap month by `isLeap`
 * @throws RangeError `wrong lunar year|month|day N, expected …` where it does not exist, or lies after 9999-12-31; for an
 *   unknown option
 * @example civilDateOfLunar({ year: 2023, month: 2, isLeap: true, day: 1 }) // { year: 2023, month: 3, day: 22 }
 */
export function civilDateOfLunar(
  lunar: LunarDateInput,
  rules?: Partial<LunarRules>,
  engine: CalendarEngine = MODERN,
): CivilDate {
  return findCivilOfLunar(underRules(engine, rules), lunar);
}
