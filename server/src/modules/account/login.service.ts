/**
 * Ways in: password, SMS code, WeChat. Unknown accounts and wrong passwords look the same and take as long.
 */
import { randomInt } from 'node:crypto';
import type { Ctx } from '../../context.ts';
import { hashPassword, verifyPassword } from '../../crypto/password.ts';
import type { AccountRow, Tx } from '../../db/tables.ts';
import { isUniqueBreach, withTransaction } from '../../db/transaction.ts';
import { newId } from '../../db/values.ts';
import { AppError } from '../../errors.ts';
import { clearRate, take, untake } from '../rate/rate.service.ts';
import { openSession, type OpenedSession } from '../session/session.service.ts';
import { parsePhone, phoneHash, useCode } from '../sms/otp.service.ts';
import { comeBack, profileOf, type Profile } from './account.service.ts';
import {
  addAccount,
  addIdentity,
  EMPTY_ACCOUNT,
  findAccountByIdentity,
  findAccountByPhone,
  findAccountByUsername,
} from './account.store.ts';
import { checkNickname } from './membership.service.ts';

/** Somebody who has just come in. */
export type LoggedIn = {
  readonly profile: Profile;
  readonly session: OpenedSession;
  readonly isNew: boolean;
  readonly isRestored: boolean;
};

type Names = { readonly username: string; readonly nickName?: string | undefined };

const PHONE = /^1[3-9]\d{9}$/;
const USERNAME = /^[A-Za-z0-9_.@-]{4,40}$/;

/** Opens a session for an account that has proved itself. */
async function enter(ctx: Ctx, tx: Tx, account: AccountRow, isNew: boolean) {
  const active = await comeBack(ctx, tx, account);
  const session = await openSession(ctx, tx, active.id);
  return { account: active, session, isNew, isRestored: account.status === 'leaving' };
}

async function present(ctx: Ctx, entered: Awaited<ReturnType<typeof enter>>): Promise<LoggedIn> {
  const { account, session, isNew, isRestored } = entered;
  return { profile: await profileOf(ctx, account), session, isNew, isRestored };
}

/** A new account, not yet stored. */
function newAccount(ctx: Ctx, fields: Partial<AccountRow> & Pick<AccountRow, 'login_type'>): AccountRow {
  const now = ctx.clock.now();
  return {
    id: newId(now),
    username: `u_${Array.from({ length: 10 }, () => 'abcdefghjkmnpqrstuvwxyz23456789'[randomInt(31)]).join('')}`,
    ...EMPTY_ACCOUNT,
    status: 'active',
    erased_at: null,
    created_at: now,
    updated_at: now,
    ...fields,
  };
}

/** @throws AppError usernameTaken, nicknameReserved */
export async function register(ctx: Ctx, input: Names & { password: string }): Promise<LoggedIn> {
  if (PHONE.test(input.username))
    throw new AppError('badInput', { field: 'username', msg: '手机号请用验证码登录，无需注册' });
  await take(ctx, ctx.db, 'registerAddress', ctx.ip);
  const pwHash = await hashPassword(input.password);
  const nickname = (input.nickName ?? '').trim();
  try {
    const entered = await withTransaction(ctx, async (tx) => {
      await checkNickname(tx, nickname, null);
      const account = newAccount(ctx, {
        username: input.username,
        nickname: nickname === '' ? input.username.slice(0, 32) : nickname,
        pw_hash: pwHash,
        pw_kind: 'md5-argon2id',
        login_type: '1',
      });
      await addAccount(tx, account);
      return enter(ctx, tx, account, true);
    });
    return await present(ctx, entered);
  } catch (error) {
    throw isUniqueBreach(error) ? new AppError('usernameTaken', { field: 'username' }) : error;
  }
}

async function findByName(ctx: Ctx, username: string): Promise<AccountRow | null> {
  const name = username.trim();
  if (PHONE.test(name)) return findAccountByPhone(ctx.db, phoneHash(ctx, name));
  return findAccountByUsername(ctx.db, name);
}

