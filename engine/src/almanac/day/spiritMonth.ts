/**
 * Which month spirits go by, an option of the almanac.
 */
import { type Branch, branchOf } from '../../ganzhi/index.ts';
import type { AlmanacRules } from '../rules.ts';

/**
 * Month that spirits go by under option `spiritMonth`: of the 节, or of the lunar month, a leap one by its number.
 *
 * @param jieBranch branch of the month of the 节
 * @param lunarMonth 1–12
 */
export function spiritMonthOf(
  jieBranch: Branch,
  lunarMonth: number,
  { spiritMonth }: Pick<AlmanacRules, 'spiritMonth'>,
): Branch {
  return spiritMonth === 'lunar' ? branchOf(lunarMonth + 1) : jieBranch;
}
