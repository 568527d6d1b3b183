/**
 * The Moon's apparent longitude: the theory's sum and nutation.
 */
import { DAYS_PER_CENTURY, degreesOf, horner, J2000_JD } from './angle.ts';
import { nutationRad } from './nutation.ts';
import { sumElp } from './series.ts';
import { MOON_POLYNOMIAL, MOON_TERMS } from './tables/moonSeries.ts';

/**
 * Longitude of the Moon with light-time, mean equinox of date, not brought to a circle.
 *
 * @param t Julian centuries TT from J2000.0
 * @param count terms of each power to take; all where left out
 * @returns radians
 */
export function moonLongitudeRad(t: number, count?: number): number {
  return horner(t, MOON_POLYNOMIAL) + sumElp(MOON_TERMS, t, count);
}

/**
 * Apparent geocentric longitude of the Moon, true equinox of date.
 *
 * @param jdTT Julian Date, TT
 * @returns degrees, [0, 360)
 * @throws RangeError where the date is not finite
 */
export function moonLongitudeDeg(jdTT: number): number {
  if (!Number.isFinite(jdTT)) throw new RangeError(`wrong Julian Date ${jdTT}, expected a finite number`);
  const t = (jdTT - J2000_JD) / DAYS_PER_CENTURY;
  return degreesOf(moonLongitudeRad(t) + nutationRad(t));
}
