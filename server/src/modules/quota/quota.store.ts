/** Ledger and counters of free uses. */
import type { Feature } from '@shangyuan/contract';
import { sql, type Insertable } from 'kysely';
import type { QuotaUseRow, Tx } from '../../db/tables.ts';

/** @returns false when the request id was used before */
export async function addUse(tx: Tx, use: Insertable<QuotaUseRow>): Promise<boolean> {
  const added = await tx
    .insertInto('quota_use')
    .values(use)
    .onConflict((conflict) => conflict.doNothing())
    .returning('request_id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function findUse(tx: Tx, accountId: string, requestId: string) {
  const row = await tx
    .selectFrom('quota_use')
    .select(['feature', 'day'])
    .where('account_id', '=', accountId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Counts one use in one statement.
 *
 * @returns how many are used now, or null when the limit is reached
 */
export async function takeOne(
  tx: Tx,
  key: { accountId: string; day: string; feature: Feature },
  limit: number,
): Promise<number | null> {
  if (limit === 0) return null;
  const { rows } = await sql<{ used: number }>`
    INSERT INTO quota_day (account_id, day, feature, used) VALUES (${key.accountId}, ${key.day}::date, ${key.feature}, 1)
    ON CONFLICT (account_id, day, feature) DO UPDATE SET used = quota_day.used + 1 WHERE quota_day.used < ${limit}
    RETURNING used`.execute(tx);
  return rows[0]?.used ?? null;
}

/** The latest day an account has counters for. */
export async function findLastDay(tx: Tx, accountId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('quota_day')
    .select((columns) => columns.fn.max('day').as('day'))
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.day ?? null;
}

export async function findUsed(tx: Tx, accountId: string, day: string) {
  return tx
    .selectFrom('quota_day')
    .select(['feature', 'used'])
    .where('account_id', '=', accountId)
    .where('day', '=', day)
    .execute();
}

export async function findLimits(tx: Tx) {
  return tx.selectFrom('quota_limit').selectAll().execute();
}

export async function saveLimit(tx: Tx, feature: Feature, perDay: number): Promise<void> {
  await tx
    .insertInto('quota_limit')
    .values({ feature, per_day: perDay })
    .onConflict((conflict) => conflict.column('feature').doUpdateSet({ per_day: perDay }))
    .execute();
}

export async function dropLimit(tx: Tx, feature: Feature): Promise<void> {
  await tx.deleteFrom('quota_limit').where('feature', '=', feature).execute();
}

/** Uses of an account by feature, in all and on a day. */
export async function countUses(tx: Tx, accountId: string, day: string) {
  return tx
    .selectFrom('quota_use')
    .select([
      'feature',
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) FILTER (WHERE day = ${day}::date))::int`.as('today'),
    ])
    .where('account_id', '=', accountId)
    .groupBy('feature')
    .execute();
}

export async function findUses(tx: Tx, accountId: string) {
  return tx
    .selectFrom('quota_use')
    .select(['feature', 'day', 'is_counted', 'at'])
    .where('account_id', '=', accountId)
    .orderBy('at')
    .execute();
}

export async function eraseUses(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('quota_use').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('quota_day').where('account_id', '=', accountId).execute();
}
