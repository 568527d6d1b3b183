/**
 * Free uses as this device knows them: a mirror of the server's counters for display, an outbox of uses made offline, and
 * the rule of the gate. The ledger is the server's; what it answers replaces the mirror.
 */
import { FEATURES, FREE_QUOTAS, type Feature } from '@shangyuan/contract';
import { create } from 'zustand';
import { readItem, readJson, readSealed, STORAGE_KEYS, writeItem, writeSealed } from '../device/storage.ts';
import { shanghaiDate, useShanghaiDate } from '../time/clock.ts';
import { isMember, useSession, type SessionUser } from './session.ts';
import { newId } from '../device/newId.ts';

/** Counters of a day in Shanghai, fields as the spec names them. */
export type FreeCount = { readonly date: string } & { readonly [feature in Feature]: number };

/**
 * Counters at their start values.
 *
 * @param date Shanghai date, `YYYY-MM-DD`
 * @example freshCount('2026-11-21').PaiPan // 3
 */
export function freshCount(date: string): FreeCount {
  return { date, ...FREE_QUOTAS };
}

/**
 * Counters for today from what was stored: as they are, or start values on another date or where they cannot be read.
 *
 * @example countFor({ date: '2026-11-20', PaiPan: 0 }, '2026-11-21').PaiPan // 3
 */
export function countFor(stored: unknown, date: string): FreeCount {
  const fresh = freshCount(date);
  if (typeof stored !== 'object' || stored === null || !('date' in stored) || stored.date !== date)
    return fresh;
  const fields: Readonly<Record<string, unknown>> = { ...stored };
  const remaining = FEATURES.map((feature) => {
    const value = fields[feature];
    return [feature, typeof value === 'number' && value >= 0 ? Math.floor(value) : fresh[feature]];
  });
  return { ...fresh, ...(Object.fromEntries(remaining) as Record<Feature, number>) };
}

/** Counters after one use; never below zero. */
export function afterUse(count: FreeCount, feature: Feature): FreeCount {
  return { ...count, [feature]: Math.max(0, count[feature] - 1) };
}

/** What the gate says to a use. */
export type GateVerdict = 'login' | 'allow' | 'count' | 'usedUp' | 'memberOnly';

/**
 * The one rule of access: login first, members without limit, others by the counter; without a feature members only.
 *
 * @example judge(null, freshCount('2026-11-21'), 'PaiPan') // "login"
 * @example judge({ id: '1', isVip: '0' }, freshCount('2026-11-21'), 'hepan') // "usedUp"
 */
export function judge(user: SessionUser | null, count: FreeCount, feature: Feature | null): GateVerdict {
  if (user === null || user.id === '') return 'login';
  if (isMember(user)) return 'allow';
  if (feature === null) return 'memberOnly';
  return count[feature] > 0 ? 'count' : 'usedUp';
}

// The mirror.

const today = () => shanghaiDate(Date.now());
const useMirror = create<{ readonly count: FreeCount }>(() => ({ count: freshCount(today()) }));

let loading: Promise<void> | null = null;

/** Reads the counters of this device, once; on the first launch they are set. */
export function loadQuota(): Promise<void> {
  loading ??= (async () => {
    const count = countFor(await readSealed(STORAGE_KEYS.counters), today());
    useMirror.setState({ count });
    if (readItem(STORAGE_KEYS.firstLaunch) !== null) return;
    await writeSealed(STORAGE_KEYS.counters, count);
    writeItem(STORAGE_KEYS.firstLaunch, '1');
  })();
  return loading;
}

/** Today's counters; start values once the date has changed. */
export function currentCount(): FreeCount {
  return countFor(useMirror.getState().count, today());
}

/** Today's counters for components; starts again at midnight in Shanghai. */
export function useFreeCount(): FreeCount {
  const count = useMirror((mirror) => mirror.count);
  return countFor(count, useShanghaiDate());
}

