/**
 * Ledger and counters of free uses. A use is one statement, in db/functions: use_quota.sql counts most, take_quota.sql all
 * others by count_use.sql, as reconcile_quota.sql does for uses made offline.
 */
import type { Feature } from '@shangyuan/contract';
import { CompiledQuery, sql } from 'kysely';
import type { Tx } from '../../db/tables.ts';
import type { SessionToken } from '../../ports.ts';

/** What became of a use; see db/functions/count_use.sql. */
export type TakeResult = {
  readonly o_outcome: 'nobody' | 'taken' | 'free' | 'usedUp' | 'repeat' | 'reused' | 'tooMany';
  readonly o_day: string;
  readonly o_is_member: boolean;
  readonly o_remaining: number;
};

type TakeArguments = {
  readonly feature: Feature;
  readonly requestId: string;
  readonly perDay: number;
  readonly today: string;
  readonly uncounted: number;
  readonly now: Date;
};

/** A use, as one statement. */
export const TAKE =
  'SELECT use_quota($1, $2::interval, $3::interval, $4, $5, $6, $7::date, $8, $9::timestamptz) AS taken';

/** Uses a feature once, for the holder of the token (db/functions/use_quota.sql). */
export async function takeQuota(
  tx: Tx,
  { token, touch, idle }: SessionToken,
  take: TakeArguments,
): Promise<TakeResult> {
  const { feature, requestId, perDay, today, uncounted, now } = take;
  const values = [token, touch, idle, feature, requestId, perDay, today, uncounted, now.toISOString()];
  const { rows } = await tx.executeQuery<{ taken: TakeResult | number }>(CompiledQuery.raw(TAKE, values));
  const taken = rows[0]?.taken;
  if (taken === undefined) throw new RangeError('Cannot take a quota: no answer, expected one');
  if (typeof taken !== 'number') return taken;
  return { o_outcome: 'taken', o_day: today, o_is_member: false, o_remaining: taken };
}

/** A use made offline, and the limit of its feature. */
export type OfflineRow = {
  readonly feature: Feature;
  readonly requestId: string;
  readonly date: string;
  readonly perDay: number;
};

/** Writes offline uses into the ledger, each on its own day where that is one of the last `back` days. */
export async function reconcileQuota(
  tx: Tx,
  accountId: string,
  uses: readonly OfflineRow[],
  { today, back, uncounted, now }: { today: string; back: number; uncounted: number; now: Date },
): Promise<void> {
  const features = uses.map((use) => use.feature);
  const requests = uses.map((use) => use.requestId);
  const days = uses.map((use) => use.date);
  const defaults = uses.map((use) => use.perDay);
  await sql`SELECT reconcile_quota(
    ${accountId}::uuid, ${features}::text[], ${requests}::text[], ${days}::date[], ${defaults}::int[],
    ${today}::date, ${back}, ${uncounted}, ${now})`.execute(tx);
}

/** Counters of an account on its day, and whether it is a member. */
export type StateRow = {
  readonly day: string;
  readonly is_member: boolean;
  readonly used: Readonly<Record<string, number>>;
};

export async function findState(tx: Tx, accountId: string, today: string, now: Date): Promise<StateRow> {
  const { rows } = await sql<StateRow>`
    WITH d AS (SELECT quota_today(${accountId}::uuid, ${today}::date) AS day)
    SELECT d.day, is_member(${accountId}::uuid, ${now}) IS TRUE AS is_member,
      (SELECT coalesce(json_object_agg(q.feature, q.used), '{}') FROM quota_day q
        WHERE q.account_id = ${accountId}::uuid AND q.day = d.day) AS used
    FROM d`.execute(tx);
  const row = rows[0];
  if (row === undefined) throw new RangeError('Cannot read counters: no answer, expected one');
  return row;
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

/** Uses of an account by feature, in all and on its day. */
export async function countUses(tx: Tx, accountId: string, today: string) {
  const day = sql<string>`quota_today(${accountId}::uuid, ${today}::date)`;
  return tx
    .selectFrom('quota_use')
    .select([
      'feature',
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) FILTER (WHERE day = ${day}))::int`.as('today'),
    ])
    .where('account_id', '=', accountId)
    .groupBy('feature')
    .execute();
}

/** A page of an account's uses, in the order of their request ids. */
export async function findUsePage(tx: Tx, accountId: string, after: string, limit: number) {
  return tx
    .selectFrom('quota_use')
    .select(['request_id', 'feature', 'day', 'is_counted', 'at'])
    .where('account_id', '=', accountId)
    .where('request_id', '>', after)
    .orderBy('request_id')
    .limit(limit)
    .execute();
}

export async function eraseUses(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('quota_use').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('quota_day').where('account_id', '=', accountId).execute();
}
