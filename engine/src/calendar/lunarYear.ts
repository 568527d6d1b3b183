/**
 * Lunar years 农历年: months with their first days, computed from the Sun and Moon with the official exceptions of
 * 1645-1920.
 */
import { printedMonthStart } from './printedDays.ts';
import type { LunarRules } from './rules.ts';
import { suiMonths, type SuiMonth, type SuiVariant } from './sui.ts';
import { tabledMonths } from './tabledMonths.ts';
import { PRINTED_YEARS } from './tables/printedDays.ts';
import { findCached, cacheYear, type YearPages } from './yearPages.ts';

/** What a lunar date rests on: computed and equal to the official calendar, a table of facts, or rules run beyond them. */
export type CalendarQuality = 'exact' | 'table' | 'extrapolated';

/** How a month before 1645 was printed at the time. */
export interface RegnalMonth {
  /** Year in the numbering of the time (astronomical number of the civil year most of it lies in). */
  readonly year: number;
  readonly month: number;
  /** Printed name, such as 闰九月, 后十二月, 建子月, 腊月. */
  readonly name: string;
}

/** A lunar month. */
export interface LunarMonth {
  /** 1–12; before 1645 in 建寅 numbering. */
  readonly month: number;
  readonly isLeap: boolean;
  /** Day number of 初一. */
  readonly startJdn: number;
  /** 29 or 30; 28 once, the month of 237-01-15. */
  readonly days: number;
  /** Whether its new moon lies so near midnight that 初一 may be the day before or after. */
  readonly uncertainStart: boolean;
  /** The same for the day after its last. */
  readonly uncertainEnd: boolean;
  /** As printed; months of the historical table only. */
  readonly regnal?: RegnalMonth;
}

/** A lunar year. */
export interface LunarYear {
  readonly year: number;
  /** 12 or 13 months in order, from 正月; the first year of a range may contain its last months only. */
  readonly months: readonly LunarMonth[];
  /** Number of the month that is doubled, or null. */
  readonly leapMonth: number | null;
  /** Day number of 正月初一. */
  readonly startJdn: number;
  readonly days: number;
  readonly quality: CalendarQuality;
}

/** First lunar year that is computed by default. */
export const COMPUTED_YEAR_MIN = 1645;
/** Last lunar year. */
export const LUNAR_YEAR_MAX = 9999;
/** First lunar year under `historic: 'proleptic-gbt'`, of which 十一月 and 十二月 are there; 1-01-01 lies in it. */
export const PROLEPTIC_YEAR_MIN = 0;
/** Last lunar year compared day by day with the official calendar. */
const EXACT_YEAR_MAX = 2200;
/** Lunar years that differ under `era1912: 'gbt'`. */
const ERA_1912_YEARS: readonly number[] = [1914, 1915, 1916, 1920];

/** How a year is made: a computation, or the official year with the days that the Hong Kong Observatory prints. */
export type YearVariant = SuiVariant | 'hko';

/**
 * Lunar years by year number, filled at first use. A cache of pure facts: at most 10,000 frozen records a variant.
 */
const YEARS: Readonly<Record<YearVariant, YearPages<LunarYear>>> = {
  official: [],
  gbt: [],
  rule: [],
  hko: [],
};

function qualityOf(year: number): CalendarQuality {
  return year >= COMPUTED_YEAR_MIN && year <= EXACT_YEAR_MAX ? 'exact' : 'extrapolated';
}

function isNewYear({ month, isLeap }: SuiMonth): boolean {
  return month === 1 && !isLeap;
}

/** @param months those of the year, and 正月 of the next */
function assembleYear(year: number, months: readonly SuiMonth[]): LunarYear {
  const own: LunarMonth[] = [];
  for (let i = 0; i + 1 < months.length; i++) {
    const { month, isLeap, startJdn, uncertainDay: uncertainStart } = months[i] as SuiMonth;
    const { startJdn: endJdn, uncertainDay: uncertainEnd } = months[i + 1] as SuiMonth;
    const days = endJdn - startJdn;
    own.push(Object.freeze({ month, isLeap, startJdn, days, uncertainStart, uncertainEnd }));
  }
  return freezeYear(year, own, qualityOf(year));
}

/**
 * Computes a year from the Sun and the Moon.
 *
 * @param year 0 to 9999; the caller has checked the range
 */
export function buildLunarYear(year: number, variant: SuiVariant): LunarYear {
  // Only the last two months of year 0 are used, which contain 1-01-01; its own 岁 is out of range.
  const sui = year === PROLEPTIC_YEAR_MIN ? [] : suiMonths(year, variant);
  const nextSui = suiMonths(year + 1, variant);
  const nextYearAt = nextSui.findIndex(isNewYear);
  return assembleYear(year, [
    ...sui.slice(Math.max(0, sui.findIndex(isNewYear))),
    ...nextSui.slice(0, nextYearAt + 1),
  ]);
}

/**
 * Assembles the frozen record of a year from its months.
 *
 * @param months in order, not empty
 */
export function freezeYear(year: number, months: readonly LunarMonth[], quality: CalendarQuality): LunarYear {
  const { startJdn } = months[0] as LunarMonth;
  let leapMonth: number | null = null;
  let days = 0;
  for (const month of months) {
    if (month.isLeap) leapMonth ??= month.month;
    days += month.days;
  }
  return Object.freeze({ year, months: Object.freeze(months), leapMonth, startJdn, days, quality });
}

function findLunarYear(year: number, variant: YearVariant): LunarYear {
  if (variant === 'hko') {
    const months = tabledMonths(year) as readonly SuiMonth[];
    return assembleYear(
      year,
      months.map((month) => ({ ...month, startJdn: printedMonthStart(month.startJdn) })),
    );
  }
  const months = variant === 'official' ? tabledMonths(year) : null;
  return months === null ? buildLunarYear(year, variant) : assembleYear(year, months);
}

/** Computed year from the cache; the caller has checked the range. */
export function computedYear(year: number, variant: YearVariant): LunarYear {
  const years = YEARS[variant];
  return findCached(years, year) ?? cacheYear(years, year, findLunarYear(year, variant));
}

/** Which computation a year of 1645-9999 needs under the rules. */
export function variantOf(
  year: number,
  { era1912, printed }: Pick<LunarRules, 'era1912' | 'printed'>,
): YearVariant {
  if (printed === 'hko' && PRINTED_YEARS.includes(year)) return 'hko';
  return era1912 === 'gbt' && ERA_1912_YEARS.includes(year) ? 'gbt' : 'official';
}
