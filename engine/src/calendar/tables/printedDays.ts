/**
 * Days on which the calendar of the Hong Kong Observatory differs from the computed one, 1901-2100: the first days of two
 * lunar months and the dates of seven terms. Option `printed`.
 * Source: the Observatory's tables of 1901-2100. Checked: printedDays.test.ts (every term date and the months it has).
 */

/** Day number of a printed date, and by how many days it leads (−1) or trails (1) the computed one. */
export type PrintedDay = readonly [jdn: number, shift: -1 | 1];

/** Lunar years whose months are printed otherwise. */
export const PRINTED_YEARS: readonly number[] = [2057, 2097];

/** First days of months; the comment is the date, and the computed new moon in UTC+8. */
export const PRINTED_MONTH_STARTS: readonly PrintedDay[] = [
  [2472635, -1], // 2057-09-28 九月, new moon 09-29 00:00:40
  [2487193, -1], // 2097-08-07 七月, new moon 08-08 00:01:32
];

/** Dates of terms; the comment is the date, and the computed instant in UTC+8. Calendars before 1929 kept Beijing mean time. */
export const PRINTED_TERM_DAYS: readonly PrintedDay[] = [
  [2419730, 1], // 1912-11-23 小雪, 11-22 23:48:07
  [2420035, 1], // 1913-09-24 秋分, 09-23 23:52:42
  [2421570, -1], // 1917-12-07 大雪, 12-08 00:00:48
  [2425132, -1], // 1927-09-08 白露, 09-09 00:05:26
  [2425419, -1], // 1928-06-21 夏至, 06-22 00:06:17
  [2443895, 1], // 1979-01-21 大寒, 01-20 23:59:54
  [2482304, -1], // 2084-03-19 春分, 03-20 00:00:36
];
