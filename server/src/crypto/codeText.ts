/**
 * Activation and recovery codes as text: sixteen characters of Crockford's base 32 in groups of four, the last two being checks. The
 * checks are two sums over GF(32), so that any one or two wrong characters, and any two that changed places, are noticed
 * before the server is asked.
 */
import { randomInt } from 'node:crypto';

/** Crockford's alphabet: no I, L, O and U, which are read for others. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const PAYLOAD = 14;
const LENGTH = 16;
/** x⁵ + x² + 1, under which x generates all of GF(32). */
const POLYNOMIAL = 0b100101;

/** Product of a field element and x. */
function timesX(value: number): number {
  const shifted = value << 1;
  return shifted & 0b100000 ? shifted ^ POLYNOMIAL : shifted;
}

/** The two checks of a payload: the sum, and the sum weighted with powers of x (Horner). */
function checksOf(values: readonly number[]): readonly [number, number] {
  let sum = 0;
  let weighted = 0;
  for (const value of values) {
    sum ^= value;
    weighted = timesX(weighted ^ value);
  }
  return [sum, weighted];
}

const valuesOf = (text: string) => [...text].map((char) => DIGITS.indexOf(char));

/** A new code, without hyphens: 70 random bits. */
export function newCode(): string {
  const values = Array.from({ length: PAYLOAD }, () => randomInt(DIGITS.length));
  return [...values, ...checksOf(values)].map((value) => DIGITS[value]).join('');
}

/** A code as it is printed. @example formatCode('0123456789ABCDEF') // "0123-4567-89AB-CDEF" */
export function formatCode(code: string): string {
  return code.match(/.{4}/g)?.join('-') ?? code;
}

/**
 * Reads a code as people type it: in any case, with spaces and hyphens anywhere, O for 0, I and L for 1.
 *
 * @returns sixteen characters, or null where it cannot be a code
 */
export function parseCode(text: string): string | null {
  const code = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\-–—_]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  const values = valuesOf(code);
  if (values.length !== LENGTH || values.includes(-1)) return null;
  const [sum, weighted] = checksOf(values.slice(0, PAYLOAD));
  return values[PAYLOAD] === sum && values[PAYLOAD + 1] === weighted ? code : null;
}
