/**
 * Lunar dates 农历日期 of civil dates, and back.
 */
import { civilDateOf, jdnOf, MAX_JDN, type CivilDate } from '../time/index.ts';
import { checkCalendarRules, DEFAULT_CALENDAR_RULES, type LunarRules } from './rules.ts';
import {
  COMPUTED_YEAR_MIN,
  computedYear,
  lunarYear,
  PROLEPTIC_YEAR_MIN,
  variantOf,
  type CalendarQuality,
  type LunarHistory,
  type LunarMonth,
  type LunarYear,
  type RegnalMonth,
} from './lunarYear.ts';

/** A lunar date as asked for. `isLeap` default false. */
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

/** First day that is computed by default, 1645-01-28 = 正月初一. */
export const COMPUTED_JDN_MIN = 2321912;
/** 0001-01-01, first day under `historic: 'proleptic-gbt'`. */
const PROLEPTIC_JDN_MIN = 1721424;

/** A day inside the first month of lunar year 1, less one mean year, so that the quotient below is the year. */
const MEAN_YEAR_START = 1721096;
const MEAN_YEAR_DAYS = 365.2425;

/** Lunar year most likely to hold a day; the right one is this or a neighbour. */
function guessYear(jdn: number): number {
  return Math.floor((jdn - MEAN_YEAR_START) / MEAN_YEAR_DAYS);
}

function yearHolding(jdn: number, yearOf: (year: number) => LunarYear, min: number, max: number): LunarYear {
  let year = yearOf(Math.min(max, Math.max(min, guessYear(jdn))));
  while (jdn < year.startJdn) year = yearOf(year.year - 1);
  while (jdn >= year.startJdn + year.days) year = yearOf(year.year + 1);
  return year;
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

function yearBefore1645(jdn: number, rules: LunarRules, history: LunarHistory | undefined): LunarYear {
  if (rules.historic === 'proleptic-gbt' && jdn >= PROLEPTIC_JDN_MIN) {
    const yearOf = (year: number): LunarYear => computedYear(year, 'rule');
    return yearHolding(jdn, yearOf, PROLEPTIC_YEAR_MIN, COMPUTED_YEAR_MIN - 1);
  }
  if (history !== undefined && rules.historic !== 'proleptic-gbt') {
    const { minYear, maxYear } = history;
    if (jdn >= history.lunarYear(minYear).startJdn) {
      return yearHolding(jdn, history.lunarYear, minYear, maxYear);
    }
  }
  const { year, month, day } = civilDateOf(jdn);
  const from =
    history === undefined ? '1645-01-28 (earlier: @shangyuan/engine/calendar/historical)' : '-105-11-08';
  throw new RangeError(
    year === COMPUTED_YEAR_MIN
      ? `wrong solar day ${day} in ${year}-${month}, expected a date from ${from}`
      : `wrong solar year ${year}, expected a date from ${from}`,
  );
}

function officialYear(year: number): LunarYear {
  return computedYear(year, 'official');
}

/**
 * The lunar year that holds a day.
 *
 * @param jdn Julian Day Number of the civil day, to 9999-12-31
 * @param rules `era1912`, `historic`; defaults of the domain rules
 * @param history table of the years before 1645, from `@shangyuan/engine/calendar/historical`
 * @throws RangeError before the first lunar date known under the rules, and past 9999
 * @example lunarYearHolding(2451545).year // 1999
 */
export function lunarYearHolding(
  jdn: number,
  rules: LunarRules = DEFAULT_CALENDAR_RULES,
  history?: LunarHistory,
): LunarYear {
  if (rules !== DEFAULT_CALENDAR_RULES) checkCalendarRules(rules);
  if (!(jdn >= COMPUTED_JDN_MIN && jdn <= MAX_JDN) || !Number.isInteger(jdn)) {
    civilDateOf(jdn);
    return yearBefore1645(jdn, rules, history);
  }
  let year = officialYear(guessYear(jdn));
  if (jdn < year.startJdn) year = officialYear(year.year - 1);
  else if (jdn >= year.startJdn + year.days) year = officialYear(year.year + 1);
  if (rules.era1912 !== 'gbt') return year;
  const yearOf = (number: number): LunarYear => computedYear(number, variantOf(number, rules));
  return yearHolding(jdn, yearOf, year.year - 1, year.year + 1);
}

/**
 * Lunar date of a day number; see {@link lunarDateOf}.
 *
 * @param jdn Julian Day Number of the civil day, to 9999-12-31
 * @throws RangeError before the first lunar date known under the rules, and past 9999
 * @example lunarDateOfJdn(2451545).day // 25
 */
export function lunarDateOfJdn(jdn: number, rules?: LunarRules, history?: LunarHistory): LunarDate {
  return lunarDateIn(lunarYearHolding(jdn, rules, history), jdn);
}

/**
 * Lunar date of a civil date. The lunar day is the civil day of UTC+8, 0:00 to 24:00, wherever the reader is.
 *
 * @param date 1645-01-28 to 9999-12-31; from 1-01-01 under `historic: 'proleptic-gbt'`, from −105-11-08 with `history`
 * @param rules `era1912`, `historic`; defaults of the domain rules
 * @param history table of the years before 1645, from `@shangyuan/engine/calendar/historical`
 * @throws RangeError `wrong solar year|month|day N, expected …`
 * Accuracy: equals the official calendar on every day of 1645-2200; beyond, `quality` says `extrapolated`.
 * Source: GB/T 33661-2017; tables/officialExceptions.ts.
 * @example lunarDateOf({ year: 2033, month: 12, day: 22 }).isLeap // true
 */
export function lunarDateOf(date: CivilDate, rules?: LunarRules, history?: LunarHistory): LunarDate {
  return lunarDateOfJdn(jdnOf(date), rules, history);
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
 * Day number of a lunar date; see {@link civilDateOfLunar}.
 *
 * @throws RangeError `wrong lunar year|month|day N, expected …`
 * @example jdnOfLunar({ year: 2000, month: 1, day: 1 }) // 2451580
 */
export function jdnOfLunar(lunar: LunarDateInput, rules?: LunarRules, history?: LunarHistory): number {
  const year = lunarYear(lunar.year, rules, history);
  const { startJdn, days } = findMonth(year, lunar);
  if (!Number.isInteger(lunar.day) || lunar.day < 1 || lunar.day > days) {
    throw new RangeError(`wrong lunar day ${lunar.day}, expected 1 to ${days}`);
  }
  return startJdn + lunar.day - 1;
}

/**
 * Civil date of a lunar date; the inverse of {@link lunarDateOf}.
 *
 * @param lunar year as for `lunarYear`; a leap month by `isLeap`
 * @throws RangeError `wrong lunar year|month|day N, expected …` where it does not exist, or lies after 9999-12-31
 * @example civilDateOfLunar({ year: 2023, month: 2, isLeap: true, day: 1 }) // { year: 2023, month: 3, day: 22 }
 */
export function civilDateOfLunar(
  lunar: LunarDateInput,
  rules?: LunarRules,
  history?: LunarHistory,
): CivilDate {
  const jdn = jdnOfLunar(lunar, rules, history);
  if (jdn > MAX_JDN) {
    throw new RangeError(`wrong lunar day ${lunar.day}, expected a date to 9999-12-31 in civil terms`);
  }
  return civilDateOf(jdn);
}
