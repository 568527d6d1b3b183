/** Units and the two reductions that the theories need. */

export const RAD_PER_DEG = Math.PI / 180;
export const RAD_PER_ARCSEC = RAD_PER_DEG / 3600;
export const TWO_PI = 2 * Math.PI;
/** Julian Date of J2000.0, TT. */
export const J2000_JD = 2451545;
export const DAYS_PER_CENTURY = 36525;

/** An angle brought to [−π, π]. */
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
