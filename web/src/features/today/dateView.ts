/**
 * The date of the first page: only the astronomy. Its almanac, which is larger, follows in todayView.ts.
 */
import { yearGanzhi, MODERN, fourPillarsAt, lunarDateOf } from '@shangyuan/engine/calendar';
import { ZODIAC_ANIMAL } from '@shangyuan/engine/ganzhi';
import { beijingTime } from '../../lib/time/beijing.ts';
import { termSpan, type TermSpan } from '../../lib/time/termSpan.ts';
import { lunarText } from '../../lib/words/almanacText.ts';

/** A date in its calendars. */
export interface DateView {
  /** 十月十三. */
  readonly lunarText: string;
  /** 马年. */
  readonly zodiacText: string;
  /** 丙午年 己亥月 己亥日 己巳时. */
  readonly pillars: readonly string[];
  readonly term: TermSpan;
}

/**
 * The date of a moment.
 *
 * @param epochMs UTC milliseconds
 */
export function dateViewOf(epochMs: number): DateView {
  const civil = beijingTime(epochMs);
  const lunar = lunarDateOf(civil, undefined, MODERN);
  const { year, month, day, hour } = fourPillarsAt(epochMs, civil, undefined, MODERN);
  return {
    lunarText: lunarText(lunar),
    zodiacText: `${ZODIAC_ANIMAL[yearGanzhi(lunar.year).branch]}年`,
    pillars: [`${year.name}年`, `${month.name}月`, `${day.name}日`, `${hour.name}时`],
    term: termSpan(epochMs),
  };
}
