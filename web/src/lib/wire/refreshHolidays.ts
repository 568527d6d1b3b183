/**
 * Notices of public holidays published since the build.
 */
import { useHolidayNotices } from '../time/storedNotices.ts';
import { callApi, QUIET } from './api.ts';

/** The last year whose notice is built in: requests start there. */
const SINCE = 2026;

/** Requests new notices; without an answer the last ones stay. */
export async function refreshHolidays(): Promise<void> {
  const newer = await callApi('listHolidays', { since: SINCE }, QUIET).catch(() => null);
  if (newer === null) return;
  const { newer: stored } = useHolidayNotices.getState();
  if (JSON.stringify(stored) !== JSON.stringify(newer)) useHolidayNotices.setState({ newer });
}
