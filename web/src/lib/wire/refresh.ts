/**
 * What runs whenever the app is shown: profile, switches, counters. Silent but for a profile that cannot be refreshed.
 */
import type { SwitchKey } from '@shangyuan/contract';
import { callApi, CallError } from './api.ts';
import { openText } from '../device/cipher.ts';
import { countFor } from './freeCount.ts';
import { loadSession, offlineUses, saveCount, saveOfflineUses, saveUser, useSession } from './session.ts';
import { showToast } from '../page/toast.ts';
import { shanghaiDate } from '../time/clock.ts';

const QUIET = { hasMask: false, isSilent: true } as const;

async function refreshUser(): Promise<void> {
  const { user } = useSession.getState();
  if (user === null) return;
  try {
    const sealed = await callApi('getUserInfo', { userId: user.id, username: user.username }, QUIET);
    await saveUser(JSON.parse(openText(sealed)));
  } catch (error) {
    if (!(error instanceof CallError) || error.reason === null) return;
    showToast(`${error.message}！`);
    if (error.reason === 'loginRequired') await saveUser(null);
  }
}

async function refreshFlags(): Promise<void> {
  const list = await callApi('getSwitchValue', {}, QUIET).catch(() => []);
  const given = Object.fromEntries(list.map((entry) => [entry.switchKey, entry.switchValue]));
  useSession.setState(({ flags }) => ({
    flags: { ...flags, ...(given as Partial<Record<SwitchKey, boolean>>) },
  }));
}

/** Reports uses made offline, then takes the server's counters into the mirror. */
export async function refreshCounts(): Promise<void> {
  if (useSession.getState().user === null) return;
  const uses = offlineUses();
  const state = await (
    uses.length > 0 ? callApi('reconcileQuota', { uses: [...uses] }, QUIET) : callApi('listQuotas', {}, QUIET)
  ).catch(() => null);
  if (state === null) return;
  if (uses.length > 0) saveOfflineUses([]);
  await saveCount(countFor({ ...state.remaining, date: state.date }, shanghaiDate(Date.now())));
}

/** Refreshes everything the server knows about this device's user. */
export async function refreshAll(): Promise<void> {
  await loadSession();
  if (!navigator.onLine) return;
  await Promise.all([refreshUser(), refreshFlags()]);
  await refreshCounts();
}
