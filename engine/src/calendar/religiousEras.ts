/**
 * 佛历 and 道历: the lunar date under the years of the two religions, with the days on which lay Buddhists fast.
 */
import type { LunarDate } from './lunarDate.ts';

/** A lunar date in 佛历. */
export interface BuddhistDate {
  readonly year: number;
  readonly month: number;
  readonly isLeap: boolean;
  readonly day: number;
  /** Whether it is one of the six days of fasting 六斋日, the last two of the month among them. */
  readonly isSixFast: boolean;
  /** Whether it is one of the ten 十斋日. */
  readonly isTenFast: boolean;
}

/** A lunar date in 道历. */
export interface TaoistDate {
  readonly year: number;
  readonly month: number;
  readonly isLeap: boolean;
  readonly day: number;
}

/** Years from the 涅槃 to the common era as Buddhist calendars count them. */
const BUDDHIST_YEARS = 543;
/** Years from the first year of 黄帝, 2697 BC, as Taoist calendars count them. */
const TAOIST_YEARS = 2697;

const SIX_FASTS: readonly number[] = [8, 14, 15, 23];
const TEN_FASTS: readonly number[] = [1, 8, 14, 15, 18, 23, 24];
/** 28, 29 and 30; in a month of 29 days the three days before its end. */
const LAST_OF_TEN = 3;
/** 29 and 30; in a month of 29 days 28 and 29. */
const LAST_OF_SIX = 2;

/**
 * A lunar date in 佛历, whose year changes with 正月初一 as in the calendars that temples of China print.
 *
 * Source: 四天王经 (六斋日), 地藏菩萨本愿经 (十斋日); the year is that of the Buddhist calendars in use, 543 more.
 * @example buddhistDateOf(lunarDateOf({ year: 2024, month: 5, day: 15 })) // { year: 2567, month: 4, isLeap: false, day: 8, isSixFast: true, isTenFast: true }
 */
export function buddhistDateOf({ year, month, isLeap, day, monthDays }: LunarDate): BuddhistDate {
  return {
    year: year + BUDDHIST_YEARS,
    month,
    isLeap,
    day,
    isSixFast: SIX_FASTS.includes(day) || day > monthDays - LAST_OF_SIX,
    isTenFast: TEN_FASTS.includes(day) || day > monthDays - LAST_OF_TEN,
  };
}

/**
 * A lunar date in 道历, whose year changes with 正月初一.
 *
 * Source: Taoist calendars in use, 道历纪元 from 黄帝: 2697 more.
 * @example taoistDateOf(lunarDateOf({ year: 2024, month: 2, day: 10 })).year // 4721
 */
export function taoistDateOf({ year, month, isLeap, day }: LunarDate): TaoistDate {
  return { year: year + TAOIST_YEARS, month, isLeap, day };
}
