/** Batches of activation codes and the codes themselves, found by their keyed hash. */
import { sql } from 'kysely';
import type { BatchRow, CodeRow } from '../../db/moneyTables.ts';
import { ownIds } from '../../db/owned.ts';
import type { Tx } from '../../db/tables.ts';

/** @returns false where its request has made a batch before */
export async function addBatch(tx: Tx, batch: BatchRow): Promise<boolean> {
  const added = await tx
    .insertInto('code_batch')
    .values(batch)
    .onConflict((conflict) => conflict.column('request_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function addCodes(tx: Tx, rows: readonly CodeRow[]): Promise<void> {
  await tx
    .insertInto('activation_code')
    .values([...rows])
    .execute();
}

/** What a code gives. */
export type RedeemedRow = Pick<BatchRow, 'name' | 'days' | 'is_lifetime'> & { readonly id: string };

/**
 * Uses a code, in one statement.
 *
 * @returns what it gives, null where it is unknown, used, revoked or too old
 */
export async function redeem(
  tx: Tx,
  use: {
    readonly hmacs: readonly Buffer[];
    readonly accountId: string;
    readonly requestId: string | null;
    readonly now: Date;
  },
): Promise<RedeemedRow | null> {
  const { rows } = await sql<RedeemedRow>`
    UPDATE activation_code c SET used_by = ${use.accountId}, used_at = ${use.now}, request_id = ${use.requestId} FROM code_batch b
    WHERE c.code_hmac IN (${sql.join(use.hmacs)}) AND b.id = c.batch_id AND c.used_by IS NULL AND c.revoked_at IS NULL AND b.revoked_at IS NULL
      AND (b.expires_at IS NULL OR b.expires_at > ${use.now})
    RETURNING c.id, b.name, b.days, b.is_lifetime`.execute(tx);
  return rows[0] ?? null;
}

/** A code that an account has used, with what it gave. */
export type UsedRow = RedeemedRow & { readonly used_at: Date; readonly request_id: string | null };

export async function findUsed(tx: Tx, accountId: string): Promise<readonly UsedRow[]> {
  const { rows } = await sql<UsedRow>`
    SELECT c.id, b.name, b.days, b.is_lifetime, c.used_at, c.request_id FROM activation_code c JOIN code_batch b ON b.id = c.batch_id
    WHERE c.used_by = ${ownIds(accountId)} ORDER BY c.used_at DESC`.execute(tx);
  return rows;
}

/** A code by its hash, under any secret. */
export async function findCode(tx: Tx, hmacs: readonly Buffer[]): Promise<CodeRow | null> {
  const row = await tx
    .selectFrom('activation_code')
    .selectAll()
    .where('code_hmac', 'in', hmacs)
    .executeTakeFirst();
  return row ?? null;
}

export async function findBatch(tx: Tx, id: string): Promise<BatchRow | null> {
  return (await tx.selectFrom('code_batch').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** A batch with how many of its codes are used and revoked. */
export type CountedBatch = BatchRow & { readonly used: number; readonly revoked: number };

/** A part of a list: what follows an id, and how many at most; null for all. */
export type Page = { readonly after: string | null; readonly limit: number | null };

/** Batches with how many of their codes are used and revoked, the newest first. */
export async function findBatches(tx: Tx, { after, limit }: Page): Promise<readonly CountedBatch[]> {
  const { rows } = await sql<CountedBatch>`
    SELECT b.*, c.used, c.revoked
    FROM (SELECT * FROM code_batch WHERE ${after}::uuid IS NULL OR id < ${after}::uuid ORDER BY id DESC LIMIT ${limit}::int) b
    CROSS JOIN LATERAL (
      SELECT count(used_by)::int AS used, count(revoked_at)::int AS revoked FROM activation_code WHERE batch_id = b.id
    ) c ORDER BY b.id DESC`.execute(tx);
  return rows;
}

/** Codes that can still be used, by what their batch says of the secret they were made under. */
export async function countUsable(tx: Tx, now: Date) {
  const { rows } = await sql<Pick<BatchRow, 'secret_mark'> & { readonly codes: number }>`
    SELECT b.secret_mark, count(*)::int AS codes FROM code_batch b JOIN activation_code c ON c.batch_id = b.id
    WHERE c.used_by IS NULL AND c.revoked_at IS NULL AND b.revoked_at IS NULL AND (b.expires_at IS NULL OR b.expires_at > ${now})
    GROUP BY b.id`.execute(tx);
  return rows;
}

export async function findUses(tx: Tx, batchId: string) {
  return tx
    .selectFrom('activation_code')
    .select(['serial', 'used_by', 'used_at', 'revoked_at'])
    .where('batch_id', '=', batchId)
    .where((where) => where.or([where('used_by', 'is not', null), where('revoked_at', 'is not', null)]))
    .orderBy('serial')
    .execute();
}

/** @returns whether it was neither used nor revoked */
export async function revokeCode(tx: Tx, id: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('activation_code')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('used_by', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Revokes a batch with every code of it that is not used. @returns how many codes */
export async function revokeBatch(tx: Tx, id: string, now: Date): Promise<number> {
  await tx
    .updateTable('code_batch')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
  const rows = await tx
    .updateTable('activation_code')
    .set({ revoked_at: now })
    .where('batch_id', '=', id)
    .where('used_by', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length;
}