/** @throws AppError wrongCredentials, tooOften after five wrong tries in a quarter of an hour */
export async function loginByPassword(
  ctx: Ctx,
  input: { username: string; password: string },
): Promise<LoggedIn> {
  const name = input.username.trim().toLowerCase();
  await take(ctx, ctx.db, 'passwordAddress', ctx.ip);
  await take(ctx, ctx.db, 'passwordAccount', name);
  const account = await findByName(ctx, input.username);
  const isRight = await verifyPassword(account?.pw_hash ?? null, input.password);
  if (account === null || !isRight) throw new AppError('wrongCredentials');
  await untake(ctx, ctx.db, 'passwordAddress', ctx.ip);
  await clearRate(ctx, ctx.db, 'passwordAccount', name);
  return present(ctx, await withTransaction(ctx, (tx) => enter(ctx, tx, account, false)));
}

/** Login type 1 of registerOrLogin: the account of that name, or a new one. */
export async function registerOrLoginByPassword(
  ctx: Ctx,
  input: Names & { password: string },
): Promise<LoggedIn> {
  if (!/^[0-9A-F]{32}$/.test(input.password))
    throw new AppError('badInput', { field: 'password', msg: '参数有误：密码(password)须为密码的大写 MD5' });
  if ((await findByName(ctx, input.username)) !== null) return loginByPassword(ctx, input);
  if (!USERNAME.test(input.username))
    throw new AppError('badInput', {
      field: 'username',
      msg: '参数有误：账号(username)须为 4 至 40 位字母、数字或 _ - . @',
    });
  return register(ctx, input);
}

/** Login type 2: a phone number and the code sent to it. */
export async function loginBySms(ctx: Ctx, input: Names & { code: string }): Promise<LoggedIn> {
  const phone = parsePhone(input.username, 'username');
  await useCode(ctx, { phone, purpose: 'login', code: input.code }, 'password');
  const hmac = phoneHash(ctx, phone);
  const nickname = (input.nickName ?? '').trim();
  return once(ctx, async (tx) => {
    const known = await findAccountByPhone(tx, hmac);
    if (known !== null) return enter(ctx, tx, known, false);
    await checkNickname(tx, nickname, null);
    const account = newAccount(ctx, {
      nickname: nickname === '' ? `用户${randomInt(10_000).toString().padStart(4, '0')}` : nickname,
      phone_enc: ctx.keys.seal(phone),
      phone_hmac: hmac,
      login_type: '2',
    });
    await addAccount(tx, account);
    return enter(ctx, tx, account, true);
  });
}

/** Login type 3: the code WeChat sent the browser back with. The provider is asked before any transaction. */
export async function loginByWechat(
  ctx: Ctx,
  input: { code: string; nickName?: string | undefined },
): Promise<LoggedIn> {
  if (ctx.wechat === null) throw new AppError('socialNotConfigured');
  const user = await ctx.wechat.exchange(input.code);
  return once(ctx, async (tx) => {
    const known = await findAccountByIdentity(tx, user.subject);
    if (known !== null) return enter(ctx, tx, known, false);
    const account = newAccount(ctx, { nickname: await freeNickname(tx, user.nickname), login_type: '3' });
    await addAccount(tx, account);
    await addIdentity(tx, user.subject, account.id, ctx.clock.now());
    return enter(ctx, tx, account, true);
  });
}

async function freeNickname(tx: Tx, nickname: string): Promise<string> {
  try {
    await checkNickname(tx, nickname, null);
    return nickname.trim() === '' ? '微信用户' : nickname.trim();
  } catch (error) {
    if (error instanceof AppError) return '微信用户';
    throw error;
  }
}

/** Two first logins at the same time both try to make the account: the one that loses finds it made. */
async function once(
  ctx: Ctx,
  work: (tx: Tx) => Promise<Awaited<ReturnType<typeof enter>>>,
): Promise<LoggedIn> {
  try {
    return await present(ctx, await withTransaction(ctx, work));
  } catch (error) {
    if (!isUniqueBreach(error)) throw error;
    return present(ctx, await withTransaction(ctx, work));
  }
}
