/** One-time codes; only their keyed hashes. */
import { sql } from 'kysely';
import type { OtpPurpose, Tx } from '../../db/tables.ts';

const MAX_ATTEMPTS = 5;

type NewOtp = {
  id: string;
  phone_hmac: Buffer;
  purpose: OtpPurpose;
  code_hmac: Buffer;
  created_at: Date;
  expires_at: Date;
};

/** Replaces the live code of the phone and purpose. */
export async function replaceOtp(tx: Tx, otp: NewOtp): Promise<void> {
  await tx
    .updateTable('otp')
    .set({ state: 'replaced' })
    .where('phone_hmac', '=', otp.phone_hmac)
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

/**
 * Uses one try of the live code, and the code itself when it is right, in one statement.
 *
 * @returns whether the code was right and is now used
 */
export async function tryOtp(
  tx: Tx,
  given: { phone_hmac: Buffer; purpose: OtpPurpose; code_hmac: Buffer; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ state: string }>`
    UPDATE otp SET
      attempts = attempts + 1,
      state = CASE WHEN code_hmac = ${given.code_hmac} THEN 'used' ELSE state END
    WHERE phone_hmac = ${given.phone_hmac} AND purpose = ${given.purpose} AND state = 'live'
      AND attempts < ${MAX_ATTEMPTS} AND expires_at > ${given.now}
    RETURNING state`.execute(tx);
  return rows[0]?.state === 'used';
}

/** How many codes were asked for by a phone since an instant. */
export async function countOtps(tx: Tx, phoneHmac: Buffer, since: Date): Promise<number> {
  const row = await tx
    .selectFrom('otp')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('phone_hmac', '=', phoneHmac)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return row.n;
}

export async function dropOtps(tx: Tx, phoneHmac: Buffer): Promise<void> {
  await tx.deleteFrom('otp').where('phone_hmac', '=', phoneHmac).execute();
}

export async function dropOldOtps(tx: Tx, before: Date): Promise<number> {
  return Number(
    (await tx.deleteFrom('otp').where('created_at', '<', before).executeTakeFirst()).numDeletedRows,
  );
}
