/**
 * The date of the first page: only the astronomy. Its almanac, which is larger, follows in todayView.ts.
 */
import {
  dayGanzhi,
  yearGanzhi,
  MODERN,
  fourPillarsAt,
  lunarDateOf,
  type PillarRules,
} from '@shangyuan/engine/calendar';
import { ZODIAC_ANIMAL } from '@shangyuan/engine/ganzhi';
import { jdnOf } from '@shangyuan/engine/time';
import { beijingTime } from '../../lib/time/beijing.ts';
import { termSpan, type TermSpan } from '../../lib/time/termSpan.ts';
import { lunarText } from '../../lib/words/almanacText.ts';

/** A date in its calendars. */
export interface DateView {
  /** 十月十三. */
  readonly lunarText: string;
  /** 马年. */
  readonly zodiacText: string;
  /** 丙午年 己亥月 己亥日 己巳时; the day is that of the date, whose evening may belong to the next: 次日子时. */
  readonly pillars: readonly string[];
  /** From when the next day counts, while it does: 23点起壬寅日. */
  readonly nextDayText: string | null;
  readonly term: TermSpan;
}

/**
 * The date of a moment.
 *
 * @param epochMs UTC milliseconds
 * @param dayBoundary when the day changes, by the rules of casting; default zi23
 */
export function dateViewOf(epochMs: number, dayBoundary?: PillarRules['dayBoundary']): DateView {
  const civil = beijingTime(epochMs);
  const lunar = lunarDateOf(civil, undefined, MODERN);
  const { year, month, day, hour } = fourPillarsAt(epochMs, civil, dayBoundary && { dayBoundary }, MODERN);
  const ofDate = dayGanzhi(jdnOf(civil));
  const isNextDay = day !== ofDate;
  return {
    lunarText: lunarText(lunar),
    zodiacText: `${ZODIAC_ANIMAL[yearGanzhi(lunar.year).branch]}年`,
    pillars: [
      `${year.name}年`,
      `${month.name}月`,
      `${ofDate.name}日`,
      isNextDay ? `次日${hour.branch}时` : `${hour.name}时`,
    ],
    nextDayText: isNextDay ? `${civil.hour}点起${day.name}日` : null,
    term: termSpan(epochMs),
  };
}
