/**
 * 喜神 财神 福神: where they are, by day stem. Directions are the eight of the compass.
 */
import type { ByBranch, ByStem } from '../../ganzhi/index.ts';

/** One of the eight directions. */
export type Direction = '北' | '东北' | '东' | '东南' | '南' | '西南' | '西' | '西北';

/** 喜神, where 丙 stands. Source: 协纪辨方书·卷七 — 甲己艮 乙庚乾 丙辛坤 丁壬离 戊癸巽. */
export const XISHEN_DIRECTION = {
  甲: '东北', 乙: '西北', 丙: '西南', 丁: '南', 戊: '东南', 己: '东北', 庚: '西北', 辛: '西南', 壬: '南', 癸: '东南',
} as const satisfies ByStem<Direction>;

/** 财神. Source: 通书; three modern almanacs agree. */
export const CAISHEN_DIRECTION = {
  甲: '东北', 乙: '东北', 丙: '西南', 丁: '西南', 戊: '北', 己: '北', 庚: '东', 辛: '东', 壬: '南', 癸: '南',
} as const satisfies ByStem<Direction>;

/** 福神, option `fuShen` = B: the printed almanacs. */
export const FUSHEN_DIRECTION_B = {
  甲: '北', 乙: '西南', 丙: '西北', 丁: '东南', 戊: '东北', 己: '北', 庚: '西南', 辛: '西北', 壬: '东南', 癸: '东北',
} as const satisfies ByStem<Direction>;

/** 福神, option `fuShen` = A: the other list. */
export const FUSHEN_DIRECTION_A = {
  甲: '东南', 乙: '东南', 丙: '东', 丁: '东', 戊: '北', 己: '南', 庚: '西南', 辛: '西南', 壬: '西北', 癸: '西',
} as const satisfies ByStem<Direction>;

/** The direction of each branch. */
export const BRANCH_DIRECTION = {
  子: '北', 丑: '东北', 寅: '东北', 卯: '东', 辰: '东南', 巳: '东南', 午: '南', 未: '西南', 申: '西南', 酉: '西', 戌: '西北', 亥: '西北',
} as const satisfies ByBranch<Direction>;

/** 煞方 of a day by its branch: 申子辰 南, 亥卯未 西, 寅午戌 北, 巳酉丑 东. Source: 协纪辨方书·卷三 (三煞). */
export const SHA_DIRECTION = {
  子: '南', 丑: '东', 寅: '北', 卯: '西', 辰: '南', 巳: '东', 午: '北', 未: '西', 申: '南', 酉: '东', 戌: '北', 亥: '西',
} as const satisfies ByBranch<Direction>;
