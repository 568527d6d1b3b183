/**
 * 先天卦数: a trigram and a line from a number, as every casting by numbers counts them.
 */
import { type Branch, BRANCH_INDEX, type Trigram, TRIGRAM_NUMBER, TRIGRAMS } from '../ganzhi/index.ts';

const BY_NUMBER: readonly Trigram[] = [...TRIGRAMS].sort((a, b) => TRIGRAM_NUMBER[a] - TRIGRAM_NUMBER[b]);
const TRIGRAM_COUNT = 8;
const LINE_COUNT = 6;

/** Trigram of a number by its remainder of eight: 乾1 兑2 离3 震4 巽5 坎6 艮7 坤8. */
export function trigramOfNumber(count: number): Trigram {
  return BY_NUMBER[(count - 1) % TRIGRAM_COUNT] as Trigram;
}

/** Line of a number by its remainder of six, 1–6; no remainder is the sixth. */
export function lineOfNumber(count: number): number {
  return ((count - 1) % LINE_COUNT) + 1;
}

/** Number of a double-hour, 子 1 … 亥 12. */
export function hourNumber(hour: Branch): number {
  return BRANCH_INDEX[hour] + 1;
}
