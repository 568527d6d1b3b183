/**
 * What a run decides about one record, from the version of the device, the version of the account and what both had last.
 */
import type { RecordKind, WireRecord } from '@shangyuan/contract';
import type { Refusal, SyncedRecord } from '../cases/syncedRecord.ts';
import { hasTrash } from './conflict.ts';
import { canonicalJson, mergeBodies, type Body } from './mergeBodies.ts';
import type { DeviceRecord, SyncNews } from './syncPorts.ts';

/** Whether a record of the device differs from what both had last. */
export function isChanged(
  local: Pick<DeviceRecord, 'text' | 'isDeleted'> | undefined,
  row: SyncedRecord | undefined,
): boolean {
  if (local === undefined) return row !== undefined && row.text !== '';
  // What was deleted before the account ever had it need not get there.
  if (row === undefined) return !local.isDeleted;
  return local.isDeleted !== row.isDeleted || (!local.isDeleted && local.text !== row.text);
}

/** Why the account would refuse the record as it is now, or null. */
export function refusalOf(local: Pick<DeviceRecord, 'text'>, row: SyncedRecord | undefined): Refusal | null {
  return row?.refused?.text === local.text ? row.refused.why : null;
}

/** Body of canonical JSON; null for an empty text. */
export const bodyOf = (text: string): Body | null => (text === '' ? null : (JSON.parse(text) as Body));

/** What device and account both have after a record was exchanged. */
export function rowOf(record: Omit<WireRecord, 'body'>, text: string): SyncedRecord {
  const { id, kind, revision, conflicts, deletedAt } = record;
  return { id, kind, revision, text, isDeleted: deletedAt !== '', conflicts, sending: null };
}

/** Whether this is the edit that was being sent when its answer was lost. */
export function isOwn({ body, deletedAt, editedAt }: WireRecord, row: SyncedRecord | undefined): boolean {
  if (row === undefined || row.sending === null || body === null || deletedAt !== '') return false;
  const { sending } = row;
  return Date.parse(editedAt) === Date.parse(sending.editedAt) && canonicalJson(body) === sending.text;
}

/** What the user calls a record. */
function nameOf(kind: RecordKind, body: Body): string {
  const own = (value: unknown) => (typeof value === 'string' ? value : '');
  if (kind !== 'comparison') return own(body['name']);
  const sides = [body['a'], body['b']].map((side) => own((side as Body | undefined)?.['name']));
  return sides.includes('') ? '' : sides.join('、');
}

/** Whether two bodies differ in more than the times of their last use. */
function isOther(a: Body, b: Body): boolean {
  const bare = (body: Body) => canonicalJson({ ...body, updatedAt: undefined, mergedAt: undefined });
  return bare(a) !== bare(b);
}

/**
 * Whether a record in the trash of this device was edited before it was removed, and neither the account nor the version
 * that is to replace it has that edit. A removal sends no body, and a record that is purged elsewhere stays purged.
 */
export function hasUnsentEdit(
  local: Pick<DeviceRecord, 'kind' | 'text' | 'isDeleted'>,
  row: SyncedRecord | undefined,
  next: Body | null,
): boolean {
  const mine = bodyOf(local.text);
  if (!local.isDeleted || !hasTrash(local) || mine === null || next === null) return false;
  const last = bodyOf(row?.text ?? '');
  return isOther(mine, next) && (last === null || isOther(mine, last));
}

/** What the user of this device learns of a decision of another about a record that both have; null where it changed nothing. */
export function newsOf(
  { id, kind, body, deletedAt }: WireRecord,
  row: SyncedRecord,
  local: DeviceRecord | undefined,
): SyncNews | null {
  const before = bodyOf(row.text);
  if (body === null || deletedAt !== '' || before === null || local === undefined) return null;
  const { mergedAt } = body;
  const isMerged = typeof mergedAt === 'number' && mergedAt !== before['mergedAt'];
  const what = local.isDeleted ? 'returned' : isMerged && isOther(before, body) ? 'merged' : null;
  return what === null ? null : { id, what, name: nameOf(kind, body) };
}

/** Both edits in one. Settings have one owner: of two choices the one made here last is used. */
export function mergeEdits(
  kind: RecordKind,
  row: SyncedRecord | undefined,
  text: string,
  theirs: Body,
): { readonly body: Body; readonly hasCollisions: boolean } {
  const mine = bodyOf(text) ?? {};
  if (kind === 'setting') return { body: { ...theirs, ...mine }, hasCollisions: false };
  const { body, collisions } = mergeBodies(bodyOf(row?.text ?? ''), mine, theirs);
  return { body, hasCollisions: collisions.length > 0 };
}

/** When an edit was made. A restored record is the same as before it was deleted, and must be another edit. */
export function editInstant(
  { editedAt, text }: Pick<DeviceRecord, 'editedAt' | 'text'>,
  row: SyncedRecord | undefined,
  now: Date,
): string {
  const isRestored = row?.isDeleted === true && row.text === text;
  const isKnown = editedAt > 0 && editedAt < now.getTime() && !isRestored;
  return (isKnown ? new Date(editedAt) : now).toISOString();
}
