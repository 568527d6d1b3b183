/**
 * 二十四山: the twenty-four directions of the compass, 15° each, clockwise from north.
 */
import type { Branch } from './branch.ts';
import type { Stem } from './stem.ts';

/** The eight trigrams 八卦 in the later-heaven order 后天, clockwise from north. */
export const TRIGRAMS = ['坎', '艮', '震', '巽', '离', '坤', '兑', '乾'] as const;
/** A trigram 卦. */
export type Trigram = (typeof TRIGRAMS)[number];

/**
 * 二十四山 clockwise from 子 (north, centre 0°); entry i has its centre at 15·i degrees.
 * Source: 罗经解定. Eight stems (戊己 stand in the centre), twelve branches, four trigrams.
 */
// prettier-ignore
export const MOUNTAINS = [
  '子', '癸', '丑', '艮', '寅', '甲', '卯', '乙', '辰', '巽', '巳', '丙',
  '午', '丁', '未', '坤', '申', '庚', '酉', '辛', '戌', '乾', '亥', '壬',
] as const satisfies readonly (Stem | Branch | Trigram)[];
/** One of the twenty-four mountains 山. */
export type Mountain = (typeof MOUNTAINS)[number];

/** A table with one row for each mountain. */
export type ByMountain<T> = Readonly<Record<Mountain, T>>;

/**
 * Index of the mountain a bearing falls in; a bearing on an edge belongs to the mountain clockwise of it.
 *
 * @param bearingDeg degrees clockwise from north, any finite value
 * @returns 0–23, 0 is 子
 * @example mountainIndexAt(352.5) // 0
 */
export function mountainIndexAt(bearingDeg: number): number {
  return Math.floor(((((bearingDeg + 7.5) % 360) + 360) % 360) / 15);
}

/**
 * Trigram whose palace a mountain stands in: 壬子癸 坎, 丑艮寅 艮 and so on.
 *
 * @example TRIGRAMS[mountainTrigramIndex(12)] // '离'
 */
export function mountainTrigramIndex(mountainIndex: number): number {
  return Math.floor(((mountainIndex + 1) % 24) / 3);
}
