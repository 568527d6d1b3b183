/**
 * Functions of the engine with the calendar of a year and the zones of a place already passed. Years before 1645 need the table
 * of historical months and births abroad that of the world's zones; each is loaded only then. Pages take functions that read
 * lunar dates or clocks from this folder.
 */
import { useLoaded, type Loaded } from '../page/useLoaded.ts';
import type { EngineDoor } from './doors.ts';

/** First year that the engine's own doors know whole. */
const MODERN_FROM = 1646;

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
