/**
 * Money: integer fen inside, yuan as text with two decimals on the wire and on paper.
 */

const YUAN = /^(-?)(\d{1,11})(?:\.(\d{1,2})(0*))?$/;

/**
 * Yuan of an amount.
 *
 * @param fen whole number of fen, a safe integer
 * @throws RangeError for a fraction
 * @example formatYuan(1800) // "18.00"
 * @example formatYuan(-5) // "-0.05"
 */
export function formatYuan(fen: number): string {
  if (!Number.isSafeInteger(fen)) throw new RangeError(`Cannot write fen: ${fen}, expected a whole number`);
  const digits = String(Math.abs(fen)).padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Fen of an amount in yuan.
 *
 * @param text digits with at most two decimals that are not zero
 * @returns whole fen, or null where the text is no such amount
 * @example parseYuan('18') // 1800
 * @example parseYuan('0.06000') // 6
 * @example parseYuan('0.005') // null
 */
export function parseYuan(text: string): number | null {
  const match = YUAN.exec(text);
  if (match === null) return null;
  const [, sign, yuan = '', decimals = ''] = match;
  const fen = Number(yuan) * 100 + Number(decimals.padEnd(2, '0'));
  // Never the -0 that a sign before nothing would make.
  return sign === '-' && fen !== 0 ? -fen : fen;
}