async function storeCount(count: FreeCount): Promise<void> {
  useMirror.setState({ count });
  await writeSealed(STORAGE_KEYS.counters, count);
}

// The outbox.

interface OfflineUse {
  readonly feature: Feature;
  readonly requestId: string;
  readonly date: string;
  /** Whose use it was: another user may log in before the network returns. */
  readonly userId: string;
}

function readOutbox(): readonly OfflineUse[] {
  const stored = readJson(STORAGE_KEYS.offlineUses);
  return Array.isArray(stored) ? (stored as OfflineUse[]) : [];
}

function writeOutbox(uses: readonly OfflineUse[]): void {
  writeItem(STORAGE_KEYS.offlineUses, uses.length === 0 ? null : JSON.stringify(uses));
}

/** Users with uses that wait on this device. */
export function offlineUsers(): readonly string[] {
  return [...new Set(readOutbox().map(({ userId }) => userId))];
}

/** Counts waiting uses for the account that those of their users were merged into. @returns whether there were any */
export function moveOfflineUses(from: readonly string[], to: string): boolean {
  const uses = readOutbox();
  if (!uses.some(({ userId }) => from.includes(userId))) return false;
  writeOutbox(uses.map((use) => (from.includes(use.userId) ? { ...use, userId: to } : use)));
  return true;
}

/** Queues a use while offline. */
async function countOffline(feature: Feature, requestId: string): Promise<void> {
  const count = currentCount();
  await storeCount(afterUse(count, feature));
  const userId = useSession.getState().user?.id ?? '';
  writeOutbox([...readOutbox(), { feature, requestId, date: count.date, userId }]);
}

// What is sent to the server.

/** What became of a use. */
export type UseEnd = 'counted' | 'usedUp' | 'login';

/** Counts a use: at the server, or where it cannot be reached in the mirror and the outbox. */
export async function consume(feature: Feature): Promise<UseEnd> {
  const requestId = newId();
  if (!navigator.onLine) {
    await countOffline(feature, requestId);
    return 'counted';
  }
  const { callApi, CallError } = await import('./api.ts');
  try {
    const answer = await callApi('consumeQuota', { feature, requestId }, { isSilent: true });
    if (!answer.unlimited) await storeCount({ ...currentCount(), [feature]: answer.remaining });
    return 'counted';
  } catch (error) {
    const reason = error instanceof CallError ? error.reason : null;
    if (reason === 'loginRequired') return 'login';
    if (reason !== 'quotaUsedUp') {
      // The answer may have been lost on the way: the same request id counts once.
      await countOffline(feature, requestId);
      return 'counted';
    }
    await storeCount({ ...currentCount(), [feature]: 0 });
    return 'usedUp';
  }
}

/** Uses a call takes at most. */
const REPORTED_AT_ONCE = 100;

/** Reports the uses this user made offline, then takes the server's counters into the mirror. */
export async function reconcile(): Promise<void> {
  const { user } = useSession.getState();
  if (user === null) return;
  const { callApi, QUIET } = await import('./api.ts');
  const own = readOutbox().filter(({ userId }) => userId === user.id);
  const uses = own.slice(0, REPORTED_AT_ONCE).map(({ feature, requestId, date }) => ({
    feature,
    requestId,
    date,
  }));
  const state = await (
    uses.length > 0 ? callApi('reconcileQuota', { uses }, QUIET) : callApi('listQuotas', {}, QUIET)
  ).catch(() => null);
  if (state === null) return;
  const reported = new Set(uses.map(({ requestId }) => requestId));
  // Read again: a concurrent use is possible.
  const waiting = readOutbox().filter(({ requestId }) => !reported.has(requestId));
  writeOutbox(waiting);
  if (own.length > uses.length) return reconcile();
  const latest = countFor({ ...state.remaining, date: state.date }, today());
  const unsaid = waiting.filter(({ userId, date }) => userId === user.id && date === latest.date);
  await storeCount(unsaid.reduce((count, { feature }) => afterUse(count, feature), latest));
}
