/**
 * The lunar calendar as a value: which years there are, and where they come from. Every function that reads a lunar date takes
 * the calendar as part of its last argument: {@link MODERN} by default, `HISTORY` of `@shangyuan/engine/history` for the years
 * before 1645.
 */
import { numberError } from '../numberError.ts';
import { civilDateOf, MAX_JDN, YEAR_ONE_JDN } from '../time/index.ts';
import {
  COMPUTED_YEAR_MIN,
  computedYear,
  LUNAR_YEAR_MAX,
  PROLEPTIC_YEAR_MIN,
  variantOf,
  type LunarYear,
} from './lunarYear.ts';
import { LUNAR_OPTIONS, type LunarRules } from './rules.ts';

/** Rules that a calendar reads; a fuller set will do. */
export type CalendarRules = Pick<LunarRules, 'era1912' | 'historic' | 'printed'>;

/** A lunar calendar under rules that were checked. */
export interface LunarCalendar {
  /** Day number of the first lunar date that is known. */
  readonly firstJdn: number;
  /**
   * A lunar year with its months: a shared frozen record.
   *
   * @throws RangeError `wrong lunar year N, expected …`
   */
  readonly lunarYear: (year: number) => LunarYear;
  /**
   * The lunar year that contains a day.
   *
   * @throws RangeError before the first lunar date known, and past 9999-12-31
   */
  readonly yearContaining: (jdn: number) => LunarYear;
  /** The same calendar under other rules; calendars are few and shared. */
  readonly under: (rules: CalendarRules) => LunarCalendar;
}

/** First day that is computed by default, 1645-01-28 = 正月初一. */
export const COMPUTED_JDN_MIN = 2321912;
/** First day under `historic: 'proleptic-gbt'`. */
const PROLEPTIC_JDN_MIN = YEAR_ONE_JDN;

/** A day inside the first month of lunar year 1, less one mean year, so that the quotient below is the year. */
const MEAN_YEAR_START = 1721096;
const MEAN_YEAR_DAYS = 365.2425;

/** Lunar year most likely to contain a day; the right one is this or a neighbour. */
function guessYear(jdn: number): number {
  return Math.floor((jdn - MEAN_YEAR_START) / MEAN_YEAR_DAYS);
}

/**
 * The year among some that contains a day, found from the mean year.
 *
 * @param yearOf years from `min` to `max`, one of which contains the day
 */
export function findYearContaining(
  jdn: number,
  yearOf: (year: number) => LunarYear,
  min: number,
  max: number,
): LunarYear {
  let year = yearOf(Math.min(max, Math.max(min, guessYear(jdn))));
  while (jdn < year.startJdn) year = yearOf(year.year - 1);
  while (jdn >= year.startJdn + year.days) year = yearOf(year.year + 1);
  return year;
}

/** @throws RangeError that names the first date which is known */
export function refuseEarlyDay(jdn: number, from: string): never {
  const { year, month, day } = civilDateOf(jdn);
  throw new RangeError(
    year === COMPUTED_YEAR_MIN
      ? `wrong solar day ${day} in ${year}-${month}, expected a date from ${from}`
      : `wrong solar year ${year}, expected a date from ${from}`,
  );
}

/** @throws RangeError that names the years there are */
export function refuseYear(year: number, min: number, hint = ''): never {
  throw numberError('lunar year', year, `${min} to ${LUNAR_YEAR_MAX}${hint}`);
}

function ruleYear(year: number): LunarYear {
  return computedYear(year, 'rule');
}

const HISTORICAL_DOOR = 'earlier: pass HISTORY of @shangyuan/engine/history';

function modernCalendar(rules: CalendarRules): LunarCalendar {
  const isProleptic = rules.historic === 'proleptic-gbt';
  const min = isProleptic ? PROLEPTIC_YEAR_MIN : COMPUTED_YEAR_MIN;
  const eraYear = (year: number): LunarYear => computedYear(year, variantOf(year, rules));

  function lunarYear(year: number): LunarYear {
    if (!Number.isInteger(year) || year < min || year > LUNAR_YEAR_MAX) {
      return refuseYear(year, min, isProleptic ? '' : ` (${HISTORICAL_DOOR})`);
    }
    return year >= COMPUTED_YEAR_MIN ? eraYear(year) : ruleYear(year);
  }

  function earlyYearHolding(jdn: number): LunarYear {
    if (isProleptic && jdn >= PROLEPTIC_JDN_MIN) {
      return findYearContaining(jdn, ruleYear, PROLEPTIC_YEAR_MIN, COMPUTED_YEAR_MIN - 1);
    }
    return refuseEarlyDay(jdn, isProleptic ? '1-01-01' : `1645-01-28 (${HISTORICAL_DOOR})`);
  }

  /** The year found last: the days of a page or a search mostly lie in one. */
  let last: LunarYear | null = null;

  function yearContaining(jdn: number): LunarYear {
    // Refuses what is no day to 9999-12-31.
    if (!(jdn <= MAX_JDN) || !Number.isInteger(jdn)) civilDateOf(jdn);
    if (last !== null && jdn >= last.startJdn && jdn < last.startJdn + last.days) return last;
    last =
      jdn < COMPUTED_JDN_MIN
        ? earlyYearHolding(jdn)
        : findYearContaining(jdn, eraYear, COMPUTED_YEAR_MIN, LUNAR_YEAR_MAX);
    return last;
  }

  const firstJdn = isProleptic ? PROLEPTIC_JDN_MIN : COMPUTED_JDN_MIN;
  return Object.freeze({ firstJdn, lunarYear, yearContaining, under: calendarUnder });
}

/**
 * The eight calendars that three options of two values make, each built on first use and cached: `under` gives the same
 * one for the same rules.
 *
 * @param build makes the calendar of a set of rules
 */
export function calendarsUnder(
  build: (rules: CalendarRules) => LunarCalendar,
): (rules: CalendarRules) => LunarCalendar {
  const built: (LunarCalendar | undefined)[] = [];
  return (rules) => {
    const place =
      (rules.era1912 === 'gbt' ? 1 : 0) +
      (rules.historic === 'proleptic-gbt' ? 2 : 0) +
      (rules.printed === 'hko' ? 4 : 0);
    return (built[place] ??= build(rules));
  };
}

const calendarUnder = calendarsUnder(modernCalendar);

/** The calendar that functions which read lunar dates take, by itself or as part of an engine. */
export interface CalendarEngine {
  readonly calendar: LunarCalendar;
}

/** The lunar years 1645 to 9999, computed; from year 0 under `historic: 'proleptic-gbt'`. */
export const MODERN_CALENDAR: LunarCalendar = calendarUnder(LUNAR_OPTIONS.defaults);

/** The calendar that functions read by default. */
export const MODERN: CalendarEngine = { calendar: MODERN_CALENDAR };
