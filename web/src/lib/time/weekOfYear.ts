import { civilDateOf, jdnOf, weekdayOf } from '@shangyuan/engine/time';

/**
 * Number of the week a day is in: weeks begin on Monday, the first has the year's first Thursday (GB/T 7408, ISO 8601).
 *
 * @param jdn Julian Day Number
 * @example weekOfYear(jdnOf({ year: 2026, month: 11, day: 24 })) // 48
 */
export function weekOfYear(jdn: number): number {
  const thursday = jdn - ((weekdayOf(jdn) + 6) % 7) + 3;
  const { year } = civilDateOf(thursday);
  return Math.floor((thursday - jdnOf({ year, month: 1, day: 1 })) / 7) + 1;
}
