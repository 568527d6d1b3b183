/**
 * What a cast reads beside the birth and the rules: a lunar calendar and zones, as one value that is passed last.
 */
import { MODERN_CALENDAR, type CalendarEngine } from '../calendar/index.ts';
import { HOME_ZONES, type ZoneEngine } from '../time/index.ts';

/** Calendar and zones to read. */
export interface Engine extends CalendarEngine, ZoneEngine {}

/** The calendar of 1645 to 9999 and the five zones of the Chinese world: what functions read by default. */
export const HOME: Engine = { calendar: MODERN_CALENDAR, zones: HOME_ZONES };
