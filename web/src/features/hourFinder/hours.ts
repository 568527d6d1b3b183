/**
 * Hours a birth may have had, by name and by the clock.
 */
import type { HourCandidate } from '../../lib/cases/caseRecord.ts';

/** Name of an hour. @example hourName({ branch: '子', isLateZi: true }) // "晚子时" */
export function hourName({ branch, isLateZi }: HourCandidate): string {
  return `${isLateZi ? '晚' : ''}${branch}时`;
}

/** Key of an hour. */
export const hourKey = ({ branch, isLateZi }: HourCandidate) => `${branch}${isLateZi ? '+' : ''}`;

/** Whether two hours are one. */
export function isSameHour(a: HourCandidate, b: HourCandidate): boolean {
  return hourKey(a) === hourKey(b);
}

/** Clock time that represents an hour: its middle, except for the two halves of 子. */
export function clockOfHour({ branch, isLateZi }: HourCandidate): number {
  if (branch === '子') return isLateZi ? 23 : 0;
  return '子丑寅卯辰巳午未申酉戌亥'.indexOf(branch) * 2;
}
