/**
 * Room calendar, the door to the years before 1645: the functions of `@shangyuan/engine/calendar` with the table of the
 * historical calendars in hand, good for −105-11-08 to 9999-12-31. A door of its own, so that a page about today does not
 * carry the table. The rooms that read lunar dates have such a door too (`…/chart/historical`, `…/almanac/historical` …).
 */
import { jdnOf, type CivilDate, type CivilTime } from '../../time/index.ts';
import { festivalsBy, type Festival } from '../festivals.ts';
import type { LunarCalendar } from '../lunarCalendar.ts';
import {
  civilDateOfLunarBy,
  jdnOfLunarBy,
  lunarDateBy,
  type LunarDate,
  type LunarDateInput,
} from '../lunarDate.ts';
import type { LunarYear } from '../lunarYear.ts';
import { monthGridBy, type GridDay } from '../monthGrid.ts';
import { dayPillarsBy, fourPillarsBy, type DayPillars, type FourPillars } from '../pillars.ts';
import { LUNAR_OPTIONS, type FestivalRules, type LunarRules, type PillarRules } from '../rules.ts';
import { HISTORICAL_CALENDAR } from './history.ts';

export { HISTORICAL_CALENDAR } from './history.ts';
export { historicalTermDays } from './historicalTerms.ts';

function historicalUnder(rules: Partial<LunarRules> | undefined): LunarCalendar {
  return HISTORICAL_CALENDAR.under(LUNAR_OPTIONS.complete(rules));
}

/**
 * As `lunarYear` of the calendar room, for −105 (from 十月) to 9999.
 *
 * @example lunarYear(237).months.length // 12
 */
export function lunarYear(year: number, rules?: Partial<LunarRules>): LunarYear {
  return historicalUnder(rules).lunarYear(year);
}

/** As `lunarDateOfJdn` of the calendar room, for −105-11-08 to 9999-12-31. */
export function lunarDateOfJdn(jdn: number, rules?: Partial<LunarRules>): LunarDate {
  return lunarDateBy(historicalUnder(rules), jdn);
}

/**
 * As `lunarDateOf` of the calendar room, for −105-11-08 to 9999-12-31.
 *
 * @example lunarDateOf({ year: 1582, month: 10, day: 15 }).day // 19
 */
export function lunarDateOf(date: CivilDate, rules?: Partial<LunarRules>): LunarDate {
  return lunarDateBy(historicalUnder(rules), jdnOf(date));
}

/** As `jdnOfLunar` of the calendar room, for the lunar years −105 (from 十月) to 9999. */
export function jdnOfLunar(lunar: LunarDateInput, rules?: Partial<LunarRules>): number {
  return jdnOfLunarBy(historicalUnder(rules), lunar);
}

/**
 * As `civilDateOfLunar` of the calendar room, for the lunar years −105 (from 十月) to 9999.
 *
 * @example civilDateOfLunar({ year: 1, month: 1, day: 1 }) // { year: 1, month: 2, day: 12 }
 */
export function civilDateOfLunar(lunar: LunarDateInput, rules?: Partial<LunarRules>): CivilDate {
  return civilDateOfLunarBy(historicalUnder(rules), lunar);
}

/** As `monthGrid` of the calendar room, for the months that lie in −104 to 9999. */
export function monthGrid(
  year: number,
  month: number,
  weekStart?: 0 | 1,
  rules?: Partial<LunarRules>,
): GridDay[] {
  return monthGridBy(HISTORICAL_CALENDAR, year, month, weekStart, rules);
}

/** As `festivalsOf` of the calendar room, for the years 1 to 9999. */
export function festivalsOf(date: CivilDate, rules?: Partial<FestivalRules>): readonly Festival[] {
  return festivalsBy(HISTORICAL_CALENDAR, date, rules);
}

/** As `fourPillarsAt` of the calendar room, with `yearBoundary: 'lunarNewYear'` for the years 1 to 9999. */
export function fourPillarsAt(
  epochMs: number,
  solarClock: CivilTime,
  rules?: Partial<PillarRules>,
): FourPillars {
  return fourPillarsBy(HISTORICAL_CALENDAR, epochMs, solarClock, rules);
}

/** As `dayPillars` of the calendar room, with `yearBoundary: 'lunarNewYear'` for the years 1 to 9999. */
export function dayPillars(jdn: number, rules?: Partial<PillarRules>): DayPillars {
  return dayPillarsBy(HISTORICAL_CALENDAR, jdn, rules);
}
