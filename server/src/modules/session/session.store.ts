/** Sessions, found by the hash of their token. */
import { CompiledQuery, sql } from 'kysely';
import { countsSince, type Since } from '../../db/counts.ts';
import type { SessionRow, Tx } from '../../db/tables.ts';
import type { Session, SessionToken } from '../../ports.ts';

export async function addSession(tx: Tx, session: SessionRow): Promise<void> {
  await tx.insertInto('login_session').values(session).execute();
}

const SESSION_OF = `SELECT o_session AS id, o_account AS "accountId", o_username AS username
  FROM session_of($1, $2::interval, $3::interval, $4)`;

/**
 * The live session of a token, whose account is active and not locked; it is marked as used now and then
 * (db/functions/session_of.sql).
 */
export async function findSession(
  tx: Tx,
  { token, touch, idle }: SessionToken,
  now: Date,
): Promise<Session | null> {
  const query = CompiledQuery.raw(SESSION_OF, [token, touch, idle, now]);
  const { rows } = await tx.executeQuery<Session | { id: null }>(query);
  const row = rows[0];
  return row === undefined || row.id === null ? null : row;
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
export async function dropSessionsBeyond(tx: Tx, accountId: string, limit: number): Promise<void> {
  await sql`
    DELETE FROM login_session WHERE account_id = ${accountId} AND id IN (
      SELECT id FROM login_session WHERE account_id = ${accountId}
      ORDER BY last_seen_at DESC, created_at DESC, id DESC OFFSET ${limit})`.execute(tx);
}
