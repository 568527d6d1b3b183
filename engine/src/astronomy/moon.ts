/**
 * The Moon's apparent longitude: the theory's sum and nutation.
 */
import { numberError } from '../numberError.ts';
import { DAYS_PER_CENTURY, degreesOf, horner, J2000_JD } from './angle.ts';
import { nutationRad } from './nutation.ts';
import { DELAUNAY, sumElp, sumMain } from './series.ts';
import { sunEllipseRad } from './sun.ts';
import { MOON_POLYNOMIAL, moonMainTerms, moonPlanetTerms } from './tables/moonSeries.ts';

/**
 * Longitude of the Moon with light-time, mean equinox of date, not reduced to a circle.
 *
 * @param t Julian centuries TT from J2000.0
 * @returns radians
 */
export function moonLongitudeRad(t: number): number {
  return horner(t, MOON_POLYNOMIAL) + sumElp(moonMainTerms(), moonPlanetTerms(), t);
}

/** Terms of the main problem that bring a phase within some minutes. */
const LARGE_TERMS = 24;

/**
 * Elongation of the Moon from the Sun by the largest terms only, to start a search from.
 *
 * @param t Julian centuries TT from J2000.0
 * @returns radians, not reduced to a circle, within about 100"
 */
export function roughElongationRad(t: number): number {
  return (
    horner(t, DELAUNAY.D) +
    sumMain(moonMainTerms()[0] as readonly number[], t, LARGE_TERMS) -
    sunEllipseRad(t)
  );
}

/**
 * Apparent geocentric longitude of the Moon, true equinox of date.
 *
 * @param jdTT Julian Date, TT
 * @returns degrees, [0, 360)
 * @throws RangeError where the date is not finite
 * Accuracy: 0.4" in 1600-2500 (docs/ACCURACY.md).  Source: ELP/MPP02, IAU 2000B.
 * @example moonLongitudeDeg(2448724.5).toFixed(3) // '133.167'
 */
export function moonLongitudeDeg(jdTT: number): number {
  if (!Number.isFinite(jdTT)) throw numberError('Julian Date', jdTT, 'a finite number');
  const t = (jdTT - J2000_JD) / DAYS_PER_CENTURY;
  return degreesOf(moonLongitudeRad(t) + nutationRad(t));
}
