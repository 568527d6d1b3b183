/**
 * Rounding of the model: halves up, as the worked charts round. Points are multiplied from the base on, factor by
 * factor, so that ties such as 100 × 0.59 × 0.85 fall the same way everywhere.
 */

/** A number with one decimal, halves up; never −0. */
export function round1(value: number): number {
  return (Math.round(value * 10) || 0) / 10;
}

/** A number with two decimals, halves up; never −0. */
export function round2(value: number): number {
  return (Math.round(value * 100) || 0) / 100;
}

/** A whole number between two bounds, halves up. */
export function clampRound(value: number, min: number, max: number): number {
  return Math.round(Math.min(max, Math.max(min, value)));
}
