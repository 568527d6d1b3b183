/**
 * Whether this device follows an account, and how far it has got.
 */
import { create } from 'zustand';
import type { Refusal } from '../cases/syncedRecord.ts';
import { readJson, STORAGE_KEYS, writeItem } from '../device/storage.ts';
import type { SyncNews } from './syncPorts.ts';

/** The account this device follows. */
export interface SyncAccount {
  readonly accountId: string;
  /** Changes of the account that have been seen. */
  readonly cursor: number;
  /** When both were last alike, UTC milliseconds; 0 for never. */
  readonly lastAt: number;
  /** What other devices decided and the user has not confirmed to have read. */
  readonly news?: readonly SyncNews[];
}

/** State of synchronisation: off; idle; running; without a network; postponed by the server; failed. */
export type SyncPhase = 'off' | 'idle' | 'running' | 'offline' | 'waiting' | 'failed';

/** Records that stay on this device, by why. */
export type Refused = Readonly<Record<Refusal, number>>;

interface SyncState {
  readonly phase: SyncPhase;
  /** Records that have not got to the account and will. */
  readonly pendingIds: ReadonlySet<string>;
  /** Records with two versions at the account. */
  readonly conflictIds: ReadonlySet<string>;
  /** Records that the account would not take. */
  readonly refused: Refused;
  readonly news: readonly SyncNews[];
  readonly lastAt: number;
}

/** Nothing stays behind. */
export const NONE_REFUSED: Refused = { invalid: 0, tooMany: 0, noSpace: 0 };
const MOST_NEWS = 20;

const NONE: ReadonlySet<string> = new Set();

/** State of synchronisation; written only by sync.ts. */
export const useSync = create<SyncState>(() => ({
  phase: 'off',
  pendingIds: NONE,
  conflictIds: NONE,
  refused: NONE_REFUSED,
  news: [],
  lastAt: 0,
}));

/** The account this device follows, or null. */
export function readSyncAccount(): SyncAccount | null {
  const stored = readJson(STORAGE_KEYS.sync);
  return typeof stored === 'object' && stored !== null && 'accountId' in stored
    ? (stored as SyncAccount)
    : null;
}

/** Stores which account this device follows; null for none. */
export function writeSyncAccount(account: SyncAccount | null): void {
  writeItem(STORAGE_KEYS.sync, account === null ? null : JSON.stringify(account));
}

function writeNews(news: readonly SyncNews[]): void {
  const account = readSyncAccount();
  if (account !== null) writeSyncAccount({ ...account, news });
  useSync.setState({ news });
}

/**
 * Stores the decisions of other devices until the user has read them: of one record the last, of many records the last
 * twenty.
 */
export function addSyncNews(news: SyncNews): void {
  const before = readSyncAccount()?.news ?? [];
  writeNews([...before.filter(({ id }) => id !== news.id), news].slice(-MOST_NEWS));
}

/** The user has read those of one kind. */
export function clearSyncNews(what: SyncNews['what'] | undefined): void {
  writeNews((readSyncAccount()?.news ?? []).filter((one) => one.what !== what));
}
