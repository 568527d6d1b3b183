/**
 * Saved work and its synchronisation. An edit names the revision it was made on; made on an older one it is kept beside
 * the record as a conflict, and the user settles it. Clients that know of no revisions are settled by the time of their
 * edits, and lose nothing either. All changes of an account pass its head one by one, so a cursor never skips one.
 */
import { createHash } from 'node:crypto';
import { CALLS, LIMITS, type Call, type ParsedOf, type RecordKind } from '@shangyuan/contract';
import * as z from 'zod/mini';
import type { Ctx, SystemCtx, TokenCtx, UserCtx } from '../../context.ts';
import type { Since } from '../../db/counts.ts';
import type { Json, RecordRow, RevisionRow, Tx } from '../../db/tables.ts';
import { withTransaction } from '../../db/transaction.ts';
import { FIRST_ID, newId } from '../../db/values.ts';
import { DAY_MS, MINUTE_MS } from '../../duration.ts';
import { AppError } from '../../errors.ts';
import { BOUNDS } from '../../bounds.ts';
import { inputError } from '../../http/inputError.ts';
import { sessionOf, tokenOf } from '../session/session.service.ts';
import { mergeContact } from './contact.ts';
import * as store from './records.store.ts';

/** A record as the client sends it. */
export type Draft = {
  readonly id: string;
  readonly kind: RecordKind;
  readonly body: Json;
  readonly editedAt: string;
  readonly baseRevision?: number | undefined;
  readonly resolves?: readonly string[] | undefined;
};

/** A record as its owner sees it. */
export type SavedRecord = Pick<
  RecordRow,
  'id' | 'kind' | 'body' | 'revision' | 'conflicts' | 'edited_at' | 'deleted_at' | 'cursor'
>;

/** What became of a draft: the record as it is now, whose body that is, and the id of the conflict that was kept. */
export type Saved = {
  readonly record: SavedRecord;
  readonly kept: 'mine' | 'server';
  readonly conflictId: string;
};

/** Fields of the body of a record. */
export type RecordParts = store.PartsRow;

const CLOCK_SLACK_MS = 5 * MINUTE_MS;
const PURGE_BATCH = 200;
const PAGE_BYTES = BOUNDS.pageBytes.limit;
/** Records of a page of parts. */
const PARTS_PAGE = 500;

type ConfigCtx = { readonly config: { readonly WRITES_PER_MINUTE: number } };

/** What an account may hold: living, kept, all rows, bytes. */
const CAPACITY_LIMITS = [
  BOUNDS.recordsLiving.limit,
  BOUNDS.recordsStored.limit,
  BOUNDS.recordsTotal.limit,
  BOUNDS.accountBytes.limit,
] as const;

function budgetsOf({ config }: ConfigCtx): store.Budgets {
  return [...CAPACITY_LIMITS, config.WRITES_PER_MINUTE, BOUNDS.bytesADay.limit];
}

/** Budgets of changes that only take away or give back. */
const NO_BUDGETS: store.Budgets = [...CAPACITY_LIMITS, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];

export async function listChanges(
  ctx: UserCtx,
  filter: { since: number; limit: number; kind?: RecordKind | undefined },
) {
  const { rows, hasMore, isReset } = await store.findChanges(ctx.db, ctx.session.accountId, {
    ...filter,
    bytes: PAGE_BYTES,
  });
  return { items: rows, cursor: rows.at(-1)?.cursor ?? filter.since, hasMore, reset: isReset };
}

/** An edit dated in the future would win for ever: a clock that runs ahead is cut to now. */
function editInstant(editedAt: string, now: Date): Date {
  const instant = new Date(editedAt);
  return instant.getTime() > now.getTime() + CLOCK_SLACK_MS ? now : instant;
}

function argumentsOf(ctx: Pick<Ctx, 'clock' | 'config'>, draft: Draft): store.SaveArguments {
  const now = ctx.clock.now();
  return {
    id: draft.id,
    kind: draft.kind,
    body: draft.body,
    editedAt: editInstant(draft.editedAt, now),
    baseRevision: draft.baseRevision ?? null,
    resolves: draft.resolves === undefined || draft.resolves.length === 0 ? null : draft.resolves,
    revisionId: newId(now),
    revisions: BOUNDS.revisions.limit,
    conflicts: BOUNDS.conflicts.limit,
    budgets: budgetsOf(ctx),
    now,
  };
}

const BUDGET_ERRORS: Readonly<Record<string, () => AppError>> = {
  SY001: () => new AppError('tooManyRecords'),
  SY002: () => new AppError('storageFull'),
  SY003: () => new AppError('tooOften', { retryAfterSec: 60 }),
  SY004: () => new AppError('tooOften', { retryAfterSec: 3_600 }),
  // The account was merged into another while this call was under way: its session has ended.
  SY005: () => new AppError('loginRequired'),
};

