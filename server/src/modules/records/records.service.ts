/**
 * Saved work and its synchronisation. Two devices that change the same record: the newest edit wins, the other one is
 * kept as a revision. All changes of an account pass its head one by one, so a cursor never skips one.
 */
import { createHash } from 'node:crypto';
import { LIMITS, type RecordKind } from '@shangyuan/contract';
import type { Ctx, SystemCtx, UserCtx } from '../../context.ts';
import type { Since } from '../../db/counts.ts';
import type { Json, RecordRow, Tx } from '../../db/tables.ts';
import { withTransaction } from '../../db/transaction.ts';
import { DAY_MS, MINUTE_MS } from '../../duration.ts';
import { AppError } from '../../errors.ts';
import * as store from './records.store.ts';

/** A record as the client sends it. */
export type Draft = {
  readonly id: string;
  readonly kind: RecordKind;
  readonly body: Json;
  readonly editedAt: string;
};

/** What became of a draft: the record as it is now, and whose body that is. */
export type Saved = { readonly record: RecordRow; readonly kept: 'mine' | 'server' };

const CLOCK_SLACK_MS = 5 * MINUTE_MS;
const PURGE_BATCH = 200;

export async function listChanges(
  ctx: UserCtx,
  filter: { since: number; limit: number; kind?: RecordKind | undefined },
) {
  const rows = await store.findChanges(ctx.db, ctx.session.accountId, { ...filter, limit: filter.limit + 1 });
  const items = rows.slice(0, filter.limit);
  return { items, cursor: items.at(-1)?.cursor ?? filter.since, hasMore: rows.length > filter.limit };
}

/** An edit dated in the future would win for ever: a clock that runs ahead is cut to now. */
function editInstant(editedAt: string, now: Date): Date {
  const instant = new Date(editedAt);
  return instant.getTime() > now.getTime() + CLOCK_SLACK_MS ? now : instant;
}

/**
 * Saves a draft.
 *
 * @throws AppError conflict when the id is a record of another kind, tooManyRecords
 */
export async function save(ctx: UserCtx, draft: Draft): Promise<Saved> {
  const { accountId } = ctx.session;
  const now = ctx.clock.now();
  const editedAt = editInstant(draft.editedAt, now);
  return withTransaction(ctx, async (tx) => {
    await store.lockHead(tx, accountId);
    const stored = await store.findRecord(tx, accountId, draft.id);
    if (stored === null) return create(tx, accountId, draft, editedAt, now);
    if (stored.kind !== draft.kind)
      throw new AppError('conflict', { field: 'kind', msg: '该编号已用于其他类别的记录' });
    if (isSame(stored, draft.body, editedAt)) return { record: stored, kept: 'mine' };
    // A deletion is the newest word, too: a late repeat of an old save brings nothing back.
    if (stored.deleted_at !== null && stored.deleted_at >= editedAt)
      return { record: stored, kept: 'server' };
    if (stored.edited_at > editedAt) return keepServer(tx, stored, draft.body, editedAt, now);
    return overwrite(tx, stored, draft.body, editedAt, now);
  });
}

/** Saves a case for a client without ids of its own: the same request id saves it once, whatever became of it since. */
export async function saveOnce(
  ctx: UserCtx,
  requestId: string,
  draft: Pick<Draft, 'kind' | 'body'>,
): Promise<RecordRow> {
  const id = idOfRequest(ctx.session.accountId, requestId);
  const stored = await store.findRecord(ctx.db, ctx.session.accountId, id);
  if (stored !== null) return stored;
  return (await save(ctx, { ...draft, id, editedAt: ctx.clock.now().toISOString() })).record;
}

async function create(tx: Tx, accountId: string, draft: Draft, editedAt: Date, now: Date): Promise<Saved> {
  const head = await store.advanceHead(tx, accountId, 1);
  if (head.living > LIMITS.recordCount) throw new AppError('tooManyRecords');
  const record = {
    account_id: accountId,
    id: draft.id,
    kind: draft.kind,
    body: draft.body,
    revision: 1,
    edited_at: editedAt,
    updated_at: now,
    deleted_at: null,
    cursor: head.cursor,
  };
  await store.addRecord(tx, record);
  return { record, kept: 'mine' };
}

/** A repeat of the same save changes nothing. */
function isSame(stored: RecordRow, body: Json, editedAt: Date): boolean {
  return (
    stored.deleted_at === null &&
    stored.edited_at.getTime() === editedAt.getTime() &&
    canonical(stored.body) === canonical(body)
  );
}

