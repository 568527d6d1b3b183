/** Calendars of the account that other programs read: opened, moved to another address, closed. */
import type { CALLS, InputOf, WireLine } from '@shangyuan/contract';
import { queryOptions } from '@tanstack/react-query';
import { changeResource, refreshResource } from '../page/resource.ts';
import { callApi, CallError, QUIET } from './api.ts';

const KEY = ['calendars'];

/** The open calendars. @param isOnline reads again when the network comes or goes */
export const calendars = (isOnline: boolean) =>
  queryOptions({ queryKey: [...KEY, isOnline], queryFn: () => callApi('listCalendars', {}, QUIET) });

/** Opens a calendar. @returns its id, and the path of its address, which is shown this once */
export async function openCalendar(
  input: InputOf<typeof CALLS.openCalendar>,
): Promise<{ readonly id: string; readonly path: string }> {
  const { calendar, path } = await callApi('openCalendar', input);
  refreshResource(KEY);
  return { id: calendar.id, path };
}

/** Gives a calendar another address; the old one stops working. @returns its path */
export async function renewCalendar(id: string): Promise<string> {
  const { path } = await callApi('renewCalendar', { id });
  refreshResource(KEY);
  return path;
}

/** Closes a calendar. */
export async function closeCalendar(id: string): Promise<void> {
  await changeResource(
    calendars(true).queryKey,
    (open) => open.filter((calendar) => calendar.id !== id),
    () => callApi('closeCalendar', { id }),
  );
}

/**
 * Writes what a calendar of lines holds, without a message: it is done again another day.
 *
 * @returns false where there is no such calendar any more, or its consent was withdrawn
 * @throws CallError where it could not be written now
 */
export async function writeCalendarLines(id: string, lines: readonly WireLine[]): Promise<boolean> {
  try {
    await callApi('writeCalendarLines', { id, lines: [...lines] }, QUIET);
    return true;
  } catch (error) {
    if (error instanceof CallError && (error.reason === 'notFound' || error.reason === 'consentNeeded'))
      return false;
    throw error;
  }
}

/** Closes the calendars of lines: their content goes with them. */
export async function closeLineCalendars(): Promise<void> {
  const open = await callApi('listCalendars', {}, QUIET);
  for (const { id, kind } of open) if (kind === 'lines') await closeCalendar(id);
}
