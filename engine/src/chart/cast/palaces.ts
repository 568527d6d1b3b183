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
  return TAIXI[day.index] as Ganzhi;
}

const TAIXI: readonly Ganzhi[] = Object.freeze(
  Array.from({ length: 60 }, (_, index) => {
    const { stem, branch } = ganzhiOf(index);
    return ganzhiOfPair(WUHE_OF[stem], LIUHE_OF[branch]);
  }),
);

/** Number of a branch counted from 寅 = 1 to 丑 = 12. */
function numberFromYin(branch: Branch): number {
  return monthIndexOf(branch) + 1;
}

/** The pillar at a number counted from 寅 = 1, stem by 五虎遁 of the year without wrapping into the next. */
function pairAtNumber(yearStem: Stem, number: number): Ganzhi {
  return monthGanzhi(yearStem, branchOf(number + 1));
}

/**
 * 命宫 from the month and hour branches, counted from 寅 = 1.
 *
 * @param month the branch of the month (which month is the option `minggongMonth`)
 * Source: 三命通会·论命宫. Variants: by month pillar, by 月将, by lunar month.
 * @example minggongOf('庚', '巳', '未').name // '辛巳'
 */
export function minggongOf(yearStem: Stem, month: Branch, hour: Branch): Ganzhi {
  const sum = numberFromYin(month) + numberFromYin(hour);
  return pairAtNumber(yearStem, (sum < 14 ? 14 : 26) - sum);
}

/**
 * 身宫 from the month branch (寅 = 1) and the hour branch (子 = 1).
 *
 * Source: 三命通会·论身宫. Variants: as {@link minggongOf}.
 * @example shengongOf('庚', '巳', '未').name // '己丑'
 */
export function shengongOf(yearStem: Stem, month: Branch, hour: Branch): Ganzhi {
  const sum = numberFromYin(month) + BRANCH_INDEX[hour] + 1;
  return pairAtNumber(yearStem, sum > 12 ? sum - 12 : sum);
}
