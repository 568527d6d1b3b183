/**
 * 胎元 胎息 命宫 身宫: four further pillars that follow from the chart's own.
 */
import {
  BRANCH_INDEX,
  branchOf,
  monthIndexOf,
  ganzhiOf,
  ganzhiOfPair,
  LIUHE_OF,
  monthGanzhi,
  WUHE_OF,
  type Branch,
  type Ganzhi,
  type Stem,
} from '../../ganzhi/index.ts';
import type { ChartRules } from '../rules.ts';

/**
 * 胎元: month stem one on, month branch three on. Source: 三命通会·论胎元.
 *
 * @example taiyuanOf(ganzhiOf(17)).name // '壬申'
 */
export function taiyuanOf(month: Ganzhi): Ganzhi {
  // One on among the stems and three on among the branches: 51 on in the cycle of sixty.
  return ganzhiOf(month.index + 51);
}

/**
 * 胎息: the 五合 partner of the day stem over the 六合 partner of the day branch.
 *
 * @example taixiOf(ganzhiOf(16)).name // '乙酉'
 */
export function taixiOf(day: Ganzhi): Ganzhi {
  return (TAIXI[day.index] ??= ganzhiOfPair(WUHE_OF[day.stem], LIUHE_OF[day.branch]));
}

/** 胎息 by the day's index, filled on first use. */
const TAIXI: Ganzhi[] = [];

/** Days before birth that 胎元 is taken at under `taiyuan: 'exact300'`. */
export const TAIYUAN_DAYS = 300;

/**
 * Branch of the month that 命宫 and 身宫 count from.
 *
 * @param month branch of the month pillar
 * @param isPastMajorTerm the 中气 of the month has passed, for `zhongqi` 月将
 * @param lunarMonth 1–12, for `lunar`
 * @throws RangeError under `lunar` where the lunar month is not known
 */
export function palaceMonthOf(
  rule: ChartRules['minggongMonth'],
  month: Branch,
  isPastMajorTerm: boolean,
  lunarMonth: number | null,
): Branch {
  if (rule === 'zhongqi') return isPastMajorTerm ? branchOf(BRANCH_INDEX[month] + 1) : month;
  if (rule === 'jie') return month;
  if (lunarMonth === null) {
    throw new RangeError(
      'Cannot find 命宫 by the lunar month: no lunar date, expected a birth from 1645-01-28 (earlier: pass HISTORY of @shangyuan/engine/history)',
    );
  }
  return branchOf(lunarMonth + 1);
}

/** Number of a branch counted from 寅 = 1 to 丑 = 12. */
function numberFromYin(branch: Branch): number {
  return monthIndexOf(branch) + 1;
}

/** The pillar at a number counted from 寅 = 1, stem by 五虎遁 of the year without wrapping into the next. */
function pairAtNumber(yearStem: Stem, number: number): Ganzhi {
  return ganzhiOf(monthGanzhi(yearStem, '寅').index + number - 1);
}

/** How 命宫 is counted: 寅 is 1 for month and hour, the sum is taken from 14 or 26. */
export interface MinggongCount {
  readonly month: number;
  readonly hour: number;
  readonly sum: number;
  readonly from: 14 | 26;
  /** Of the branch of 命宫, 寅 = 1. */
  readonly number: number;
}

/** Counts 命宫 from the branches of month and hour. */
export function countMinggong(monthBranch: Branch, hourBranch: Branch): MinggongCount {
  const month = numberFromYin(monthBranch);
  const hour = numberFromYin(hourBranch);
  const sum = month + hour;
  const from = sum < 14 ? 14 : 26;
  return { month, hour, sum, from, number: from - sum };
}

/** How 身宫 is counted: 寅 is 1 for the month, 子 is 1 for the hour. */
export type ShengongCount = Omit<MinggongCount, 'from'>;

/** Counts 身宫 from the branches of month and hour. */
export function countShengong(monthBranch: Branch, hourBranch: Branch): ShengongCount {
  const month = numberFromYin(monthBranch);
  const hour = BRANCH_INDEX[hourBranch] + 1;
  const sum = month + hour;
  return { month, hour, sum, number: sum > 12 ? sum - 12 : sum };
}

/**
 * 命宫 from the month and hour branches, counted from 寅 = 1.
 *
 * @param month the branch of the month (which month is the option `minggongMonth`)
 * Source: 三命通会·论坐命宫. Variants: by month pillar, by 月将, by lunar month.
 * @example minggongOf('庚', '巳', '未').name // '辛巳'
 */
export function minggongOf(yearStem: Stem, month: Branch, hour: Branch): Ganzhi {
  return pairAtNumber(yearStem, countMinggong(month, hour).number);
}

/**
 * 身宫 from the month branch (寅 = 1) and the hour branch (子 = 1).
 *
 * Source: 三命通会·论身宫. Variants: as {@link minggongOf}.
 * @example shengongOf('庚', '巳', '未').name // '己丑'
 */
export function shengongOf(yearStem: Stem, month: Branch, hour: Branch): Ganzhi {
  return pairAtNumber(yearStem, countShengong(month, hour).number);
}
