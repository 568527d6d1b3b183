/**
 * 八卦: facts of the eight trigrams. Lines are counted from the bottom, the bottom line is bit 0; a whole line 阳 is 1.
 */
import type { Trigram } from './mountain.ts';
import type { Wuxing } from './wuxing.ts';

/** A table with one row for each trigram. */
export type ByTrigram<T> = Readonly<Record<Trigram, T>>;

/** 先天数 of a trigram, 1–8. Source: 梅花易数·卷一 (乾一兑二离三震四巽五坎六艮七坤八). */
// prettier-ignore
export const TRIGRAM_NUMBER = {
  乾: 1, 兑: 2, 离: 3, 震: 4, 巽: 5, 坎: 6, 艮: 7, 坤: 8,
} as const satisfies ByTrigram<number>;

/** Lines as bits, bottom line bit 0: 震 has only its bottom line whole, so 1. */
// prettier-ignore
export const TRIGRAM_BITS = {
  乾: 0b111, 兑: 0b011, 离: 0b101, 震: 0b001, 巽: 0b110, 坎: 0b010, 艮: 0b100, 坤: 0b000,
} as const satisfies ByTrigram<number>;

/** 卦象: what each trigram stands for. Source: 周易·说卦传. */
// prettier-ignore
export const TRIGRAM_IMAGE = {
  乾: '天', 兑: '泽', 离: '火', 震: '雷', 巽: '风', 坎: '水', 艮: '山', 坤: '地',
} as const satisfies ByTrigram<string>;

/** 八卦五行. Source: 京房易传. */
// prettier-ignore
export const TRIGRAM_WUXING = {
  乾: '金', 兑: '金', 离: '火', 震: '木', 巽: '木', 坎: '水', 艮: '土', 坤: '土',
} as const satisfies ByTrigram<Wuxing>;

/** 后天 number of the palace each trigram holds in the 洛书 square; 5 is the centre, which has none. */
// prettier-ignore
export const PALACE_NUMBER = {
  坎: 1, 坤: 2, 震: 3, 巽: 4, 乾: 6, 兑: 7, 艮: 8, 离: 9,
} as const satisfies ByTrigram<number>;
/** A palace of the 洛书 square, 1–9. */
export type PalaceNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

const BY_BITS: readonly Trigram[] = ['坤', '震', '坎', '兑', '艮', '离', '巽', '乾'];

/**
 * The trigram of three lines.
 *
 * @param bits the bottom line is bit 0; higher bits are ignored
 * @example trigramOfBits(1) // '震'
 */
export function trigramOfBits(bits: number): Trigram {
  return BY_BITS[bits & 7] as Trigram;
}

/** 东四 trigrams of people and houses; the other four are 西四. Source: 八宅明镜. */
export const EAST_FOUR: readonly Trigram[] = ['坎', '离', '震', '巽'];

const BY_PALACE: readonly (Trigram | null)[] = ['坎', '坤', '震', '巽', null, '乾', '兑', '艮', '离'];

/**
 * The trigram that occupies a palace of the 洛书 square, or null for the centre.
 *
 * @param palace 1–9
 * @example findPalaceTrigram(9) // '离'
 */
export function findPalaceTrigram(palace: PalaceNumber): Trigram | null {
  return BY_PALACE[palace - 1] ?? null;
}
