/** Sessions, found by the hash of their token. */
import { sql } from 'kysely';
import { countsSince, type Since } from '../../db/counts.ts';
import type { SessionRow, Tx } from '../../db/tables.ts';

export async function addSession(tx: Tx, session: SessionRow): Promise<void> {
  await tx.insertInto('login_session').values(session).execute();
}

/** A live session of an account that is active and not locked. */
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
    .where('account.locked_at', 'is', null)
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

/** How many sessions of an account began since each of the instants. */
export async function countSessionsSince(
  tx: Tx,
  accountId: string,
  since: Since,
): Promise<readonly number[]> {
  const row = await tx
    .selectFrom('login_session')
    .select(countsSince('created_at', since).as('n'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return row.n;
}

export async function findSessionStart(tx: Tx, id: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('login_session')
    .select('created_at')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** Ends sessions of an account beyond the `kept` that were used last. */
export async function dropSessionsBeyond(tx: Tx, accountId: string, kept: number): Promise<void> {
  await sql`
    DELETE FROM login_session WHERE account_id = ${accountId} AND id IN (
      SELECT id FROM login_session WHERE account_id = ${accountId}
      ORDER BY last_seen_at DESC, created_at DESC, id DESC OFFSET ${kept})`.execute(tx);
}
