/**
 * Lunar months and days as a Chinese calendar prints them.
 */
import { LUNAR_DAY_NAMES, LUNAR_MONTH_ALIASES, LUNAR_MONTH_NAMES } from '@shangyuan/engine/calendar';

const ALIASES: Readonly<Record<number, string | undefined>> = LUNAR_MONTH_ALIASES;

/**
 * 正月 … 冬月, 腊月, with 闰 before a leap month.
 *
 * @example lunarMonthText({ month: 6, isLeap: true }) // "闰六月"
 */
export function lunarMonthText(lunar: { readonly month: number; readonly isLeap: boolean }): string {
  const name = ALIASES[lunar.month] ?? LUNAR_MONTH_NAMES[lunar.month - 1] ?? '';
  return (lunar.isLeap ? '闰' : '') + name;
}

/**
 * 初一 … 三十.
 *
 * @example lunarDayText(20) // "二十"
 */
export function lunarDayText(day: number): string {
  return LUNAR_DAY_NAMES[day - 1] ?? '';
}
