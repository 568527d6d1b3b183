/**
 * 命卦 (八宅) and 星座: two labels read off the year and the date of birth.
 */
import { EAST_FOUR, findPalaceTrigram, type PalaceNumber } from '../../ganzhi/index.ts';
import { modulo } from '../../modulo.ts';
import type { Minggua, Sex } from '../types.ts';

function buildMinggua(number: PalaceNumber, sex: Sex): Minggua {
  // 五 is the centre and has no trigram: 男寄坤, 女寄艮.
  const gua = findPalaceTrigram(number) ?? (sex === '男' ? '坤' : '艮');
  return Object.freeze({ number, gua, group: EAST_FOUR.includes(gua) ? '东四命' : '西四命' });
}

/** Those asked for so far, by number less one. */
const KEPT: Readonly<Record<Sex, (Minggua | undefined)[]>> = { 男: [], 女: [] };

/**
 * 命卦 of a year of birth counted from 立春.
 *
 * @param cycleYear astronomical year
 * @returns frozen and shared
 * @throws RangeError where the year is not whole
 * Source: 八宅明镜·三元命卦.
 * @example mingguaOf(1984, '男').gua // '兑'
 */
export function mingguaOf(cycleYear: number, sex: Sex): Minggua {
  if (!Number.isInteger(cycleYear)) {
    throw new RangeError(`Cannot find 命卦: year ${cycleYear}, expected a whole number`);
  }
  const rest = modulo(cycleYear, 9);
  const number = sex === '男' ? 11 - rest : 4 + rest;
  const index = number > 9 ? number - 10 : number - 1;
  return (KEPT[sex][index] ??= buildMinggua((index + 1) as PalaceNumber, sex));
}

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
  if (row === undefined) throw new RangeError(`wrong solar month ${month}, expected 1 to 12`);
  if (!Number.isInteger(day) || day < 1 || day > 31) {
    throw new RangeError(`wrong solar day ${day}, expected 1 to 31`);
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
