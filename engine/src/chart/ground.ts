/**
 * What a cast reads beside the birth and the rules: which lunar calendar and which zones one holds. A door holds them for its
 * functions, so that none can forget the years before 1645 or the clocks abroad.
 */
import type { LunarCalendar } from '../calendar/index.ts';
import type { Zones } from '../time/index.ts';

/** Calendar and zones that are held. */
export interface Ground {
  readonly calendar: LunarCalendar;
  readonly zones: Zones;
}
