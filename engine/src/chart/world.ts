/**
 * The engine that knows every zone. A separate door, so that a page about China does not carry the table.
 */
import { MODERN_CALENDAR } from '../calendar/index.ts';
import { WORLD_ZONES } from '../time/index.ts';
import type { Engine } from './engine.ts';

/** The calendar of 1645 to 9999 and every zone of the IANA database. */
export const WORLD: Engine = { calendar: MODERN_CALENDAR, zones: WORLD_ZONES };
