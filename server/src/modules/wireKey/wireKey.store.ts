/** RSA keys of the payload parameter, shared by all servers of a database, and nonces that were seen. */
import { sql } from 'kysely';
import type { Tx } from '../../db/tables.ts';

const LOCK_ID = 7_310_202;

/** Lets one server at a time look for the key and make it, until its transaction ends. */
export async function lockKeys(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${LOCK_ID})`.execute(tx);
}

export async function findNewestKey(tx: Tx) {
  return (
    (await tx.selectFrom('wire_key').selectAll().orderBy('created_at', 'desc').limit(1).executeTakeFirst()) ??
    null
  );
}

export async function addKey(
  tx: Tx,
  key: { kid: string; private_enc: Buffer; public_pem: string; created_at: Date },
): Promise<void> {
  await tx.insertInto('wire_key').values(key).execute();
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
