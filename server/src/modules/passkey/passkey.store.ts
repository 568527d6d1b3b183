/** Passkeys, found by the id their device gave them. */
import { sql } from 'kysely';
import type { PasskeyRow, Tx } from '../../db/tables.ts';

export async function addPasskey(tx: Tx, passkey: PasskeyRow): Promise<void> {
  await tx.insertInto('passkey').values(passkey).execute();
}

export async function findPasskey(tx: Tx, credentialId: Buffer): Promise<PasskeyRow | null> {
  const row = await tx
    .selectFrom('passkey')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return row ?? null;
}

/** Passkeys of an account, the oldest first. */
export async function findPasskeys(tx: Tx, accountId: string): Promise<readonly PasskeyRow[]> {
  return tx
    .selectFrom('passkey')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/**
 * Notes a use. A passkey that counts must have counted on; one that does not count stays at 0.
 *
 * @returns false where it has not counted on, or is gone
 */
export async function recordUse(tx: Tx, id: string, counter: number, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('passkey')
    .set({ counter, last_used_at: sql<Date>`greatest(created_at, ${now})` })
    .where('id', '=', id)
    .where((where) =>
      where.or([
        where('counter', '<', counter),
        where.and([where('counter', '=', 0), sql<boolean>`${counter}::bigint = 0`]),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns the passkey under its new name, null where the account has none of that id */
export async function renamePasskey(
  tx: Tx,
  accountId: string,
  id: string,
  label: string,
): Promise<PasskeyRow | null> {
  const row = await tx
    .updateTable('passkey')
    .set({ label })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** @returns whether the account had one of that id */
export async function dropPasskey(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('passkey')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function dropPasskeys(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('passkey').where('account_id', '=', accountId).execute();
}
