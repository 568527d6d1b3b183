/**
 * The engine as both adapters read it. Their libraries know no zone and no daylight time: a clock is that of UTC+8, to the
 * second, in any year.
 */
import {
  dayPillars,
  fourPillarsAt,
  lunarDateOfJdn,
  lunarYear,
  type DayPillars,
  type FourPillars,
  type LunarDate,
  type LunarMonth,
  type LunarYear,
} from '@shangyuan/engine/calendar';
import { HISTORY } from '@shangyuan/engine/history';
import {
  checkCivilTime,
  civilOfEpochMs,
  epochMsOfUtc,
  jdnOf,
  MS_PER_MINUTE,
  UTC8_MINUTES,
  type CivilTime,
} from '@shangyuan/engine/time';

/** A number as their callers give it: in text as well. */
export type Numeric = number | string;

/** @throws RangeError where the clock time does not exist */
export function civilTime(
  year: Numeric,
  month: Numeric,
  day: Numeric,
  hour: Numeric = 0,
  minute: Numeric = 0,
  second: Numeric = 0,
): CivilTime {
  const civil = {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
    second: Number(second),
  };
  checkCivilTime(civil);
  return civil;
}

/** The clock as a `Date` shows it where the program runs. */
export function civilOfDate(date: Date): CivilTime {
  return civilTime(
    date.getFullYear(),
    date.getMonth() + 1,
    date.getDate(),
    date.getHours(),
    date.getMinutes(),
    date.getSeconds(),
  );
}

export function epochMsOf(civil: CivilTime): number {
  return epochMsOfUtc(civil) - UTC8_MINUTES * MS_PER_MINUTE;
}

/** The clock at an instant, rounded to its second. */
export function civilAt(epochMs: number): CivilTime {
  return civilOfEpochMs(Math.round(epochMs / 1000) * 1000, UTC8_MINUTES);
}

/** Whole seconds since 1970: instants are compared as the libraries print them. */
export function secondsAt(epochMs: number): number {
  return Math.round(epochMs / 1000);
}

export function pillarsAt(civil: CivilTime, dayBoundary: 'zi23' | 'midnight' = 'zi23'): FourPillars {
  return fourPillarsAt(secondsAt(epochMsOf(civil)) * 1000 + 499, civil, { dayBoundary }, HISTORY);
}

/** Pillars of a whole day: the month from the day of its 节 on, the year from the day of 立春. */
export function pillarsOfDay(jdn: number): DayPillars {
  return dayPillars(jdn, { yearBoundary: 'lichunDay', monthPillar: 'day' }, HISTORY);
}

export function lunarOf(civil: CivilTime): LunarDate {
  return lunarDateOfJdn(jdnOf(civil), undefined, HISTORY);
}

export function yearOf(year: number): LunarYear {
  return lunarYear(year, undefined, HISTORY);
}

/** A lunar month; both libraries write a leap month as a negative number. */
export function findMonth(year: number, month: number): LunarMonth | null {
  return yearOf(year).months.find((row) => row.month === Math.abs(month) && row.isLeap === month < 0) ?? null;
}
