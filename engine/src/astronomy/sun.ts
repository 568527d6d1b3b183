/**
 * The Sun's apparent longitude: the theory's sum, nutation and aberration.
 */
import { numberError } from '../numberError.ts';
import { DAYS_PER_CENTURY, degreesOf, horner, J2000_JD, RAD_PER_ARCSEC, RAD_PER_DEG } from './angle.ts';
import { nutationRad } from './nutation.ts';
import { sumVsop } from './series.ts';
import { SUN_POLYNOMIAL, sunTerms } from './tables/sunSeries.ts';

/** Aberration at the distance of one astronomical unit. */
const ABERRATION_ARCSEC = -20.4898;

function anomalyRad(t: number): number {
  return (357.5291 + t * (35999.0503 - t * 0.0001536)) * RAD_PER_DEG;
}

function eccentricity(t: number): number {
  return 0.016708634 - t * (0.000042037 + t * 0.0000001267);
}

/**
 * What the ellipse by itself adds to the mean longitude: equation of the centre, with mean aberration.
 *
 * @param t Julian centuries TT from J2000.0
 * @returns radians, within about 40" of the apparent longitude's excess over the mean one
 */
export function sunEllipseRad(t: number): number {
  const e = eccentricity(t);
  const m = anomalyRad(t);
  return 2 * e * Math.sin(m) + 1.25 * e * e * Math.sin(2 * m) + ABERRATION_ARCSEC * RAD_PER_ARCSEC;
}

/**
 * Distance of the Sun, astronomical units, within 1e-4.
 *
 * @param t Julian centuries TT from J2000.0
 */
export function sunDistanceAu(t: number): number {
  const e = eccentricity(t);
  const m = anomalyRad(t);
  return 1 + 0.5 * e * e - e * Math.cos(m) - 0.5 * e * e * Math.cos(2 * m);
}

const KM_PER_AU = 149_597_870.7;

/** As {@link sunDistanceAu}, kilometres. */
export function sunDistanceKm(t: number): number {
  return sunDistanceAu(t) * KM_PER_AU;
}

/**
 * Annual aberration in longitude.
 *
 * @param t Julian centuries TT from J2000.0
 * @returns radians, within 0.003"
 */
export function aberrationRad(t: number): number {
  return (ABERRATION_ARCSEC * RAD_PER_ARCSEC) / sunDistanceAu(t);
}

/**
 * Mean longitude of the Sun, mean equinox of date.
 *
 * @param t Julian centuries TT from J2000.0
 * @returns radians, not reduced to a circle
 */
export function sunMeanLongitudeRad(t: number): number {
  return horner(t / 10, SUN_POLYNOMIAL);
}

/**
 * Longitude of the Sun with aberration, mean equinox of date.
 *
 * @param t Julian centuries TT from J2000.0
 * @param count terms of each power to take, from the largest; all where left out
 * @returns radians, not reduced to a circle
 */
export function sunLongitudeRad(t: number, count?: number): number {
  return sunMeanLongitudeRad(t) + sumVsop(sunTerms(), t / 10, count) + aberrationRad(t);
}

/**
 * Apparent geocentric longitude of the Sun, true equinox of date.
 *
 * @param jdTT Julian Date, TT
 * @returns degrees, [0, 360)
 * @throws RangeError where the date is not finite
 * Accuracy: 0.03" in 1600-2500 (docs/ACCURACY.md).  Source: VSOP87D, IAU 2000B.
 * @example solarLongitudeDeg(2451545).toFixed(4) // '280.3682'
 */
export function solarLongitudeDeg(jdTT: number): number {
  if (!Number.isFinite(jdTT)) throw numberError('Julian Date', jdTT, 'a finite number');
  const t = (jdTT - J2000_JD) / DAYS_PER_CENTURY;
  return degreesOf(sunLongitudeRad(t) + nutationRad(t));
}
