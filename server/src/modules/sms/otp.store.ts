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
  holder: Buffer;
  network: Buffer;
  created_at: Date;
  expires_at: Date;
};

type Hashes = readonly Buffer[];

/** Adds a code in the place of the one that the same browser asked for before. */
export async function replaceOtp(tx: Tx, otp: NewOtp, phoneHashes: Hashes): Promise<void> {
  await tx
    .updateTable('otp')
    .set({ state: 'replaced' })
    .where('phone_hmac', 'in', phoneHashes)
    .where('purpose', '=', otp.purpose)
    .where('holder', '=', otp.holder)
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
export type CodeAttempt = {
  readonly phoneHashes: Hashes;
  readonly codeHashes: Hashes;
  readonly purpose: OtpPurpose;
  readonly now: Date;
};

/** What came of a try: whether the asker has a live code, though its tries be used up, and its id where it was right. */
export type AttemptResult = { readonly isRequester: boolean; readonly id: string | null };

const ATTEMPTS = { holder: 'attempts', network: 'network_attempts' } as const;

/** Uses one try of the live codes that a browser, or an address, has asked for, in one statement. */
export async function tryOtp(
  tx: Tx,
  attempt: CodeAttempt,
  by: keyof typeof ATTEMPTS,
  requester: Hashes,
): Promise<AttemptResult> {
  const attempts = sql.ref(ATTEMPTS[by]);
  const { rows } = await sql<{ is_asker: boolean; id: string | null }>`
    WITH tried AS (
      UPDATE otp SET ${attempts} = ${attempts} + 1
      WHERE phone_hmac IN (${sql.join(attempt.phoneHashes)}) AND purpose = ${attempt.purpose} AND state = 'live'
        AND ${sql.ref(by)} IN (${sql.join(requester)}) AND ${attempts} < ${BOUNDS.codeTries.limit} AND expires_at > ${attempt.now}
      RETURNING id, code_hmac IN (${sql.join(attempt.codeHashes)}) AS is_right)
    SELECT (SELECT id FROM tried WHERE is_right LIMIT 1) AS id, EXISTS (
      SELECT 1 FROM otp
      WHERE phone_hmac IN (${sql.join(attempt.phoneHashes)}) AND purpose = ${attempt.purpose} AND state = 'live'
        AND ${sql.ref(by)} IN (${sql.join(requester)}) AND expires_at > ${attempt.now}) AS is_asker`.execute(
    tx,
  );
  return { isRequester: rows[0]?.is_asker === true, id: rows[0]?.id ?? null };
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
export async function rehashPhone(tx: Tx, from: Hashes, to: Buffer): Promise<void> {
  await tx.updateTable('otp').set({ phone_hmac: to }).where('phone_hmac', 'in', from).execute();
}

/** Forgets who asked for codes that are over. */
export async function clearRequesters(tx: Tx, now: Date): Promise<void> {
  await tx
    .updateTable('otp')
    .set({ holder: null, network: null })
    .where('expires_at', '<', now)
    .where('network', 'is not', null)
    .execute();
}

export async function dropOldOtps(tx: Tx, before: Date): Promise<number> {
  return Number(
    (await tx.deleteFrom('otp').where('created_at', '<', before).executeTakeFirst()).numDeletedRows,
  );
}
