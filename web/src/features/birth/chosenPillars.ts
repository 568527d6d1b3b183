/**
 * Four pillars being chosen: as names, and in an address.
 */
import { hourChoicesOf, monthChoicesOf, type PillarNames } from '@shangyuan/engine/chart';
import { findGanzhi, type Ganzhi } from '@shangyuan/engine/ganzhi';

/** Four pillars being chosen, by their place in the sixty cycle; a null hour is unknown. */
export interface ChosenPillars {
  readonly year: Ganzhi;
  readonly month: Ganzhi;
  readonly day: Ganzhi;
  readonly hour: Ganzhi | null;
}

/** Placeholder of an unknown hour. */
export const UNKNOWN_HOUR = '不详';
const BETWEEN = '.';

/** The names of chosen pillars, as stored in a birth. */
export function pillarNames({ year, month, day, hour }: ChosenPillars): PillarNames {
  return { year: year.name, month: month.name, day: day.name, hour: hour?.name ?? null };
}

/** Pillars by their names; null where a name is invalid, or where they cannot be combined. */
export function findPillars(names: PillarNames): ChosenPillars | null {
  const year = findGanzhi(names.year);
  const month = findGanzhi(names.month);
  const day = findGanzhi(names.day);
  if (year === null || month === null || day === null || !monthChoicesOf(year).includes(month)) return null;
  if (names.hour === null) return { year, month, day, hour: null };
  const hour = hourChoicesOf(day).find(({ name }) => name === names.hour);
  return hour === undefined ? null : { year, month, day, hour };
}

/**
 * Pillars as an address has them.
 *
 * @example formatPillars({ year: '庚午', month: '壬午', day: '辛亥', hour: null }) // "庚午.壬午.辛亥.不详"
 */
export function formatPillars({ year, month, day, hour }: PillarNames): string {
  return [year, month, day, hour ?? UNKNOWN_HOUR].join(BETWEEN);
}

/** Pillars of an address, or null. */
export function parsePillarsText(text: string): ChosenPillars | null {
  const [year = '', month = '', day = '', hour = '', ...more] = text.split(BETWEEN);
  return more.length > 0
    ? null
    : findPillars({ year, month, day, hour: hour === UNKNOWN_HOUR ? null : hour });
}
