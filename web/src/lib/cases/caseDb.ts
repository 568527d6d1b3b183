/**
 * The device's own database of cases. Deleting moves to the trash for 30 days; the old is cleared when the list is read.
 */
import { Dexie, liveQuery, type EntityTable } from 'dexie';
import { LIMITS } from '@shangyuan/contract';
import type { CaseRecord } from './caseRecord.ts';

const DAY_MS = 86_400_000;

class CaseDb extends Dexie {
  declare cases: EntityTable<CaseRecord, 'id'>;

  constructor() {
    super('zh_cases');
    this.version(1).stores({ cases: 'id, updatedAt, deletedAt, groupId' });
  }
}

const db = new CaseDb();

/** Saves a case, new or changed. */
export async function saveCase(record: CaseRecord): Promise<void> {
  await db.cases.put(record);
}

/** Changes fields of a case. @returns false when there is none with that id */
export async function updateCase(id: string, change: Partial<Omit<CaseRecord, 'id'>>): Promise<boolean> {
  return (await db.cases.update(id, change)) > 0;
}

/** A case, or null; what lies in the trash counts as gone. */
export async function findCase(id: string): Promise<CaseRecord | null> {
  const record = await db.cases.get(id);
  return record === undefined || record.deletedAt !== 0 ? null : record;
}

/** Living cases, last used first. */
export async function listCases(limit = Infinity): Promise<CaseRecord[]> {
  const records = await db.cases.where('deletedAt').equals(0).toArray();
  records.sort((a, b) => b.updatedAt - a.updatedAt);
  return records.slice(0, limit);
}

/** Cases in the trash, last deleted first; those older than 30 days are cleared. */
export async function listTrash(nowMs: number): Promise<CaseRecord[]> {
  const oldest = nowMs - LIMITS.trashDays * DAY_MS;
  await db.cases.where('deletedAt').between(1, oldest, true, false).delete();
  const records = await db.cases.where('deletedAt').above(0).toArray();
  return records.sort((a, b) => b.deletedAt - a.deletedAt);
}

/** Moves cases to the trash. */
export async function trashCases(ids: readonly string[], nowMs: number): Promise<void> {
  await db.cases.where('id').anyOf(ids).modify({ deletedAt: nowMs });
}

/** Takes cases back from the trash. */
export async function restoreCases(ids: readonly string[]): Promise<void> {
  await db.cases.where('id').anyOf(ids).modify({ deletedAt: 0 });
}

/** Calls back with the living cases now and after every change, in any tab. @returns ends it */
export function watchCases(onChange: (cases: CaseRecord[]) => void, limit = Infinity): () => void {
  const watch = liveQuery(() => listCases(limit)).subscribe({ next: onChange, error: () => onChange([]) });
  return () => watch.unsubscribe();
}
