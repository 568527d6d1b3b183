/**
 * Days that printed calendars give otherwise than the computed one: option `printed`.
 */
import { jdnOf } from '../time/index.ts';
import { PRINTED_MONTH_STARTS, PRINTED_TERM_DAYS, type PrintedDay } from './tables/printedDays.ts';

const printedJdn = ([year, month, day]: PrintedDay): number => jdnOf({ year, month, day });

/** Shifts by computed day number; made on first use. */
function shiftTable(days: readonly PrintedDay[]): () => ReadonlyMap<number, -1 | 1> {
  let table: ReadonlyMap<number, -1 | 1> | undefined;
  return () => (table ??= new Map(days.map((row) => [printedJdn(row) - row[3], row[3]])));
}

const termShifts = shiftTable(PRINTED_TERM_DAYS);
const monthShifts = shiftTable(PRINTED_MONTH_STARTS);

/** Days by which the printed day of a term leads (−1) or trails (1) its computed day. */
export function printedShift(termJdn: number): number {
  return termShifts().get(termJdn) ?? 0;
}

/** By how many terms the printed count on a day is ahead (1) or behind (−1). */
export function printedStep(jdn: number): number {
  if (termShifts().get(jdn) === 1) return -1;
  return termShifts().get(jdn + 1) === -1 ? 1 : 0;
}

/** First day of a month as printed. */
export function printedMonthStart(startJdn: number): number {
  return startJdn + (monthShifts().get(startJdn) ?? 0);
}

const MONTH_DAYS = 30;
let otherDays: ReadonlySet<number> | undefined;

/** Whether a day is printed otherwise: one of the two months, or beside one of the seven terms. */
export function isPrintedOtherwise(jdn: number): boolean {
  otherDays ??= new Set([
    ...PRINTED_MONTH_STARTS.flatMap((row) => {
      const start = printedJdn(row);
      return Array.from({ length: MONTH_DAYS }, (_, i) => start + i);
    }),
    ...PRINTED_TERM_DAYS.flatMap((row) => {
      const jdn = printedJdn(row);
      return [jdn, jdn - row[3]];
    }),
  ]);
  return otherDays.has(jdn);
}

/** Lunar years whose months are printed otherwise. */
export const PRINTED_YEARS: readonly number[] = PRINTED_MONTH_STARTS.map(([year]) => year);