/** The error of a budget that is passed, as the functions of the database break off with it. */
async function withinBudgets<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw BUDGET_ERRORS[code]?.() ?? error;
  }
}

async function lockOwnHead({ session }: UserCtx, tx: Tx): Promise<void> {
  await withinBudgets(store.lockHead(tx, session.accountId));
}

function savedOf(draft: store.SaveArguments, result: store.SaveManyResult): Saved & { isAsSent: boolean } {
  const budgetError = BUDGET_ERRORS[result.o_outcome]?.();
  if (budgetError !== undefined) throw budgetError;
  if (result.o_outcome === 'nobody') throw new AppError('loginRequired');
  if (result.o_outcome === 'kind')
    throw new AppError('conflict', { field: 'kind', msg: '该编号已用于其他类别的记录' });
  if (result.o_outcome === 'full')
    throw new AppError('conflict', { field: 'baseRevision', msg: '待处理的冲突过多，请先处理' });
  const isMine = result.o_outcome === 'mine';
  const record = {
    id: draft.id,
    kind: draft.kind,
    body: isMine ? (result.o_body ?? draft.body) : result.o_body,
    revision: result.o_revision,
    conflicts: result.o_conflicts,
    edited_at: result.o_edited,
    deleted_at: result.o_deleted,
    cursor: result.o_cursor,
  };
  return {
    record,
    kept: isMine ? 'mine' : 'server',
    isAsSent: isMine && result.o_body === null,
    conflictId: result.o_outcome === 'conflict' ? draft.revisionId : '',
  };
}

/**
 * Saves a draft for the holder of the request's token, in one statement where it is new or an edit; one that looks new and is not
 * takes a second.
 *
 * @throws AppError loginRequired; conflict when the id is a record of another kind; tooManyRecords, storageFull, tooOften
 */
export async function saveOwn(ctx: TokenCtx, draft: Draft): Promise<Saved> {
  const save = argumentsOf(ctx, draft);
  const token = tokenOf(ctx.token);
  const added = mayBeNew(save) ? await store.addOwnRecord(ctx.db, token, save) : null;
  const result = added ?? (await withinBudgets(store.saveOwnRecord(ctx.db, token, save)));
  const { isAsSent: _, ...saved } = savedOf(save, result);
  return saved;
}

/** Whether a save may be that of a new record, and depends on no other record. */
function mayBeNew({ kind, body, baseRevision, resolves }: store.SaveArguments): boolean {
  return (
    baseRevision === null && resolves === null && (kind !== 'case' || (body['groupId'] ?? null) === null)
  );
}

/** One of many, read as its single call reads it; the error where it cannot be. */
function parseOne<C extends Call>(call: C, raw: unknown): ParsedOf<C> | AppError {
  const parsed = z.safeParse(call.input, raw);
  return parsed.success ? (parsed.data as ParsedOf<C>) : inputError(parsed.error, raw);
}

