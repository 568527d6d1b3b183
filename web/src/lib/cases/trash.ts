/**
 * The trash (回收站, the recycle bin), and what is deleted from it for good: after 30 days, or at the user's request. A
 * synchronised account clears its own at the next run. Records are moved to it and back in caseDb.ts and comparisonDb.ts.
 */
import { LIMITS } from '@shangyuan/contract';
import { readRecord } from './caseDb.ts';
import type { CaseRecord } from './caseRecord.ts';
import { openDevice, notifyAll } from './db.ts';
import { NO_NOTE_DRAFT, saveNoteDraft } from './noteDraft.ts';

const DAY_MS = 86_400_000;

/** Days until something leaves the trash for good; the last begins with 1. */
export function trashDaysLeft(deletedAt: number, nowMs: number): number {
  return Math.max(1, Math.ceil((deletedAt + LIMITS.trashDays * DAY_MS - nowMs) / DAY_MS));
}

/** Clears what of the trash a range of deletion times and a choice of ids name: comparisons, and cases with their pictures. */
async function clearTrash(range: IDBKeyRange, ids: ReadonlySet<string> | null): Promise<void> {
  const transaction = (await openDevice()).transaction(['cases', 'comparisons', 'images'], 'readwrite');
  const images = transaction.objectStore('images');
  let cleared = 0;
  for (const name of ['cases', 'comparisons'] as const) {
    const records = transaction.objectStore(name);
    for (const id of await records.index('deletedAt').getAllKeys(range)) {
      if (ids !== null && !ids.has(id)) continue;
      await records.delete(id);
      saveNoteDraft(id, NO_NOTE_DRAFT);
      for (const image of await images.index('caseId').getAllKeys(id)) await images.delete(image);
      cleared += 1;
    }
  }
  await transaction.done;
  if (cleared > 0) notifyAll();
}

/** Everything in the trash; a living record has 0. */
const wholeTrash = () => IDBKeyRange.lowerBound(1);

/** Clears what has lain in the trash for 30 days. */
export async function clearOldTrash(nowMs: number): Promise<void> {
  const beforeMs = Math.max(1, nowMs - LIMITS.trashDays * DAY_MS);
  await clearTrash(IDBKeyRange.bound(1, beforeMs, false, true), null);
}

/** Cases in the trash, last deleted first, of one deletion the last used; those older than 30 days are cleared. */
export async function listTrash(nowMs: number): Promise<readonly CaseRecord[]> {
  await clearOldTrash(nowMs);
  const db = await openDevice();
  const records = await db.getAllFromIndex('cases', 'deletedAt', wholeTrash());
  return records.sort((a, b) => b.deletedAt - a.deletedAt || b.updatedAt - a.updatedAt).map(readRecord);
}

/** Clears everything in the trash. It cannot be undone. */
export async function emptyTrash(): Promise<void> {
  await clearTrash(wholeTrash(), null);
}

/** Clears some of the trash. It cannot be undone. */
export async function removeTrashed(ids: readonly string[]): Promise<void> {
  await clearTrash(wholeTrash(), new Set(ids));
}
