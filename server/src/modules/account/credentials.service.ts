/**
 * Changes of the ways into the own account: password, phone, leaving.
 */
import { LIMITS } from '@shangyuan/contract';
import type { Ctx, SystemCtx, UserCtx } from '../../context.ts';
import { hashPassword } from '../../crypto/password.ts';
import type { AccountRow, Tx } from '../../db/tables.ts';
import { isUniqueViolation, withTransaction } from '../../db/transaction.ts';
import { DAY_MS } from '../../duration.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../../events.ts';
import { audit } from '../audit/audit.service.ts';
import { takeToken } from '../rate/rate.service.ts';
import { endSessions, openSession, type OpenedSession } from '../session/session.service.ts';
import { eraseCodes, notify, phoneHash, phoneHashes, tryCode, useCodes } from '../sms/otp.service.ts';
import { parsePhone } from '../sms/phone.ts';
import { ownAccountIfSame, ownAccount, type ClaimedUser } from './account.service.ts';
import * as store from './account.store.ts';
import {
  lockProvenAccount,
  proveForPhone,
  proveOwner,
  type Proof,
  type VerifiedProof,
} from './proof.service.ts';
import { checkPassword } from './weakPassword.ts';

/** An account after a change of its ways in, and the session that goes on. */
export type CredentialChange = { readonly account: AccountRow; readonly session: OpenedSession };

/** Ends what else lets someone into an account; see login/access.service.ts. */
export type EndAccess = (tx: Tx, accountId: string) => Promise<void>;

/** Changes proved by a code are counted separately: only a client with the phone can use those up. @throws AppError tooOften */
export async function checkChangeLimit(
  ctx: UserCtx,
  tx: Tx,
  { account, codes }: VerifiedProof,
): Promise<void> {
  await takeToken(ctx, tx, 'credentialsAccount', codes.length > 0 ? `${account.id}|code` : account.id);
}

/** Makes the change, ends every session and opens a new one for this device. */
async function changeAndReopen(
  ctx: UserCtx,
  tx: Tx,
  id: string,
  changes: Parameters<typeof store.changeAccount>[2],
) {
  const row = await store.changeAccount(tx, id, changes, ctx.clock.now());
  if (row === null) throw new AppError('loginRequired');
  await endSessions(tx, id);
  return { row, session: await openSession(ctx, tx, id) };
}

/** Sets a new password; every other device is logged out and this one gets a new token. */
export async function changePassword(
  ctx: UserCtx,
  input: Proof & ClaimedUser & { newPassword: string; plain?: string | undefined },
): Promise<CredentialChange> {
  const account = await ownAccountIfSame(ctx, input);
  const proven = await proveOwner(ctx, account, input, 'password');
  await checkPassword(
    { md5: input.newPassword, plain: input.plain, names: namesOf(ctx, account) },
    'newPassword',
  );
  const pwHash = await hashPassword(input.newPassword);
  const { row, session } = await withTransaction(ctx, async (tx) => {
    await lockProvenAccount(ctx, tx, proven);
    await checkChangeLimit(ctx, tx, proven);
    await audit(ctx, tx, { actor: 'user', action: 'user.password', target: account.id });
    return changeAndReopen(ctx, tx, account.id, { pw_hash: pwHash, pw_kind: 'md5-argon2id' });
  });
  recordEvent(ctx, 'password.changed', { account: account.id });
  return { account: row, session };
}

/** What a password must not be. */
function namesOf(ctx: Ctx, account: AccountRow): readonly string[] {
  const phone = account.phone_enc === null ? [] : [ctx.keys.open(account.phone_enc)];
  return [account.username, account.nickname, ...phone].filter((name) => name !== '');
}

/**
 * Binds a phone. Where the account has one already its place is taken: the old one is notified, and can take the account
 * back for some days by logging in.
 *
 * @throws AppError proofRequired, smsWrongCode, phoneTaken
 */
export async function bindPhone(
  ctx: UserCtx,
  input: { phone: string; code: string; oldCode?: string | undefined; password?: string | undefined },
): Promise<CredentialChange> {
  const phone = parsePhone(input.phone);
  const account = await ownAccount(ctx);
  const proven = await proveForPhone(ctx, account, input);
  const code = await tryCode(ctx, { phone, purpose: 'bind', code: input.code });
  const old = account.phone_enc === null ? '' : ctx.keys.open(account.phone_enc);
  try {
    const { row, session } = await withTransaction(ctx, async (tx) => {
      await lockProvenAccount(ctx, tx, proven, 'oldCode');
      await checkChangeLimit(ctx, tx, proven);
      await useCodes(tx, [code]);
      await claimPhone(ctx, tx, phone, account.id);
      if (old !== '' && old !== phone) await storeFormerPhone(ctx, tx, proven, old);
      await audit(ctx, tx, { actor: 'user', action: 'user.bindPhone', target: account.id });
      const sealed = { phone_enc: ctx.keys.seal(phone), phone_hmac: phoneHash(ctx, phone) };
      return changeAndReopen(ctx, tx, account.id, sealed);
    });
    recordEvent(ctx, 'phone.bound', { account: account.id, detail: old === '' ? 'first' : 'changed' });
    if (old !== '' && old !== phone) await notify(ctx, old, 'phoneChanged');
    return { account: row, session };
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('phoneTaken', { field: 'phone' }) : error;
  }
}

