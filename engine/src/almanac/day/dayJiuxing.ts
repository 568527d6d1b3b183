/**
 * 紫白九星 of days and hours, with the three schools of the half-year that has 240 days.
 */
import { TERM_INDEX } from '../../astronomy/index.ts';
import { dayGanzhi, type Jiuxing, jiuxingOf, termDaysOfYear, termYearOfDay } from '../../calendar/index.ts';
import { BRANCH_INDEX, type Branch } from '../../ganzhi/index.ts';
import type { AlmanacRules } from '../rules.ts';

const { 夏至: XIAZHI, 冬至: DONGZHI } = TERM_INDEX;
const LEAP_HALF_DAYS = 240;
const LEAP_SHIFT_DAYS = 30;

/** The 甲子 day nearest a solstice: 0 to 29 days back, else forward. */
function nearestJiazi(jdn: number): number {
  const passed = dayGanzhi(jdn).index;
  return passed < 30 ? jdn - passed : jdn + 60 - passed;
}

/** Switch day number `half`: halves are counted 2 · year for 夏至 and 2 · year + 1 for 冬至. */
function switchDay(half: number): number {
  const year = half >> 1;
  return nearestJiazi(termDaysOfYear(year)[(half & 1) === 0 ? XIAZHI : DONGZHI] as number);
}

/** Start of a half under 置闰 at 甲午: 30 days later where the half would have 240 days. */
function jiawuStart(half: number): { startJdn: number; isMoved: boolean } {
  const start = switchDay(half);
  const isMoved = switchDay(half + 1) - start === LEAP_HALF_DAYS;
  return { startJdn: isMoved ? start + LEAP_SHIFT_DAYS : start, isMoved };
}

/** The half a day lies in, by the switch days. */
function halfOf(jdn: number, startOf: (half: number) => number): number {
  let half = 2 * termYearOfDay(jdn) + 1;
  while (jdn < startOf(half)) half--;
  return half;
}

/**
 * Star of a day: from the 甲子 day nearest 冬至 forward from 一白, from the one nearest 夏至 backward from 九紫.
 *
 * @param jdn Julian Day Number
 * @param school where a half-year has 240 days: `restart` it runs on, `backcount` the backward half is counted from its
 *   end, `jiawu` it begins 30 days later with 三碧 or 七赤
 * @throws RangeError outside the years of the terms
 * Source: 协纪辨方书·卷八 (日家紫白); jiawu the 置闰 of Japanese almanacs.
 * @example dayJiuxing(2454687).number // 5
 */
export function dayJiuxing(jdn: number, school: AlmanacRules['dayStarLeap'] = 'restart'): Jiuxing {
  if (school === 'jiawu') {
    const half = halfOf(jdn, (candidate) => jiawuStart(candidate).startJdn);
    const { startJdn, isMoved } = jiawuStart(half);
    const passed = jdn - startJdn;
    return jiuxingOf((half & 1) === 0 ? (isMoved ? 3 : 9) - passed : (isMoved ? 7 : 1) + passed);
  }
  const half = halfOf(jdn, switchDay);
  if ((half & 1) === 1) return jiuxingOf(1 + jdn - switchDay(half));
  if (school === 'backcount') return jiuxingOf(switchDay(half + 1) - jdn);
  return jiuxingOf(9 - (jdn - switchDay(half)));
}

/**
 * Whether a day lies from 冬至 to the eve of 夏至 (阳遁 of the hours), by civil days.
 *
 * @param jdn Julian Day Number
 */
export function isYangHalf(jdn: number): boolean {
  const days = termDaysOfYear(termYearOfDay(jdn));
  return jdn < (days[XIAZHI] as number) || jdn >= (days[DONGZHI] as number);
}

/**
 * Star of a double-hour.
 *
 * @param dayBranch branch of the day; 子午卯酉 begin with 一白 (九紫 in the backward half), 辰戌丑未 四绿 (六白), 寅申巳亥 七赤 (三碧)
 * @param isYang whether the stars run forward, see `isYangHalf`
 * Source: 协纪辨方书·卷八 (时家紫白).
 * @example hourJiuxing('子', '丑', true).number // 2
 */
export function hourJiuxing(dayBranch: Branch, hourBranch: Branch, isYang: boolean): Jiuxing {
  const kind = BRANCH_INDEX[dayBranch] % 3;
  // 子卯午酉 are 0 modulo 3, 丑辰未戌 1, 寅巳申亥 2.
  const first = isYang ? 1 + 3 * kind : 9 - 3 * kind;
  const hour = BRANCH_INDEX[hourBranch];
  return jiuxingOf(isYang ? first + hour : first - hour);
}
