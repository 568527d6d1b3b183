/**
 * 变卦 互卦 错卦 综卦: the hexagrams that follow from one. Source: 周易集注 (错综), 梅花易数·卷一 (互, 变).
 */
import { type Hexagram, hexagramOfBits } from './hexagram.ts';

const SIX_BITS = 0b111111;

function checkLine(line: number): void {
  if (!Number.isInteger(line) || line < 1 || line > 6) {
    throw new RangeError(`Cannot move line ${line}: no such line, expected 1 to 6`);
  }
}

/**
 * 变卦: the hexagram after its moving lines have turned.
 *
 * @param movingLines numbers of the lines that move, 1 (bottom) to 6
 * @throws RangeError for a line outside 1–6
 * @example changedHexagram(hexagramOfBits(63), [1]).fullName // '天风姤'
 */
export function changedHexagram(hexagram: Hexagram, movingLines: readonly number[]): Hexagram {
  let bits = hexagram.bits;
  for (const line of new Set(movingLines)) {
    checkLine(line);
    bits ^= 1 << (line - 1);
  }
  return hexagramOfBits(bits);
}

/**
 * 互卦: lines 2–4 below, lines 3–5 above.
 *
 * @example mutualHexagram(hexagramOfTrigrams('坎', '震')).name // '剥'
 */
export function mutualHexagram(hexagram: Hexagram): Hexagram {
  const below = (hexagram.bits >> 1) & 7;
  const above = (hexagram.bits >> 2) & 7;
  return hexagramOfBits((above << 3) | below);
}

/**
 * 错卦: every line turned.
 *
 * @example oppositeHexagram(hexagramOfTrigrams('坎', '震')).name // '鼎'
 */
export function oppositeHexagram(hexagram: Hexagram): Hexagram {
  return hexagramOfBits(hexagram.bits ^ SIX_BITS);
}

/**
 * 综卦: upside down.
 *
 * @example invertedHexagram(hexagramOfTrigrams('坎', '震')).name // '蒙'
 */
export function invertedHexagram(hexagram: Hexagram): Hexagram {
  let bits = 0;
  for (let i = 0; i < 6; i++) bits |= ((hexagram.bits >> i) & 1) << (5 - i);
  return hexagramOfBits(bits);
}
