/**
 * The two halves of a decade: five years under the stem, five under the branch, as many practitioners read it.
 */
import type { Branch, Stem } from '../../ganzhi/index.ts';
import type { CivilDate } from '../../time/index.ts';
import { dayOfMonth } from './luckStart.ts';
import type { Dayun } from './types.ts';

const YEARS_PER_HALF = 5;

/** Half a decade. */
export interface DayunHalf {
  readonly char: Stem | Branch;
  readonly startDate: CivilDate;
  /** First day after it. */
  readonly endDate: CivilDate;
}

/**
 * Stem half and branch half of a decade.
 *
 * Source: 三命通会·论大运 (上五年管干, 下五年管支). Variant: stem and branch together (option `decadeSplit`).
 * @example dayunHalvesOf(luckOf(castChart({ civil: { year: 1990, month: 5, day: 15, hour: 14, minute: 30, second: 0 }, sex: '男', hour: 'minute' })).dayun[0]).map(({ char, startDate }) => char + startDate.year) // ['壬1997', '午2002']
 */
export function dayunHalvesOf({ ganzhi, startDate, endDate }: Dayun): readonly [DayunHalf, DayunHalf] {
  const { year, month, day } = startDate;
  const middle = dayOfMonth(year + YEARS_PER_HALF, month, day);
  return [
    { char: ganzhi.stem, startDate, endDate: middle },
    { char: ganzhi.branch, startDate: middle, endDate },
  ];
}
