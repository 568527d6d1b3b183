/**
 * Where the Sun and the Moon stand over a place, to a few arcseconds: a second of time at rise and set is 15". Both are
 * taken on the mean equinox together with mean sidereal time, so that nutation falls out.
 */
import { jdTTOfEpochMs, jdUtOf } from '../time/index.ts';
import { DAYS_PER_CENTURY, J2000_JD, RAD_PER_ARCSEC, RAD_PER_DEG } from './angle.ts';
import { moonDistanceKm, moonLatitudeRad, moonLongitudeNearRad } from './moonPlace.ts';
import type { Observer } from './place.ts';
import { sunDistanceKm, sunLongitudeRad } from './sun.ts';

/** What rises and sets. */
export type Body = 'sun' | 'moon';

const RADIUS_KM = { sun: 695_700, moon: 1737.4 } as const satisfies Record<Body, number>;
/** Terms of each power of the Sun's series: within 15". */
const SUN_TERM_COUNT = 12;

/** Refraction at the horizon, as almanacs agree on it: 34′. */
export const HORIZON_REFRACTION_RAD = (34 / 60) * RAD_PER_DEG;

/** Obliquity of the ecliptic, mean, radians. IAU 2006, the first terms. */
function obliquityRad(t: number): number {
  return (84381.406 - t * (46.836769 + t * (0.0001831 - t * 0.0020034))) * RAD_PER_ARCSEC;
}

/** Greenwich mean sidereal time, radians, not reduced to a circle. IAU 1982 rate and epoch. */
function siderealRad(epochMs: number): number {
  const days = jdUtOf(epochMs) - J2000_JD;
  const t = days / DAYS_PER_CENTURY;
  return (280.46061837 + 360.98564736629 * days + t * t * 0.000387933) * RAD_PER_DEG;
}

/** A body in the frame of the equator: right ascension, declination, distance. */
interface Equatorial {
  readonly raRad: number;
  readonly decRad: number;
  readonly distanceKm: number;
}

function equatorialOf(longitude: number, latitude: number, distanceKm: number, t: number): Equatorial {
  const obliquity = obliquityRad(t);
  const x = Math.cos(latitude) * Math.cos(longitude);
  const y = Math.cos(latitude) * Math.sin(longitude);
  const z = Math.sin(latitude);
  const equatorY = y * Math.cos(obliquity) - z * Math.sin(obliquity);
  const equatorZ = y * Math.sin(obliquity) + z * Math.cos(obliquity);
  return { raRad: Math.atan2(equatorY, x), decRad: Math.asin(equatorZ), distanceKm };
}

/** @param sunTermCount terms of each power of the Sun's series; all for the equation of time */
function positionOf(body: Body, epochMs: number, sunTermCount: number): Equatorial {
  const t = (jdTTOfEpochMs(epochMs) - J2000_JD) / DAYS_PER_CENTURY;
  return body === 'sun'
    ? equatorialOf(sunLongitudeRad(t, sunTermCount), 0, sunDistanceKm(t), t)
    : equatorialOf(moonLongitudeNearRad(t), moonLatitudeRad(t), moonDistanceKm(t), t);
}

/**
 * Hour angle of a body, seen from the Earth's centre.
 *
 * @param longitudeRad east positive
 * @returns radians, positive after the transit, not reduced to a circle
 */
export function hourAngleRad(
  body: Body,
  epochMs: number,
  longitudeRad: number,
  sunTermCount = SUN_TERM_COUNT,
): number {
  return siderealRad(epochMs) + longitudeRad - positionOf(body, epochMs, sunTermCount).raRad;
}

/** A body over a horizon without air. */
export interface Height {
  /** Altitude of the centre, seen from the place itself, radians. */
  readonly altitudeRad: number;
  /** Half the apparent diameter, radians. */
  readonly radiusRad: number;
}

/** Altitude of a body at a place, parallax and the Earth's flattening included, refraction not. */
export function heightOf(body: Body, epochMs: number, observer: Observer): Height {
  const { raRad, decRad, distanceKm } = positionOf(body, epochMs, SUN_TERM_COUNT);
  const hourAngle = siderealRad(epochMs) + observer.longitudeRad - raRad;
  const equatorKm = distanceKm * Math.cos(decRad);
  const outKm = equatorKm * Math.cos(hourAngle) - observer.axisKm;
  const sideKm = equatorKm * Math.sin(hourAngle);
  const upKm = distanceKm * Math.sin(decRad) - observer.planeKm;
  const distance = Math.hypot(outKm, sideKm, upKm);
  const sinAltitude = (outKm * observer.cosLatitude + upKm * observer.sinLatitude) / distance;
  return { altitudeRad: Math.asin(sinAltitude), radiusRad: Math.asin(RADIUS_KM[body] / distance) };
}
