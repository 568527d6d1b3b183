/**
 * How figures are written: one plus and one minus sign, counts in characters.
 */

/**
 * Points with their sign and unit.
 *
 * @example signedPoints(-5) // '−5分'
 */
export function signedPoints(points: number): string {
  const rounded = Math.round(points * 10) / 10;
  if (rounded === 0) return '0分';
  return `${rounded > 0 ? '＋' : '−'}${Math.abs(rounded)}分`;
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
