/**
 * What lies in the trash, and what leaves it for good: after 30 days, or when the reader says so. An account that is kept in step clears its own at the
 * next run.
 */
import { LIMITS } from '@shangyuan/contract';
import { readRecord } from './caseDb.ts';
import type { CaseRecord } from './caseRecord.ts';
import { readComparison, type ComparisonRecord } from './comparisonRecord.ts';
import { openDevice, tellAll } from './db.ts';
import { NO_NOTE_DRAFT, saveNoteDraft } from './noteDraft.ts';

const DAY_MS = 86_400_000;

/** Clears what was put into the trash before an instant: comparisons, and cases with their pictures. */
async function clearTrash(beforeMs: number): Promise<void> {
  const transaction = (await openDevice()).transaction(['cases', 'comparisons', 'images'], 'readwrite');
  // A living record has 0.
  const range = IDBKeyRange.bound(1, beforeMs, false, true);
  const images = transaction.objectStore('images');
  let cleared = 0;
  for (const name of ['cases', 'comparisons'] as const) {
    const records = transaction.objectStore(name);
    for (const id of await records.index('deletedAt').getAllKeys(range)) {
      await records.delete(id);
      saveNoteDraft(id, NO_NOTE_DRAFT);
      for (const image of await images.index('caseId').getAllKeys(id)) await images.delete(image);
      cleared += 1;
    }
  }
  await transaction.done;
  if (cleared > 0) tellAll();
}

/** Clears what has lain in the trash for 30 days. */
export async function clearOldTrash(nowMs: number): Promise<void> {
  await clearTrash(Math.max(1, nowMs - LIMITS.trashDays * DAY_MS));
}

/** Cases in the trash, last deleted first; those older than 30 days are cleared. */
export async function listTrash(nowMs: number): Promise<readonly CaseRecord[]> {
  await clearOldTrash(nowMs);
  const db = await openDevice();
  const records = await db.getAllFromIndex('cases', 'deletedAt', IDBKeyRange.lowerBound(1));
  return records.sort((a, b) => b.deletedAt - a.deletedAt).map(readRecord);
}

/** Comparisons in the trash, last deleted first. */
export async function listTrashedComparisons(): Promise<readonly ComparisonRecord[]> {
  const db = await openDevice();
  const records = await db.getAllFromIndex('comparisons', 'deletedAt', IDBKeyRange.lowerBound(1));
  return records.map(readComparison).sort((a, b) => b.deletedAt - a.deletedAt);
}

/** Clears everything in the trash. It cannot be undone. */
export async function emptyTrash(): Promise<void> {
  await clearTrash(Infinity);
}
