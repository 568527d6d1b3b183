/**
 * 称骨 weights in 钱 (ten to the 两).
 * Source: 民俗称骨歌诀 (attributed to 袁天罡); of six public year tables four agree on every pair. Variants: 癸亥 6, 戊戌 15
 * (option `bone`). Checked: goldenCharts.test.ts (rows, range 21–71) and the worked charts.
 */
import type { ByBranch } from '../../../ganzhi/index.ts';

/** By the pair of the lunar year. */
export const BONE_YEAR = {
  甲子: 12,
  乙丑: 9,
  丙寅: 6,
  丁卯: 7,
  戊辰: 12,
  己巳: 5,
  庚午: 9,
  辛未: 8,
  壬申: 7,
  癸酉: 8,
  甲戌: 15,
  乙亥: 9,
  丙子: 16,
  丁丑: 8,
  戊寅: 8,
  己卯: 19,
  庚辰: 12,
  辛巳: 6,
  壬午: 8,
  癸未: 7,
  甲申: 5,
  乙酉: 15,
  丙戌: 6,
  丁亥: 16,
  戊子: 15,
  己丑: 7,
  庚寅: 9,
  辛卯: 12,
  壬辰: 10,
  癸巳: 7,
  甲午: 15,
  乙未: 6,
  丙申: 5,
  丁酉: 14,
  戊戌: 14,
  己亥: 9,
  庚子: 7,
  辛丑: 7,
  壬寅: 9,
  癸卯: 12,
  甲辰: 8,
  乙巳: 7,
  丙午: 13,
  丁未: 5,
  戊申: 14,
  己酉: 5,
  庚戌: 9,
  辛亥: 17,
  壬子: 5,
  癸丑: 7,
  甲寅: 12,
  乙卯: 8,
  丙辰: 8,
  丁巳: 6,
  戊午: 19,
  己未: 6,
  庚申: 8,
  辛酉: 16,
  壬戌: 10,
  癸亥: 7,
} as const satisfies Readonly<Record<string, number>>;

/** By lunar month, 正月 first. */
export const BONE_MONTH = [6, 7, 18, 9, 5, 16, 9, 15, 18, 8, 9, 5] as const;

/** By lunar day, 初一 first. */
export const BONE_DAY = [
  5, 10, 8, 15, 16, 15, 8, 16, 8, 16, 9, 17, 8, 17, 10, 8, 9, 18, 5, 15, 10, 9, 8, 9, 15, 18, 7, 8, 16, 6,
] as const;

/** By hour. */
export const BONE_HOUR = {
  子: 16,
  丑: 6,
  寅: 7,
  卯: 10,
  辰: 9,
  巳: 16,
  午: 10,
  未: 8,
  申: 8,
  酉: 9,
  戌: 6,
  亥: 6,
} as const satisfies ByBranch<number>;
