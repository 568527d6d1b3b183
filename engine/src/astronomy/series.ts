/**
 * Sums of periodic terms, the work of every position. Smallest terms first, so that none is lost to rounding.
 */
import { horner, QUARTER_TURN, sine } from './angle.ts';

const VSOP_COLUMNS = 3;
const MAIN_COLUMNS = 5;
const PLANET_COLUMNS = 4;

/**
 * Σ τ^k Σ A cos(B + C τ) over flat rows [A, B, C].
 *
 * @param tau Julian millennia TT from J2000.0
 * @param count terms of each power to take, from the largest; all where left out
 * @returns radians, or the unit of the amplitudes
 */
export function sumVsop(powers: readonly (readonly number[])[], tau: number, count = Infinity): number {
  let total = 0;
  for (let power = powers.length - 1; power >= 0; power--) {
    const rows = powers[power] as readonly number[];
    let sum = 0;
    for (let i = Math.min(rows.length, VSOP_COLUMNS * count) - VSOP_COLUMNS; i >= 0; i -= VSOP_COLUMNS) {
      sum +=
        (rows[i] as number) * sine(QUARTER_TURN + (rows[i + 1] as number) + (rows[i + 2] as number) * tau);
    }
    total = total * tau + sum;
  }
  return total;
}

/** The arguments of the Moon's motion, radians and powers of t: elongation, the Sun's and the Moon's anomaly, latitude. */
// prettier-ignore
export const DELAUNAY = {
  D: [5.198466799156604, 7771.377144990897, -3.3091588061916815e-5, 3.105886125976076e-8, -2.0400959701e-10],
  LP: [3.0984669657332624, 628.3019552140604, -2.6638814929e-6, 6.16392e-10, -5.444e-11],
  L: [2.3555545503868025, 8328.69142462345, 1.5229240776232618e-4, 2.507188741546547e-7, -1.2359839986e-9],
  F: [1.6279052434071115, 8433.4661574916, -6.400616537648361e-5, -5.345216278337e-9, -2.942819e-11],
} as const;

/**
 * Σ t^k (Σ A sin(i D + j l' + k l + m F) + Σ A sin(φ0 + φ1 t + φ2 t²)) over flat rows: the main problem of
 * the Moon's motion and what the planets add.
 *
 * @param t Julian centuries TT from J2000.0
 * @returns radians, or the unit of the amplitudes
 */
export function sumElp(
  main: readonly (readonly number[])[],
  rest: readonly (readonly number[])[],
  t: number,
): number {
  let total = 0;
  for (let power = Math.max(main.length, rest.length) - 1; power >= 0; power--) {
    total = total * t + sumPlanets(rest[power] ?? NO_ROWS, t) + sumMain(main[power] ?? NO_ROWS, t);
  }
  return total;
}

const NO_ROWS: readonly number[] = [];

/**
 * One power of the main problem's sum, without the power itself.
 *
 * @param count terms to take, from the largest; all where left out
 * @param phaseRad added to every argument: a quarter turn makes the sines cosines
 * @returns radians, or the unit of the amplitudes
 */
export function sumMain(rows: readonly number[], t: number, count = Infinity, phaseRad = 0): number {
  const d = horner(t, DELAUNAY.D);
  const lp = horner(t, DELAUNAY.LP);
  const l = horner(t, DELAUNAY.L);
  const f = horner(t, DELAUNAY.F);
  let sum = 0;
  for (let i = Math.min(rows.length, MAIN_COLUMNS * count) - MAIN_COLUMNS; i >= 0; i -= MAIN_COLUMNS) {
    const argument =
      (rows[i + 1] as number) * d +
      (rows[i + 2] as number) * lp +
      (rows[i + 3] as number) * l +
      (rows[i + 4] as number) * f;
    sum += (rows[i] as number) * sine(argument + phaseRad);
  }
  return sum;
}

function sumPlanets(rows: readonly number[], t: number): number {
  let sum = 0;
  for (let i = rows.length - PLANET_COLUMNS; i >= 0; i -= PLANET_COLUMNS) {
    const argument = (rows[i + 1] as number) + t * ((rows[i + 2] as number) + t * (rows[i + 3] as number));
    sum += (rows[i] as number) * sine(argument);
  }
  return sum;
}
