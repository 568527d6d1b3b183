/**
 * The remainder that counts in a circle: cycles of stems, branches, pairs, terms and degrees all turn by it.
 */

/**
 * Remainder of a division, never negative.
 *
 * @param divisor above 0
 * @returns 0 to less than `divisor`
 * @example modulo(-1, 12) // 11
 */
export function modulo(value: number, divisor: number): number {
  // Whole numbers first: they are the usual case, and a remainder of fractions is a slow call.
  if (value === (value | 0) && divisor === (divisor | 0)) {
    return value < 0 ? divisor - 1 - ((-1 - value) % divisor) : (value | 0) % divisor;
  }
  const rest = value % divisor;
  return rest < 0 ? rest + divisor : rest;
}
