/**
 * Days that printed calendars give otherwise than the computed one: option `printed`.
 */
import { lazily } from '../lazily.ts';
import { PRINTED_MONTH_STARTS, PRINTED_TERM_DAYS, type PrintedDay } from './tables/printedDays.ts';

/** Shifts by computed day number. */
const shiftsOf = (days: readonly PrintedDay[]): ReadonlyMap<number, -1 | 1> =>
  new Map(days.map(([jdn, shift]) => [jdn - shift, shift]));

const termShifts = lazily(() => shiftsOf(PRINTED_TERM_DAYS));
const monthShifts = lazily(() => shiftsOf(PRINTED_MONTH_STARTS));

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

/** Whether a day is printed otherwise: one of the two months, or beside one of the seven terms. */
export function isPrintedOtherwise(jdn: number): boolean {
  for (const [start] of PRINTED_MONTH_STARTS) if (jdn >= start && jdn < start + MONTH_DAYS) return true;
  for (const [day, shift] of PRINTED_TERM_DAYS) if (jdn === day || jdn === day - shift) return true;
  return false;
}
