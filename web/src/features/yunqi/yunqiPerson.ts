/**
 * A person beside the year: the case and the dates in an address, and the birth of the case. No React.
 */
import { findCase } from '../../lib/cases/caseDb.ts';
import { caseName } from '../../lib/cases/caseRecord.ts';
import type { Query } from '../../lib/page/paths.ts';
import type { CalendarDate } from '../../lib/time/monthDays.ts';
import { formatDate, parseDate } from '../../lib/words/dateText.ts';

/** Most dates beside a birth. */
export const MAX_DATES = 3;

/** The query of an address: a case, and the dates beside its birth. */
export interface PersonQuery {
  readonly id: string;
  readonly dates: readonly CalendarDate[];
}

/**
 * The person of an address; null without one. Dates that do not exist are left out, see {@link wrongDatesOf}.
 *
 * @example readPersonQuery({ id: 'a', dates: '2026-11-22,2026-13-01' }) // { "id": "a", "dates": [{ "year": 2026, "month": 11, "day": 22 }] }
 */
export function readPersonQuery({ id, dates = '' }: Query): PersonQuery | null {
  if (id === undefined || id === '') return null;
  const found = dates.split(',').flatMap((text) => parseDate(text) ?? []);
  return { id, dates: found.slice(0, MAX_DATES) };
}

/** The dates of an address that do not exist; empty where all do. */
export function wrongDatesOf({ id, dates = '' }: Query): string {
  if (id === undefined || dates === '') return '';
  return dates
    .split(',')
    .filter((text) => parseDate(text) === null)
    .join('、');
}

/** The person as the query of an address. */
export function personQuery(person: PersonQuery | null): Query {
  return person === null ? {} : { id: person.id, dates: person.dates.map(formatDate).join(',') };
}

/** Noon of a date in Beijing, UTC milliseconds: the instant that represents a day. */
export function noonOf(date: CalendarDate): number {
  return Date.parse(`${formatDate(date)}T12:00+08:00`);
}

/** Birth of a case. */
export interface PersonBirth {
  readonly name: string;
  readonly birthMs: number;
}

/**
 * The birth of a case.
 *
 * @returns `gone` for a case that is not on this device, `undated` for one of pillars only
 */
export async function birthOf(id: string): Promise<PersonBirth | 'gone' | 'undated'> {
  const record = await findCase(id);
  if (record === null) return 'gone';
  const { castBirth, isDated } = await import('../../lib/cases/castBirth.ts');
  const chart = await castBirth(record.birth, record.rules);
  return isDated(chart) ? { name: caseName(record), birthMs: chart.time.epochMs } : 'undated';
}
