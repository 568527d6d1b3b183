/** Calendars of the account that other programs read: opened, moved to another address, closed. */
import type { CALLS, InputOf } from '@shangyuan/contract';
import { queryOptions } from '@tanstack/react-query';
import { changeResource, refreshResource } from '../page/resource.ts';
import { callApi, QUIET } from './api.ts';

const KEY = ['calendars'];

/** The open calendars. @param isOnline reads again when the network comes or goes */
export const calendars = (isOnline: boolean) =>
  queryOptions({ queryKey: [...KEY, isOnline], queryFn: () => callApi('listCalendars', {}, QUIET) });

/** Opens a calendar. @returns path of its address, which is shown this once */
export async function openCalendar(input: InputOf<typeof CALLS.openCalendar>): Promise<string> {
  const { path } = await callApi('openCalendar', input);
  refreshResource(KEY);
  return path;
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
