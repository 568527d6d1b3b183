/**
 * The gate of a page whose address is itself the question: it is passed when the page is opened, not at a press. A
 * login leads back to the same address; a user without free uses left is led to membership.
 */
import type { Feature } from '@shangyuan/contract';
import type { Go } from '../page/navigation.ts';
import { passGate } from './passGate.ts';
import { currentCount, judge, loadQuota } from './quota.ts';
import { loadSession, useSession } from './session.ts';

/** State of the gate on arrival. `login`: being sent to login. */
export type Arrival = 'open' | 'login' | 'usedUp';

/** The request of an address. */
export interface ArrivalRequest {
  readonly feature: Feature;
  /** What login says it leads back to. */
  readonly reason: string;
  /** Whether the current user has passed this before. */
  readonly isPassed: () => boolean;
  /** What must succeed before a use is counted. */
  readonly work: () => Promise<unknown>;
  /** Remembers that it was passed. */
  readonly onPass: () => void;
}

async function passOnArrival(
  go: Go,
  { feature, reason, isPassed, work, onPass }: ArrivalRequest,
): Promise<Arrival> {
  await Promise.all([loadSession(), loadQuota()]);
  if (isPassed()) return 'open';
  const verdict = judge(useSession.getState().user, currentCount(), feature);
  if (verdict === 'usedUp') return 'usedUp';
  const passage = await passGate(go, feature, work, { reason, replacesPage: true });
  if (!passage.isOpen) return verdict === 'login' ? 'login' : 'usedUp';
  onPass();
  return 'open';
}

/** Pending arrivals: a page that is rendered twice at the same time is one use. */
const pending = new Map<string, Promise<Arrival>>();

/**
 * Passes the gate for an address.
 *
 * @param key identifies the question
 */
export function arrive(go: Go, key: string, request: ArrivalRequest): Promise<Arrival> {
  const found = pending.get(key);
  if (found !== undefined) return found;
  const arrival = passOnArrival(go, request).finally(() => pending.delete(key));
  pending.set(key, arrival);
  return arrival;
}