/** Runs something; the error that it gives a user in place of its result. */
function caught<T>(run: () => T): T | AppError {
  try {
    return run();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/**
 * Saves drafts for the request's token in one statement; each is accepted or refused by itself.
 *
 * @returns in the order of the drafts: what became of each (`isAsSent`: its body is the one that was sent), or why it was refused
 * @throws AppError loginRequired
 */
export async function saveManyOwn(
  ctx: TokenCtx,
  records: readonly unknown[],
): Promise<readonly (AppError | (Saved & { readonly isAsSent: boolean }))[]> {
  const saves = records.map((raw) => {
    const draft = parseOne(CALLS.saveRecord, raw);
    return draft instanceof AppError ? draft : argumentsOf(ctx, draft);
  });
  const [first, ...others] = saves.filter((save): save is store.SaveArguments => !(save instanceof AppError));
  if (first === undefined) {
    if ((await sessionOf(ctx, ctx.token)) === null) throw new AppError('loginRequired');
    return saves.filter((save) => save instanceof AppError);
  }
  const results = await withinBudgets(store.saveOwnRecords(ctx.db, tokenOf(ctx.token), [first, ...others]));
  if (results[0]?.o_outcome === 'nobody') throw new AppError('loginRequired');
  const rows = results.values();
  return saves.map((save) => {
    if (save instanceof AppError) return save;
    const { value: row } = rows.next();
    if (row === undefined) throw new RangeError('Cannot save records: an answer is missing');
    return caught(() => savedOf(save, row));
  });
}

/** Saves a draft; see {@link saveOwn}. */
async function save(ctx: UserCtx, draft: Draft): Promise<Saved> {
  const saveArguments = argumentsOf(ctx, draft);
  const result = await withinBudgets(store.saveRecord(ctx.db, ctx.session.accountId, saveArguments));
  const { isAsSent: _, ...saved } = savedOf(saveArguments, result);
  return saved;
}

/** A case from a client that knows no ids, or only that of its request. */
export type Contact = {
  readonly id?: string | undefined;
  readonly requestId?: string | undefined;
  readonly body: Json;
};

/**
 * Saves a case for a client without own ids: the same request saves it once, whatever became of it since; without
 * a request id the same content within a minute is the same request.
 */
export async function saveContact(ctx: UserCtx, { id, requestId, body }: Contact): Promise<SavedRecord> {
  const { accountId } = ctx.session;
  const now = ctx.clock.now();
  const draft = { kind: 'case', body, editedAt: now.toISOString() } as const;
  if (id !== undefined) {
    const known = await store.findRecord(ctx.db, accountId, id);
    const over = known?.kind === 'case' && known.body !== null ? mergeContact(known.body, body) : body;
    return (await save(ctx, { ...draft, id, body: over })).record;
  }
  const [own = '', ...earlier] = requestsOf(now, requestId, body).map((request) =>
    idOfRequest(accountId, request),
  );
  for (const known of [own, ...earlier]) {
    const stored = await store.findRecord(ctx.db, accountId, known);
    if (stored !== null) return stored;
  }
  return (await save(ctx, { ...draft, id: own })).record;
}

/** What a request may have been called: by its id, or by its content in this minute or the one before. */
function requestsOf(now: Date, requestId: string | undefined, body: Json): readonly string[] {
  if (requestId !== undefined) return [requestId];
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  const content = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  return [`${content}|${minute}`, `${content}|${minute - 1}`];
}

/** Id of a record that a client without own ids saves: the same request gives the same id. */
function idOfRequest(accountId: string, request: string): string {
  const hex = createHash('sha256').update(`${accountId}|${request}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

async function ownRecord(tx: Tx, accountId: string, id: string): Promise<RecordRow> {
  const record = await store.findRecord(tx, accountId, id);
  if (record === null) throw new AppError('notFound', { field: 'id' });
  return record;
}

/**
 * Moves a record to the trash, or removes its content for good.
 *
 * @param base revision that the client has seen; undefined where it does not say
 * @throws AppError conflict when the record has been changed since
 */
export async function remove(
  ctx: UserCtx,
  id: string,
  isPurge: boolean,
  base?: number,
): Promise<SavedRecord> {
  return withTransaction(ctx, async (tx) => {
    await lockOwnHead(ctx, tx);
    return removeLocked(ctx, tx, { id, purge: isPurge, baseRevision: base });
  });
}

/**
 * Removes many in one transaction, each by itself.
 *
 * @returns in their order: the record as it is now, or why it was not removed
 */
export async function removeMany(
  ctx: UserCtx,
  records: readonly unknown[],
): Promise<readonly (AppError | SavedRecord)[]> {
  const items = records.map((raw) => parseOne(CALLS.deleteRecord, raw));
  return withTransaction(ctx, async (tx) => {
    await lockOwnHead(ctx, tx);
    const results: (AppError | SavedRecord)[] = [];
    for (const item of items) {
      if (item instanceof AppError) {
        results.push(item);
        continue;
      }
      // What it is refused for is found before anything is written, so the transaction goes on.
      const result = await removeLocked(ctx, tx, item).catch((error: unknown) => {
        if (error instanceof AppError) return error;
        throw error;
      });
      results.push(result);
    }
    return results;
  });
}

/** Removes one, under the lock of the head. @throws AppError notFound, conflict; nothing was written then */
async function removeLocked(
  ctx: UserCtx,
  tx: Tx,
  { id, purge: isPurge, baseRevision }: ParsedOf<typeof CALLS.deleteRecord>,
): Promise<SavedRecord> {
  const { accountId } = ctx.session;
  const stored = await ownRecord(tx, accountId, id);
  if (baseRevision !== undefined && baseRevision !== stored.revision && stored.deleted_at === null)
    throw new AppError('conflict', { field: 'baseRevision' });
  const now = ctx.clock.now();
  if (isPurge) return purge(tx, stored, now);
  if (stored.deleted_at !== null) return stored;
  const cursor = await store.moveHead(tx, accountId, { living: -1 }, NO_BUDGETS, now);
  return store.changeRecord(tx, { accountId, id }, { deleted_at: now, updated_at: now, cursor });
}

async function purge(tx: Tx, stored: RecordRow, now: Date): Promise<RecordRow> {
  if (stored.body === null) return stored;
  const { account_id: accountId, id } = stored;
  const dropped = await store.dropRevisions(tx, accountId, id);
  const moves = {
    living: stored.deleted_at === null ? -1 : 0,
    kept: -1,
    bytes: -(stored.bytes + dropped),
  };
  const cursor = await store.moveHead(tx, accountId, moves, NO_BUDGETS, now);
  const purged = await store.changeRecord(
    tx,
    { accountId, id },
    { body: null, conflicts: 0, deleted_at: stored.deleted_at ?? now, updated_at: now, cursor },
  );
  if (stored.kind === 'group') await store.clearGroup(tx, accountId, id, now);
  return purged;
}

/** @throws AppError notFound also for a record whose content is gone */
export async function restore(ctx: UserCtx, id: string): Promise<SavedRecord> {
  const { accountId } = ctx.session;
  const work = withTransaction(ctx, async (tx) => {
    await lockOwnHead(ctx, tx);
    const stored = await ownRecord(tx, accountId, id);
    if (stored.body === null) throw new AppError('notFound', { field: 'id', msg: '记录已彻底删除' });
    if (stored.deleted_at === null) return stored;
    const now = ctx.clock.now();
    const cursor = await store.moveHead(tx, accountId, { living: 1 }, NO_BUDGETS, now);
    return store.changeRecord(tx, { accountId, id }, { deleted_at: null, updated_at: now, cursor });
  });
  return withinBudgets(work);
}

export async function listRevisions(ctx: UserCtx, id: string) {
  await ownRecord(ctx.db, ctx.session.accountId, id);
  return store.findRevisions(ctx.db, ctx.session.accountId, id);
}

export async function countLiving(ctx: UserCtx, kind: RecordKind): Promise<number> {
  return store.countLivingRecords(ctx.db, ctx.session.accountId, kind);
}

/** Empties what lay in the trash for its days. @returns how many records */
export async function purgeOldTrash(ctx: SystemCtx): Promise<number> {
  const now = ctx.clock.now();
  const before = new Date(now.getTime() - BOUNDS.trashDays.limit * DAY_MS);
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

/** Forgets records whose content has long been gone. @returns how many */
export async function purgeTombstones(ctx: SystemCtx): Promise<number> {
  const before = new Date(ctx.clock.now().getTime() - BOUNDS.tombstoneDays.limit * DAY_MS);
  for (let dropped = 0; ;) {
    const accounts = await store.findTombstones(ctx.db, before, PURGE_BATCH);
    for (const accountId of accounts)
      dropped += await withTransaction(ctx, async (tx) => {
        await store.lockHead(tx, accountId);
        return store.dropTombstones(tx, accountId, before);
      });
    if (accounts.length < PURGE_BATCH) return dropped;
  }
}

/** Every record of an account, page by page. */
export async function* eachRecord(tx: Tx, accountId: string): AsyncGenerator<RecordRow> {
  for (let since = 0; ;) {
    const filter = { since, limit: LIMITS.recordPage, bytes: PAGE_BYTES };
    const { rows, hasMore } = await store.findChanges(tx, accountId, filter);
    yield* rows;
    since = rows.at(-1)?.cursor ?? since;
    if (!hasMore || rows.length === 0) return;
  }
}

/** Fields of every living record of an account of a kind, page by page; a field that is too large is left out. */
export async function* eachLiving(
  tx: Tx,
  accountId: string,
  query: { readonly kind: RecordKind; readonly fields: readonly string[]; readonly maxBytes: number },
): AsyncGenerator<RecordParts> {
  for (let since = 0; ;) {
    const rows = await store.findParts(tx, accountId, { ...query, since, limit: PARTS_PAGE });
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PARTS_PAGE) return;
    since = last.cursor;
  }
}

/** Where an account's changes stand: another number where any record of it has changed. */
export async function cursorOf(ctx: Pick<Ctx, 'db'>, accountId: string): Promise<number> {
  return store.findCursor(ctx.db, accountId);
}

/** Every body of an account that is not (any more) its record's, page by page. */
export async function* eachRevision(tx: Tx, accountId: string): AsyncGenerator<RevisionRow> {
  for (
    let after: store.RevisionKey | undefined = { record_id: FIRST_ID, id: FIRST_ID };
    after !== undefined;
  ) {
    const page: readonly RevisionRow[] = await store.findRevisionPage(tx, accountId, after, PAGE_BYTES);
    yield* page;
    after = page.at(-1);
  }
}

/** How many births were saved or changed since each of the instants. */
export async function countBirths(ctx: Pick<Ctx, 'db'>, accountId: string, since: Since) {
  return store.countChanged(ctx.db, accountId, ['case', 'comparison'], since);
}

export async function eraseRecords(tx: Tx, accountId: string): Promise<void> {
  await store.eraseRecords(tx, accountId);
}
