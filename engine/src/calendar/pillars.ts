/**
 * 四柱: the ganzhi of year, month, day and hour of an instant. Year and month depend on instants in the sky, the same for
 * the whole earth; day and hour on the Sun over a place, so they are read from a clock that the caller chooses.
 */
import { numberError } from '../numberError.ts';
import { TERM_INDEX, termOrdinalAt, TERMS_PER_YEAR } from '../astronomy/index.ts';
import { GANZHI, ganzhiOf, type Ganzhi } from '../ganzhi/index.ts';
import {
  checkCivilTime,
  epochMsOfJdn,
  jdnOf,
  jdnOfEpochMs,
  MS_PER_DAY,
  type CivilTime,
} from '../time/index.ts';
import { MODERN, type CalendarEngine, type LunarCalendar } from './lunarCalendar.ts';
import { DAY_PILLAR_OPTIONS, PILLAR_OPTIONS, type PillarRules } from './rules.ts';
import { termOrdinalOnDay } from './terms.ts';

/** The four pillars of an instant, each one of the sixty shared pairs. */
export interface FourPillars {
  readonly year: Ganzhi;
  readonly month: Ganzhi;
  readonly day: Ganzhi;
  readonly hour: Ganzhi;
}

/** The three pillars of a civil day. */
export type DayPillars = Omit<FourPillars, 'hour'>;

const JIE_PER_YEAR = 12;
const JIAZI_YEAR = 1984;
const NOON_MS = MS_PER_DAY / 2;
/** A day is the pair of its number and this, modulo 60. */
const JDN_TO_CYCLE = 49;

/** Month that a term stands in: one to each 节, which are counted by half the ordinal, 12 · year + k with k = 1 at 立春. */
function monthOfTerm(ordinal: number): Ganzhi {
  return monthGanzhiOfYear(0, (ordinal >> 1) - 1);
}

/**
 * Year that 立春 began last, by the last term.
 *
 * @param ordinal of the last term, as `termOrdinalAt` gives it
 * @example lichunYearOf(24 * 2024 + 1) // 2023
 */
export function lichunYearOf(ordinal: number): number {
  return Math.floor((ordinal - TERM_INDEX.立春) / TERMS_PER_YEAR);
}

/**
 * Ganzhi of a month by its year and its place from the 寅 month. The sixty months run on without a break, the same as 五虎遁.
 *
 * @param year that 立春 began; 1984 is 甲子
 * @param monthIndex 0 寅 to 11 丑
 * @example monthGanzhiOfYear(2024, 0).name // '丙寅'
 */
export function monthGanzhiOfYear(year: number, monthIndex: number): Ganzhi {
  return ganzhiOf((year - JIAZI_YEAR) * JIE_PER_YEAR + monthIndex + 2);
}

/**
 * Ganzhi of a year number of the cycle.
 *
 * @param year whole number; 1984 is 甲子
 * @throws RangeError where it is not whole
 * @example yearGanzhi(2024).name // '甲辰'
 */
export function yearGanzhi(year: number): Ganzhi {
  if (!Number.isInteger(year)) throw numberError('year', year, 'a whole number');
  return ganzhiOf(year - JIAZI_YEAR);
}

/**
 * Ganzhi of a day: the sixty cycle runs on day numbers without a break, through 1582 as well.
 *
 * @param jdn Julian Day Number, whole
 * @throws RangeError where it is not whole
 * @example dayGanzhi(2451545).name // '戊午'
 */
export function dayGanzhi(jdn: number): Ganzhi {
  if (!Number.isInteger(jdn)) throw numberError('day number', jdn, 'a whole number');
  return jdn >= 0 ? (GANZHI[(jdn + JDN_TO_CYCLE) % 60] as Ganzhi) : ganzhiOf(jdn + JDN_TO_CYCLE);
}

/** Hour from which the 子 of the next day has begun while the civil date lasts: 晚子时. */
export const LATE_ZI_HOUR = 23;

/** An hour pillar of a civil day, with the clock hour it begins at. */
export interface HourPillar {
  readonly ganzhi: Ganzhi;
  /** 0–23; 23 is the late 子. */
  readonly startHour: number;
}

/** 五鼠遁: twelve hours a day from 甲子 of a 甲 day, so the hours too run on without a break. */
function hourPillarOf(jdn: number, branchIndex: number): Ganzhi {
  return ganzhiOf(12 * (jdn + JDN_TO_CYCLE) + branchIndex);
}

/** Day whose stem the late 子 counts from: the next, but under `midnightSame` the one that is ending. */
function lateZiDay(jdn: number, dayBoundary: PillarRules['dayBoundary']): number {
  return dayBoundary === 'midnightSame' ? jdn : jdn + 1;
}

/**
 * Hour pillars of a civil day: 子 from 0:00, 丑 … 亥, and the 子 that begins at 23:00, whose stem follows `dayBoundary`.
 *
 * @param jdn Julian Day Number
 * @returns thirteen
 * @throws RangeError where the day number is not whole
 * @example hourPillarsOfDay(2460345)[12].ganzhi.name // '甲子'
 */