/** @throws AppError phoneTaken where another account has the phone, or had it some days ago */
async function claimPhone(ctx: Ctx, tx: Tx, phone: string, accountId: string): Promise<void> {
  const hashes = phoneHashes(ctx, phone);
  const owner = await store.findAccountByPhone(tx, hashes);
  const former = await store.findFormerPhone(tx, hashes, ctx.clock.now());
  const isTaken = [owner?.id, former?.account_id].some((id) => id !== undefined && id !== accountId);
  if (isTaken) throw new AppError('phoneTaken', { field: 'phone' });
  await store.dropFormerPhone(tx, hashes);
}

async function storeFormerPhone(ctx: Ctx, tx: Tx, { account }: VerifiedProof, phone: string): Promise<void> {
  const now = ctx.clock.now();
  await store.addFormerPhone(tx, {
    phone_hmac: phoneHash(ctx, phone),
    phone_enc: ctx.keys.seal(phone),
    account_id: account.id,
    replaced_at: now,
    until: new Date(now.getTime() + LIMITS.formerPhoneDays * DAY_MS),
  });
}

/** An account whose phone was replaced some days ago. */
export type FormerAccount = { readonly account: AccountRow; readonly replacedAt: Date };

/** The account that a phone was taken from some days ago, held by the transaction; null where there is none. */
export async function lockFormerAccount(ctx: Ctx, tx: Tx, phone: string): Promise<FormerAccount | null> {
  const former = await store.findFormerPhone(tx, phoneHashes(ctx, phone), ctx.clock.now());
  if (former === null) return null;
  const account = await store.lockAccount(tx, former.account_id);
  return account === null || account.status === 'erased' ? null : { account, replacedAt: former.replaced_at };
}

/**
 * Gives an account back to its former phone: the phone is bound again, what was changed
 * with the new one ends (its sessions, the password, the passkeys, the addresses of calendars, a WeChat linked since), and the
 * phones that came after it are forgotten.
 */
export async function recoverByPhone(
  ctx: Ctx,
  tx: Tx,
  { account, replacedAt }: FormerAccount,
  phone: string,
  endAccess: EndAccess,
): Promise<AccountRow> {
  const row = await store.changeAccount(
    tx,
    account.id,
    {
      phone_enc: ctx.keys.seal(phone),
      phone_hmac: phoneHash(ctx, phone),
      pw_hash: null,
      pw_kind: null,
    },
    ctx.clock.now(),
  );
  if (row === null) throw new AppError('wrongCredentials');
  await endSessions(tx, account.id);
  await endAccess(tx, account.id);
  await store.dropIdentities(tx, account.id, replacedAt);
  await store.dropFormerPhones(tx, account.id, replacedAt);
  await audit(ctx, tx, { actor: 'user', action: 'user.phoneRecovered', target: account.id });
  return row;
}

/** Forgets former phones whose days are over, and their codes. @returns how many */
export async function purgeFormerPhones(ctx: SystemCtx): Promise<number> {
  return withTransaction(ctx, async (tx) => {
    const old = await store.dropOldFormerPhones(tx, ctx.clock.now());
    if (old.length > 0)
      await eraseCodes(
        tx,
        old.map((row) => row.phone_hmac),
      );
    return old.length;
  });
}

/**
 * Starts the grace period of a deletion; a login within it cancels the deletion.
 *
 * @returns when the account is erased, and what it had: membership that is left ends with it
 */
export async function requestDeletion(
  ctx: UserCtx,
  input: Proof & ClaimedUser,
): Promise<{ readonly eraseAfter: Date; readonly account: AccountRow }> {
  const account = await ownAccountIfSame(ctx, input);
  const proven = await proveOwner(ctx, account, input, 'delete');
  const eraseAfter = new Date(ctx.clock.now().getTime() + LIMITS.changeOfMindDays * DAY_MS);
  await withTransaction(ctx, async (tx) => {
    await lockProvenAccount(ctx, tx, proven);
    await checkChangeLimit(ctx, tx, proven);
    await store.changeAccount(
      tx,
      account.id,
      { status: 'leaving', erase_after: eraseAfter },
      ctx.clock.now(),
    );
    await endSessions(tx, account.id);
    await audit(ctx, tx, { actor: 'user', action: 'user.leave', target: account.id });
  });
  recordEvent(ctx, 'account.leaving', { account: account.id });
  return { eraseAfter, account };
}

/** Cancels a pending deletion, if any. */
export async function cancelDeletion(ctx: Ctx, tx: Tx, account: AccountRow): Promise<AccountRow> {
  if (account.status !== 'leaving') return account;
  const changes = { status: 'active', erase_after: null } as const;
  const back = await store.changeAccount(tx, account.id, changes, ctx.clock.now());
  if (back === null) throw new AppError('wrongCredentials');
  await audit(ctx, tx, { actor: 'user', action: 'user.return', target: account.id });
  return back;
}
