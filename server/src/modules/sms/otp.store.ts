/** One-time codes; only their keyed hashes. A phone is found by its hash under any of the secrets in use. */
import { sql } from 'kysely';
import { countsSince, type Since } from '../../db/counts.ts';
import type { OtpPurpose, Tx } from '../../db/tables.ts';
import { BOUNDS } from '../../bounds.ts';

type NewOtp = {
  id: string;
  phone_hmac: Buffer;
  purpose: OtpPurpose;
  code_hmac: Buffer;
  created_at: Date;
  expires_at: Date;
};

type Hashes = readonly Buffer[];

/** Replaces the live code of the phone and purpose. */
export async function replaceOtp(tx: Tx, otp: NewOtp, phoneHashes: Hashes): Promise<void> {
  await tx
    .updateTable('otp')
    .set({ state: 'replaced' })
    .where('phone_hmac', 'in', phoneHashes)
    .where('purpose', '=', otp.purpose)
    .where('state', '=', 'live')
    .execute();
  await tx
    .insertInto('otp')
    .values({ ...otp, state: 'live' })
    .execute();
}

export async function failOtp(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('otp')
    .set({ state: 'failed' })
    .where('id', '=', id)
    .where('state', '=', 'live')
    .execute();
}

/** A phone, what the code is for, and the code, as hashes. */
export type Given = {
  readonly phoneHashes: Hashes;
  readonly codeHashes: Hashes;
  readonly purpose: OtpPurpose;
  readonly now: Date;
};

/**
 * Uses one try of the live code, in one statement.
 *
 * @returns id of the code where it is right, else null
 */
export async function tryOtp(tx: Tx, given: Given): Promise<string | null> {
  const { rows } = await sql<{ id: string; is_right: boolean }>`
    UPDATE otp SET attempts = attempts + 1
    WHERE phone_hmac IN (${sql.join(given.phoneHashes)}) AND purpose = ${given.purpose} AND state = 'live'
      AND attempts < ${BOUNDS.codeTries.limit} AND expires_at > ${given.now}
    RETURNING id, code_hmac IN (${sql.join(given.codeHashes)}) AS is_right`.execute(tx);
  return rows.find((row) => row.is_right)?.id ?? null;
}

/** Uses codes up. @returns whether all of them were live until now */
export async function useOtps(tx: Tx, ids: readonly string[]): Promise<boolean> {
  const used = await tx
    .updateTable('otp')
    .set({ state: 'used' })
    .where('id', 'in', ids)
    .where('state', '=', 'live')
    .returning('id')
    .execute();
  return used.length === ids.length;
}

/** How many codes were asked for by a phone since each of the instants. */
export async function countOtps(tx: Tx, phoneHashes: Hashes, since: Since): Promise<readonly number[]> {
  const row = await tx
    .selectFrom('otp')
    .select(countsSince('created_at', since).as('n'))
    .where('phone_hmac', 'in', phoneHashes)
    .executeTakeFirstOrThrow();
  return row.n;
}

export async function dropOtps(tx: Tx, phoneHashes: Hashes): Promise<void> {
  await tx.deleteFrom('otp').where('phone_hmac', 'in', phoneHashes).execute();
}

/** Names a phone's codes by another hash of it. */
export async function renamePhone(tx: Tx, from: Hashes, to: Buffer): Promise<void> {
  await tx.updateTable('otp').set({ phone_hmac: to }).where('phone_hmac', 'in', from).execute();
}

export async function dropOldOtps(tx: Tx, before: Date): Promise<number> {
  return Number(
    (await tx.deleteFrom('otp').where('created_at', '<', before).executeTakeFirst()).numDeletedRows,
  );
}
