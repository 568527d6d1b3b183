/**
 * The gate: login, membership, free uses. Loaded at the first press that needs it.
 */
import { FEATURE_NAMES, MEMBER_PARTS, TOASTS, type Feature, type MemberPart } from '@shangyuan/contract';
import { afterToast, type Go } from '../page/navigation.ts';
import { showToast } from '../page/toast.ts';
import { consume, currentCount, judge, loadQuota } from './quota.ts';
import { loadSession, useSession } from './session.ts';

/** Results of the gate. */
export type Passage<T> = { readonly isOpen: true; readonly value: T } | { readonly isOpen: false };

const CLOSED = { isOpen: false } as const;

const isCounted = (feature: Feature | MemberPart): feature is Feature => feature in FEATURE_NAMES;

/** What differs from a press. */
interface GateOptions {
  /** What login says it leads back to, where that is not the name of the feature. */
  readonly reason?: string;
  /** Login replaces the page in the history: going back to it would lead to login again. */
  readonly replacesPage?: boolean;
}

function sendToLogin(go: Go, feature: Feature | MemberPart, options: GateOptions): typeof CLOSED {
  showToast(TOASTS.loginRequired);
  const redirect = location.hash.slice(1);
  const { reason = { ...FEATURE_NAMES, ...MEMBER_PARTS }[feature], replacesPage: replace = false } = options;
  afterToast(() => go.to('phoneLogin', { redirect, reason }, { replace }));
  return CLOSED;
}

function sendToMember(go: Go, feature: Feature | MemberPart): typeof CLOSED {
  showToast(isCounted(feature) ? TOASTS.quotaUsedUp : TOASTS.memberRequired);
  afterToast(() => go.to('memberCenter', { from: feature }));
  return CLOSED;
}

/** Runs `action` behind the gate, see `useGate`. */
export async function passGate<T>(
  go: Go,
  feature: Feature | MemberPart,
  action: () => Promise<T>,
  options: GateOptions = {},
): Promise<Passage<T>> {
  await Promise.all([loadSession(), loadQuota()]);
  const verdict = judge(useSession.getState().user, currentCount(), isCounted(feature) ? feature : null);
  if (verdict === 'login') return sendToLogin(go, feature, options);
  if (verdict === 'usedUp' || verdict === 'memberOnly') return sendToMember(go, feature);
  const value = await action();
  const end = isCounted(feature) ? await consume(feature) : 'counted';
  if (end === 'login') return sendToLogin(go, feature, options);
  if (end === 'usedUp') return sendToMember(go, feature);
  return { isOpen: true, value };
}
