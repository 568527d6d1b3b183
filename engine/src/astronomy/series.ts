/**
 * Sums of periodic terms, the work of every position.
 */
import { horner, QUARTER_TURN, sine } from './angle.ts';

const MAIN_COLUMNS = 5;
const PLANET_COLUMNS = 4;

/** The terms A cos(B + C τ) of one power of τ, from the largest amplitude down, whole numbers side by side. */
export interface WholeTerms {
  /** How much less the amplitude is than in the term before; in the first, less than 0. */
  readonly drops: readonly number[];
  /** B, in steps of `phaseStepOf`. */
  readonly phases: readonly number[];
  /** C, in the same steps, over the time to which the series is right. */
  readonly rates: readonly number[];
}

/** A series that is summed as it is written: a first chart waits for no other reading than that of JSON. */
export interface WholeSeries {
  /** Amplitude of 1 at the power 0 of τ; at each further power it is less by `edge`. */
  readonly unit: number;
  /** Julian millennia to which the series is right. */
  readonly edge: number;
  /** The terms of each power of τ. */
  readonly powers: readonly WholeTerms[];
}

/** A power of two above every amplitude in units. */
const MOST_UNITS = 2 ** 30;

/**
 * Terms of a power that are always summed with our own sine. All behind them are 7e-5 radians together: what two cosines, each
 * right to 1e-12, make of them differs by less than the sum itself is rounded.
 */
const LARGE_TERMS = 16;

/**
 * As {@link sumVsop}.
 *
 * @param byHost whether the small terms take the cosine of the host: one call, where ours is two dozen operations. Compiled, ours
 *   takes a quarter of its time; before that the host's does.
 */
export function sumVsopBy(
  { unit, edge, powers }: WholeSeries,
  tau: number,
  count: number,
  byHost: boolean,
): number {
  const time = tau / edge;
  let total = 0;
  for (let power = powers.length - 1; power >= 0; power--) {
    const { drops, phases, rates } = powers[power] as WholeTerms;
    const end = Math.min(drops.length, count);
    let units = 0;
    // The step is `phaseStepOf` of the amplitude: as amplitudes only fall, it only grows.
    let below = MOST_UNITS / 2;
    let step = 1 / MOST_UNITS;
    let sum = 0;
    for (let i = 0; i < end; i++) {
      units -= drops[i] as number;
      while (units < below) {
        below >>= 1;
        step *= 2;
      }
      const angle = step * ((phases[i] as number) + (rates[i] as number) * time);
      sum += units * (byHost && i >= LARGE_TERMS ? Math.cos(angle) : sine(QUARTER_TURN + angle));
    }
    total = total * time + sum;
  }
  return total * unit;
}

/** Sums before the compiler has come to them: those of two charts. */
const FIRST_SUMS = 8;
let sumsSoFar = 0;

/**
 * Σ τ^k Σ A cos(B + C τ).
 *
 * @param tau Julian millennia TT from J2000.0
 * @param count terms of each power to take, from the largest; all where left out
 * @returns radians, or what else the amplitudes are in
 */
export function sumVsop(series: WholeSeries, tau: number, count = Infinity): number {
  if (sumsSoFar === FIRST_SUMS) return sumVsopBy(series, tau, count, false);
  sumsSoFar++;
  return sumVsopBy(series, tau, count, true);
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
