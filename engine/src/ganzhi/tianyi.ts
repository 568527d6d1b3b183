/**
 * 天乙贵人: the two branches that are the noble helper of a stem.
 */
import type { Branch } from './branch.ts';
import type { ByStem, Stem } from './stem.ts';

/**
 * 天乙贵人, 甲戊庚牛羊. Source: 三命通会·论天乙贵人; 渊海子平·论天乙贵人 — 甲戊庚牛羊, 乙己鼠猴乡, 丙丁猪鸡位,
 * 壬癸兔蛇藏, 六辛逢马虎. Variant: {@link tianyiOf}.
 */
// prettier-ignore
export const TIANYI = {
  甲: ['丑', '未'], 乙: ['子', '申'], 丙: ['亥', '酉'], 丁: ['亥', '酉'], 戊: ['丑', '未'],
  己: ['子', '申'], 庚: ['丑', '未'], 辛: ['寅', '午'], 壬: ['卯', '巳'], 癸: ['卯', '巳'],
} as const satisfies ByStem<readonly [Branch, Branch]>;

/** 庚 beside 辛 (庚辛逢虎马), option `tianyi` or `guiren` = gengxin. */
const GENG_BESIDE_XIN = TIANYI.辛;

/**
 * 天乙贵人 of a stem, by either place of 庚.
 *
 * @param isGengxin 庚 beside 辛, else with 甲 and 戊
 * @returns the two branches, in the order of the rhyme
 * @example tianyiOf('庚', true) // ['寅', '午']
 */
export function tianyiOf(stem: Stem, isGengxin: boolean): readonly [Branch, Branch] {
  return isGengxin && stem === '庚' ? GENG_BESIDE_XIN : TIANYI[stem];
}
