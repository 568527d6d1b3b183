/**
 * The engine that knows the calendars before 1645 and every zone. A separate door, so that a page about today does not carry
 * their tables.
 */
import { WORLD_ZONES, type ZoneEngine } from '../../time/index.ts';
import type { CalendarEngine } from '../lunarCalendar.ts';
import { HISTORICAL_CALENDAR } from './history.ts';

export { historicalTermDays } from './historicalTerms.ts';

/** The calendars in use from −105-11-08 on, computed to 9999, and every zone of the IANA database. */
export const HISTORY: CalendarEngine & ZoneEngine = { calendar: HISTORICAL_CALENDAR, zones: WORLD_ZONES };
