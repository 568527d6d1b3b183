/**
 * Places used lately on this device, newest first.
 */
import type { Place } from '../../lib/cases/place.ts';
import { readJson, STORAGE_KEYS, writeItem } from '../../lib/device/storage.ts';

const MAX_RECENT = 6;

/** Up to six places. */
export function listRecentPlaces(): readonly Place[] {
  const stored = readJson(STORAGE_KEYS.recentPlaces);
  return Array.isArray(stored) ? (stored as Place[]).slice(0, MAX_RECENT) : [];
}

/** Puts a place in front. */
export function rememberPlace(place: Place): void {
  const others = listRecentPlaces().filter((other) => other.path.join() !== place.path.join());
  writeItem(STORAGE_KEYS.recentPlaces, JSON.stringify([place, ...others].slice(0, MAX_RECENT)));
}
