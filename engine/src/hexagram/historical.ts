/**
 * Room hexagram, the door to the moments before 1645: 时间起卦 with the table of the historical calendars in hand.
 */
import type { CalendarRules } from '../calendar/index.ts';
import { HISTORICAL_CALENDAR } from '../calendar/historical/index.ts';
import type { CivilTime } from '../time/index.ts';
import { castHexagramBy, type TimeHexagram } from './castHexagram.ts';

/**
 * As `castHexagram` of the hexagram room, for −105-11-08 to 9999-12-31.
 *
 * @example castHexagram({ year: 1600, month: 1, day: 1, hour: 12, minute: 0, second: 0 }).lunar.month // 11
 */
export function castHexagram(civil: CivilTime, rules?: Partial<CalendarRules>): TimeHexagram {
  return castHexagramBy(HISTORICAL_CALENDAR, civil, rules);
}
