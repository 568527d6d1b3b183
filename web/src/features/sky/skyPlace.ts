/**
 * The place whose sky the calendar shows: stored on this device, Beijing by default.
 */
import type { Place } from '../../lib/cases/place.ts';
import { readJson, STORAGE_KEYS, writeItem } from '../../lib/device/storage.ts';

/** The place where none was chosen. */
export const DEFAULT_PLACE: Place = {
  code: '110101',
  path: ['北京市'],
  longitudeDeg: 116.41,
  latitudeDeg: 39.9,
  zone: 'Asia/Shanghai',
  precision: 'own',
};

/** The place that was chosen, or null. */
export function findSkyPlace(): Place | null {
  const stored = readJson(STORAGE_KEYS.skyPlace) as Partial<Place> | null;
  const isPlace =
    Array.isArray(stored?.path) && Number.isFinite(stored.longitudeDeg) && typeof stored.zone === 'string';
  return isPlace ? (stored as Place) : null;
}

/** Stores a place; null resets it to Beijing. */
export function storeSkyPlace(place: Place | null): void {
  writeItem(STORAGE_KEYS.skyPlace, place === null ? null : JSON.stringify(place));
}
