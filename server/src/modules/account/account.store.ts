/** Accounts and the ways into them. */
import { sql } from 'kysely';
import type { AccountRow, Tx } from '../../db/tables.ts';

/** What an account holds before anything is known of its user, and again once it is erased. */
export const EMPTY_ACCOUNT = {
  nickname: '',
  phone_enc: null,
  phone_hmac: null,
  email_enc: null,
  pw_hash: null,
  pw_kind: null,
  vip_until: null,
  erase_after: null,
} as const satisfies Partial<AccountRow>;

export async function addAccount(tx: Tx, account: AccountRow): Promise<void> {
  await tx.insertInto('account').values(account).execute();
}

export async function findAccount(tx: Tx, id: string): Promise<AccountRow | null> {
  return (await tx.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** By name, whatever its case; erased accounts have no name any more. */
export async function findAccountByUsername(tx: Tx, username: string): Promise<AccountRow | null> {
  const row = await tx
    .selectFrom('account')
    .selectAll()
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .where('status', '<>', 'erased')
    .executeTakeFirst();
  return row ?? null;
}

export async function findAccountByPhone(tx: Tx, phoneHmac: Buffer): Promise<AccountRow | null> {
  return (
    (await tx.selectFrom('account').selectAll().where('phone_hmac', '=', phoneHmac).executeTakeFirst()) ??
    null
  );
}

type Changes = Partial<Omit<AccountRow, 'id' | 'created_at' | 'updated_at'>>;

/** @returns the account after the change, or null when there is none of that id that is not erased */
export async function changeAccount(
  tx: Tx,
  id: string,
  changes: Changes,
  now: Date,
): Promise<AccountRow | null> {
  const row = await tx
    .updateTable('account')
    .set({ ...changes, updated_at: now })
    .where('id', '=', id)
    .where('status', '<>', 'erased')
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function findAccountByIdentity(tx: Tx, subject: string): Promise<AccountRow | null> {
  const row = await tx
    .selectFrom('identity')
    .innerJoin('account', 'account.id', 'identity.account_id')
    .selectAll('account')
    .where('provider', '=', 'wechat')
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row ?? null;
}

export async function addIdentity(tx: Tx, subject: string, accountId: string, now: Date): Promise<void> {
  await tx
    .insertInto('identity')
    .values({ provider: 'wechat', subject, account_id: accountId, created_at: now })
    .execute();
}

export async function findIdentities(tx: Tx, accountId: string) {
  return tx
    .selectFrom('identity')
    .select(['provider', 'created_at'])
    .where('account_id', '=', accountId)
    .execute();
}

export async function dropIdentities(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('identity').where('account_id', '=', accountId).execute();
}

export async function findDueErasures(tx: Tx, now: Date, limit: number): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('account')
    .select('id')
    .where('status', '=', 'leaving')
    .where('erase_after', '<=', now)
    .orderBy('erase_after')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Locks an account's row until the transaction ends. */
export async function lockAccount(tx: Tx, id: string): Promise<AccountRow | null> {
  return (
    (await tx.selectFrom('account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null
  );
}

export async function findVipNickname(tx: Tx, nickname: string) {
  return (
    (await tx.selectFrom('vip_nickname').selectAll().where('nickname', '=', nickname).executeTakeFirst()) ??
    null
  );
}

/** Whether an account has paid time left, or holds the nickname that the operator gave it. */
export async function isMemberRow(tx: Tx, accountId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ is_member: boolean }>`
    SELECT coalesce(vip_until > ${now}, false) OR EXISTS (
      SELECT 1 FROM vip_nickname WHERE account_id = account.id AND vip_nickname.nickname = account.nickname
    ) AS is_member FROM account WHERE id = ${accountId}`.execute(tx);
  return rows[0]?.is_member === true;
}

export async function listVipNicknames(tx: Tx) {
  return tx.selectFrom('vip_nickname').selectAll().orderBy('nickname').execute();
}

export async function saveVipNickname(
  tx: Tx,
  nickname: string,
  accountId: string | null,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('vip_nickname')
    .values({ nickname, account_id: accountId, created_at: now })
    .onConflict((conflict) => conflict.column('nickname').doUpdateSet({ account_id: accountId }))
    .execute();
}

/** @returns whether there was one */
export async function dropVipNickname(tx: Tx, nickname: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('vip_nickname')
    .where('nickname', '=', nickname)
    .returning('nickname')
    .executeTakeFirst();
  return row !== undefined;
}

export async function unlinkVipNicknames(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('vip_nickname')
    .set({ account_id: null })
    .where('account_id', '=', accountId)
    .execute();
}
