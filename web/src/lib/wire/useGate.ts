/**
 * The gate before every action that counts (never before opening a page): login, membership, free uses.
 */
import { FEATURE_NAMES, TOASTS, type Feature } from '@shangyuan/contract';
import { judge } from './freeCount.ts';
import { soon, useGo, type Go } from '../page/navigation.ts';
import { newId } from '../device/newId.ts';
import {
  countUse,
  loadSession,
  offlineUses,
  saveCount,
  saveOfflineUses,
  todayCount,
  useSession,
} from './session.ts';
import { showToast } from '../page/toast.ts';

/** Ends of the way through the gate. */
export type Passage<T> = { readonly isOpen: true; readonly value: T } | { readonly isOpen: false };

const CLOSED = { isOpen: false } as const;

function sendToLogin(go: Go, feature: Feature | null): void {
  showToast(TOASTS.loginRequired);
  const redirect = location.hash.slice(1);
  const reason = feature === null ? '' : FEATURE_NAMES[feature];
  soon(() => go.to('phoneLogin', { redirect, reason }));
}

function sendToMember(go: Go, feature: Feature | null): void {
  showToast(feature === null ? TOASTS.memberRequired : TOASTS.quotaUsedUp);
  soon(() => go.to('memberCenter', feature === null ? {} : { from: feature }));
}

/** Keeps a use for later, when the server cannot be told now. */
async function countOffline(feature: Feature, requestId: string): Promise<void> {
  await countUse(feature);
  saveOfflineUses([...offlineUses(), { feature, requestId, date: todayCount().date }]);
}

/** Tells the server of a use. @returns what became of it */
async function consume(feature: Feature): Promise<'counted' | 'usedUp' | 'login'> {
  const requestId = newId();
  if (!navigator.onLine) {
    await countOffline(feature, requestId);
    return 'counted';
  }
  const { callApi, CallError } = await import('./api.ts');
  try {
    const answer = await callApi('consumeQuota', { feature, requestId }, { isSilent: true });
    if (!answer.unlimited) await saveCount({ ...todayCount(), [feature]: answer.remaining });
    return 'counted';
  } catch (error) {
    const reason = error instanceof CallError ? error.reason : null;
    if (reason === 'quotaUsedUp') {
      await saveCount({ ...todayCount(), [feature]: 0 });
      return 'usedUp';
    }
    if (reason === 'loginRequired') return 'login';
    await countOffline(feature, requestId);
    return 'counted';
  }
}

/**
 * Gives the gate. A use is counted after its result exists; an action that throws costs nothing.
 *
 * @returns runs `action` behind the gate; closed where it did not open, and then the way to login or membership is under way
 */
export function useGate(): <T>(feature: Feature | null, action: () => Promise<T>) => Promise<Passage<T>> {
  const go = useGo();
  return async (feature, action) => {
    await loadSession();
    const verdict = judge(useSession.getState().user, todayCount(), feature);
    if (verdict === 'login') {
      sendToLogin(go, feature);
      return CLOSED;
    }
    if (verdict === 'usedUp' || verdict === 'memberOnly') {
      sendToMember(go, feature);
      return CLOSED;
    }
    const value = await action();
    const end = feature === null ? 'counted' : await consume(feature);
    if (end === 'counted') return { isOpen: true, value };
    if (end === 'login') sendToLogin(go, feature);
    else sendToMember(go, feature);
    return CLOSED;
  };
}
