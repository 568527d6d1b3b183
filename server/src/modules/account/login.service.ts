/**
 * Ways in: password, SMS code, WeChat; passkeys are in passkey/assertion.service.ts. Unknown accounts and wrong passwords look the same and take as long.
 */
import { randomInt } from 'node:crypto';
import { isUsername } from '@shangyuan/contract';
import type { Ctx } from '../../context.ts';
import { hashPassword, verifyPassword } from '../../crypto/password.ts';
import type { AccountRow, Tx } from '../../db/tables.ts';
import { isUniqueViolation, withTransaction } from '../../db/transaction.ts';
import { newId } from '../../db/values.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../../events.ts';
import {
  clearRate,
  countFailure,
  findReachedLimit,
  takeToken,
  tooOften,
  type RateKey,
} from '../rate/rate.service.ts';
import { openSession, type OpenedSession } from '../session/session.service.ts';
import { phoneHash, phoneHashes, tryCode, useCodes } from '../sms/otp.service.ts';
import { parsePhone, readPhone } from '../sms/phone.ts';
import {
  addAccount,
  addIdentities,
  addMoreIdentities,
  EMPTY_ACCOUNT,
  findAccountByIdentity,
  findAccountByPhone,
  findAccountByUsername,
  lockAccount,
  lockAccountByPhone,
} from './account.store.ts';
import { cancelDeletion, recoverByPhone, type EndAccess } from './credentials.service.ts';
import { deviceOf } from './device.ts';
import { checkNickname } from './membership.service.ts';
import { checkUsername } from './usernames.ts';
import { checkPassword } from './weakPassword.ts';

/** A completed login. */
export type LoggedIn = {
  readonly account: AccountRow;
  readonly session: OpenedSession;
  readonly isNew: boolean;
  /** A pending deletion was cancelled by this login. */
  readonly isRestored: boolean;
  /** A former phone recovered the account. */
  readonly isRecovered: boolean;
};

type Names = { readonly username: string; readonly nickName?: string | undefined };
type Password = { readonly password: string; readonly plain?: string | undefined };
type LoginKind = 'new' | 'known' | 'recovered';

/**
 * Opens a session for an account that has proved itself.
 *
 * @param account held by the transaction: what ends the account's sessions holds it too, so that it either is seen here or
 *   ends this one as well
 * @throws AppError accountLocked
 */
export async function openLogin(ctx: Ctx, tx: Tx, account: AccountRow, how: LoginKind) {
  if (account.locked_at !== null) {
    recordEvent(ctx, 'login.locked', { account: account.id });
    throw new AppError('accountLocked');
  }
  const active = await cancelDeletion(ctx, tx, account);
  const session = await openSession(ctx, tx, active.id);
  return { account: active, session, how, isRestored: account.status === 'leaving' };
}

/** An account as it is now, held until the transaction ends; null once it is erased. */
export async function lockActiveAccount(tx: Tx, id: string): Promise<AccountRow | null> {
  const account = await lockAccount(tx, id);
  return account?.status === 'erased' ? null : account;
}

