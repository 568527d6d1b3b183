/**
 * Saved records, their revisions and the head that orders and counts their changes. A save is one statement: what it does
 * is in db/functions/save_record.sql, and who may in save_own_record.sql and save_own_records.sql there; a new record is added by
 * add_own_record.sql.
 */
import type { RecordKind } from '@shangyuan/contract';
import { CompiledQuery, sql } from 'kysely';
import { countsSince, type Since } from '../../db/counts.ts';
import type { SessionToken } from '../../ports.ts';
import type { Json, RecordRow, RevisionRow, Tx } from '../../db/tables.ts';
import { isUniqueViolation } from '../../db/transaction.ts';

/** What an account may have: living, kept (the trash too), rows, bytes, writes a minute, bytes written a day. */
export type Budgets = readonly [number, number, number, number, number, number];

/** A save as the functions take it. */
export type SaveArguments = {
  readonly id: string;
  readonly kind: RecordKind;
  readonly body: Json;
  readonly editedAt: Date;
  readonly baseRevision: number | null;
  readonly resolves: readonly string[] | null;
  readonly revisionId: string;
  readonly revisions: number;
  readonly conflicts: number;
  readonly budgets: Budgets;
  readonly now: Date;
};

/** What became of a save; `o_body` is null where it is the body that was sent. */
export type SaveResult = {
  readonly o_outcome: 'nobody' | 'mine' | 'server' | 'conflict' | 'kind' | 'full';
  readonly o_revision: number;
  readonly o_edited: Date;
  readonly o_deleted: Date | null;
  readonly o_cursor: number;
  readonly o_conflicts: number;
  readonly o_body: Json | null;
};

const BODY = '$%::uuid, $%, $%::text::jsonb, $%, $%, $%::uuid[], $%::uuid, $%, $%, $%::bigint[], $%';
const numbered = (text: string) => {
  let n = 0;
  return text.replaceAll('$%', () => `$${(n += 1)}`);
};
const SAVE = numbered(`SELECT * FROM save_record($%::uuid, ${BODY})`);
const SAVE_OWN = numbered(`SELECT * FROM save_own_record($%, $%::interval, $%::interval, ${BODY})`);
/** A new record, as one statement. */
export const ADD_OWN = `SELECT add_own_record($1, $2::interval, $3::uuid, $4, $5::text::jsonb, $6::timestamptz, $7::bigint[],
  $8::timestamptz) AS cursor`;
const SAVE_MANY = numbered(
  'SELECT * FROM save_own_records($%, $%::interval, $%::interval, $%::text::jsonb, $%, $%, $%::bigint[], $%)',
);

function argumentsOf(save: SaveArguments): readonly unknown[] {
  return [
    save.id,
    save.kind,
    JSON.stringify(save.body),
    save.editedAt,
    save.baseRevision,
    save.resolves,
    save.revisionId,
    save.revisions,
    save.conflicts,
    save.budgets,
    save.now,
  ];
}

async function runSave(tx: Tx, text: string, values: readonly unknown[]): Promise<SaveResult> {
  const { rows } = await tx.executeQuery<SaveResult>(CompiledQuery.raw(text, [...values]));
  const row = rows[0];
  if (row === undefined) throw new RangeError('Cannot save a record: no answer, expected one');
  return row;
}

/** Saves a record of an account. */
export async function saveRecord(tx: Tx, accountId: string, save: SaveArguments): Promise<SaveResult> {
  return runSave(tx, SAVE, [accountId, ...argumentsOf(save)]);
}

/** Saves a record for the holder of the token. */
export async function saveOwnRecord(tx: Tx, token: SessionToken, save: SaveArguments): Promise<SaveResult> {
  return runSave(tx, SAVE_OWN, [token.token, token.touch, token.idle, ...argumentsOf(save)]);
}

/**
 * Adds a record for the holder of the token (db/functions/add_own_record.sql).
 *
 * @returns null where it is to be saved by {@link saveOwnRecord}, which says why
 */
