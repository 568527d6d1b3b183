/**
 * Sums of periodic terms, the work of every position. Smallest terms first, so that none is lost to rounding.
 */
import { RAD_PER_ARCSEC } from './angle.ts';

const VSOP_COLUMNS = 3;
const VSOP_UNIT_RAD = 1e-9;
const ELP_COLUMNS = 4;
const ELP_UNIT_ARCSEC = 0.001;

/**
 * Σ τ^k Σ A cos(B + C τ) over flat rows [A, B, C], A in 1e-9 rad.
 *
 * @param tau Julian millennia TT from J2000.0
 * @param count terms of each power to take, from the largest; all where left out
 * @returns radians
 */
export function sumVsop(powers: readonly (readonly number[])[], tau: number, count = Infinity): number {
  let total = 0;
  for (let power = powers.length - 1; power >= 0; power--) {
    const rows = powers[power] as readonly number[];
    let sum = 0;
    for (let i = Math.min(rows.length, VSOP_COLUMNS * count) - VSOP_COLUMNS; i >= 0; i -= VSOP_COLUMNS) {
      sum += (rows[i] as number) * Math.cos((rows[i + 1] as number) + (rows[i + 2] as number) * tau);
    }
    total = total * tau + sum;
  }
  return total * VSOP_UNIT_RAD;
}

/**
 * Σ t^k Σ A sin(φ0 + φ1 t + φ2 t²) over flat rows [A, φ0, φ1, φ2], A in 0.001".
 *
 * @param t Julian centuries TT from J2000.0
 * @param count terms of each power to take, from the largest; all where left out
 * @returns radians
 */
export function sumElp(powers: readonly (readonly number[])[], t: number, count = Infinity): number {
  let total = 0;
  for (let power = powers.length - 1; power >= 0; power--) {
    const rows = powers[power] as readonly number[];
    let sum = 0;
    for (let i = Math.min(rows.length, ELP_COLUMNS * count) - ELP_COLUMNS; i >= 0; i -= ELP_COLUMNS) {
      const argument = (rows[i + 1] as number) + t * ((rows[i + 2] as number) + t * (rows[i + 3] as number));
      sum += (rows[i] as number) * Math.sin(argument);
    }
    total = total * t + sum;
  }
  return total * ELP_UNIT_ARCSEC * RAD_PER_ARCSEC;
}
