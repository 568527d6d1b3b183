/**
 * Notices of public holidays that have come out since the program was made.
 */
import { useHolidayNotices } from '../time/holidayNotices.ts';
import { callApi, QUIET } from './api.ts';

/** The last year whose notice came with the first release: what is asked for begins here. */
const SINCE = 2026;

/** Asks the server; without an answer the last one stays. */
export async function refreshHolidays(): Promise<void> {
  const newer = await callApi('listHolidays', { since: SINCE }, QUIET).catch(() => null);
  if (newer === null) return;
  const { newer: stored } = useHolidayNotices.getState();
  if (JSON.stringify(stored) !== JSON.stringify(newer)) useHolidayNotices.setState({ newer });
}
