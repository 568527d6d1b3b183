/**
 * 五虎遁 and 五鼠遁: the stems that months and hours begin with.
 */
import { BRANCH_INDEX, monthIndexOf, type Branch } from './branch.ts';
import { ganzhiOf, type Ganzhi } from './ganzhi.ts';
import { STEM_INDEX, type ByStem, type Stem } from './stem.ts';

/**
 * 五虎遁: stem of the 寅 month, by stem of the (立春) year. Source: 渊海子平·论年上起月例 — 甲己之年丙作首.
 * Variants: none known.
 */
// prettier-ignore
export const FIRST_MONTH_STEM = {
  甲: '丙', 乙: '戊', 丙: '庚', 丁: '壬', 戊: '甲',
  己: '丙', 庚: '戊', 辛: '庚', 壬: '壬', 癸: '甲',
} as const satisfies ByStem<Stem>;

/**
 * 五鼠遁: stem of the 子 hour, by stem of the day that governs it. Source: 渊海子平·论日上起时例 — 甲己还加甲.
 * Variants: which day governs 23:00–24:00 is the option `dayBoundary`, not this table.
 */
// prettier-ignore
export const FIRST_HOUR_STEM = {
  甲: '甲', 乙: '丙', 丙: '戊', 丁: '庚', 戊: '壬',
  己: '甲', 庚: '丙', 辛: '戊', 壬: '庚', 癸: '壬',
} as const satisfies ByStem<Stem>;

/**
 * Month pillar of a year stem and a month branch, counted 寅 … 丑 without wrapping into the next year.
 *
 * @example monthGanzhi('庚', '午').name // '壬午'
 */
export function monthGanzhi(yearStem: Stem, branch: Branch): Ganzhi {
  const stem = (STEM_INDEX[FIRST_MONTH_STEM[yearStem]] + monthIndexOf(branch)) % 10;
  return ganzhiOf(6 * stem - 5 * BRANCH_INDEX[branch]);
}

/**
 * Hour pillar of a governing day stem and an hour branch, counted 子 … 亥.
 *
 * @example hourGanzhi('辛', '未').name // '乙未'
 */
export function hourGanzhi(dayStem: Stem, branch: Branch): Ganzhi {
  const stem = (STEM_INDEX[FIRST_HOUR_STEM[dayStem]] + BRANCH_INDEX[branch]) % 10;
  return ganzhiOf(6 * stem - 5 * BRANCH_INDEX[branch]);
}
