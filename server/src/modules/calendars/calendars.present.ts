import type { WireCalendar, WireLine } from '@shangyuan/contract';
import type { CalendarRow } from '../../db/tables.ts';
import type { OpenedCalendar } from './calendars.service.ts';

/** Where the calendars are read; the file is the secret with `.ics`. */
export const CALENDAR_PATH = '/calendar/';

/** A calendar as its owner sees it, without its secret. */
export function presentCalendar(row: CalendarRow): WireCalendar {
  return {
    id: row.id,
    kind: row.kind,
    isNamed: row.is_named,
    reminder: row.reminder,
    leapBirthday: row.leap_birthday,
    thirtieth: row.thirtieth,
    hasTerms: row.has_terms,
    hasFestivals: row.has_festivals,
    hasHolidays: row.has_holidays,
    createdAt: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? '',
  };
}

/** With what a device wrote into it, for the export of what is stored. */
export function exportCalendar(row: CalendarRow): WireCalendar & { readonly lines: readonly WireLine[] } {
  return { ...presentCalendar(row), lines: JSON.parse(row.lines) as readonly WireLine[] };
}

/** With its address, which is shown once. */
export function presentOpened({ calendar, token }: OpenedCalendar): { calendar: WireCalendar; path: string } {
  return { calendar: presentCalendar(calendar), path: `${CALENDAR_PATH}${token}.ics` };
}
