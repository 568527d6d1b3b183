/**
 * The Sun's own clocks at a place: local mean time 地方平时 from the longitude, and apparent solar time 真太阳时 with the
 * equation of time 均时差 added. Hour pillars are read from them when the chart's rules say so.
 */
import { numberError } from '../numberError.ts';
import type { CivilTime } from './civil.ts';
import { civilOfEpochMs, jdUtOf, MS_PER_MINUTE } from './epoch.ts';

/** The two clocks of the Sun at a place, with the corrections that lead to them. */
export interface SolarClocks {
  /** 地方平时. */
  readonly localMeanTime: CivilTime;
  /** 真太阳时. */
  readonly apparentSolarTime: CivilTime;
  /**
   * 经度差, minutes: local mean time less the standard clock, above −720 to 720. Beyond the date line the clock stays with the
   * date of the zone.
   */
  readonly longitudeMinutes: number;
  /** 均时差, minutes: apparent less mean. */
  readonly eotMinutes: number;
}

const MINUTES_PER_DEGREE = 4;
const HALF_DAY_MINUTES = 720;
const DAY_MINUTES = 1440;
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
  if (!Number.isFinite(epochMs)) throw numberError('instant', epochMs, 'milliseconds as a finite number');
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

/**
 * The Sun's clocks over a place, beside a standard clock.
 *
 * @param epochMs UTC milliseconds
 * @param longitudeDeg degrees, east positive, −180 to 180
 * @param standardMinutes the zone's standard clock, minutes east of Greenwich, daylight saving left out; default UTC
 * @returns clocks within twelve hours of the standard clock; `second` carries milliseconds as a fraction
 * @throws RangeError where one of them is not finite or out of range
 * Accuracy: as {@link equationOfTimeMin}.
 * @example solarClocksAt(645427800000, 104.07, 480).longitudeMinutes.toFixed(2) // '-63.72'
 */
export function solarClocksAt(epochMs: number, longitudeDeg: number, standardMinutes = 0): SolarClocks {
  if (!(longitudeDeg >= -180 && longitudeDeg <= 180)) {
    throw numberError('longitude', longitudeDeg, 'degrees, -180 to 180');
  }
  let longitudeMinutes = longitudeDeg * MINUTES_PER_DEGREE - standardMinutes;
  if (longitudeMinutes <= -HALF_DAY_MINUTES) longitudeMinutes += DAY_MINUTES;
  else if (longitudeMinutes > HALF_DAY_MINUTES) longitudeMinutes -= DAY_MINUTES;
  const eotMinutes = equationOfTimeMin(epochMs);
  // Zone and shift together may pass a day, which no offset of a zone does.
  const meanMs = epochMs + (standardMinutes + longitudeMinutes) * MS_PER_MINUTE;
  return {
    localMeanTime: civilOfEpochMs(meanMs, 0),
    apparentSolarTime: civilOfEpochMs(meanMs + eotMinutes * MS_PER_MINUTE, 0),
    longitudeMinutes,
    eotMinutes,
  };
}
