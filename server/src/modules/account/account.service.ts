/**
 * The own account: profile, password, phone, leaving.
 */
import { LIMITS } from '@shangyuan/contract';
import type { Ctx, UserCtx } from '../../context.ts';
import { hashPassword, verifyPassword } from '../../crypto/password.ts';
import type { AccountRow, Tx } from '../../db/tables.ts';
import { isUniqueBreach, withTransaction } from '../../db/transaction.ts';
import { DAY_MS } from '../../duration.ts';
import { AppError } from '../../errors.ts';
import { audit } from '../audit/audit.service.ts';
import { clearRate, take } from '../rate/rate.service.ts';
import { endSessions, openSession, type OpenedSession } from '../session/session.service.ts';
import { parsePhone, phoneHash, sendCode, useCode } from '../sms/otp.service.ts';
import { changeAccount, findAccount } from './account.store.ts';
import { checkNickname, isMember } from './membership.service.ts';

/** An account as its owner sees it. */
export type Profile = {
  readonly account: AccountRow;
  readonly isMember: boolean;
  /** Masked; empty when there is none. */
  readonly phone: string;
  readonly email: string;
};

/** @throws AppError loginRequired when the account is gone */
export async function ownAccount(ctx: UserCtx): Promise<AccountRow> {
  const account = await findAccount(ctx.db, ctx.session.accountId);
  if (account === null || account.status !== 'active') throw new AppError('loginRequired');
  return account;
}

export async function profileOf(ctx: Ctx, account: AccountRow): Promise<Profile> {
  const phone = account.phone_enc === null ? '' : ctx.keys.open(account.phone_enc);
  return {
    account,
    isMember: await isMember(ctx, ctx.db, account.id),
    phone: phone === '' ? '' : `${phone.slice(0, 3)}****${phone.slice(-4)}`,
    email: account.email_enc === null ? '' : ctx.keys.open(account.email_enc),
  };
}

/** Whom a call names, where it names anybody: legacy clients send both with calls about the own account. */
type Named = { readonly userId?: string | undefined; readonly username?: string | undefined };

/** @throws AppError loginRequired when the names are somebody else's */
async function namedAccount(ctx: UserCtx, { userId, username }: Named): Promise<AccountRow> {
  const account = await ownAccount(ctx);
  const isOther =
    (userId !== undefined && userId !== account.id) ||
    (username !== undefined && username.toLowerCase() !== account.username.toLowerCase());
  if (isOther) throw new AppError('loginRequired');
  return account;
}

/**
 * The profile of the session's own user.
 *
 * @throws AppError loginRequired when the ids name somebody else
 */
export async function getProfile(ctx: UserCtx, named: Named): Promise<Profile> {
  return profileOf(ctx, await namedAccount(ctx, named));
}

export async function changeProfile(
  ctx: UserCtx,
  changes: { nickName?: string; email?: string },
): Promise<Profile> {
  const { nickName, email } = changes;
  const account = await withTransaction(ctx, async (tx) => {
    if (nickName !== undefined) await checkNickname(tx, nickName, ctx.session.accountId);
    await audit(ctx, tx, {
      actor: 'user',
      action: 'user.update',
      target: ctx.session.accountId,
      detail: { fields: Object.keys(changes) },
    });
    return changeAccount(
      tx,
      ctx.session.accountId,
      {
        ...(nickName === undefined ? {} : { nickname: nickName.trim() }),
        ...(email === undefined ? {} : { email_enc: email === '' ? null : ctx.keys.seal(email) }),
      },
      ctx.clock.now(),
    );
  });
  if (account === null) throw new AppError('loginRequired');
  return profileOf(ctx, account);
}

/** Sends a code: to the given phone, or to the account's own where the purpose is to prove ownership. */
export async function sendCodeFor(
  ctx: Ctx,
  input: { phone: string; purpose: 'login' | 'bind' | 'password' | 'delete' },
): Promise<void> {
  const { purpose } = input;
  if (purpose === 'login') return sendCode(ctx, parsePhone(input.phone), purpose);
  if (ctx.session === null) throw new AppError('loginRequired');
  if (purpose === 'bind') return sendCode(ctx, parsePhone(input.phone), purpose);
  const account = await ownAccount(ctx as UserCtx);
  const phone = ownPhone(ctx, account);
  if (input.phone !== '' && parsePhone(input.phone) !== phone)
    throw new AppError('badInput', { field: 'phone', msg: '手机号与账号绑定的不一致' });
  return sendCode(ctx, phone, purpose);
}

