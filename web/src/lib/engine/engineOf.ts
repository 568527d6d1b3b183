/**
 * The engine of a year and a place: its functions with the calendar that knows the year in hand, and the clocks of the place.
 * Years before 1645 need the table of historical months and births abroad that of the world's zones, each loaded only then.
 * Whoever reads lunar dates or clocks takes the functions from here; the engine's own doors are known to this folder alone.
 */
import { useLoaded, type Loaded } from '../page/useLoaded.ts';

/** First year that the engine's own doors know whole. */
const MODERN_FROM = 1646;

/** The same functions behind two doors or three. */
export interface EngineDoor<T> {
  /** With the calendar of 1645 on in hand: for today, and for whatever cannot be older. */
  readonly modern: T;
  /** With the table of history as well, and every zone. */
  readonly loadHistorical: () => Promise<T>;
  /** With every zone; absent where no clock is read. */
  readonly loadAbroad?: () => Promise<T>;
}

/** A door of two. */
export function joinDoors<A, B>(a: EngineDoor<A>, b: EngineDoor<B>): EngineDoor<A & B> {
  return {
    modern: { ...a.modern, ...b.modern },
    loadHistorical: async () => {
      const [first, second] = await Promise.all([a.loadHistorical(), b.loadHistorical()]);
      return { ...first, ...second };
    },
    loadAbroad: async () => {
      const [first, second] = await Promise.all([a.loadAbroad?.() ?? a.modern, b.loadAbroad?.() ?? b.modern]);
      return { ...first, ...second };
    },
  };
}

/** What is missing in hand for a year and a place: the table of history (which brings the zones), the zones, or nothing. */
function missingFor<T>(year: number, door: EngineDoor<T>, isAbroad: boolean): 'history' | 'zones' | null {
  if (year < MODERN_FROM) return 'history';
  return isAbroad && door.loadAbroad !== undefined ? 'zones' : null;
}

/**
 * The functions that fit a year and a place.
 *
 * @param isAbroad of a birth, see `isAbroad` of castDoor.ts
 */
export async function engineOf<T>(year: number, door: EngineDoor<T>, isAbroad = false): Promise<T> {
  const missing = missingFor(year, door, isAbroad);
  if (missing === 'history') return door.loadHistorical();
  return missing === 'zones' && door.loadAbroad !== undefined ? door.loadAbroad() : door.modern;
}

/** As {@link engineOf}, for a page: at once for years of today and births at home, loaded for the others. */
export function useEngine<T>(year: number, door: EngineDoor<T>, isAbroad = false): Loaded<T> {
  const missing = missingFor(year, door, isAbroad);
  const loaded = useLoaded(() => engineOf(year, door, isAbroad), String(missing));
  return missing === null ? { state: 'ready', value: door.modern } : loaded;
}
