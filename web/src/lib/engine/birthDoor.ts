/** Separate from doors.ts: the first page reads only dates, and would load the zones. */
import { HOME, type Engine } from '@shangyuan/engine/chart';
import type { EngineDoor } from './doors.ts';

/** Functions that read clocks of zones, with each engine that a birth can need. */
export function birthDoor<T>(withEngine: (engine: Engine) => T): EngineDoor<T> {
  return {
    modern: withEngine(HOME),
    loadHistorical: async () => withEngine((await import('@shangyuan/engine/history')).HISTORY),
    loadAbroad: async () => withEngine((await import('@shangyuan/engine/world')).WORLD),
  };
}
