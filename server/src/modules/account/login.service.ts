/**
 * Ways in: password, SMS code, WeChat; passkeys are in passkey/assertion.service.ts. Unknown accounts and wrong passwords look the same and take as long.
 * An account with a second step answers each of them with a ticket for it; a passkey counts as both.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { isUsername } from '@shangyuan/contract';
import type { Ctx } from '../../context.ts';
import { BOUNDS } from '../../bounds.ts';
import { hashPassword, verifyPassword } from '../../crypto/password.ts';
import { openTicket, sealTicket } from '../../crypto/ticket.ts';
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
import {
  consumeCode,
  eraseSecondStep,
  secondStepSince,
  verifyCode,
} from '../secondStep/secondStep.service.ts';
import { openSession, type OpenedSession } from '../session/session.service.ts';
import { phoneHash, phoneHashes, tryCode, useCodes } from '../sms/otp.service.ts';
import { parsePhone, readPhone } from '../sms/phone.ts';
import { useOnce } from '../wireKey/wireKey.service.ts';
import {
  addAccount,
  addIdentities,
  addMoreIdentities,
  EMPTY_ACCOUNT,
  findAccountByIdentity,
  findAccountByPhone,
  findAccountByUsername,
  findIdentities,
  lockAccount,
  lockAccountByPhone,
} from './account.store.ts';
import { cancelDeletion, lockFormerAccount, recoverByPhone, type EndAccess } from './credentials.service.ts';
import { deviceOf } from './device.ts';
import { checkNickname } from './membership.service.ts';
import { auditSecondStep, notifyOwner } from './securityEvents.service.ts';
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
  checkUnlocked(ctx, account);
  const active = await cancelDeletion(ctx, tx, account);
  const session = await openSession(ctx, tx, active.id);
  return { account: active, session, how, isRestored: account.status === 'leaving' };
}

function checkUnlocked(ctx: Ctx, account: AccountRow): void {
  if (account.locked_at === null) return;
  recordEvent(ctx, 'login.locked', { account: account.id });
  throw new AppError('accountLocked');
}

/** A right first step of an account that has a second one. */
type FirstStep = {
  readonly account: string;
  /** Of the ways into the account at that time: where one has changed since, the first step is to be repeated. */
  readonly mark: string;
  /** The former phone that takes the account back with this login; null for an ordinary one. */
  readonly phone: string | null;
  readonly nonce: string;
};

const FIRST_STEP = { kind: 'firstStep', lifeMs: BOUNDS.secondStepLife.limit } as const;

/** A login whose second step is still to come. */
type Awaiting = { readonly awaiting: string; readonly ticket: string };

async function markOf(ctx: Ctx, tx: Tx, account: AccountRow): Promise<string> {
  const identities = await findIdentities(tx, account.id);
  const ways = [
    account.pw_hash,
    account.phone_hmac?.toString('hex'),
    identities.map((row) => row.created_at),
  ];
  return ctx.keys.hash('challenge', JSON.stringify(ways)).toString('base64url');
}

async function awaitSecondStep(
  ctx: Ctx,
  tx: Tx,
  account: AccountRow,
  phone: string | null = null,
): Promise<Awaiting> {
  checkUnlocked(ctx, account);
  const mark = await markOf(ctx, tx, account);
  const step: FirstStep = { account: account.id, mark, phone, nonce: randomUUID() };
  return { awaiting: account.id, ticket: sealTicket(ctx, FIRST_STEP, step) };
}

/** Opens a session after a first step, or answers that a second one is needed. */
async function enter(ctx: Ctx, tx: Tx, account: AccountRow) {
  const hasSecond = (await secondStepSince(tx, account.id)) !== null;
  return hasSecond ? awaitSecondStep(ctx, tx, account) : openLogin(ctx, tx, account, 'known');
}

/** An account as it is now, held until the transaction ends; null once it is erased. */
export async function lockActiveAccount(tx: Tx, id: string): Promise<AccountRow | null> {
  const account = await lockAccount(tx, id);
  return account?.status === 'erased' ? null : account;
}

type Entered = Awaited<ReturnType<typeof openLogin>> | Awaiting;

/** Reports a login after its transaction. @throws AppError secondStepNeeded, with its ticket */
export function reportLogin(ctx: Ctx, entered: Entered): LoggedIn {
  if ('awaiting' in entered) {
    recordEvent(ctx, 'secondStep.asked', { account: entered.awaiting });
    throw new AppError('secondStepNeeded', { ticket: entered.ticket });
  }
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
    return enter(ctx, tx, locked);
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
    if (known !== null) return enter(ctx, tx, known);
    const former = await lockFormerAccount(ctx, tx, phone);
    if (former !== null) {
      // One turned on after the phone was replaced may be a thief's, and goes with what else was changed.
      const since = await secondStepSince(tx, former.account.id);
      if (since !== null && since < former.replacedAt) return awaitSecondStep(ctx, tx, former.account, phone);
      await eraseSecondStep(tx, former.account.id);
      const recovered = await recoverByPhone(ctx, tx, former, phone, endAccess);
      return openLogin(ctx, tx, recovered, 'recovered');
    }
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
      return enter(ctx, tx, known);
    }
    const account = newAccount(ctx, { nickname: await allowedNickname(tx, user.nickname), login_type: '3' });
    await addAccount(tx, account);
    await addIdentities(tx, user.subjects, account.id, ctx.clock.now());
    return openLogin(ctx, tx, account, 'new');
  });
}

/**
 * The second step of a login: a code of the app or a recovery code, with the ticket of the first step, which is used up.
 *
 * @throws AppError secondStepWrong, tooOften; secondStepStale where the ticket is over or used, or the ways into the account have
 *   changed since the first step
 */
export async function passSecondStep(
  ctx: Ctx,
  input: { readonly ticket: string; readonly secondCode: string },
  endAccess: EndAccess,
): Promise<LoggedIn> {
  const first = openTicket<FirstStep>(ctx, FIRST_STEP, input.ticket);
  if (first === null || (await secondStepSince(ctx.db, first.account)) === null)
    throw new AppError('secondStepStale');
  const device = deviceOf(ctx, ctx.device, first.account);
  const code = await verifyCode(ctx, first.account, input.secondCode, device);
  const entered = await withTransaction(ctx, async (tx) => {
    const account = await lockActiveAccount(tx, first.account);
    const isSame = account !== null && (await markOf(ctx, tx, account)) === first.mark;
    if (!isSame || !(await useOnce(ctx, tx, first.nonce, FIRST_STEP.lifeMs)))
      throw new AppError('secondStepStale');
    await consumeCode(ctx, tx, code);
    if (code.kind === 'recovery') await auditSecondStep(ctx, tx, account.id, 'recoveryUsed');
    if (first.phone === null) return openLogin(ctx, tx, account, 'known');
    const former = await lockFormerAccount(ctx, tx, first.phone);
    if (former?.account.id !== account.id) throw new AppError('secondStepStale');
    const recovered = await recoverByPhone(ctx, tx, former, first.phone, endAccess);
    return openLogin(ctx, tx, recovered, 'recovered');
  });
  const login = reportLogin(ctx, entered);
  if (code.kind === 'recovery') await notifyOwner(ctx, login.account);
  return login;
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
async function retryOnUniqueViolation(ctx: Ctx, work: (tx: Tx) => Promise<Entered>): Promise<LoggedIn> {
  try {
    return reportLogin(ctx, await withTransaction(ctx, work));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return reportLogin(ctx, await withTransaction(ctx, work));
  }
}