/** JSON with sorted keys: jsonb does not keep the order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}

async function keepServer(tx: Tx, stored: RecordRow, body: Json, editedAt: Date, now: Date): Promise<Saved> {
  const revision = { accountId: stored.account_id, recordId: stored.id, body, editedAt, keptAt: now };
  await store.addRevision(tx, revision, LIMITS.revisionCount);
  return { record: stored, kept: 'server' };
}

/** The draft is the newest; a later edit of something in the trash brings it back. */
async function overwrite(tx: Tx, stored: RecordRow, body: Json, editedAt: Date, now: Date): Promise<Saved> {
  const { account_id: accountId, id } = stored;
  const head = await store.advanceHead(tx, accountId, stored.deleted_at === null ? 0 : 1);
  if (head.living > LIMITS.recordCount) throw new AppError('tooManyRecords');
  if (stored.body !== null) {
    const revision = { accountId, recordId: id, body: stored.body, editedAt: stored.edited_at, keptAt: now };
    await store.addRevision(tx, revision, LIMITS.revisionCount);
  }
  const changes = {
    body,
    revision: stored.revision + 1,
    edited_at: editedAt,
    updated_at: now,
    deleted_at: null,
    cursor: head.cursor,
  };
  return { record: await store.changeRecord(tx, { accountId, id }, changes), kept: 'mine' };
}

async function ownRecord(tx: Tx, accountId: string, id: string): Promise<RecordRow> {
  const record = await store.findRecord(tx, accountId, id);
  if (record === null) throw new AppError('notFound', { field: 'id' });
  return record;
}

/** Moves a record to the trash, or removes its content for good. */
export async function remove(ctx: UserCtx, id: string, isPurge: boolean): Promise<RecordRow> {
  const { accountId } = ctx.session;
  return withTransaction(ctx, async (tx) => {
    await store.lockHead(tx, accountId);
    const stored = await ownRecord(tx, accountId, id);
    if (isPurge) return purge(tx, stored, ctx.clock.now());
    if (stored.deleted_at !== null) return stored;
    const head = await store.advanceHead(tx, accountId, -1);
    const now = ctx.clock.now();
    return store.changeRecord(
      tx,
      { accountId, id },
      { deleted_at: now, updated_at: now, cursor: head.cursor },
    );
  });
}

async function purge(tx: Tx, stored: RecordRow, now: Date): Promise<RecordRow> {
  if (stored.body === null) return stored;
  const { account_id: accountId, id } = stored;
  const head = await store.advanceHead(tx, accountId, stored.deleted_at === null ? -1 : 0);
  await store.dropRevisions(tx, accountId, id);
  const deletedAt = stored.deleted_at ?? now;
  return store.changeRecord(
    tx,
    { accountId, id },
    { body: null, deleted_at: deletedAt, updated_at: now, cursor: head.cursor },
  );
}

/** @throws AppError notFound also for a record whose content is gone */
export async function restore(ctx: UserCtx, id: string): Promise<RecordRow> {
  const { accountId } = ctx.session;
  return withTransaction(ctx, async (tx) => {
    await store.lockHead(tx, accountId);
    const stored = await ownRecord(tx, accountId, id);
    if (stored.body === null) throw new AppError('notFound', { field: 'id', msg: '记录已彻底删除' });
    if (stored.deleted_at === null) return stored;
    const head = await store.advanceHead(tx, accountId, 1);
    if (head.living > LIMITS.recordCount) throw new AppError('tooManyRecords');
    const changes = { deleted_at: null, updated_at: ctx.clock.now(), cursor: head.cursor };
    return store.changeRecord(tx, { accountId, id }, changes);
  });
}

export async function listRevisions(ctx: UserCtx, id: string) {
  await ownRecord(ctx.db, ctx.session.accountId, id);
  return store.findRevisions(ctx.db, ctx.session.accountId, id);
}

export async function countLiving(ctx: UserCtx, kind: RecordKind): Promise<number> {
  return store.countLivingRecords(ctx.db, ctx.session.accountId, kind);
}

/** Id of a record that a client without ids of its own saves: the same request gives the same id. */
function idOfRequest(accountId: string, requestId: string): string {
  const hex = createHash('sha256').update(`${accountId}|${requestId}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Empties what lay in the trash for its days. @returns how many records */
export async function purgeOldTrash(ctx: SystemCtx): Promise<number> {
  const now = ctx.clock.now();
  const before = new Date(now.getTime() - LIMITS.trashDays * DAY_MS);
  for (let purged = 0; ;) {
    const old = await store.findOldTrash(ctx.db, before, PURGE_BATCH);
    for (const { account_id: accountId, id } of old) {
      await withTransaction(ctx, async (tx) => {
        await store.lockHead(tx, accountId);
        const stored = await store.findRecord(tx, accountId, id);
        if (stored?.deleted_at !== null && stored !== null && stored.deleted_at <= before)
          await purge(tx, stored, now);
      });
    }
    purged += old.length;
    if (old.length < PURGE_BATCH) return purged;
  }
}

/** Every record of an account and every body that lost to another. */
export async function exportRecords(tx: Tx, accountId: string) {
  return {
    records: await store.findAllRecords(tx, accountId),
    revisions: await store.findAllRevisions(tx, accountId),
  };
}

/** How many births were saved or changed since each of the instants. */
export async function countBirths(ctx: Pick<Ctx, 'db'>, accountId: string, since: Since) {
  return store.countChanged(ctx.db, accountId, ['case', 'comparison'], since);
}

export async function eraseRecords(tx: Tx, accountId: string): Promise<void> {
  await store.eraseRecords(tx, accountId);
}
