/**
 * 紫白九星 of years and months. Stars of days and hours belong to the almanac.
 */
import { type Branch, type ByBranch, monthIndexOf, type PalaceNumber, type Wuxing } from '../ganzhi/index.ts';
import { modulo } from '../modulo.ts';

/** A star 1–9 of the nine 九星. */
export interface Jiuxing {
  readonly number: PalaceNumber;
  /** 一白 … 九紫. */
  readonly name: string;
  /** Name in the Dipper, 贪狼 … 右弼. */
  readonly dipper: string;
  readonly wuxing: Wuxing;
}

/** The nine stars, index = number − 1. Source: 协纪辨方书·卷一 (九宫), 玄空 names of the Dipper. */
export const JIUXING: readonly Jiuxing[] = Object.freeze(
  (
    [
      [1, '一白', '贪狼', '水'],
      [2, '二黑', '巨门', '土'],
      [3, '三碧', '禄存', '木'],
      [4, '四绿', '文曲', '木'],
      [5, '五黄', '廉贞', '土'],
      [6, '六白', '武曲', '金'],
      [7, '七赤', '破军', '金'],
      [8, '八白', '左辅', '土'],
      [9, '九紫', '右弼', '火'],
    ] as const
  ).map(([number, name, dipper, wuxing]) => Object.freeze({ number, name, dipper, wuxing })),
);

/** Number 1–9 of any whole number counted round the nine stars. */
function roundNine(value: number): PalaceNumber {
  return (modulo(value - 1, 9) + 1) as PalaceNumber;
}

/**
 * The star of a number, counted round the nine.
 *
 * @param number any whole number; 10 is 1, 0 is 9
 * @throws RangeError where it is not whole
 * @example jiuxingOf(5).name // '五黄'
 */
export function jiuxingOf(number: number): Jiuxing {
  if (!Number.isInteger(number)) throw new RangeError(`Cannot find star ${number}: expected a whole number`);
  return JIUXING[roundNine(number) - 1] as Jiuxing;
}

/**
 * Star at the centre in a year: 一白 in 1864, one back each year (三元).
 *
 * @param cycleYear year of the pillar, which begins with 立春
 * @throws RangeError where it is not whole
 * Source: 协纪辨方书·卷十四·年紫白 (上元甲子起一白, 中元四绿, 下元七赤).
 * @example yearJiuxing(2024).number // 3
 */
export function yearJiuxing(cycleYear: number): Jiuxing {
  return jiuxingOf(11 - (cycleYear % 9));
}

/** Star of the 寅 month by branch of the year: 子午卯酉 八白, 辰戌丑未 五黄, 寅申巳亥 二黑. */
// prettier-ignore
const YIN_MONTH_STAR = {
  子: 8, 丑: 5, 寅: 2, 卯: 8, 辰: 5, 巳: 2, 午: 8, 未: 5, 申: 2, 酉: 8, 戌: 5, 亥: 2,
} as const satisfies ByBranch<PalaceNumber>;

/**
 * Star at the centre in a month, one back each month from 寅.
 *
 * @param yearBranch branch of the year pillar (it changes with 立春)
 * @param monthBranch branch of the month pillar
 * Source: 协纪辨方书·卷十四·月紫白.
 * @example monthJiuxing('子', '寅').name // '八白'
 */
export function monthJiuxing(yearBranch: Branch, monthBranch: Branch): Jiuxing {
  return jiuxingOf(YIN_MONTH_STAR[yearBranch] - monthIndexOf(monthBranch));
}

/** 北斗九星 of the nine stars, index = number − 1. Source: 史记·天官书索隐 (春秋运斗枢) has the seven; 洞明 and 隐元 are of Taoist lists. */
const DIPPER_STARS = ['天枢', '天璇', '天玑', '天权', '玉衡', '开阳', '摇光', '洞明', '隐元'] as const;
/** A star of the Dipper. */
export type DipperStar = (typeof DIPPER_STARS)[number];

/**
 * Star of the Dipper that a star of the nine stands for; `dipper` is its name in 玄空.
 *
 * @example dipperStarOf(jiuxingOf(1)) // '天枢'
 */
export function dipperStarOf({ number }: Pick<Jiuxing, 'number'>): DipperStar {
  return DIPPER_STARS[number - 1] as DipperStar;
}
