/**
 * How the Moon looks at an instant: how far it is from the Sun and how much of it is lit.
 */
import { jdTTOfEpochMs } from '../time/index.ts';
import { DAYS_PER_CENTURY, degreesOf, J2000_JD } from './angle.ts';
import { checkInstant } from './instant.ts';
import { moonLongitudeRad } from './moon.ts';
import { moonDistanceKm, moonLatitudeRad } from './moonPlace.ts';
import { sunDistanceKm, sunLongitudeRad } from './sun.ts';

/** The look of the Moon. */
export interface MoonIllumination {
  /** Longitude of the Moon less that of the Sun, degrees, [0, 360): 0 at 朔, 180 at 望. */
  readonly elongationDeg: number;
  /** Lit part of the disc, 0 to 1. */
  readonly litFraction: number;
  /** Distance of the centres of Moon and Earth, kilometres. */
  readonly distanceKm: number;
}

/**
 * Elongation, lit fraction and distance of the Moon, seen from the centre of the Earth.
 *
 * @param epochMs UTC milliseconds, years 0 to 10000
 * @throws RangeError where it is not finite or out of range
 * Accuracy: elongation as the phases, lit fraction within 0.0001, distance within 50 km.
 * Source: J. Meeus, Astronomical Algorithms, 2nd ed., ch. 48; ELP/MPP02, VSOP87D.
 * @example Math.round(100 * moonIllumination(Date.UTC(1992, 3, 12)).litFraction) // 68
 */
export function moonIllumination(epochMs: number): MoonIllumination {
  checkInstant(epochMs);
  const t = (jdTTOfEpochMs(epochMs) - J2000_JD) / DAYS_PER_CENTURY;
  const elongation = moonLongitudeRad(t) - sunLongitudeRad(t);
  const distanceKm = moonDistanceKm(t);
  const cosAngle = Math.cos(moonLatitudeRad(t)) * Math.cos(elongation);
  const sunKm = sunDistanceKm(t);
  const phaseAngle = Math.atan2(sunKm * Math.sqrt(1 - cosAngle ** 2), distanceKm - sunKm * cosAngle);
  return { elongationDeg: degreesOf(elongation), litFraction: (1 + Math.cos(phaseAngle)) / 2, distanceKm };
}