function ownPhone(ctx: Ctx, account: AccountRow): string {
  if (account.phone_enc === null) throw new AppError('badInput', { field: 'phone', msg: '账号未绑定手机号' });
  return ctx.keys.open(account.phone_enc);
}

type Proof = { readonly password?: string | undefined; readonly code?: string | undefined };

/** @throws AppError when neither the password nor the code is right; wrong tries are limited */
async function proveOwner(ctx: UserCtx, account: AccountRow, proof: Proof, purpose: 'password' | 'delete') {
  if (proof.code !== undefined)
    return useCode(ctx, { phone: ownPhone(ctx, account), purpose, code: proof.code });
  if (proof.password === undefined)
    throw new AppError('badInput', { field: 'password', msg: '缺少参数：密码(password) 或 验证码(code)' });
  await take(ctx, ctx.db, 'passwordAccount', account.id);
  if (!(await verifyPassword(account.pw_hash, proof.password)))
    throw new AppError('wrongCredentials', { field: 'password', msg: '密码错误' });
  return clearRate(ctx, ctx.db, 'passwordAccount', account.id);
}

/** Sets a new password; every other device is logged out and this one gets a new token. */
export async function changePassword(
  ctx: UserCtx,
  input: Proof & Named & { newPassword: string },
): Promise<{ profile: Profile; session: OpenedSession }> {
  const account = await namedAccount(ctx, input);
  await proveOwner(ctx, account, input, 'password');
  const pwHash = await hashPassword(input.newPassword);
  const { changed, session } = await withTransaction(ctx, async (tx) => {
    const hashes = { pw_hash: pwHash, pw_kind: 'md5-argon2id' } as const;
    const row = await changeAccount(tx, account.id, hashes, ctx.clock.now());
    if (row === null) throw new AppError('loginRequired');
    await endSessions(tx, account.id);
    await audit(ctx, tx, { actor: 'user', action: 'user.password', target: account.id });
    return { changed: row, session: await openSession(ctx, tx, account.id) };
  });
  return { profile: await profileOf(ctx, changed), session };
}

export async function bindPhone(ctx: UserCtx, input: { phone: string; code: string }): Promise<Profile> {
  const phone = parsePhone(input.phone);
  await useCode(ctx, { phone, purpose: 'bind', code: input.code });
  try {
    const account = await withTransaction(ctx, async (tx) => {
      await audit(ctx, tx, { actor: 'user', action: 'user.bindPhone', target: ctx.session.accountId });
      const sealed = { phone_enc: ctx.keys.seal(phone), phone_hmac: phoneHash(ctx, phone) };
      return changeAccount(tx, ctx.session.accountId, sealed, ctx.clock.now());
    });
    if (account === null) throw new AppError('loginRequired');
    return await profileOf(ctx, account);
  } catch (error) {
    throw isUniqueBreach(error) ? new AppError('phoneTaken', { field: 'phone' }) : error;
  }
}

/** Begins the days in which the owner may change their mind; a login within them takes it back. */
export async function leave(ctx: UserCtx, input: Proof & Named): Promise<Date> {
  const account = await namedAccount(ctx, input);
  await proveOwner(ctx, account, input, 'delete');
  const eraseAfter = new Date(ctx.clock.now().getTime() + LIMITS.changeOfMindDays * DAY_MS);
  await withTransaction(ctx, async (tx) => {
    await changeAccount(tx, account.id, { status: 'leaving', erase_after: eraseAfter }, ctx.clock.now());
    await endSessions(tx, account.id);
    await audit(ctx, tx, { actor: 'user', action: 'user.leave', target: account.id });
  });
  return eraseAfter;
}

/** Takes a leave back when there is one. */
export async function comeBack(ctx: Ctx, tx: Tx, account: AccountRow): Promise<AccountRow> {
  if (account.status !== 'leaving') return account;
  const back = await changeAccount(tx, account.id, { status: 'active', erase_after: null }, ctx.clock.now());
  if (back === null) throw new AppError('wrongCredentials');
  await audit(ctx, tx, { actor: 'user', action: 'user.return', target: account.id });
  return back;
}
