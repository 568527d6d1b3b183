import { dayPillars, lunarDateOfJdn, lunarDayName, lunarMonthName } from '@shangyuan/engine/calendar';

import { printedDayText } from '../time/index.ts';

/**
 * A day by the lunar calendar, with its three pillars, and what printed calendars have otherwise.
 *
 * @example lunarLine(2461352) // "农历九月廿九 · 丙午年 己亥月 乙酉日"
 */
export function lunarLine(jdn: number): string {
  const lunar = lunarDateOfJdn(jdn);
  const { year, month, day } = dayPillars(jdn);
  const printed = printedDayText(jdn);
  const line = `农历${lunarMonthName(lunar)}${lunarDayName(lunar.day)} · ${year.name}年 ${month.name}月 ${day.name}日`;
  return printed === null ? line : `${line}\n${printed}`;
}
