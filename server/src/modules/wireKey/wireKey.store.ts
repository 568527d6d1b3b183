/** RSA keys of the payload parameter, shared by all servers of a database, and nonces that were seen. */
import { sql } from 'kysely';
import type { Tx, WireKeyRow } from '../../db/tables.ts';

const LOCK_ID = 7_310_202;

/** Lets one server at a time look for the keys and make the first, until its transaction ends. */
export async function lockKeys(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${LOCK_ID})`.execute(tx);
}

/** Keys that open payloads now, the newest first. */
export async function findKeys(tx: Tx, now: Date): Promise<readonly WireKeyRow[]> {
  return tx
    .selectFrom('wire_key')
    .selectAll()
    .where((where) => where.or([where('opens_until', 'is', null), where('opens_until', '>', now)]))
    .orderBy('created_at', 'desc')
    .orderBy('kid')
    .execute();
}

export async function findAllKeys(tx: Tx): Promise<readonly WireKeyRow[]> {
  return tx.selectFrom('wire_key').selectAll().execute();
}

export async function addKey(tx: Tx, key: WireKeyRow): Promise<void> {
  await tx.insertInto('wire_key').values(key).execute();
}

/** Lets keys that have no end open payloads until an instant, except one. */
export async function retireKeys(tx: Tx, except: string, until: Date): Promise<void> {
  await tx
    .updateTable('wire_key')
    .set({ opens_until: until })
    .where('kid', '<>', except)
    .where('opens_until', 'is', null)
    .execute();
}

export async function saveSealedKey(tx: Tx, kid: string, sealed: Buffer): Promise<void> {
  await tx.updateTable('wire_key').set({ private_enc: sealed }).where('kid', '=', kid).execute();
}

export async function dropRetiredKeys(tx: Tx, now: Date): Promise<number> {
  return Number(
    (await tx.deleteFrom('wire_key').where('opens_until', '<=', now).executeTakeFirst()).numDeletedRows,
  );
}

/** @returns false when the nonce was seen before */
export async function addNonce(tx: Tx, hash: Buffer, expiresAt: Date): Promise<boolean> {
  const added = await tx
    .insertInto('nonce')
    .values({ hash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst();
  return added !== undefined;
}

export async function dropOldNonces(tx: Tx, now: Date): Promise<number> {
  return Number(
    (await tx.deleteFrom('nonce').where('expires_at', '<', now).executeTakeFirst()).numDeletedRows,
  );
}
