/**
 * How figures are written: one plus and one minus sign, counts in characters.
 */

/**
 * Points with their sign and unit.
 *
 * @example signedPoints(-5) // '−5分'
 */
export function signedPoints(points: number): string {
  const written = `${signed(points)}分`;
  return Math.round(points * 10) === 0 ? '0分' : written;
}

/**
 * A number with its sign, as a term of a sum.
 *
 * @example signed(-9.6) // '−9.6'
 */
export function signed(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return `${rounded < 0 ? '−' : '＋'}${Math.abs(rounded)}`;
}

const COUNTS = '零一两三四五六七八九十';

/**
 * A count of things in characters.
 *
 * @param count 0–10
 * @example countOf(2) // '两'
 */
export function countOf(count: number): string {
  return COUNTS[count] ?? String(count);
}
