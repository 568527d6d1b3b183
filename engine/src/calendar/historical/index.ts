/**
 * Room calendar, the door to the years before 1645: the historical calendars as a table of facts, and the functions of
 * `@shangyuan/engine/calendar` with that table built in, good for −104 to 9999. A door of its own, so that a page about
 * today does not carry the table.
 */
import type { CivilDate } from '../../time/index.ts';
import * as calendar from '../lunarDate.ts';
import { lunarYear as lunarYearOf, type LunarYear } from '../lunarYear.ts';
import type { LunarRules } from '../rules.ts';
import { LUNAR_HISTORY } from './history.ts';

export { LUNAR_HISTORY } from './history.ts';
export { historicalTermDays } from './historicalTerms.ts';

/**
 * As `lunarDateOf` of the calendar room, for −105-11-08 to 9999-12-31.
 *
 * @example lunarDateOf({ year: 1582, month: 10, day: 15 }).day // 19
 */
export function lunarDateOf(date: CivilDate, rules?: LunarRules): calendar.LunarDate {
  return calendar.lunarDateOf(date, rules, LUNAR_HISTORY);
}

/**
 * As `civilDateOfLunar` of the calendar room, for the lunar years −105 (from 十月) to 9999.
 *
 * @example civilDateOfLunar({ year: 1, month: 1, day: 1 }) // { year: 1, month: 2, day: 12 }
 */
export function civilDateOfLunar(lunar: calendar.LunarDateInput, rules?: LunarRules): CivilDate {
  return calendar.civilDateOfLunar(lunar, rules, LUNAR_HISTORY);
}

/**
 * As `lunarYear` of the calendar room, for −105 (from 十月) to 9999.
 *
 * @example lunarYear(237).months.length // 12
 */
export function lunarYear(year: number, rules?: LunarRules): LunarYear {
  return lunarYearOf(year, rules, LUNAR_HISTORY);
}
