/**
 * Functions of the engine with each engine that a year or a place can need. Years before 1645 need the table of historical months
 * and births abroad that of the world's zones; each is loaded only then.
 */
import { MODERN, type CalendarEngine } from '@shangyuan/engine/calendar';

/** The same functions with three engines. */
export interface EngineDoor<T> {
  /** With the calendar from 1645 on and the zones of the Chinese world. */
  readonly modern: T;
  /** With the calendars before 1645 and every zone. */
  readonly loadHistorical: () => Promise<T>;
  /** With every zone; absent where no clock is read. */
  readonly loadAbroad?: () => Promise<T>;
}

/** Functions that read lunar dates, with each engine that a date can need. */
export function dateDoor<T>(withEngine: (engine: CalendarEngine) => T): EngineDoor<T> {
  return {
    modern: withEngine(MODERN),
    loadHistorical: async () => withEngine((await import('@shangyuan/engine/history')).HISTORY),
  };
}

/** The functions of a door. */
export type FunctionsOf<Door> = Door extends EngineDoor<infer T> ? T : never;
