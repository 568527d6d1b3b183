/**
 * The page of a wall calendar: six weeks around a civil month, each day with its lunar date, its ganzhi and the term
 * that falls on it.
 */
import { SOLAR_TERM_NAMES, TERMS_PER_YEAR, type SolarTermName } from '../astronomy/index.ts';
import type { Ganzhi } from '../ganzhi/index.ts';
import { modulo } from '../modulo.ts';
import { civilDateOf, jdnOf, weekdayOf, type CivilDate } from '../time/index.ts';
import { MODERN, type CalendarEngine } from './lunarCalendar.ts';
import { lunarDateIn, type LunarDate } from './lunarDate.ts';
import { dayGanzhi } from './pillars.ts';
import { LUNAR_OPTIONS, type LunarRules } from './rules.ts';
import { termDayOf, termOrdinalOnDay } from './terms.ts';

/** A day of the grid. */
export interface GridDay {
  readonly civil: CivilDate;
  readonly jdn: number;
  /** Whether it belongs to the requested month, not to a neighbour. */
  readonly inMonth: boolean;
  readonly lunar: LunarDate;
  readonly ganzhi: Ganzhi;
  /** Name of the solar term that falls on the day, or null. */
  readonly term: SolarTermName | null;
}

/** Days shown: six weeks contain every month. */
export const GRID_DAYS = 42;

/**
 * Six weeks of days that contain a civil month.
 *
 * @param year 1645–9999; from −104 with the engine `HISTORY`
 * @param month 1–12
 * @param weekStart first day of the week, 0 Sunday (default) or 1 Monday
 * @param rules as for `lunarDateOf`
 * @param engine calendar to read, that of 1645 to 9999 by default
 * @returns 42 days in order; the first week contains the 1st
 * @throws RangeError `wrong solar year|month N`; months whose grid runs past the years of `lunarDateOf`; for an unknown option
 * @example monthGrid(2024, 2)[13].lunar.day // 1
 */
export function monthGrid(
  year: number,
  month: number,
  weekStart: 0 | 1 = 0,
  rules?: Partial<LunarRules>,
  engine: CalendarEngine = MODERN,
): GridDay[] {
  const complete = LUNAR_OPTIONS.complete(rules);
  const { printed } = complete;
  const calendar = engine.calendar.under(complete);
  const first = jdnOf({ year, month, day: 1 });
  const start = first - modulo(weekdayOf(first) - weekStart, 7);
  const days: GridDay[] = [];
  // Terms are two weeks apart: the next one is cached instead of searched for on every day.
  let ordinal = termOrdinalOnDay(start - 1, printed) + 1;
  let termJdn = termDayOf(ordinal, printed);
  let lunarYear = calendar.yearContaining(start);
  for (let jdn = start; jdn < start + GRID_DAYS; jdn++) {
    const civil = civilDateOf(jdn);
    const term = jdn === termJdn ? (SOLAR_TERM_NAMES[ordinal % TERMS_PER_YEAR] as SolarTermName) : null;
    if (term !== null) termJdn = termDayOf(++ordinal, printed);
    if (jdn >= lunarYear.startJdn + lunarYear.days) lunarYear = calendar.yearContaining(jdn);
    days.push({
      civil,
      jdn,
      inMonth: civil.month === month && civil.year === year,
      lunar: lunarDateIn(lunarYear, jdn),
      ganzhi: dayGanzhi(jdn),
      term,
    });
  }
  return days;
}