export function hourPillarsOfDay(
  jdn: number,
  dayBoundary: PillarRules['dayBoundary'] = 'zi23',
): readonly HourPillar[] {
  const hours = Array.from({ length: 12 }, (_, i): HourPillar => {
    return { ganzhi: hourPillarOf(jdn, i), startHour: i === 0 ? 0 : 2 * i - 1 };
  });
  return [...hours, { ganzhi: hourPillarOf(lateZiDay(jdn, dayBoundary), 0), startHour: LATE_ZI_HOUR }];
}

/** Year of the cycle under `yearBoundary`, from an instant and the last term: 正月初一 begins with the civil day of UTC+8. */
function cycleYear(calendar: LunarCalendar, epochMs: number, ordinal: number, rules: PillarRules): number {
  switch (rules.yearBoundary) {
    case 'lichunDay':
      return lichunYearOf(termOrdinalOnDay(jdnOfEpochMs(epochMs), rules.printed));
    case 'lunarNewYear':
      return calendar.under(rules).yearContaining(jdnOfEpochMs(epochMs)).year;
    case 'winterSolstice':
      return Math.floor((ordinal + TERMS_PER_YEAR - TERM_INDEX.冬至) / TERMS_PER_YEAR);
    default:
      return lichunYearOf(ordinal);
  }
}

/**
 * The four pillars of an instant.
 *
 * The month pillar is the interval between two 节 at their instants, its stem counted from 立春 (五虎遁) whatever
 * `yearBoundary` says: the sixty months run on without a break. Under `lunarNewYear` the year changes with the UTC+8
 * civil day of 正月初一.
 *
 * @param epochMs UTC milliseconds, years 1 to 9999; under `lunarNewYear` from 1645, earlier with the engine `HISTORY`
 * @param solarClock what the clock shows that decides day and hour at the place: civil, mean or apparent solar time
 * @param rules `dayBoundary` (default zi23), `yearBoundary` (default lichun), `monthPillar` (default instant)
 * @param engine calendar to read, that of 1645 to 9999 by default
 * @param lastTerm ordinal of the last term at the instant, where it is known already
 * @throws RangeError for an instant or clock that does not exist; for an unknown option
 * Source: 三命通会·论年月日时. Checked: pillars.test.ts (reference charts of 1900-2100).
 * @example fourPillarsAt(Date.UTC(1990, 5, 15, 5, 30), { year: 1990, month: 6, day: 15, hour: 13, minute: 30, second: 0 }).hour.name // '乙未'
 */
export function fourPillarsAt(
  epochMs: number,
  solarClock: CivilTime,
  choice?: Partial<PillarRules>,
  { calendar }: CalendarEngine = MODERN,
  lastTerm: number = termOrdinalAt(epochMs),
): FourPillars {
  const rules = PILLAR_OPTIONS.complete(choice);
  const ordinal =
    rules.monthPillar === 'day' ? termOrdinalOnDay(jdnOfEpochMs(epochMs), rules.printed) : lastTerm;
  checkCivilTime(solarClock);
  const { hour } = solarClock;
  const jdn = jdnOf(solarClock);
  const isLateZi = hour === LATE_ZI_HOUR;
  const { dayBoundary } = rules;
  const day = dayGanzhi(isLateZi && dayBoundary === 'zi23' ? jdn + 1 : jdn);
  const branchIndex = ((hour + 1) >> 1) % 12;
  return {
    year: yearGanzhi(cycleYear(calendar, epochMs, ordinal, rules)),
    month: monthOfTerm(ordinal),
    day,
    hour: hourPillarOf(isLateZi ? lateZiDay(jdn, dayBoundary) : jdn, branchIndex),
  };
}

/**
 * Pillars of a civil day of UTC+8 as an almanac page gives them: the day of a 节 belongs whole to the month (and, with
 * 立春 or 冬至, the year) that it begins, and the day changes at midnight.
 *
 * @param jdn Julian Day Number
 * @param rules `yearBoundary` (default lichun); `monthPillar` (default day), `instant` takes the pillars in force at noon;
 *   `dayBoundary` does not apply
 * @param engine calendar to read, that of 1645 to 9999 by default
 * @throws RangeError where the day number is not whole or outside the years 1 to 9999 (under `lunarNewYear` from 1645,
 *   earlier with the engine `HISTORY`); for an unknown option
 * Source: 协纪辨方书·卷四 (whole-day months).
 * @example dayPillars(2460345).month.name // '丙寅'
 */
export function dayPillars(
  jdn: number,
  choice?: Partial<PillarRules>,
  { calendar }: CalendarEngine = MODERN,
): DayPillars {
  const day = dayGanzhi(jdn);
  const rules = DAY_PILLAR_OPTIONS.complete(choice);
  const ordinal =
    rules.monthPillar === 'instant'
      ? termOrdinalAt(epochMsOfJdn(jdn) + NOON_MS)
      : termOrdinalOnDay(jdn, rules.printed);
  return {
    year: yearGanzhi(cycleYear(calendar, epochMsOfJdn(jdn), ordinal, rules)),
    month: monthOfTerm(ordinal),
    day,
  };
}
