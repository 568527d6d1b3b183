/**
 * Resolving a record with two versions at the account: fields changed by only one are merged already, fields changed by
 * both are decided one by one.
 */
import { newId } from '../device/newId.ts';
import { callApi, QUIET } from '../wire/api.ts';
import { deviceStore } from './deviceStore.ts';
import {
  baseOf,
  firstEditAt,
  hasTrash,
  losersOf,
  settledBody,
  type Choices,
  type Conflict,
  type Revision,
} from './conflict.ts';
import { canonicalJson, mergeBodies, type Body } from './mergeBodies.ts';
import type { DeviceRecord } from './syncPorts.ts';
import { syncNow } from './sync.ts';

/** A record and the oldest version that waits beside it, or null where none waits any more. @throws CallError without a network */
export async function loadConflict(id: string): Promise<Conflict | null> {
  const [records, rows] = await Promise.all([deviceStore.readAll(), deviceStore.readSynced()]);
  const record = records.find((each) => each.id === id);
  const revisions: readonly Revision[] = await callApi('listRevisions', { id }, QUIET);
  const other = revisions.findLast(({ isConflict }) => isConflict);
  if (record === undefined || other === undefined) return null;
  const current = JSON.parse(record.text) as Body;
  const base = baseOf(revisions, other.revision);
  const asideAt = rows.find((row) => row.id === id)?.asideAt ?? '';
  return {
    record,
    current,
    currentAt: firstEditAt(revisions, other.revision, record.editedAt),
    other,
    isOtherOurs: Date.parse(asideAt) === Date.parse(other.editedAt),
    base,
    collisions: mergeBodies(base, current, other.body).collisions,
  };
}

/** Saves the decision. @returns false where the record was changed since then, and both versions remain */
async function save({ record, other }: Conflict, body: Body, nowMs: number): Promise<boolean> {
  const { id, kind } = record;
  const row = (await deviceStore.readSynced()).find((each) => each.id === id);
  const { kept: winner, record: now } = await callApi('saveRecord', {
    id,
    kind,
    body: { ...body, mergedAt: nowMs },
    editedAt: new Date(nowMs).toISOString(),
    baseRevision: row?.revision ?? 0,
    resolves: [other.id],
  });
  if (winner !== 'mine' || now.body === null) return false;
  const next = { body: now.body, editedAt: Date.parse(now.editedAt), deletedAt: 0 };
  if (await deviceStore.replace(record, record, next)) {
    const { revision, conflicts } = now;
    const text = canonicalJson(now.body);
    await deviceStore.save([{ id, kind, revision, text, isDeleted: false, conflicts, sending: null }]);
  }
  return true;
}

/** Puts a version on the device as a separate record. */
async function addCopy(
  { kind }: DeviceRecord,
  body: Body,
  editedAt: number,
  deletedAt: number,
): Promise<void> {
  await deviceStore.replace({ id: newId(), kind }, null, { body, editedAt, deletedAt });
}

/**
 * Merges by field. Versions with a rejected value go into the trash of this device for 30 days.
 *
 * @returns false where the record was changed since then, and both versions remain
 */
export async function settleConflict(conflict: Conflict, choices: Choices): Promise<boolean> {
  const nowMs = Date.now();
  const isSaved = await save(conflict, settledBody(conflict, choices), nowMs);
  const { record } = conflict;
  if (isSaved && hasTrash(record))
    for (const body of losersOf(conflict, choices))
      await addCopy(record, { ...body, versionOf: record.id }, nowMs, nowMs);
  await syncNow();
  return isSaved;
}

/** Resolves it by saving both as two records. @returns as {@link settleConflict} */
export async function keepBoth(conflict: Conflict): Promise<boolean> {
  const { record, current, other } = conflict;
  const isSaved = await save(conflict, current, Date.now());
  if (isSaved) await addCopy(record, other.body, Date.parse(other.editedAt), 0);
  await syncNow();
  return isSaved;
}
