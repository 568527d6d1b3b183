/**
 * Settling a record of which the account keeps two versions.
 */
import { newId } from '../device/newId.ts';
import { callApi, QUIET } from '../wire/api.ts';
import { deviceStore } from './deviceStore.ts';
import { canonicalJson, type Body } from './mergeBodies.ts';
import type { DeviceRecord } from './syncRun.ts';
import { syncNow } from './sync.ts';

/** A version that waits beside a record. */
export interface OtherVersion {
  readonly id: string;
  readonly body: Body;
  readonly editedAt: string;
}

/** A record with the versions that wait beside it. */
export interface Conflict {
  readonly record: DeviceRecord;
  readonly body: Body;
  readonly others: readonly OtherVersion[];
}

/** What is to become of two versions: the one in force stays, the other takes its place, or both are kept as two records. */
export type Settlement = 'stay' | 'replace' | 'both';

/** The two versions of a record, or null where nothing waits any more. @throws CallError without a network */
export async function loadConflict(id: string): Promise<Conflict | null> {
  const record = (await deviceStore.readAll()).find((each) => each.id === id);
  const revisions = await callApi('listRevisions', { id }, QUIET);
  const others = revisions.filter(({ isConflict }) => isConflict);
  if (record === undefined || others.length === 0) return null;
  return {
    record,
    body: JSON.parse(record.text) as Body,
    others: others.map(({ id: otherId, body, editedAt }) => ({ id: otherId, body, editedAt })),
  };
}

/**
 * Settles it.
 *
 * @param other the version that is chosen where it is to take the place
 * @returns false where the record was changed meanwhile, and both are there still
 */
export async function settleConflict(
  conflict: Conflict,
  other: OtherVersion,
  how: Settlement,
): Promise<boolean> {
  const { record, body, others } = conflict;
  const row = (await deviceStore.readSynced()).find(({ id }) => id === record.id);
  const chosen = how === 'replace' ? other.body : body;
  const { kept, record: now } = await callApi('saveRecord', {
    id: record.id,
    kind: record.kind,
    body: { ...chosen },
    editedAt: new Date().toISOString(),
    baseRevision: row?.revision ?? 0,
    resolves: others.map(({ id }) => id),
  });
  if (kept === 'mine' && now.body !== null) {
    const text = canonicalJson(now.body);
    const editedAt = Date.parse(now.editedAt);
    if (await deviceStore.replace(record, record, { body: now.body, editedAt, deletedAt: 0 })) {
      const { id, kind, revision, conflicts } = now;
      await deviceStore.keep({ id, kind, revision, text, isDeleted: false, conflicts, sending: null });
    }
    if (how === 'both')
      await deviceStore.replace({ id: newId(), kind: record.kind }, null, {
        body: other.body,
        editedAt: Date.parse(other.editedAt),
        deletedAt: 0,
      });
  }
  await syncNow();
  return kept === 'mine';
}
