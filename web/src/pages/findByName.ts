/**
 * Finds what a text may name: cases of this device, and days that have a name.
 */
import { civilDateOf } from '@shangyuan/engine/time';
import type { FoundDay } from '../features/festivals/findDays.ts';
import type { CaseRecord } from '../lib/cases/caseRecord.ts';
import { calendarOf } from '../lib/engine/calendarOf.ts';

/** What was found. */
export interface FoundByName {
  readonly cases: readonly CaseRecord[];
  readonly days: readonly FoundDay[];
}

const MOST_CASES = 6;
const MOST_DAYS = 4;
/** Minimum length to search names of days: 日 or 节 would match them all. */
const DAY_LETTERS = 2;

/**
 * Finds cases by what their list finds them by, and festivals, terms and lunar dates as the calendar does.
 *
 * @param cases of this device, last used first
 * @param today day number, in Shanghai
 */
export async function findByName(
  text: string,
  cases: readonly CaseRecord[],
  today: number,
): Promise<FoundByName> {
  const query = text.trim();
  if (query === '') return { cases: [], days: [] };
  const [{ matchesText }, { findDays, requestedYear }] = await Promise.all([
    import('../features/cases/caseFilter.ts'),
    import('../features/festivals/findDays.ts'),
  ]);
  const engine = await calendarOf(requestedYear(query, civilDateOf(today).year));
  return {
    cases: cases.filter((record) => matchesText(record, query)).slice(0, MOST_CASES),
    days: [...query].length < DAY_LETTERS ? [] : findDays(engine, query, today).slice(0, MOST_DAYS),
  };
}
