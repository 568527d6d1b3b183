/**
 * A place from text that was typed along with a birth.
 */
import type { Place } from '../../lib/cases/place.ts';
import { loadPlaces, searchPlaces } from '@shangyuan/reading/places';

/** The best match of a place's name, or null. */
export async function findPlace(text: string): Promise<Place | null> {
  return searchPlaces(await loadPlaces(), text, 1)[0] ?? null;
}
