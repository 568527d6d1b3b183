/**
 * What a year says of its public holidays where the notices do not cover it.
 */
import type { HolidayBook } from '@shangyuan/engine/calendar';

/** Since when holidays are set by law. */
const FIRST_HOLIDAYS = 1950;

/**
 * Why a year shows no 休 and 班, or where they end; '' where the notices cover it, and before there were holidays by law.
 *
 * @example holidayNote(publishedHolidays(), 2010) // ""
 */
export function holidayNote({ yearMin, yearMax, asOf }: HolidayBook, year: number): string {
  if (year > yearMax)
    return `放假数据截至${dayText(asOf)}；${year > yearMax + 1 ? `${yearMax + 1}年起` : `${year}年`}的放假安排尚未公布，不标休班`;
  if (year >= FIRST_HOLIDAYS && year < yearMin) return `${yearMin}年以前没有放假通知可查，不标休班`;
  return '';
}

/** 2025年11月4日 of `2025-11-04`. */
function dayText(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${year}年${month}月${day}日`;
}
