/**
 * Small pieces of text that every page writes alike.
 */

/**
 * A number with leading zeros.
 *
 * @example pad(5) // "05"
 */
export function pad(value: number, width = 2): string {
  return String(Math.floor(value)).padStart(width, '0');
}

/** 日 … 六, by the number of the weekday. */
export const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六'] as const;

/**
 * Name of a weekday.
 *
 * @param weekday 0 Sunday to 6
 * @example weekdayText(6) // "星期六"
 */
export function weekdayText(weekday: number): string {
  return `星期${WEEKDAYS[weekday] ?? ''}`;
}

/** The same where there is little room: 周六. */
export function shortWeekday(weekday: number): string {
  return `周${WEEKDAYS[weekday] ?? ''}`;
}
