/**
 * 年号: the era name of a date, from 1368 on, as a label beside the year. Eras go by lunar years, 民国 by civil ones.
 */
import { numberError } from '../numberError.ts';
import { type CivilDate, jdnOf } from '../time/index.ts';
import { formatChineseNumber } from './numerals.ts';
import { ERAS } from './tables/eras.ts';

/** Era of a date. */
export interface EraYear {
  /** 明, 清 or 民国. */
  readonly dynasty: '明' | '清' | '民国';
  /** Era name, 康熙; 民国 has none and repeats its name. */
  readonly name: string;
  /** Year of the era, from 1 (元年). */
  readonly year: number;
  /** 康熙元年, 民国三十八年. */
  readonly label: string;
  /** Another label the same year carried, or null: 建文四年 was also 洪武三十五年. */
  readonly alias: string | null;
}

const REPUBLIC_START = jdnOf({ year: 1912, month: 1, day: 1 });
/** 公元 took its place with the founding of the People's Republic. */
const REPUBLIC_END = jdnOf({ year: 1949, month: 10, day: 1 });

function labelOf(name: string, year: number): string {
  return `${name}${year === 1 ? '元' : formatChineseNumber(year)}年`;
}

/**
 * Era of a day, or null before 洪武 and from 1949-10-01 on.
 *
 * @param date civil date
 * @param lunar its lunar year and month, from `lunarDateOf`
 * @throws RangeError for a date that does not exist, or a lunar year or month that is not whole
 * Source: tables/eras.ts.
 * @example findEra({ year: 1911, month: 10, day: 10 }, { year: 1911, month: 8 })?.label // '宣统三年'
 */
export function findEra(
  date: CivilDate,
  lunar: { readonly year: number; readonly month: number },
): EraYear | null {
  const jdn = jdnOf(date);
  for (const part of ['year', 'month'] as const) {
    if (!Number.isInteger(lunar[part])) throw numberError(`lunar ${part}`, lunar[part], 'a whole number');
  }
  if (jdn >= REPUBLIC_END) return null;
  if (jdn >= REPUBLIC_START) {
    const year = date.year - 1911;
    return { dynasty: '民国', name: '民国', year, label: labelOf('民国', year), alias: null };
  }
  const era = ERAS.findLast(
    ([, , year, month = 1]) => lunar.year > year || (lunar.year === year && lunar.month >= month),
  );
  if (era === undefined) return null;
  const [dynasty, name, first] = era;
  const year = lunar.year - first + 1;
  const alias = name === '建文' && year === 4 ? labelOf('洪武', 35) : null;
  return { dynasty, name, year, label: labelOf(name, year), alias };
}
