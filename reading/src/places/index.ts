/**
 * Door of the places a birth can have, and the search for them by name.
 */
export type { Place } from './place.ts';
export * from './regions.ts';
export * from './searchPlaces.ts';
