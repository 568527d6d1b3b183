/**
 * Places from text that was typed along with a birth.
 */
import { loadPlaces, placesNamed, type Place } from '@shangyuan/reading/places';

/** The places that a typed name may mean: none, the one that is meant, or those to choose from. */
export async function findPlaces(text: string): Promise<readonly Place[]> {
  return placesNamed(await loadPlaces(), text);
}