export async function addOwnRecord(
  tx: Tx,
  { token, touch }: SessionToken,
  save: SaveArguments,
): Promise<SaveResult | null> {
  const { id, kind, body, editedAt, budgets, now } = save;
  const values = [
    token,
    touch,
    id,
    kind,
    JSON.stringify(body),
    editedAt.toISOString(),
    budgets,
    now.toISOString(),
  ];
  try {
    const { rows } = await tx.executeQuery<{ cursor: number | null }>(CompiledQuery.raw(ADD_OWN, values));
    const cursor = rows[0]?.cursor ?? null;
    return cursor === null ? null : { ...ADDED, o_edited: editedAt, o_cursor: cursor };
  } catch (error) {
    // There is a record of this id.
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}

/** What became of a record that was added. */
const ADDED = {
  o_outcome: 'mine',
  o_revision: 1,
  o_deleted: null,
  o_conflicts: 0,
  o_body: null,
} as const satisfies Partial<SaveResult>;

/** One result of a save of many; an exceeded budget is given by its SQLSTATE. */
export type SaveManyResult = Omit<SaveResult, 'o_outcome'> & {
  readonly o_outcome: SaveResult['o_outcome'] | 'SY001' | 'SY002' | 'SY003' | 'SY004';
};

/** Saves records for a token in one statement. @returns one result a draft, in their order */
export async function saveOwnRecords(
  tx: Tx,
  token: SessionToken,
  saves: readonly [SaveArguments, ...SaveArguments[]],
): Promise<readonly SaveManyResult[]> {
  const [{ revisions, conflicts, budgets, now }] = saves;
  const drafts = saves.map(({ id, kind, body, editedAt, baseRevision, resolves, revisionId }) => ({
    id,
    kind,
    body,
    editedAt,
    baseRevision,
    resolves,
    revisionId,
  }));
  const values = [JSON.stringify(drafts), revisions, conflicts, budgets, now];
  const { rows } = await tx.executeQuery<SaveManyResult>(
    CompiledQuery.raw(SAVE_MANY, [token.token, token.touch, token.idle, ...values]),
  );
  return rows;
}

type HeadChange = { living?: number; kept?: number; bytes?: number };

/** Moves the head of an account's records by one change (db/functions/move_head.sql). @returns the new cursor */
export async function moveHead(
  tx: Tx,
  accountId: string,
  { living = 0, kept = 0, bytes = 0 }: HeadChange,
  budgets: Budgets,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ cursor: number }>`
    SELECT o_cursor AS cursor FROM move_head(
      ${accountId}::uuid, ${living}, ${kept}, 0, ${bytes}, 0, ${budgets}::bigint[], ${now})`.execute(tx);
  return rows[0]?.cursor ?? 0;
}

/** Locks the head so that changes of an account's records happen one after another (db/functions/lock_head.sql). */
export async function lockHead(tx: Tx, accountId: string): Promise<void> {
  await sql`SELECT lock_head(${accountId}::uuid)`.execute(tx);
}

