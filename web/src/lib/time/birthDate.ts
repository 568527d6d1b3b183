/**
 * Whether a date can be that of a birth.
 */
import { BIRTH_YEARS } from '@shangyuan/contract';
import { jdnOf, type CivilDate } from '@shangyuan/engine/time';

/** Why no birth is cast for a year; null where it may be one. */
export function birthYearError(year: number): string | null {
  const { first, last } = BIRTH_YEARS;
  return year < first || year > last ? `生辰的年份要在 ${first} 到 ${last} 年之间` : null;
}

/** What is asked of a birth that has not come yet; null for another. */
export function futureBirthText(date: CivilDate, todayJdn: number): string | null {
  return jdnOf(date) > todayJdn ? '这一天还没有到，请核对年份' : null;
}
