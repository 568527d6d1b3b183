/**
 * What runs whenever the app is shown: profile, switches, counters, holidays, the keys of links, the order that is not settled. Silent but for a profile
 * that cannot be refreshed, and for a payment that has arrived.
 */
import type { SwitchKey } from '@shangyuan/contract';
import { useHolidayNotices } from '../time/storedNotices.ts';
import { callApi, QUIET } from './api.ts';
import { refreshLinkKeys } from './linkKeys.ts';
import { checkStoredOrder } from './order.ts';
import { refreshUser } from './profile.ts';
import { loadQuota, reconcile } from './quota.ts';
import { loadSession, saveFlags } from './session.ts';

async function refreshFlags(): Promise<void> {
  const list = await callApi('getSwitchValue', {}, QUIET).catch(() => []);
  const flags = Object.fromEntries(list.map((entry) => [entry.switchKey, entry.switchValue]));
  saveFlags(flags as Partial<Record<SwitchKey, boolean>>);
}

/** The last year whose notice is built in: requests start there. */
const HOLIDAYS_SINCE = 2026;

/** Requests notices of public holidays published since the build; without an answer the last ones stay. */
export async function refreshHolidays(): Promise<void> {
  const newer = await callApi('listHolidays', { since: HOLIDAYS_SINCE }, QUIET).catch(() => null);
  if (newer === null) return;
  const { newer: stored } = useHolidayNotices.getState();
  if (JSON.stringify(stored) !== JSON.stringify(newer)) useHolidayNotices.setState({ newer });
}

/** Refreshes everything the server knows about this device's user. */
export async function refreshAll(): Promise<void> {
  await Promise.all([loadSession(), loadQuota()]);
  if (!navigator.onLine) return;
  await Promise.all([refreshUser(), refreshFlags(), refreshHolidays(), refreshLinkKeys()]);
  await checkStoredOrder();
  await reconcile();
}
