/**
 * The equation of time 均时差 from the theory itself. The room time carries the short published formula, which is what
 * charts use; this one says how good it is, and holds in far centuries.
 */
import { jdUtOf } from '../time/index.ts';
import { RAD_PER_DEG, wrapRad } from './angle.ts';
import { checkInstant } from './instant.ts';
import { hourAngleRad } from './sky.ts';

const MINUTES_PER_RAD = 4 / RAD_PER_DEG;

/**
 * Equation of time, apparent less mean solar time.
 *
 * @param epochMs UTC milliseconds, years 0 to 10000
 * @returns minutes
 * @throws RangeError where it is not finite or out of range
 * Accuracy: 0.1 s 1900-2100, plus UT1 − UTC, which is under 0.9 s.  Source: VSOP87D, IAU 1982 sidereal time.
 * @example Math.round(100 * theoreticalEquationOfTimeMin(1770782400000)) // -1417
 */
export function theoreticalEquationOfTimeMin(epochMs: number): number {
  checkInstant(epochMs);
  // Apparent time is the hour angle from midnight, mean time the fraction of the day of UT: a Julian Date starts at noon.
  const meanRad = jdUtOf(epochMs) * 360 * RAD_PER_DEG;
  return wrapRad(hourAngleRad('sun', epochMs, 0, Infinity) - meanRad) * MINUTES_PER_RAD;
}
