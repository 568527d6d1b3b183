/**
 * Comparisons in the device's database; the trash holds them for 30 days, as it does cases.
 */
import { readComparison, type ComparisonRecord } from './comparisonRecord.ts';
import { edited, openDevice, notifyAll } from './db.ts';

/** Saves comparisons, new or changed. */
export async function saveComparisons(records: readonly ComparisonRecord[]): Promise<void> {
  const transaction = (await openDevice()).transaction('comparisons', 'readwrite');
  await Promise.all(records.map((record) => transaction.store.put(edited(record))));
  await transaction.done;
  notifyAll();
}

/** A comparison, or null; what lies in the trash counts as gone. */
export async function findComparison(id: string): Promise<ComparisonRecord | null> {
  const record = await (await openDevice()).get('comparisons', id);
  return record === undefined || record.deletedAt !== 0 ? null : readComparison(record);
}

/** Living comparisons, last first. */
export async function listComparisons(): Promise<readonly ComparisonRecord[]> {
  const records = await (await openDevice()).getAllFromIndex('comparisons', 'deletedAt', 0);
  return records.map(readComparison).sort((a, b) => b.updatedAt - a.updatedAt);
}

/** Comparisons in the trash, last deleted first. */
export async function listTrashedComparisons(): Promise<readonly ComparisonRecord[]> {
  const db = await openDevice();
  const records = await db.getAllFromIndex('comparisons', 'deletedAt', IDBKeyRange.lowerBound(1));
  return records.map(readComparison).sort((a, b) => b.deletedAt - a.deletedAt);
}

async function markComparisons(ids: readonly string[], deletedAt: number): Promise<void> {
  const transaction = (await openDevice()).transaction('comparisons', 'readwrite');
  const found = await Promise.all(ids.map((id) => transaction.store.get(id)));
  await Promise.all(
    found.flatMap((record) =>
      record === undefined ? [] : [transaction.store.put(edited({ ...record, deletedAt }))],
    ),
  );
  await transaction.done;
  notifyAll();
}

/** Moves comparisons to the trash, and clears what has lain there for 30 days. */
export async function trashComparisons(ids: readonly string[], nowMs: number): Promise<void> {
  await markComparisons(ids, nowMs);
  const { clearOldTrash } = await import('./trash.ts');
  await clearOldTrash(nowMs);
}

/** Takes comparisons back from the trash. */
export async function restoreComparisons(ids: readonly string[]): Promise<void> {
  await markComparisons(ids, 0);
}
