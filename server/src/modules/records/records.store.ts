/** Saved records, their revisions and the head that orders their changes. */
import type { RecordKind } from '@shangyuan/contract';
import { sql } from 'kysely';
import { countsSince, type Since } from '../../db/counts.ts';
import type { Json, RecordRow, Tx } from '../../db/tables.ts';
import { jsonb, newId } from '../../db/values.ts';

/**
 * Moves the head of an account's records forward, and locks it until the transaction ends.
 *
 * @param living how many living records come or go
 * @returns the new cursor and number of living records
 */
export async function advanceHead(tx: Tx, accountId: string, living: number) {
  const { rows } = await sql<{ cursor: number; living: number }>`
    INSERT INTO record_head (account_id, cursor, living) VALUES (${accountId}, 1, ${Math.max(0, living)})
    ON CONFLICT (account_id) DO UPDATE SET
      cursor = record_head.cursor + 1, living = greatest(0, record_head.living + ${living})
    RETURNING cursor, living`.execute(tx);
  const head = rows[0];
  if (head === undefined) throw new RangeError('Cannot advance the head of records: no row, expected one');
  return head;
}

/** Locks the head so that changes of an account's records happen one after another. */
export async function lockHead(tx: Tx, accountId: string): Promise<void> {
  await sql`
    INSERT INTO record_head (account_id, cursor, living) VALUES (${accountId}, 0, 0)
    ON CONFLICT (account_id) DO UPDATE SET cursor = record_head.cursor`.execute(tx);
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

export async function addRecord(tx: Tx, record: RecordRow & { body: Json }): Promise<void> {
  await tx
    .insertInto('record')
    .values({ ...record, body: jsonb(record.body) })
    .execute();
}

type Changes = Partial<Pick<RecordRow, 'revision' | 'edited_at' | 'deleted_at' | 'updated_at' | 'cursor'>>;

export async function changeRecord(
  tx: Tx,
  key: { accountId: string; id: string },
  changes: Changes & { body?: Json | null },
): Promise<RecordRow> {
  const { body, ...rest } = changes;
  const bodyChange = body === undefined ? {} : { body: body === null ? null : jsonb(body) };
  return tx
    .updateTable('record')
    .set({ ...rest, ...bodyChange })
    .where('account_id', '=', key.accountId)
    .where('id', '=', key.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findChanges(
  tx: Tx,
  accountId: string,
  filter: { since: number; limit: number; kind?: RecordKind | undefined },
): Promise<readonly RecordRow[]> {
  let query = tx
    .selectFrom('record')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('cursor', '>', filter.since)
    .orderBy('cursor')
    .limit(filter.limit);
  if (filter.kind !== undefined) query = query.where('kind', '=', filter.kind);
  return query.execute();
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

type NewRevision = { accountId: string; recordId: string; body: Json; editedAt: Date; keptAt: Date };

/** Keeps a body that lost; of more than `limit` the oldest go. */
export async function addRevision(tx: Tx, revision: NewRevision, limit: number): Promise<void> {
  const { accountId, recordId } = revision;
  await tx
    .insertInto('record_revision')
    .values({
      account_id: accountId,
      record_id: recordId,
      id: newId(revision.keptAt),
      body: jsonb(revision.body),
      edited_at: revision.editedAt,
      kept_at: revision.keptAt,
    })
    .execute();
  await sql`
    DELETE FROM record_revision WHERE account_id = ${accountId} AND record_id = ${recordId} AND id IN (
      SELECT id FROM record_revision WHERE account_id = ${accountId} AND record_id = ${recordId}
      ORDER BY kept_at DESC, id DESC OFFSET ${limit})`.execute(tx);
}

export async function findRevisions(tx: Tx, accountId: string, recordId: string) {
  return tx
    .selectFrom('record_revision')
    .select(['body', 'edited_at', 'kept_at'])
    .where('account_id', '=', accountId)
    .where('record_id', '=', recordId)
    .orderBy('kept_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function dropRevisions(tx: Tx, accountId: string, recordId: string): Promise<void> {
  await tx
    .deleteFrom('record_revision')
    .where('account_id', '=', accountId)
    .where('record_id', '=', recordId)
    .execute();
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

export async function findAllRecords(tx: Tx, accountId: string) {
  return tx.selectFrom('record').selectAll().where('account_id', '=', accountId).orderBy('cursor').execute();
}

export async function findAllRevisions(tx: Tx, accountId: string) {
  return tx
    .selectFrom('record_revision')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('kept_at')
    .orderBy('id')
    .execute();
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
