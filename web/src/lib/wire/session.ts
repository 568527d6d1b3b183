/**
 * Who is logged in on this device, the mirror of the counters, and the feature flags.
 */
import { SWITCH_KEYS, type Feature, type SwitchKey, type UserInfo } from '@shangyuan/contract';
import { create } from 'zustand';
import { shanghaiDate } from '../time/clock.ts';
import { afterUse, countFor, freshCount, type FreeCount } from './freeCount.ts';
import { readItem, readJson, readSealed, STORAGE_KEYS, writeItem, writeSealed } from '../device/storage.ts';

interface Session {
  /** False until the stored profile has been read. */
  readonly isReady: boolean;
  readonly user: UserInfo | null;
  readonly count: FreeCount;
  /** SwitchValue: every flag true unless the server said otherwise. */
  readonly flags: Readonly<Record<SwitchKey, boolean>>;
}

/** Session state; written by the functions below alone. */
export const useSession = create<Session>(() => ({
  isReady: false,
  user: null,
  count: freshCount(shanghaiDate(Date.now())),
  flags: Object.fromEntries(SWITCH_KEYS.map((key) => [key, true])) as Record<SwitchKey, boolean>,
}));

function isUser(value: unknown): value is UserInfo {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    value.id !== ''
  );
}

let loading: Promise<void> | null = null;

/** Reads profile and counters of this device, once; on the first launch the counters are set. */
export function loadSession(): Promise<void> {
  loading ??= (async () => {
    const [user, stored] = await Promise.all([
      readSealed(STORAGE_KEYS.user),
      readSealed(STORAGE_KEYS.counters),
    ]);
    const count = countFor(stored, shanghaiDate(Date.now()));
    useSession.setState({ isReady: true, user: isUser(user) ? user : null, count });
    if (readItem(STORAGE_KEYS.firstLaunch) === null) {
      await writeSealed(STORAGE_KEYS.counters, count);
      writeItem(STORAGE_KEYS.firstLaunch, '1');
    }
  })();
  return loading;
}

/** Keeps a profile, with the session's handle where a login gave one; null logs out. */
export async function saveUser(user: UserInfo | null, token?: string): Promise<void> {
  useSession.setState({ user });
  if (user === null) {
    writeItem(STORAGE_KEYS.user, null);
    writeItem(STORAGE_KEYS.token, null);
    return;
  }
  if (token !== undefined) writeItem(STORAGE_KEYS.token, token);
  await writeSealed(STORAGE_KEYS.user, user);
}

/** Keeps counters in the mirror. */
export async function saveCount(count: FreeCount): Promise<void> {
  useSession.setState({ count });
  await writeSealed(STORAGE_KEYS.counters, count);
}

/** Today's counters; start values once the date has changed. */
export function todayCount(): FreeCount {
  return countFor(useSession.getState().count, shanghaiDate(Date.now()));
}

/** A use that the server has not been told of. */
export interface OfflineUse {
  readonly feature: Feature;
  readonly requestId: string;
  readonly date: string;
}

/** Uses made offline, oldest first. */
export function offlineUses(): readonly OfflineUse[] {
  const stored = readJson(STORAGE_KEYS.offlineUses);
  return Array.isArray(stored) ? (stored as OfflineUse[]) : [];
}

/** Keeps the uses made offline until they have been reported. */
export function saveOfflineUses(uses: readonly OfflineUse[]): void {
  writeItem(STORAGE_KEYS.offlineUses, uses.length === 0 ? null : JSON.stringify(uses));
}

/** Counts one use in the mirror. */
export async function countUse(feature: Feature): Promise<void> {
  await saveCount(afterUse(todayCount(), feature));
}

/** One feature flag. */
export function useFlag(key: SwitchKey): boolean {
  return useSession((session) => session.flags[key]);
}
