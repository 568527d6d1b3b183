/**
 * Room calendar: lunisolar years and dates, ganzhi of year, month, day and hour, festivals and public holidays.
 */
export * from './lunarDate.ts';
export * from './lunarArithmetic.ts';
export * from './lunarBirthday.ts';
export * from './lunarNames.ts';
export {
  COMPUTED_JDN_MIN,
  MODERN,
  MODERN_CALENDAR,
  type CalendarEngine,
  type LunarCalendar,
} from './lunarCalendar.ts';
export { type CalendarQuality, type LunarMonth, type LunarYear, type RegnalMonth } from './lunarYear.ts';
export * from './monthGrid.ts';
export * from './pillars.ts';
export * from './rules.ts';
export * from './terms.ts';
export { isPrintedOtherwise } from './printedDays.ts';
export { printedDayOf, type PrintedDifference } from './printedDay.ts';
export { dayToleranceSec, isDayUncertain } from './uncertainDay.ts';
export * from './tables/lunarNames.ts';
export * from './eras.ts';
export * from './festivals.ts';
export * from './holidays.ts';
export * from './hou.ts';
export * from './jiuxing.ts';
export * from './moonPhaseName.ts';
export * from './numerals.ts';
export * from './religiousEras.ts';
export * from './seasons.ts';
export * from './shichen.ts';
export * from './workdays.ts';
export * from './xiaoliuren.ts';
export * from './yearGods.ts';
export { lastTermOfDay, termYearOfDay, type TermDay } from './lastTermOfDay.ts';