/** Reports a login after its transaction. */
export function reportLogin(ctx: Ctx, entered: Awaited<ReturnType<typeof openLogin>>): LoggedIn {
  const { account, session, how, isRestored } = entered;
  recordEvent(ctx, how === 'new' ? 'register.ok' : 'login.ok', { account: account.id });
  if (isRestored) recordEvent(ctx, 'account.returned', { account: account.id });
  if (how === 'recovered') recordEvent(ctx, 'phone.recovered', { account: account.id });
  return { account, session, isNew: how === 'new', isRestored, isRecovered: how === 'recovered' };
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

/** @throws AppError usernameTaken, usernameReserved, nicknameReserved, weakPassword */
export async function register(ctx: Ctx, input: Names & Password): Promise<LoggedIn> {
  const username = normalizeUsername(input.username);
  checkUsername(username);
  await takeToken(ctx, ctx.db, 'registerAddress', ctx.network);
  const nickname = (input.nickName ?? '').trim();
  const names = [username, nickname].filter((name) => name !== '');
  await checkPassword({ md5: input.password, plain: input.plain, names }, 'password');
  const pwHash = await hashPassword(input.password);
  try {
    const entered = await withTransaction(ctx, async (tx) => {
      await checkNickname(tx, nickname, null);
      const account = newAccount(ctx, {
        username,
        nickname: nickname === '' ? username.slice(0, 32) : nickname,
        pw_hash: pwHash,
        pw_kind: 'md5-argon2id',
        login_type: '1',
      });
      await addAccount(tx, account);
      return openLogin(ctx, tx, account, 'new');
    });
    return reportLogin(ctx, entered);
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('usernameTaken', { field: 'username' }) : error;
  }
}

/** A name in the one form it is kept in. */
const normalizeUsername = (typed: string) => typed.trim().normalize('NFKC');

async function findByName(ctx: Ctx, username: string): Promise<AccountRow | null> {
  const phone = readPhone(username);
  if (phone !== null) return findAccountByPhone(ctx.db, phoneHashes(ctx, phone));
  return findAccountByUsername(ctx.db, normalizeUsername(username));
}

/**
 * What a wrong password counts under. A device that has logged into the account before has separate tries, so that
 * strangers cannot use up the owner's; all others count by account and address, by account, and by address.
 */
function failureCounters(ctx: Ctx, account: AccountRow | null, username: string): readonly RateKey[] {
  const who = account?.id ?? readPhone(username) ?? normalizeUsername(username).toLowerCase();
  const device = account === null ? null : deviceOf(ctx, ctx.device, account.id);
  if (device !== null) return [{ name: 'passwordDevice', key: `${device}|${who}` }];
  return [
    { name: 'passwordPair', key: `${ctx.network}|${who}` },
    { name: 'passwordAccount', key: who },
    { name: 'passwordAddress', key: ctx.network },
  ];
}

/** Refuses where a limit is reached, also by tries that ended while this one was being looked at. */
async function checkFailureLimits(
  ctx: Ctx,
  tries: readonly RateKey[],
  account: AccountRow | null,
): Promise<void> {
  const full = await findReachedLimit(ctx, ctx.db, tries);
  if (full === null) return;
  recordEvent(ctx, 'login.limited', { account: account?.id, detail: full });
  throw tooOften(full);
}

/**
 * Logs in by name or phone and password. Only failures count, and only so many; who has them right is never counted.
 *
 * @throws AppError wrongCredentials, tooOften
 */
export async function loginByPassword(ctx: Ctx, input: Names & Password): Promise<LoggedIn> {
  const account = await findByName(ctx, input.username);
  const tries = failureCounters(ctx, account, input.username);
  await checkFailureLimits(ctx, tries, account);
  const isRight = await verifyPassword(account?.pw_hash ?? null, input.password);
  if (account === null || !isRight) {
    const passed = await countFailure(ctx, ctx.db, tries);
    recordEvent(ctx, 'login.failed', { account: account?.id });
    throw passed === null ? new AppError('wrongCredentials') : tooOften(passed);
  }
  await checkFailureLimits(ctx, tries, account);
  const [own] = tries;
  if (own !== undefined) await clearRate(ctx, ctx.db, own.name, own.key);
  const entered = await withTransaction(ctx, async (tx) => {
    const locked = await lockActiveAccount(tx, account.id);
    // Changed while this password was looked at.
    if (locked === null || locked.pw_hash !== account.pw_hash) throw new AppError('wrongCredentials');
    return openLogin(ctx, tx, locked, 'known');
  });
  return reportLogin(ctx, entered);
}

/**
 * Login type 1 of registerOrLogin: the account of that name, or a new one. A phone number only logs in, whether it is
 * known or not: registering is by code, and the answer must not reveal which numbers are known.
 */
export async function registerOrLoginByPassword(ctx: Ctx, input: Names & Password): Promise<LoggedIn> {
  if (!/^[0-9A-F]{32}$/.test(input.password))
    throw new AppError('badInput', { field: 'password', msg: '参数有误：密码(password)须为密码的大写 MD5' });
  const isPhone = readPhone(input.username) !== null;
  if (isPhone || (await findByName(ctx, input.username)) !== null) return loginByPassword(ctx, input);
  if (!isUsername(input.username))
    throw new AppError('badInput', { field: 'username', msg: '参数有误：账号(username)格式不正确' });
  return register(ctx, input);
}

/** Login type 2: a phone number and the code sent to it. A former phone takes its account back, and ends access to it. */
export async function loginBySms(
  ctx: Ctx,
  input: Names & { code: string },
  endAccess: EndAccess,
): Promise<LoggedIn> {
  const phone = parsePhone(input.username, 'username');
  const code = await tryCode(ctx, { phone, purpose: 'login', code: input.code }, 'password');
  const nickname = (input.nickName ?? '').trim();
  return retryOnUniqueViolation(ctx, async (tx) => {
    await useCodes(tx, [code], 'password');
    const known = await lockAccountByPhone(tx, phoneHashes(ctx, phone));
    if (known !== null) return openLogin(ctx, tx, known, 'known');
    const recovered = await recoverByPhone(ctx, tx, phone, endAccess);
    if (recovered !== null) return openLogin(ctx, tx, recovered, 'recovered');
    await checkNickname(tx, nickname, null);
    const account = newAccount(ctx, {
      nickname: nickname === '' ? `用户${randomInt(10_000).toString().padStart(4, '0')}` : nickname,
      phone_enc: ctx.keys.seal(phone),
      phone_hmac: phoneHash(ctx, phone),
      login_type: '2',
    });
    await addAccount(tx, account);
    return openLogin(ctx, tx, account, 'new');
  });
}

/** Login type 3: the code WeChat sent the browser back with. The provider is asked before any transaction. */
export async function loginByWechat(ctx: Ctx, input: { code: string }): Promise<LoggedIn> {
  if (ctx.wechat === null) throw new AppError('socialNotConfigured');
  const user = await ctx.wechat.exchange(input.code);
  return retryOnUniqueViolation(ctx, async (tx) => {
    const found = await findAccountByIdentity(tx, user.subjects);
    const known = found === null ? null : await lockActiveAccount(tx, found.id);
    if (known !== null) {
      await addMoreIdentities(tx, user.subjects, known.id, ctx.clock.now());
      return openLogin(ctx, tx, known, 'known');
    }
    const account = newAccount(ctx, { nickname: await allowedNickname(tx, user.nickname), login_type: '3' });
    await addAccount(tx, account);
    await addIdentities(tx, user.subjects, account.id, ctx.clock.now());
    return openLogin(ctx, tx, account, 'new');
  });
}

async function allowedNickname(tx: Tx, nickname: string): Promise<string> {
  try {
    await checkNickname(tx, nickname, null);
    return nickname.trim() === '' ? '微信用户' : nickname.trim();
  } catch (error) {
    if (error instanceof AppError) return '微信用户';
    throw error;
  }
}

/** Two first logins at the same time both try to make the account: the one that loses finds it made. */
async function retryOnUniqueViolation(
  ctx: Ctx,
  work: (tx: Tx) => Promise<Awaited<ReturnType<typeof openLogin>>>,
): Promise<LoggedIn> {
  try {
    return reportLogin(ctx, await withTransaction(ctx, work));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return reportLogin(ctx, await withTransaction(ctx, work));
  }
}