export async function findRecord(tx: Tx, accountId: string, id: string): Promise<RecordRow | null> {
  const row = await tx
    .selectFrom('record')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Some fields of the body of a record. */
export type PartsRow = Pick<RecordRow, 'id' | 'edited_at' | 'cursor'> & {
  readonly body: Json;
};

/** Living records of a kind in the order of their last change, each with the fields that are asked for and not too large. */
export async function findParts(
  tx: Tx,
  accountId: string,
  query: {
    readonly kind: RecordKind;
    readonly fields: readonly string[];
    readonly maxBytes: number;
    readonly since: number;
    readonly limit: number;
  },
): Promise<readonly PartsRow[]> {
  const { kind, fields, maxBytes, since, limit } = query;
  const { rows } = await sql<PartsRow>`
    SELECT id, edited_at, cursor, coalesce((
        SELECT jsonb_object_agg(key, value) FROM jsonb_each(body)
        WHERE key = ANY(${[...fields]}::text[]) AND octet_length(value::text) <= ${maxBytes}
      ), '{}') AS body
    FROM record WHERE account_id = ${accountId} AND kind = ${kind} AND deleted_at IS NULL AND cursor > ${since}
    ORDER BY cursor LIMIT ${limit}`.execute(tx);
  return rows;
}

/** Cursor of the last change of an account's records, 0 where there was none. */
export async function findCursor(tx: Tx, accountId: string): Promise<number> {
  const row = await tx
    .selectFrom('record_head')
    .select('cursor')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return Number(row?.cursor ?? 0);
}

type Changes = {
  readonly deleted_at: Date | null;
  readonly updated_at: Date;
  readonly cursor: number;
  readonly body?: null;
  readonly conflicts?: number;
};

/** Changes a record's state; its revision grows. */
export async function changeRecord(
  tx: Tx,
  key: { accountId: string; id: string },
  changes: Changes,
): Promise<RecordRow> {
  return tx
    .updateTable('record')
    .set({ ...changes, revision: sql<number>`revision + 1` })
    .where('account_id', '=', key.accountId)
    .where('id', '=', key.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A page of changes, and where the head stands. */
export type Changed = {
  readonly rows: readonly RecordRow[];
  /** Cursor below which tombstones may be gone. */
  readonly floor: number;
  /** Whether the page begins at the beginning because `since` lies below the floor. */
  readonly isReset: boolean;
  readonly hasMore: boolean;
};

type Filter = {
  readonly since: number;
  readonly limit: number;
  readonly bytes: number;
  readonly kind?: RecordKind | undefined;
};

type ChangedRow = { floor: number; is_reset: boolean; found: number | null } & (RecordRow | { id: null });

/** Changes after a cursor, in its order: at most so many rows, and no more bytes than given but for the first row. */
export async function findChanges(tx: Tx, accountId: string, filter: Filter): Promise<Changed> {
  const { since, limit, bytes, kind = null } = filter;
  const { rows } = await sql<ChangedRow>`
    SELECT h.floor, ${since}::bigint > 0 AND ${since}::bigint < h.floor AS is_reset, p.found, r.*
    FROM record_head h
    LEFT JOIN LATERAL (
      SELECT x.id, x.bytes, sum(x.bytes) OVER (ORDER BY x.cursor) AS upto, count(*) OVER () AS found
      FROM (
        SELECT y.id, y.bytes, y.cursor FROM record y
        WHERE y.account_id = h.account_id
          AND y.cursor > CASE WHEN ${since}::bigint < h.floor THEN 0 ELSE ${since}::bigint END
          AND (${kind}::text IS NULL OR y.kind = ${kind})
        ORDER BY y.cursor LIMIT ${limit + 1}
      ) x
    ) p ON p.upto - p.bytes < ${bytes}
    LEFT JOIN record r ON r.account_id = h.account_id AND r.id = p.id
    WHERE h.account_id = ${accountId}::uuid
    ORDER BY r.cursor`.execute(tx);
  const found = rows.flatMap((row) => (row.id === null ? [] : [row]));
  const items = found.slice(0, limit);
  return {
    rows: items,
    floor: rows[0]?.floor ?? 0,
    isReset: rows[0]?.is_reset ?? false,
    hasMore: Number(rows[0]?.found ?? 0) > items.length,
  };
}

export async function countLivingRecords(tx: Tx, accountId: string, kind: RecordKind): Promise<number> {
  const row = await tx
    .selectFrom('record')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.n;
}

export async function findRevisions(tx: Tx, accountId: string, recordId: string) {
  return tx
    .selectFrom('record_revision')
    .select(['id', 'body', 'revision', 'is_conflict', 'edited_at', 'kept_at'])
    .where('account_id', '=', accountId)
    .where('record_id', '=', recordId)
    .orderBy('kept_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** @returns how many bytes they were */
export async function dropRevisions(tx: Tx, accountId: string, recordId: string): Promise<number> {
  const rows = await tx
    .deleteFrom('record_revision')
    .where('account_id', '=', accountId)
    .where('record_id', '=', recordId)
    .returning('bytes')
    .execute();
  return rows.reduce((sum, row) => sum + row.bytes, 0);
}

/** Takes the cases of a group that is gone for good out of it; each is a separate change. */
export async function clearGroup(tx: Tx, accountId: string, groupId: string, now: Date): Promise<void> {
  await sql`
    WITH member AS (
      SELECT r.id, r.bytes, row_number() OVER (ORDER BY r.cursor) AS n FROM record r
      WHERE r.account_id = ${accountId}::uuid AND r.kind = 'case' AND r.body ->> 'groupId' = ${groupId}
    ), changed AS (
      UPDATE record r SET body = jsonb_set(r.body, '{groupId}', 'null'), revision = r.revision + 1,
        updated_at = ${now}, cursor = h.cursor + m.n
      FROM member m, record_head h
      WHERE r.account_id = ${accountId}::uuid AND r.id = m.id AND h.account_id = r.account_id
      RETURNING r.bytes - m.bytes AS grown
    )
    UPDATE record_head h SET
      cursor = h.cursor + (SELECT count(*) FROM changed),
      bytes = h.bytes + (SELECT coalesce(sum(grown), 0) FROM changed)
    WHERE h.account_id = ${accountId}::uuid`.execute(tx);
}

/** Records that lay in the trash since before an instant. */
export async function findOldTrash(tx: Tx, before: Date, limit: number) {
  return tx
    .selectFrom('record')
    .select(['account_id', 'id'])
    .where('deleted_at', '<=', before)
    .where('body', 'is not', null)
    .orderBy('deleted_at')
    .limit(limit)
    .execute();
}

/** Accounts with tombstones of before an instant. */
export async function findTombstones(tx: Tx, before: Date, limit: number): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('record')
    .select('account_id')
    .distinct()
    .where('deleted_at', '<=', before)
    .where('body', 'is', null)
    .limit(limit)
    .execute();
  return rows.map((row) => row.account_id);
}

/** Removes an account's tombstones of before an instant; readers of before the floor begin again. @returns how many */
export async function dropTombstones(tx: Tx, accountId: string, before: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    WITH gone AS (
      DELETE FROM record WHERE account_id = ${accountId}::uuid AND body IS NULL AND deleted_at <= ${before}
      RETURNING cursor
    ), moved AS (
      UPDATE record_head h SET total = greatest(0, h.total - (SELECT count(*) FROM gone)::integer),
        floor = greatest(h.floor, (SELECT max(cursor) FROM gone))
      WHERE h.account_id = ${accountId}::uuid AND EXISTS (SELECT 1 FROM gone)
    )
    SELECT count(*)::int AS n FROM gone`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** Which revision it is. */
export type RevisionKey = Pick<RevisionRow, 'record_id' | 'id'>;

/** A page of an account's revisions in the order of their ids, no more bytes than given but for the first. */
export async function findRevisionPage(tx: Tx, accountId: string, after: RevisionKey, bytes: number) {
  const { rows } = await sql<RevisionRow>`
    SELECT v.* FROM (
      SELECT x.record_id, x.id, x.bytes, sum(x.bytes) OVER (ORDER BY x.record_id, x.id) AS upto FROM (
        SELECT y.record_id, y.id, y.bytes FROM record_revision y
        WHERE y.account_id = ${accountId}::uuid AND (y.record_id, y.id) > (${after.record_id}::uuid, ${after.id}::uuid)
        ORDER BY y.record_id, y.id LIMIT 200
      ) x
    ) p JOIN record_revision v ON v.account_id = ${accountId}::uuid AND v.record_id = p.record_id AND v.id = p.id
    WHERE p.upto - p.bytes < ${bytes} ORDER BY v.record_id, v.id`.execute(tx);
  return rows;
}

/** How many records of some kinds were changed since each of the instants. */
export async function countChanged(
  tx: Tx,
  accountId: string,
  kinds: readonly RecordKind[],
  since: Since,
): Promise<readonly number[]> {
  const row = await tx
    .selectFrom('record')
    .select(countsSince('updated_at', since).as('n'))
    .where('account_id', '=', accountId)
    .where('kind', 'in', kinds)
    .executeTakeFirstOrThrow();
  return row.n;
}

export async function eraseRecords(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('record').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('record_head').where('account_id', '=', accountId).execute();
}
