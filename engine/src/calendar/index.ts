/**
 * Room calendar: lunisolar years and dates, ganzhi of year, month, day and hour, festivals and public holidays.
 */
export * from './lunarDate.ts';
export {
  lunarYear,
  type CalendarQuality,
  type LunarHistory,
  type LunarMonth,
  type LunarYear,
  type RegnalMonth,
} from './lunarYear.ts';
export * from './monthGrid.ts';
export * from './pillars.ts';
export * from './rules.ts';
export * from './terms.ts';
export { dayToleranceSec, isDayUncertain } from './uncertainDay.ts';
