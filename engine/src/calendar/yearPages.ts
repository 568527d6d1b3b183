/**
 * Caches by year of this room: years in pages, made when the first of their years is cached. One list of ten thousand years
 * would cost 80 KB before the first date, and a list without its length set becomes a hash table at the first year.
 */

const PAGE_YEARS = 64;

/** Cached values by year. */
export type YearPages<T> = ((T | undefined)[] | undefined)[];

/** The cached value of a year; undefined where there is none, and for an invalid year. */
export function findCached<T>(pages: YearPages<T>, year: number): T | undefined {
  return pages[(year / PAGE_YEARS) | 0]?.[year % PAGE_YEARS];
}

/**
 * Caches a value of a year.
 *
 * @param year whole, from 0
 * @returns the value
 */
export function cacheYear<T>(pages: YearPages<T>, year: number, value: T): T {
  const page = (pages[(year / PAGE_YEARS) | 0] ??= []);
  page[year % PAGE_YEARS] = value;
  return value;
}
