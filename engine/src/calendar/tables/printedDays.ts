/**
 * Days on which the calendar of the Hong Kong Observatory differs from the computed one, 1901-2100: the first days of two
 * lunar months and the dates of seven terms. Option `printed`.
 * Source: the Observatory's tables of 1901-2100. Checked: printedDays.test.ts (every term date and the months it has).
 */

/** A printed date, and by how many days it leads (−1) or trails (1) the computed one. */
export type PrintedDay = readonly [year: number, month: number, day: number, shift: -1 | 1];

/** First days of months; the comment is the computed new moon in UTC+8. */
export const PRINTED_MONTH_STARTS: readonly PrintedDay[] = [
  [2057, 9, 28, -1], // 九月, new moon 09-29 00:00:40
  [2097, 8, 7, -1], // 七月, new moon 08-08 00:01:32
];

/** Dates of terms; the comment is the computed instant in UTC+8. Calendars before 1929 kept Beijing mean time. */
export const PRINTED_TERM_DAYS: readonly PrintedDay[] = [
  [1912, 11, 23, 1], // 小雪, 11-22 23:48:07
  [1913, 9, 24, 1], // 秋分, 09-23 23:52:42
  [1917, 12, 7, -1], // 大雪, 12-08 00:00:48
  [1927, 9, 8, -1], // 白露, 09-09 00:05:26
  [1928, 6, 21, -1], // 夏至, 06-22 00:06:17
  [1979, 1, 21, 1], // 大寒, 01-20 23:59:54
  [2084, 3, 19, -1], // 春分, 03-20 00:00:36
];
