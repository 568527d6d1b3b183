/**
 * What a printed calendar says of a day on which it differs from ours.
 */
import { lunarDayName, lunarMonthName, printedDayOf } from '@shangyuan/engine/calendar';
import { civilOfEpochMs, jdnOf, MS_PER_MINUTE, UTC8_MINUTES } from '@shangyuan/engine/time';
import { clockText } from './clockText.ts';

/**
 * Says how the calendar of the Hong Kong Observatory has a day, or null where it has the same.
 *
 * @param jdn Julian Day Number
 * @example printedDayText(2472635) // '历书或作九月初一：这个月的朔离零时不到两分钟，香港天文台早排一天。'
 */
export function printedDayText(jdn: number): string | null {
  const printed = printedDayOf(jdn);
  if (printed === null) return null;
  const { lunar, term } = printed;
  if (lunar !== null)
    return `历书或作${lunarMonthName(lunar)}${lunarDayName(lunar.day)}：这个月的朔离零时不到两分钟，香港天文台早排一天。`;
  if (term === null) return null;
  const wholeMinute = Math.floor(term.epochMs / MS_PER_MINUTE) * MS_PER_MINUTE;
  const moment = civilOfEpochMs(wholeMinute, UTC8_MINUTES);
  const clock = clockText(moment);
  if (!term.isPrintedToday)
    return `历书或把${term.name}印在${moment.hour < 12 ? '前一天' : '次日'}；按实际时刻，这一天 ${clock} 交${term.name}。`;
  const actual = jdnOf(moment) < jdn ? '前一天' : '次日';
  return `历书或把${term.name}印在这一天；按实际时刻，${actual} ${clock} 交${term.name}。`;
}
