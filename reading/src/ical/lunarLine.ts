import { dayPillars, lunarDateOfJdn, lunarDayName, lunarMonthName } from '@shangyuan/engine/calendar';

/**
 * A day by the lunar calendar, with its three pillars.
 *
 * @example lunarLine(2461352) // "农历九月廿九 · 丙午年 己亥月 乙酉日"
 */
export function lunarLine(jdn: number): string {
  const lunar = lunarDateOfJdn(jdn);
  const { year, month, day } = dayPillars(jdn);
  return `农历${lunarMonthName(lunar)}${lunarDayName(lunar.day)} · ${year.name}年 ${month.name}月 ${day.name}日`;
}
