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
const TENTHS = ['', '一', '两', '三', '四', '五', '六', '七', '八', '九'];

/**
 * A share in words, in tenths of the whole.
 *
 * @param share percent
 * @example [39.1, 41.2, 33, 26, 4].map(shareWords) // ['近四成', '四成', '三成多', '两成半', '不到一成']
 */
export function shareWords(share: number): string {
  const [tenths, rest] = [Math.floor(share / 10), share % 10];
  if (tenths === 0) return rest >= 8.5 ? '近一成' : '不到一成';
  const whole = `${TENTHS[tenths] ?? ''}成`;
  if (rest < 1.5) return whole;
  if (rest < 4) return `${whole}多`;
  return rest < 7.5 || tenths === 9 ? `${whole}半` : `近${TENTHS[tenths + 1] ?? ''}成`;
}

/**
 * A share as the predicate of a clause.
 *
 * @example shareClause(41.2) // '占四成'
 */
export function shareClause(share: number): string {
  const words = shareWords(share);
  return words.startsWith('不') ? words : `占${words}`;
}
