/**
 * Where the Moon stands as seen from a place: longitude by the largest terms, latitude and distance. What dates the months needs
 * none of it and stays in moon.ts.
 */
import { horner, QUARTER_TURN, RAD_PER_ARCSEC } from './angle.ts';
import { sumMain } from './series.ts';
import { MOON_DISTANCE_TERMS, MOON_LATITUDE_TERMS, MOON_MEAN_DISTANCE_KM } from './tables/moonPlaceSeries.ts';
import { MOON_POLYNOMIAL, moonMainTerms } from './tables/moonSeries.ts';

/** Terms of the main problem for what is seen from a horizon: within 20". */
const NEAR_TERMS = 70;

/**
 * Longitude of the Moon, mean equinox of date, by the largest terms.
 *
 * @param t Julian centuries TT from J2000.0
 * @returns radians, not reduced to a circle, within 40"
 */
export function moonLongitudeNearRad(t: number): number {
  return horner(t, MOON_POLYNOMIAL) + sumMain(moonMainTerms()[0] as readonly number[], t, NEAR_TERMS);
}

/**
 * Latitude of the Moon over the ecliptic of date.
 *
 * @param t Julian centuries TT from J2000.0
 * @returns radians, within 15"
 */
export function moonLatitudeRad(t: number): number {
  return sumMain(MOON_LATITUDE_TERMS, t) * RAD_PER_ARCSEC;
}

/**
 * Distance of the centres of Moon and Earth.
 *
 * @param t Julian centuries TT from J2000.0
 * @returns kilometres, within 50 km
 */
export function moonDistanceKm(t: number): number {
  return MOON_MEAN_DISTANCE_KM + sumMain(MOON_DISTANCE_TERMS, t, Infinity, QUARTER_TURN);
}
