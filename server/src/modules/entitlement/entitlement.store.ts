/**
 * Grants, their revocations, and what uses of services were spent on. An account is read with those that were merged into it.
 */
import { sql } from 'kysely';
import type { EntitlementRow, RevocationRow, UnlockRow } from '../../db/moneyTables.ts';
import { ownIds } from '../../db/owned.ts';
import type { Tx } from '../../db/tables.ts';

/** @returns false where the same cause granted before */
export async function addEntitlement(tx: Tx, row: EntitlementRow): Promise<boolean> {
  const added = await tx
    .insertInto('entitlement')
    .values(row)
    .onConflict((conflict) => conflict.columns(['source', 'source_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** @returns false where the same cause revoked before */
export async function addRevocation(tx: Tx, row: RevocationRow): Promise<boolean> {
  const added = await tx
    .insertInto('entitlement_taken')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('entitlement_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** An entitlement with the days taken back of it; null where all was. */
export type GrantRow = EntitlementRow & { readonly taken: number | null };

const REVOKED_DAYS = sql<number | null>`CASE WHEN EXISTS (
    SELECT 1 FROM entitlement_taken t WHERE t.entitlement_id = entitlement.id AND t.days IS NULL
  ) THEN NULL ELSE (
    SELECT coalesce(sum(t.days), 0)::int FROM entitlement_taken t WHERE t.entitlement_id = entitlement.id
  ) END`;

export async function findGrants(tx: Tx, accountId: string): Promise<readonly GrantRow[]> {
  return tx
    .selectFrom('entitlement')
    .selectAll()
    .select(REVOKED_DAYS.as('taken'))
    .where('account_id', '=', ownIds(accountId))
    .orderBy('granted_at')
    .orderBy('id')
    .execute();
}

export async function findBySource(
  tx: Tx,
  source: EntitlementRow['source'],
  sourceId: string,
): Promise<GrantRow | null> {
  const row = await tx
    .selectFrom('entitlement')
    .selectAll()
    .select(REVOKED_DAYS.as('taken'))
    .where('source', '=', source)
    .where('source_id', '=', sourceId)
    .executeTakeFirst();
  return row ?? null;
}

/** Uses of services that are neither spent nor taken back, the oldest first. */
export async function findUnspent(tx: Tx, accountId: string, productId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM entitlement e WHERE account_id = ${ownIds(accountId)} AND product_id = ${productId} AND kind = 'service'
      AND NOT EXISTS (SELECT 1 FROM service_unlock u WHERE u.entitlement_id = e.id)
      AND NOT EXISTS (SELECT 1 FROM entitlement_taken t WHERE t.entitlement_id = e.id)
    ORDER BY granted_at, id`.execute(tx);
  return rows.map((row) => row.id);
}

/** What uses that were not taken back were spent on, the newest first. */
export async function findUnlocks(tx: Tx, accountId: string): Promise<readonly UnlockRow[]> {
  const { rows } = await sql<UnlockRow>`
    SELECT * FROM service_unlock u WHERE account_id = ${ownIds(accountId)}
      AND NOT EXISTS (SELECT 1 FROM entitlement_taken t WHERE t.entitlement_id = u.entitlement_id)
    ORDER BY at DESC`.execute(tx);
  return rows;
}

/** An account that was merged into another, and when. */
export type MergedRow = { readonly id: string; readonly merged_into: string; readonly merged_at: Date };

/** Accounts that were merged into an account, at any depth. */
export async function findMerged(tx: Tx, accountId: string): Promise<readonly MergedRow[]> {
  const { rows } = await sql<MergedRow>`
    SELECT id, merged_into, merged_at FROM account WHERE id = ${ownIds(accountId)} AND id <> ${accountId}`.execute(
    tx,
  );
  return rows;
}

/** For erasure: what uses were spent on names charts. */
export async function eraseUnlocks(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('service_unlock').where('account_id', '=', accountId).execute();
}

export async function addUnlock(tx: Tx, row: UnlockRow): Promise<void> {
  await tx.insertInto('service_unlock').values(row).execute();
}
