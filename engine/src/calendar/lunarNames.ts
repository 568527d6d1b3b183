/**
 * Names of lunar months and days as printed: 正月 … 腊月, 初一 … 三十.
 */
import { numberError } from '../numberError.ts';
import { LUNAR_DAY_NAMES, LUNAR_MONTH_ALIASES, LUNAR_MONTH_NAMES } from './tables/lunarNames.ts';
import type { RegnalMonth } from './lunarYear.ts';
import { MONTH_NAME_OPTIONS, type MonthNameRules } from './rules.ts';

/**
 * Name of a lunar month. Source: GB/T 33661-2017 §5.
 *
 * @param lunar month 1–12 and leap mark; a whole `LunarDate` or `LunarMonth` will do
 * @throws RangeError `wrong lunar month N, expected 1 to 12`; for an option that is none
 * @example lunarMonthName({ month: 2, isLeap: true }) // '闰二月'
 * @example lunarMonthName({ month: 12, isLeap: false }) // '腊月'
 */
export function lunarMonthName(
  lunar: { readonly month: number; readonly isLeap: boolean; readonly regnal?: RegnalMonth },
  choice?: Partial<MonthNameRules>,
): string {
  const { month, isLeap, regnal } = lunar;
  const rules = MONTH_NAME_OPTIONS.complete(choice);
  if (rules.yearStart === 'regnal' && regnal !== undefined) return regnal.name;
  const name = LUNAR_MONTH_NAMES[month - 1];
  if (name === undefined) throw numberError('lunar month', month, '1 to 12');
  const aliases: Readonly<Record<number, string>> = rules.monthAlias === 'off' ? {} : LUNAR_MONTH_ALIASES;
  return `${isLeap ? '闰' : ''}${aliases[month] ?? name}`;
}

/**
 * Name of a lunar day.
 *
 * @param day 1–30
 * @throws RangeError `wrong lunar day N, expected 1 to 30`
 * @example lunarDayName(21) // '廿一'
 */
export function lunarDayName(day: number): string {
  const name = LUNAR_DAY_NAMES[day - 1];
  if (name === undefined) throw numberError('lunar day', day, '1 to 30');
  return name;
}
