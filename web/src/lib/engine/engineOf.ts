/**
 * The engine of a year: its functions with the calendar that knows the year in hand. Years before 1645 need the table of
 * historical months, which is loaded only then. Whoever reads lunar dates takes the functions from here; the engine's own
 * doors, which end at 1645, are known to this folder alone.
 */
import { useLoaded, type Loaded } from '../page/useLoaded.ts';

/** First year that the engine's own doors know whole. */
const MODERN_FROM = 1646;

/** The same functions behind two doors. */
export interface EngineDoor<T> {
  /** With the calendar of 1645 on in hand: for today, and for whatever cannot be older. */
  readonly modern: T;
  /** With the table of history as well. */
  readonly loadHistorical: () => Promise<T>;
}

/** A door of two. */
export function joinDoors<A, B>(a: EngineDoor<A>, b: EngineDoor<B>): EngineDoor<A & B> {
  return {
    modern: { ...a.modern, ...b.modern },
    loadHistorical: async () => {
      const [first, second] = await Promise.all([a.loadHistorical(), b.loadHistorical()]);
      return { ...first, ...second };
    },
  };
}

/** The functions that fit a year. */
export async function engineOf<T>(year: number, door: EngineDoor<T>): Promise<T> {
  return year < MODERN_FROM ? door.loadHistorical() : door.modern;
}

/** As {@link engineOf}, for a page: at once for years of today, loaded for older ones. */
export function useEngine<T>(year: number, door: EngineDoor<T>): Loaded<T> {
  const isOld = year < MODERN_FROM;
  const loaded = useLoaded(() => engineOf(year, door), String(isOld));
  return isOld ? loaded : { state: 'ready', value: door.modern };
}
