/**
 * The gate before every action that counts (never before opening a page): login, membership, free uses.
 */
import { FEATURE_NAMES, MEMBER_PARTS, TOASTS, type Feature, type MemberPart } from '@shangyuan/contract';
import { soon, useGo, type Go } from '../page/navigation.ts';
import { showToast } from '../page/toast.ts';
import { consume, currentCount, judge, loadQuota } from './quota.ts';
import { loadSession, useSession } from './session.ts';

/** Ends of the way through the gate. */
export type Passage<T> = { readonly isOpen: true; readonly value: T } | { readonly isOpen: false };

const CLOSED = { isOpen: false } as const;

/** Features whose gate is being asked: a second press meanwhile is not a second use. */
const asked = new Set<Feature | MemberPart>();

const isCounted = (feature: Feature | MemberPart): feature is Feature => feature in FEATURE_NAMES;

function sendToLogin(go: Go, feature: Feature | MemberPart): typeof CLOSED {
  showToast(TOASTS.loginRequired);
  const redirect = location.hash.slice(1);
  const reason = { ...FEATURE_NAMES, ...MEMBER_PARTS }[feature];
  soon(() => go.to('phoneLogin', { redirect, reason }));
  return CLOSED;
}

function sendToMember(go: Go, feature: Feature | MemberPart): typeof CLOSED {
  showToast(isCounted(feature) ? TOASTS.quotaUsedUp : TOASTS.memberRequired);
  soon(() => go.to('memberCenter', { from: feature }));
  return CLOSED;
}

/**
 * Gives the gate. A use is counted after its result exists; an action that throws costs nothing.
 *
 * @returns runs `action` behind the gate; closed where it did not open, and then the way to login or membership is under way
 */
export function useGate(): <T>(
  feature: Feature | MemberPart,
  action: () => Promise<T>,
) => Promise<Passage<T>> {
  const go = useGo();
  const pass = async <T>(feature: Feature | MemberPart, action: () => Promise<T>): Promise<Passage<T>> => {
    await Promise.all([loadSession(), loadQuota()]);
    const verdict = judge(useSession.getState().user, currentCount(), isCounted(feature) ? feature : null);
    if (verdict === 'login') return sendToLogin(go, feature);
    if (verdict === 'usedUp' || verdict === 'memberOnly') return sendToMember(go, feature);
    const value = await action();
    const end = isCounted(feature) ? await consume(feature) : 'counted';
    if (end === 'login') return sendToLogin(go, feature);
    if (end === 'usedUp') return sendToMember(go, feature);
    return { isOpen: true, value };
  };
  return async (feature, action) => {
    if (asked.has(feature)) return CLOSED;
    asked.add(feature);
    try {
      return await pass(feature, action);
    } finally {
      asked.delete(feature);
    }
  };
}
