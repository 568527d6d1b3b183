/**
 * The device's cases. Deleting moves to the trash for 30 days; the old is cleared when the list is read.
 */
import { protectTyped } from '../script/script.ts';
import { withAdded, type CaseRecord } from './caseRecord.ts';
import { edited, openDevice, notifyAll, readDevice, watchDevice } from './db.ts';

/** A record as it is read: whole, and its own words drawn as they were typed. */
export function readRecord(record: CaseRecord): CaseRecord {
  const { name, tags, source, notes } = record;
  protectTyped([name], [...tags, source, ...notes.map(({ text }) => text)]);
  return withAdded(record);
}

/** Changes the cases of these ids that there are. @returns how many */
async function changeCases(ids: readonly string[], change: Partial<Omit<CaseRecord, 'id'>>): Promise<number> {
  const transaction = (await openDevice()).transaction('cases', 'readwrite');
  const found = await Promise.all(ids.map((id) => transaction.store.get(id)));
  const records = found.filter((record) => record !== undefined);
  await Promise.all(records.map((record) => transaction.store.put(edited({ ...record, ...change }))));
  await transaction.done;
  notifyAll();
  return records.length;
}

/** Saves cases, new or changed. */
export async function saveCases(records: readonly CaseRecord[]): Promise<void> {
  const transaction = (await openDevice()).transaction('cases', 'readwrite');
  await Promise.all(records.map((record) => transaction.store.put(edited(record))));
  await transaction.done;
  notifyAll();
}

/** Changes fields of a case. @returns false when there is none with that id */
export async function updateCase(id: string, change: Partial<Omit<CaseRecord, 'id'>>): Promise<boolean> {
  return (await changeCases([id], change)) > 0;
}

/** Changes fields of several cases, each its own; those that are gone are left out. */
export async function updateCases(
  changes: readonly (readonly [id: string, change: Partial<Omit<CaseRecord, 'id'>>])[],
): Promise<void> {
  const transaction = (await openDevice()).transaction('cases', 'readwrite');
  for (const [id, change] of changes) {
    const record = await transaction.store.get(id);
    if (record !== undefined) await transaction.store.put(edited({ ...record, ...change }));
  }
  await transaction.done;
  notifyAll();
}

/** A case, or null; what lies in the trash counts as gone. */
export async function findCase(id: string): Promise<CaseRecord | null> {
  const record = await (await openDevice()).get('cases', id);
  return record === undefined || record.deletedAt !== 0 ? null : readRecord(record);
}

/** Which cases are meant. */
export type CaseTest = (record: CaseRecord) => boolean;

/** Living cases, last used first. @param isMeant of these only */
export async function listCases(limit = Infinity, isMeant: CaseTest = () => true): Promise<CaseRecord[]> {
  const records = await (await openDevice()).getAllFromIndex('cases', 'deletedAt', 0);
  records.sort((a, b) => b.updatedAt - a.updatedAt);
  return records.filter(isMeant).slice(0, limit).map(readRecord);
}

/** Moves cases to the trash. */
export async function trashCases(ids: readonly string[], nowMs: number): Promise<void> {
  await changeCases(ids, { deletedAt: nowMs });
}

/** Takes cases back from the trash. */
export async function restoreCases(ids: readonly string[]): Promise<void> {
  await changeCases(ids, { deletedAt: 0 });
}

/**
 * Calls back with the living cases now and after every change, in any tab; with none where they cannot be read. For the first page,
 * which does without the library of deviceLists.ts. @returns ends it
 */
export function watchCases(
  onChange: (cases: CaseRecord[]) => void,
  limit: number,
  isMeant?: CaseTest,
): () => void {
  let isOver = false;
  const update = (cases: CaseRecord[]) => {
    if (!isOver) onChange(cases);
  };
  const look = () =>
    void readDevice(() => listCases(limit, isMeant)).then(update, () => {
      update([]);
    });
  const end = watchDevice(look);
  look();
  return () => {
    isOver = true;
    end();
  };
}
