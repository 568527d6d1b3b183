/** Accounts and the ways into them. A phone is found by its hash under any of the secrets in use. */
import { sql, type Selectable } from 'kysely';
import type { AccountRow, FormerPhoneRow, Tx } from '../../db/tables.ts';

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
  locked_at: null,
} as const satisfies Partial<AccountRow>;

type Hashes = readonly Buffer[];

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
    // Literal, so that the partial index serves the prepared statement.
    .where('status', '<>', sql.lit('erased'))
    .executeTakeFirst();
  return row ?? null;
}

export async function findAccountByPhone(tx: Tx, phoneHashes: Hashes): Promise<AccountRow | null> {
  const row = await tx
    .selectFrom('account')
    .selectAll()
    .where('phone_hmac', 'in', phoneHashes)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a phone is, or was some days ago, that of an account. */
export async function isPhoneKnown(tx: Tx, phoneHashes: Hashes): Promise<boolean> {
  const { rows } = await sql<{ is_known: boolean }>`
    SELECT EXISTS (SELECT 1 FROM account WHERE phone_hmac IN (${sql.join(phoneHashes)}))
      OR EXISTS (SELECT 1 FROM former_phone WHERE phone_hmac IN (${sql.join(phoneHashes)})) AS is_known`.execute(
    tx,
  );
  return rows[0]?.is_known === true;
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

/** The account of the first of several identities of one person that is known. */
export async function findAccountByIdentity(tx: Tx, subjects: readonly string[]): Promise<AccountRow | null> {
  const rows = await tx
    .selectFrom('identity')
    .innerJoin('account', 'account.id', 'identity.account_id')
    .selectAll('account')
    .select('subject')
    .where('provider', '=', 'wechat')
    .where('subject', 'in', subjects)
    .execute();
  for (const subject of subjects) {
    const found = rows.find((row) => row.subject === subject);
    if (found === undefined) continue;
    const { subject: _known, ...account } = found;
    return account;
  }
  return null;
}

const identityRows = (subjects: readonly string[], accountId: string, now: Date) =>
  subjects.map((subject) => ({
    provider: 'wechat' as const,
    subject,
    account_id: accountId,
    created_at: now,
  }));

/** Keeps the identities of a new account; breaks a unique constraint where one belongs to another account. */
export async function addIdentities(
  tx: Tx,
  subjects: readonly string[],
  accountId: string,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('identity')
    .values(identityRows(subjects, accountId, now))
    .execute();
}

/** Keeps those identities of a person that are not known yet. */
export async function addMoreIdentities(
  tx: Tx,
  subjects: readonly string[],
  accountId: string,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('identity')
    .values(identityRows(subjects, accountId, now))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findIdentities(tx: Tx, accountId: string) {
  return tx
    .selectFrom('identity')
    .select(['provider', 'created_at'])
    .where('account_id', '=', accountId)
    .execute();
}

/** Drops the identities of an account: all, or those added since an instant. @returns whether there were any */
export async function dropIdentities(tx: Tx, accountId: string, since?: Date): Promise<boolean> {
  let query = tx.deleteFrom('identity').where('account_id', '=', accountId);
  if (since !== undefined) query = query.where('created_at', '>=', since);
  return (await query.returning('subject').execute()).length > 0;
}

/** Keeps the phone that another has taken the place of. */
export async function addFormerPhone(tx: Tx, phone: FormerPhoneRow): Promise<void> {
  const { phone_hmac: _key, ...rest } = phone;
  await tx
    .insertInto('former_phone')
    .values(phone)
    .onConflict((conflict) => conflict.column('phone_hmac').doUpdateSet(rest))
    .execute();
}

/** A former phone whose days are not over. */
export async function findFormerPhone(
  tx: Tx,
  phoneHashes: Hashes,
  now: Date,
): Promise<FormerPhoneRow | null> {
  const row = await tx
    .selectFrom('former_phone')
    .selectAll()
    .where('phone_hmac', 'in', phoneHashes)
    .where('until', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Forgets former phones of an account: all, or those replaced since an instant. @returns them */
export async function dropFormerPhones(tx: Tx, accountId: string, since?: Date) {
  let query = tx.deleteFrom('former_phone').where('account_id', '=', accountId);
  if (since !== undefined) query = query.where('replaced_at', '>=', since);
  return query.returning('phone_hmac').execute();
}

/** Forgets a phone as a former one. */
export async function dropFormerPhone(tx: Tx, phoneHashes: Hashes): Promise<void> {
  await tx.deleteFrom('former_phone').where('phone_hmac', 'in', phoneHashes).execute();
}

/** Forgets former phones whose days are over. @returns them */
export async function dropOldFormerPhones(tx: Tx, now: Date) {
  return tx.deleteFrom('former_phone').where('until', '<=', now).returning('phone_hmac').execute();
}

/** Accounts whose erasure is due, the longest due first. */
export async function findDueErasures(tx: Tx, now: Date, limit: number) {
  return tx
    .selectFrom('account')
    .select(['id', 'erase_after'])
    .where('status', '=', sql.lit('leaving'))
    .where('erase_after', '<=', now)
    .orderBy('erase_after')
    .limit(limit)
    .execute();
}

/** The account that an account was merged into at last, or itself (db/functions/owner_of.sql); null for no account. */
export async function findOwner(tx: Tx, id: string): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`SELECT owner_of(${id}::uuid) AS id`.execute(tx);
  return rows[0]?.id ?? null;
}

export async function findOwnIds(tx: Tx, accountId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`SELECT unnest(accounts_of(${accountId}::uuid)) AS id`.execute(
    tx,
  );
  return rows.map((row) => row.id);
}

/** Locks an account's row until the transaction ends. */
export async function lockAccount(tx: Tx, id: string): Promise<AccountRow | null> {
  return (
    (await tx.selectFrom('account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null
  );
}

/** Locks the row of the account that has a phone now, until the transaction ends. */
export async function lockAccountByPhone(tx: Tx, phoneHashes: Hashes): Promise<AccountRow | null> {
  const row = await tx
    .selectFrom('account')
    .selectAll()
    .where('phone_hmac', 'in', phoneHashes)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function findVipNickname(tx: Tx, nickname: string) {
  return (
    (await tx.selectFrom('vip_nickname').selectAll().where('nickname', '=', nickname).executeTakeFirst()) ??
    null
  );
}

/** Whether an account has paid time left, or holds the nickname that the operator gave it (db/functions/is_member.sql). */
export async function isMemberRow(tx: Tx, accountId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ is_member: boolean }>`
    SELECT is_member(${accountId}::uuid, ${now})`.execute(tx);
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

/** An account's sealed values, for a change of the secret. */
export type Sealed = Selectable<Pick<AccountRow, 'id' | 'phone_enc' | 'phone_hmac' | 'email_enc'>>;

/** A page of accounts that hold sealed values, in the order of their ids. */
export async function findSealed(tx: Tx, after: string, limit: number): Promise<readonly Sealed[]> {
  return tx
    .selectFrom('account')
    .select(['id', 'phone_enc', 'phone_hmac', 'email_enc'])
    .where('id', '>', after)
    .where((where) => where.or([where('phone_enc', 'is not', null), where('email_enc', 'is not', null)]))
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();
}

export async function saveSealed(tx: Tx, { id, ...sealed }: Sealed): Promise<void> {
  await tx.updateTable('account').set(sealed).where('id', '=', id).execute();
}

export async function findAllFormerPhones(tx: Tx): Promise<readonly FormerPhoneRow[]> {
  return tx.selectFrom('former_phone').selectAll().forUpdate().execute();
}

export async function renameFormerPhone(
  tx: Tx,
  from: Buffer,
  to: Pick<FormerPhoneRow, 'phone_hmac' | 'phone_enc'>,
): Promise<void> {
  await tx.updateTable('former_phone').set(to).where('phone_hmac', '=', from).execute();
}
