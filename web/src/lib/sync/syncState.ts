/**
 * Whether this device follows an account, and how far it has got.
 */
import { create } from 'zustand';
import { readJson, STORAGE_KEYS, writeItem } from '../device/storage.ts';

/** The account this device follows. */
export interface SyncAccount {
  readonly accountId: string;
  /** Changes of the account that have been seen. */
  readonly cursor: number;
  /** When both were last alike, UTC milliseconds; 0 for never. */
  readonly lastAt: number;
}

/** Where synchronisation stands: off; resting; under way; without a network; put off by the server; broken off. */
export type SyncPhase = 'off' | 'idle' | 'running' | 'offline' | 'waiting' | 'full' | 'failed';

interface SyncState {
  readonly phase: SyncPhase;
  /** Records that have not got to the account. */
  readonly pendingIds: ReadonlySet<string>;
  /** Records of which the account keeps two versions. */
  readonly conflictIds: ReadonlySet<string>;
  /** Records that the account would not take. */
  readonly refused: number;
  readonly lastAt: number;
}

const NONE: ReadonlySet<string> = new Set();

/** State of synchronisation; written by sync.ts alone. */
export const useSync = create<SyncState>(() => ({
  phase: 'off',
  pendingIds: NONE,
  conflictIds: NONE,
  refused: 0,
  lastAt: 0,
}));

/** The account this device follows, or null. */
export function readSyncAccount(): SyncAccount | null {
  const stored = readJson(STORAGE_KEYS.sync);
  return typeof stored === 'object' && stored !== null && 'accountId' in stored
    ? (stored as SyncAccount)
    : null;
}

/** Keeps which account this device follows; null for none. */
export function writeSyncAccount(account: SyncAccount | null): void {
  writeItem(STORAGE_KEYS.sync, account === null ? null : JSON.stringify(account));
}
