/**
 * The device's own database of cases. Deleting moves to the trash for 30 days; the old is cleared when the list is read.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { LIMITS } from '@shangyuan/contract';
import type { CaseRecord } from './caseRecord.ts';

const NAME = 'zh_cases';
/** Version of the stores below. */
const VERSION = 10;
const DAY_MS = 86_400_000;

interface Stores extends DBSchema {
  cases: {
    key: string;
    value: CaseRecord;
    indexes: { updatedAt: number; deletedAt: number; groupId: string };
  };
}

let opening: Promise<IDBPDatabase<Stores>> | null = null;

function open(): Promise<IDBPDatabase<Stores>> {
  opening ??= openDB<Stores>(NAME, VERSION, {
    upgrade(db) {
      const cases = db.createObjectStore('cases', { keyPath: 'id' });
      for (const index of ['updatedAt', 'deletedAt', 'groupId'] as const) cases.createIndex(index, index);
    },
    // A newer page wants to change the stores, or the browser closed the database: the next call opens it again.
    blocking: (_current, _wanted, event) => {
      (event.target as IDBDatabase).close();
      opening = null;
    },
    terminated: () => {
      opening = null;
    },
  }).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

const watchers = new Set<() => void>();
const otherTabs = new BroadcastChannel(NAME);
otherTabs.addEventListener('message', () => tellWatchers());

function tellWatchers(): void {
  for (const watcher of watchers) watcher();
}

function tellAll(): void {
  tellWatchers();
  otherTabs.postMessage(null);
}

/** Changes the cases of these ids that there are. @returns how many */
async function changeCases(ids: readonly string[], change: Partial<Omit<CaseRecord, 'id'>>): Promise<number> {
  const transaction = (await open()).transaction('cases', 'readwrite');
  const found = await Promise.all(ids.map((id) => transaction.store.get(id)));
  const records = found.filter((record) => record !== undefined);
  await Promise.all(records.map((record) => transaction.store.put({ ...record, ...change })));
  await transaction.done;
  tellAll();
  return records.length;
}

/** Saves cases, new or changed. */
export async function saveCases(records: readonly CaseRecord[]): Promise<void> {
  const transaction = (await open()).transaction('cases', 'readwrite');
  await Promise.all(records.map((record) => transaction.store.put(record)));
  await transaction.done;
  tellAll();
}

/** Changes fields of a case. @returns false when there is none with that id */
export async function updateCase(id: string, change: Partial<Omit<CaseRecord, 'id'>>): Promise<boolean> {
  return (await changeCases([id], change)) > 0;
}

/** A case, or null; what lies in the trash counts as gone. */
export async function findCase(id: string): Promise<CaseRecord | null> {
  const record = await (await open()).get('cases', id);
  return record === undefined || record.deletedAt !== 0 ? null : record;
}

/** Living cases, last used first. */
export async function listCases(limit = Infinity): Promise<CaseRecord[]> {
  const records = await (await open()).getAllFromIndex('cases', 'deletedAt', 0);
  records.sort((a, b) => b.updatedAt - a.updatedAt);
  return records.slice(0, limit);
}

/** Cases in the trash, last deleted first; those older than 30 days are cleared. */
export async function listTrash(nowMs: number): Promise<CaseRecord[]> {
  const oldest = nowMs - LIMITS.trashDays * DAY_MS;
  const transaction = (await open()).transaction('cases', 'readwrite');
  const records = await transaction.store.index('deletedAt').getAll(IDBKeyRange.lowerBound(1));
  const isOld = ({ deletedAt }: CaseRecord) => deletedAt < oldest;
  await Promise.all(records.filter(isOld).map(({ id }) => transaction.store.delete(id)));
  await transaction.done;
  return records.filter((record) => !isOld(record)).sort((a, b) => b.deletedAt - a.deletedAt);
}

/** Moves cases to the trash. */
export async function trashCases(ids: readonly string[], nowMs: number): Promise<void> {
  await changeCases(ids, { deletedAt: nowMs });
}

/** Takes cases back from the trash. */
export async function restoreCases(ids: readonly string[]): Promise<void> {
  await changeCases(ids, { deletedAt: 0 });
}

/** Calls back with the living cases now and after every change, in any tab. @returns ends it */
export function watchCases(onChange: (cases: CaseRecord[]) => void, limit = Infinity): () => void {
  let isOver = false;
  const look = () =>
    listCases(limit).then(
      (cases) => void (isOver || onChange(cases)),
      () => void (isOver || onChange([])),
    );
  const watcher = () => void look();
  watchers.add(watcher);
  watcher();
  return () => {
    isOver = true;
    watchers.delete(watcher);
  };
}
