/**
 * 小六壬: six palms counted round from 大安 by the lunar month, then by the day, then by the hour.
 * Source: the rhyme 大安、留连、速喜、赤口、小吉、空亡 in folk almanacs (诸葛马前课); no classic has it.
 */
import { BRANCH_INDEX, type Branch } from '../ganzhi/index.ts';
import type { LunarDateInput } from './lunarDate.ts';
import { numberError } from '../numberError.ts';

/** The six in their order on the hand. */
export const XIAOLIUREN = ['大安', '留连', '速喜', '赤口', '小吉', '空亡'] as const;
/** One of the six. */
export type XiaoliurenName = (typeof XIAOLIUREN)[number];

/** Where the count stands after each step. */
export interface Xiaoliuren {
  readonly month: XiaoliurenName;
  readonly day: XiaoliurenName;
  readonly hour: XiaoliurenName;
}

/**
 * 小六壬 of a lunar month, day and hour: the month is counted from 大安, the day from the month, the hour from the day, each
 * beginning with 1. A leap month counts as the month it repeats.
 *
 * @param lunar month 1–12 and day 1–30
 * @param hour branch of the hour
 * @throws RangeError for a month or day outside its range
 * @example xiaoliurenOf({ month: 3, day: 5 }, '辰').hour // '小吉'
 */
export function xiaoliurenOf(
  { month, day }: Pick<LunarDateInput, 'month' | 'day'>,
  hour: Branch,
): Xiaoliuren {
  if (!Number.isInteger(month) || month < 1 || month > 12) throw numberError('lunar month', month, '1 to 12');
  if (!Number.isInteger(day) || day < 1 || day > 30) throw numberError('lunar day', day, '1 to 30');
  const nameAt = (index: number) => XIAOLIUREN[index % XIAOLIUREN.length] as XiaoliurenName;
  const ofMonth = month - 1;
  const ofDay = ofMonth + day - 1;
  return { month: nameAt(ofMonth), day: nameAt(ofDay), hour: nameAt(ofDay + BRANCH_INDEX[hour]) };
}
