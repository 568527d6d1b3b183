/**
 * The year of luck that a day lies in: it begins at 立春, and so does its first month.
 */
import { liuyueOf, type PillarsChart } from '@shangyuan/engine/chart';
import { civilOfEpochMs, jdnOf, UTC8_MINUTES, type CivilDate } from '@shangyuan/engine/time';

/** Where a day stands in its year of luck. */
export interface LuckDay {
  /** Gregorian year of its 立春. */
  readonly year: number;
  /** 0 寅 … 11 丑. */
  readonly monthIndex: number;
}

const MONTHS = 12;
/** From this month on less than half of a year is left. */
const LATE_MONTH = MONTHS / 2;

/** Days on which the months of a year begin, and the first day after it: thirteen. */
export function monthStartsOf(chart: PillarsChart, year: number): readonly CivilDate[] {
  const months = liuyueOf(chart, year);
  const last = months.at(-1)?.endMs ?? 0;
  return [...months.map(({ term }) => term.epochMs), last].map((ms) => {
    const { year: civilYear, month, day } = civilOfEpochMs(ms, UTC8_MINUTES);
    return { year: civilYear, month, day };
  });
}

/**
 * The year and month of luck on a day.
 *
 * On 10 January 2027 it is the last month of 2026.
 */
export function luckDayOf(chart: PillarsChart, today: CivilDate): LuckDay {
  const now = jdnOf(today);
  const indexIn = (year: number): number =>
    monthStartsOf(chart, year).findLastIndex((start) => jdnOf(start) <= now);
  const index = indexIn(today.year);
  if (index >= 0) return { year: today.year, monthIndex: index };
  return { year: today.year - 1, monthIndex: indexIn(today.year - 1) };
}

/** The year whose greater part still lies ahead. */
export function yearMostlyAhead({ year, monthIndex }: LuckDay): number {
  return monthIndex < LATE_MONTH ? year : year + 1;
}
