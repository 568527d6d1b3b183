/**
 * 星座: the zodiac sign of a date or an instant.
 */
import { numberError } from '../../numberError.ts';

/** First day of each sign within its month, and the sign; the rest of the month before belongs to the previous one. */
// prettier-ignore
const SIGNS = [
  [20, '水瓶座'], [19, '双鱼座'], [21, '白羊座'], [20, '金牛座'], [21, '双子座'], [22, '巨蟹座'],
  [23, '狮子座'], [23, '处女座'], [23, '天秤座'], [24, '天蝎座'], [23, '射手座'], [22, '摩羯座'],
] as const;

/** A sign of the zodiac 星座. */
export type Constellation = (typeof SIGNS)[number][1];

/**
 * 星座 of a civil date by the usual table of days.
 *
 * @param month 1–12
 * @param day 1–31
 * @throws RangeError `wrong solar month|day N`
 * @example constellationOfDate(5, 15) // '金牛座'
 */
export function constellationOfDate(month: number, day: number): Constellation {
  const row = SIGNS[month - 1];
  if (row === undefined) throw numberError('solar month', month, '1 to 12');
  if (!Number.isInteger(day) || day < 1 || day > 31) {
    throw numberError('solar day', day, '1 to 31');
  }
  return (day >= row[0] ? row : (SIGNS[(month + 10) % 12] as (typeof SIGNS)[number]))[1];
}

/**
 * 星座 by the Sun's longitude at the instant (option `constellation` = instant): 白羊 begins at 0°.
 *
 * @param majorTermIndex count of 中气 since 春分 (0) that the instant lies after, 0–11
 */
export function constellationOfMajorTerm(majorTermIndex: number): Constellation {
  return (SIGNS[(majorTermIndex + 2) % 12] as (typeof SIGNS)[number])[1];
}
