/**
 * What runs whenever the app is shown: profile, switches, counters. Silent but for a profile that cannot be refreshed.
 */
import type { SwitchKey } from '@shangyuan/contract';
import { openText } from '../device/cipher.ts';
import { showToast } from '../page/toast.ts';
import { callApi, CallError, QUIET } from './api.ts';
import { loadQuota, reconcile } from './quota.ts';
import { loadSession, saveFlags, saveUser, useSession } from './session.ts';

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
  saveFlags(given as Partial<Record<SwitchKey, boolean>>);
}

/** Refreshes everything the server knows about this device's user. */
export async function refreshAll(): Promise<void> {
  await Promise.all([loadSession(), loadQuota()]);
  if (!navigator.onLine) return;
  await Promise.all([refreshUser(), refreshFlags()]);
  await reconcile();
}
