/** Sessions, found by the hash of their token. */
import { sql } from 'kysely';
import type { SessionRow, Tx } from '../../db/tables.ts';

export async function addSession(tx: Tx, session: SessionRow): Promise<void> {
  await tx.insertInto('login_session').values(session).execute();
}

/** A live session of an account that is not erased. */
export async function findSession(tx: Tx, tokenSha256: Buffer, now: Date) {
  const row = await tx
    .selectFrom('login_session')
    .innerJoin('account', 'account.id', 'login_session.account_id')
    .select([
      'login_session.id',
      'login_session.account_id',
      'login_session.last_seen_at',
      'account.username',
    ])
    .where('token_sha256', '=', tokenSha256)
    .where('idle_until', '>', now)
    .where('absolute_until', '>', now)
    .where('account.status', '=', 'active')
    .executeTakeFirst();
  return row ?? null;
}

export async function touchSession(tx: Tx, id: string, now: Date, idleUntil: Date): Promise<void> {
  await tx
    .updateTable('login_session')
    .set({ last_seen_at: now, idle_until: idleUntil })
    .where('id', '=', id)
    .execute();
}

export async function findSessions(tx: Tx, accountId: string, now: Date) {
  return tx
    .selectFrom('login_session')
    .select(['id', 'device', 'created_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .where('idle_until', '>', now)
    .where('absolute_until', '>', now)
    .orderBy('last_seen_at', 'desc')
    .execute();
}

/** @returns how many were ended */
export async function dropSessions(
  tx: Tx,
  accountId: string,
  which: { only?: string; except?: string },
): Promise<number> {
  let query = tx.deleteFrom('login_session').where('account_id', '=', accountId);
  if (which.only !== undefined) query = query.where('id', '=', which.only);
  if (which.except !== undefined) query = query.where('id', '<>', which.except);
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

export async function dropOldSessions(tx: Tx, now: Date): Promise<number> {
  const result = await tx
    .deleteFrom('login_session')
    .where((where) => where.or([where('idle_until', '<=', now), where('absolute_until', '<=', now)]))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

export async function countSessionsSince(tx: Tx, accountId: string, since: Date): Promise<number> {
  const row = await tx
    .selectFrom('login_session')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('account_id', '=', accountId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return row.n;
}
