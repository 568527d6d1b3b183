/**
 * 地支: the twelve earthly branches. Index 0 is 子.
 *
 * A branch has two polarities: by its place in the row (`BRANCH_YINYANG`, for parity and luck direction) and by its
 * main hidden stem (体用: 子午 act 阴, 巳亥 act 阳), which ten gods go by; the second is read off the hidden stems.
 */
import { modulo } from '../modulo.ts';
import type { Wuxing, Yinyang } from './wuxing.ts';

/** The twelve branches, 子 = index 0 … 亥 = index 11. */
export const BRANCHES = ['子', '丑', '寅', '卯', '辰', '巳', '午', '未', '申', '酉', '戌', '亥'] as const;
/** An earthly branch 地支. */
export type Branch = (typeof BRANCHES)[number];

/** A table with one row for each branch. */
export type ByBranch<T> = Readonly<Record<Branch, T>>;

/** Index of a branch, 0–11. */
// prettier-ignore
export const BRANCH_INDEX = {
  子: 0, 丑: 1, 寅: 2, 卯: 3, 辰: 4, 巳: 5, 午: 6, 未: 7, 申: 8, 酉: 9, 戌: 10, 亥: 11,
} as const satisfies ByBranch<number>;

/** 地支五行. Source: 渊海子平·论地支. */
// prettier-ignore
export const BRANCH_WUXING = {
  子: '水', 丑: '土', 寅: '木', 卯: '木', 辰: '土', 巳: '火', 午: '火', 未: '土', 申: '金', 酉: '金', 戌: '土', 亥: '水',
} as const satisfies ByBranch<Wuxing>;

/** 地支阴阳 by place in the row. */
// prettier-ignore
export const BRANCH_YINYANG = {
  子: '阳', 丑: '阴', 寅: '阳', 卯: '阴', 辰: '阳', 巳: '阴', 午: '阳', 未: '阴', 申: '阳', 酉: '阴', 戌: '阳', 亥: '阴',
} as const satisfies ByBranch<Yinyang>;

/** 生肖 of a branch. */
// prettier-ignore
export const ZODIAC_ANIMAL = {
  子: '鼠', 丑: '牛', 寅: '虎', 卯: '兔', 辰: '龙', 巳: '蛇', 午: '马', 未: '羊', 申: '猴', 酉: '鸡', 戌: '狗', 亥: '猪',
} as const satisfies ByBranch<string>;
/** A zodiac animal 生肖. */
export type ZodiacAnimal = (typeof ZODIAC_ANIMAL)[Branch];

/**
 * The branch of an index, taken modulo 12 (negative indexes wrap).
 *
 * @param index any integer; 0 is 子
 * @example branchOf(12) // '子'
 */
export function branchOf(index: number): Branch {
  return BRANCHES[modulo(index, 12)] as Branch;
}

/**
 * Steps from one branch forward to another.
 *
 * @returns 0–11
 * @example branchSteps('亥', '寅') // 3
 */
export function branchSteps(from: Branch, to: Branch): number {
  return modulo(BRANCH_INDEX[to] - BRANCH_INDEX[from], 12);
}

/**
 * Place of a month in its year, counted from the 寅 month.
 *
 * @returns 0 寅 to 11 丑
 * @example monthIndexOf('丑') // 11
 */
export function monthIndexOf(branch: Branch): number {
  return (BRANCH_INDEX[branch] + 10) % 12;
}
