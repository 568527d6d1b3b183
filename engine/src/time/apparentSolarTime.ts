/**
 * The Sun's own clock at a place: local mean time 地方平时 from the longitude, and apparent solar time 真太阳时 with the
 * equation of time 均时差 added. Hour pillars are read from it when the chart's rules say so.
 */
import type { CivilTime } from './civil.ts';
import { civilOfEpochMs, jdUtOf } from './epoch.ts';

/** Apparent solar time with the two corrections that lead to it from UTC. */
export interface ApparentSolarTime extends CivilTime {
  /** Equation of time, minutes: apparent less mean. */
  readonly eotMinutes: number;
  /** Longitude as time, minutes east of Greenwich: 4 a degree. */
  readonly longitudeMinutes: number;
}

const MINUTES_PER_DEGREE = 4;
const RAD_PER_DEG = Math.PI / 180;

/**
 * Equation of time, apparent less mean solar time.
 *
 * @param epochMs UTC milliseconds
 * @returns minutes, about −14.3 to 16.5 in our time
 * @throws RangeError where the instant is not finite
 * Accuracy: within 4 s of the full theory 1500-2100, 16 s in 500, 34 s in 4000 (`theoreticalEquationOfTimeMin`).
 * Source: J. Meeus, Astronomical Algorithms, 2nd ed., ch. 25 and 28 (Smart's series).
 * @example Math.round(100 * equationOfTimeMin(1770782400000)) // -1423
 */
export function equationOfTimeMin(epochMs: number): number {
  if (!Number.isFinite(epochMs))
    throw new RangeError(`wrong instant ${epochMs} ms, expected a finite number`);
  const t = (jdUtOf(epochMs) - 2451545) / 36525;
  const meanLongitude = (280.46646 + t * (36000.76983 + t * 0.0003032)) * RAD_PER_DEG;
  const anomaly = (357.52911 + t * (35999.05029 - t * 0.0001537)) * RAD_PER_DEG;
  const eccentricity = 0.016708634 - t * (0.000042037 + t * 0.0000001267);
  const meanObliquityDeg = 23 + (26 * 60 + 21.448 - t * (46.815 + t * (0.00059 - t * 0.001813))) / 3600;
  const nodeTerm = 0.00256 * Math.cos((125.04 - 1934.136 * t) * RAD_PER_DEG);
  const y = Math.tan(((meanObliquityDeg + nodeTerm) / 2) * RAD_PER_DEG) ** 2;
  const eotRad =
    y * Math.sin(2 * meanLongitude) -
    2 * eccentricity * Math.sin(anomaly) +
    4 * eccentricity * y * Math.sin(anomaly) * Math.cos(2 * meanLongitude) -
    0.5 * y * y * Math.sin(4 * meanLongitude) -
    1.25 * eccentricity * eccentricity * Math.sin(2 * anomaly);
  return (MINUTES_PER_DEGREE * eotRad) / RAD_PER_DEG;
}

function longitudeMinutesOf(longitudeDeg: number): number {
  if (!(longitudeDeg >= -180 && longitudeDeg <= 180)) {
    throw new RangeError(`wrong longitude ${longitudeDeg}, expected degrees, -180 to 180`);
  }
  return longitudeDeg * MINUTES_PER_DEGREE;
}

/**
 * Local mean time 地方平时 at a longitude. No zone is involved.
 *
 * @param epochMs UTC milliseconds
 * @param longitudeDeg degrees, east positive, −180 to 180
 * @throws RangeError where either is out of range
 * @example localMeanTime(0, 15) // { year: 1970, month: 1, day: 1, hour: 1, minute: 0, second: 0 }
 */
export function localMeanTime(epochMs: number, longitudeDeg: number): CivilTime {
  return civilOfEpochMs(epochMs, longitudeMinutesOf(longitudeDeg));
}

/**
 * Apparent solar time 真太阳时 at a longitude: local mean time and the equation of time. `second` carries milliseconds
 * as a fraction.
 *
 * @param epochMs UTC milliseconds
 * @param longitudeDeg degrees, east positive, −180 to 180
 * @throws RangeError where either is out of range
 * Accuracy: as {@link equationOfTimeMin}.
 * @example apparentSolarTime(645427800000, 104.07).hour // 12
 */
export function apparentSolarTime(epochMs: number, longitudeDeg: number): ApparentSolarTime {
  const longitudeMinutes = longitudeMinutesOf(longitudeDeg);
  const eotMinutes = equationOfTimeMin(epochMs);
  return { ...civilOfEpochMs(epochMs, longitudeMinutes + eotMinutes), eotMinutes, longitudeMinutes };
}
