/**
 * What a printed calendar calls a day that the computed one calls otherwise.
 */
import type { SolarTermName } from '../astronomy/index.ts';
import { MODERN_CALENDAR } from './lunarCalendar.ts';
import { readLunarDate, type LunarDate } from './lunarDate.ts';
import { isPrintedOtherwise } from './printedDays.ts';
import { LUNAR_OPTIONS } from './rules.ts';
import { termOfDay } from './terms.ts';

/** A day on which the Hong Kong Observatory's calendar and the computed one differ. */
export interface PrintedDifference {
  /** Lunar date as printed, or null where both have the same. */
  readonly lunar: LunarDate | null;
  /** The term that one of them has on this day, with the days of both; null where neither has or both have it. */
  readonly term: {
    readonly name: SolarTermName;
    readonly epochMs: number;
    readonly isPrintedToday: boolean;
  } | null;
}

/**
 * How the calendar that the Hong Kong Observatory prints differs on a day: two lunar months (2057, 2097) and the days around
 * seven terms (1912-1928, 1979, 2084).
 *
 * @param jdn Julian Day Number
 * @returns null on every other day
 * Source: tables/printedDays.ts.
 * @example printedDayOf(2472635)?.lunar?.day // 1
 */
export function printedDayOf(jdn: number): PrintedDifference | null {
  if (!isPrintedOtherwise(jdn)) return null;
  const calendar = MODERN_CALENDAR.under({ ...LUNAR_OPTIONS.defaults, printed: 'hko' });
  const printedLunar = readLunarDate(calendar, jdn);
  const isSame = printedLunar.day === readLunarDate(MODERN_CALENDAR, jdn).day;
  const [computed, printed] = [termOfDay(jdn), termOfDay(jdn, 'hko')];
  const term = printed ?? computed;
  const isSameTerm = computed?.name === printed?.name;
  return {
    lunar: isSame ? null : printedLunar,
    term:
      isSameTerm || term === null
        ? null
        : { name: term.name, epochMs: term.epochMs, isPrintedToday: printed !== null },
  };
}
