/**
 * The device's own database: cases, their groups and pictures, comparisons, and what is known of the account's copies.
 */
import type { DBSchema, IDBPDatabase } from 'idb';
import { create } from 'zustand';
import type { CaseImage, CaseRecord } from './caseRecord.ts';
import type { ComparisonRecord } from './comparisonRecord.ts';
import type { GroupRecord } from './groupRecord.ts';
import type { SyncedRecord } from './syncedRecord.ts';

const NAME = 'zh_cases';
/** Version of the stores below. */
const VERSION = 11;

/** Stores of the database. `deletedAt` is 0 for a living record, because an index cannot hold null. */
export interface Stores extends DBSchema {
  cases: {
    key: string;
    value: CaseRecord;
    indexes: { updatedAt: number; deletedAt: number; groupId: string };
  };
  groups: { key: string; value: GroupRecord };
  comparisons: { key: string; value: ComparisonRecord; indexes: { deletedAt: number } };
  images: { key: string; value: CaseImage; indexes: { caseId: string } };
  synced: { key: string; value: SyncedRecord };
}

let opening: Promise<IDBPDatabase<Stores>> | null = null;

async function openStores(): Promise<IDBPDatabase<Stores>> {
  // Nothing of the first screen waits for the database: what opens it comes after.
  const { openDB } = await import('idb');
  return openDB<Stores>(NAME, VERSION, {
    upgrade(db, oldVersion) {
      if (oldVersion < 10) {
        const cases = db.createObjectStore('cases', { keyPath: 'id' });
        for (const index of ['updatedAt', 'deletedAt', 'groupId'] as const) cases.createIndex(index, index);
      }
      db.createObjectStore('groups', { keyPath: 'id' });
      db.createObjectStore('comparisons', { keyPath: 'id' }).createIndex('deletedAt', 'deletedAt');
      db.createObjectStore('images', { keyPath: 'id' }).createIndex('caseId', 'caseId');
      db.createObjectStore('synced', { keyPath: 'id' });
    },
    // A newer page wants to change the stores, or the browser closed the database: the next call opens it again.
    blocking: (_current, _blockedVersion, event) => {
      (event.target as IDBDatabase).close();
      opening = null;
    },
    terminated: () => {
      opening = null;
    },
  });
}

/** The database, opened once. */
export function openDevice(): Promise<IDBPDatabase<Stores>> {
  opening ??= openStores().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

/** A record with the time of an edit by the user, which synchronisation compares between devices. */
export function edited<T extends { readonly editedAt?: number }>(record: T): T {
  return { ...record, editedAt: Date.now() };
}

const watchers = new Set<() => void>();
const otherTabs = new BroadcastChannel(NAME);
otherTabs.addEventListener('message', () => notifyWatchers());

function notifyWatchers(): void {
  for (const watcher of watchers) watcher();
}

/** Notifies every watcher, in all tabs, of a write. */
export function notifyAll(): void {
  notifyWatchers();
  otherTabs.postMessage(null);
}

/** Calls back after every change, in any tab. @returns ends it */
export function watchDevice(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => void watchers.delete(onChange);
}

/** Whether the database answered when it was last read: where it did not, a list says so instead of being empty. */
export const useDeviceRead = create<{ readonly hasFailed: boolean }>(() => ({ hasFailed: false }));

/** Reads again what is being watched. */
export function readAgain(): void {
  notifyWatchers();
}

/** Reads from the database; before the result, so that no list is drawn as empty, `useDeviceRead` says whether it failed. */
export async function readDevice<T>(read: () => Promise<T>): Promise<T> {
  try {
    const value = await read();
    useDeviceRead.setState({ hasFailed: false });
    return value;
  } catch (error) {
    useDeviceRead.setState({ hasFailed: true });
    throw error;
  }
}
