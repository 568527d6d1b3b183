/**
 * Room almanac, the door to the days before 1645: the functions of `@shangyuan/engine/almanac` that read lunar dates, with the
 * table of the historical calendars in hand. The rest of a day comes from the room's own door.
 */
import { HISTORICAL_CALENDAR } from '../calendar/historical/index.ts';
import type { CivilDate } from '../time/index.ts';
import { type AlmanacDay, almanacDayBy } from './almanacDay.ts';
import { type DayBrief, dayBriefBy } from './dayBrief.ts';
import { nearestPickDaysBy, pickDaysBy } from './pick/pickDays.ts';
import { pickHoursBy } from './pick/pickHours.ts';
import type {
  NearestPickDays,
  PickDaysQuery,
  PickDaysResult,
  PickHoursQuery,
  PickHoursResult,
} from './pick/pickTypes.ts';
import type { AlmanacRules } from './rules.ts';
import { compareYijiBy, type YijiComparison } from './yiji/compareYiji.ts';

/**
 * As `almanacDay` of the almanac room, for 1-01-01 to 9999-12-31.
 *
 * @example almanacDay({ year: 1600, month: 1, day: 1 }).lunar.month // 11
 */
export function almanacDay(date: CivilDate, choice?: Partial<AlmanacRules>): AlmanacDay {
  return almanacDayBy(HISTORICAL_CALENDAR, date, choice);
}

/** As `dayBrief` of the almanac room, for 1-01-01 to 9999-12-31. */
export function dayBrief(date: CivilDate, choice?: Partial<AlmanacRules>): DayBrief {
  return dayBriefBy(HISTORICAL_CALENDAR, date, choice);
}

/** As `compareYiji` of the almanac room, for 1-01-01 to 9999-12-31. */
export function compareYiji(
  date: CivilDate,
  choiceA?: Partial<AlmanacRules>,
  choiceB?: Partial<AlmanacRules>,
): YijiComparison {
  return compareYijiBy(HISTORICAL_CALENDAR, date, choiceA, choiceB);
}

/** As `pickDays` of the almanac room, for 1-01-01 to 9999-12-31. */
export function pickDays(query: PickDaysQuery): PickDaysResult {
  return pickDaysBy(HISTORICAL_CALENDAR, query);
}

/** As `nearestPickDays` of the almanac room, for 1-01-01 to 9999-12-31. */
export function nearestPickDays(query: PickDaysQuery): NearestPickDays {
  return nearestPickDaysBy(HISTORICAL_CALENDAR, query);
}

/** As `pickHours` of the almanac room, for 1-01-01 to 9999-12-31. */
export function pickHours(query: PickHoursQuery): PickHoursResult {
  return pickHoursBy(HISTORICAL_CALENDAR, query);
}
