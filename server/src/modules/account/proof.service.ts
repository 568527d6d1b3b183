/**
 * Proof that it is the owner who asks, before a way into the account is changed: a session by itself can be a stolen one.
 */
import type { UserCtx } from '../../context.ts';
import { verifyPassword } from '../../crypto/password.ts';
import type { AccountRow, OtpPurpose, Tx } from '../../db/tables.ts';
import { MINUTE_MS } from '../../duration.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../../events.ts';
import { clearRate, countFailure, findReachedLimit, tooOften } from '../rate/rate.service.ts';
import { sessionStart } from '../session/session.service.ts';
import { tryCode, useCodes } from '../sms/otp.service.ts';
import { ownPhone } from './account.service.ts';
import { findIdentities, lockAccount } from './account.store.ts';

/** The password (uppercase MD5), or a code sent to the account's own phone. */
export type Proof = { readonly password?: string | undefined; readonly code?: string | undefined };

/** Codes that were right and are used up with the change itself. */
export type VerifiedProof = { readonly account: AccountRow; readonly codes: readonly string[] };

/** How long a login is fresh enough to stand for a proof, where one will do. */
const RECENT_LOGIN_MS = 15 * MINUTE_MS;

/**
 * Proof by password or code. An account without a phone that WeChat opens is proved by a login of the last minutes too: its
 * password may never have been set, or be forgotten.
 *
 * @throws AppError when neither the password nor the code is right, or the login is old; wrong tries are limited
 */
export async function proveOwner(
  ctx: UserCtx,
  account: AccountRow,
  proof: Proof,
  purpose: OtpPurpose,
  codeField = 'code',
): Promise<VerifiedProof> {
  if (proof.code !== undefined) {
    const submitted = { phone: ownPhone(ctx, account), purpose, code: proof.code };
    return { account, codes: [await tryCode(ctx, submitted, codeField)] };
  }
  if (proof.password === undefined && (await isWechatOnly(ctx, account))) {
    if (await isRecentLogin(ctx)) return { account, codes: [] };
    throw new AppError('proofRequired', { msg: '请先用微信确认是您本人' });
  }
  if (proof.password === undefined)
    throw new AppError('badInput', { field: 'password', msg: '缺少参数：密码(password) 或 验证码(code)' });
  await provePassword(ctx, account, proof.password);
  return { account, codes: [] };
}

const isWechatOnly = async (ctx: UserCtx, account: AccountRow) =>
  account.phone_hmac === null && (await findIdentities(ctx.db, account.id)).length > 0;

async function provePassword(ctx: UserCtx, account: AccountRow, password: string): Promise<void> {
  const counted = [{ name: 'proof', key: account.id }] as const;
  if ((await findReachedLimit(ctx, ctx.db, counted)) !== null) throw tooOften('proof');
  if (!(await verifyPassword(account.pw_hash, password))) {
    const isPassed = (await countFailure(ctx, ctx.db, counted)) !== null;
    recordEvent(ctx, 'proof.failed', { account: account.id });
    throw isPassed ? tooOften('proof') : wrongPassword();
  }
  if ((await findReachedLimit(ctx, ctx.db, counted)) !== null) throw tooOften('proof');
  await clearRate(ctx, ctx.db, 'proof', account.id);
}

const wrongPassword = () => new AppError('wrongCredentials', { field: 'password', msg: '密码错误' });

/**
 * Proof before a passkey or the second step comes or goes: a login of the last minutes, or the password or a code where it is older.
 *
 * @throws AppError proofRequired where no proof is submitted
 */
export async function proveRecentLogin(
  ctx: UserCtx,
  account: AccountRow,
  proof: Proof,
  purpose: OtpPurpose,
): Promise<VerifiedProof> {
  if (proof.code !== undefined || proof.password !== undefined)
    return proveOwner(ctx, account, proof, purpose);
  if (await isRecentLogin(ctx)) return { account, codes: [] };
  throw new AppError('proofRequired', {
    msg: hasCredential(account) ? '请先验证密码或手机号' : '请重新登录后再操作',
  });
}

const hasCredential = (account: AccountRow) => account.phone_hmac !== null || account.pw_hash !== null;

async function isRecentLogin(ctx: UserCtx): Promise<boolean> {
  const start = await sessionStart(ctx, ctx.db);
  return ctx.clock.now().getTime() - start.getTime() <= RECENT_LOGIN_MS;
}

/**
 * Proof before a phone is bound: of the account's phone or password, where it has either; else a login of the last
 * minutes.
 *
 * @throws AppError proofRequired where no proof is submitted
 */
export async function proveForPhone(
  ctx: UserCtx,
  account: AccountRow,
  proof: { password?: string | undefined; oldCode?: string | undefined },
): Promise<VerifiedProof> {
  if (proof.oldCode !== undefined)
    return proveOwner(ctx, account, { code: proof.oldCode }, 'rebind', 'oldCode');
  if (proof.password !== undefined)
    return proveOwner(ctx, account, { password: proof.password }, 'rebind', 'oldCode');
  if (hasCredential(account))
    throw new AppError('proofRequired', { field: account.phone_hmac === null ? 'password' : 'oldCode' });
  if (!(await isRecentLogin(ctx))) throw new AppError('proofRequired', { msg: '请重新登录后再绑定手机号' });
  return { account, codes: [] };
}

/**
 * Locks the account for a change, and uses the proof up with it.
 *
 * @throws AppError conflict when the account's phone or password is no longer what was proven, loginRequired when the
 *   session has ended since
 */
export async function lockProvenAccount(
  ctx: Pick<UserCtx, 'session'>,
  tx: Tx,
  { account, codes }: VerifiedProof,
  codeField = 'code',
): Promise<void> {
  const now = await lockAccount(tx, account.id);
  const isSame =
    now !== null &&
    now.status === account.status &&
    now.pw_hash === account.pw_hash &&
    sameBytes(now.phone_hmac, account.phone_hmac);
  if (!isSame) throw new AppError('conflict');
  // Whatever ends all sessions of an account has held it.
  await sessionStart(ctx, tx);
  await useCodes(tx, codes, codeField);
}

function sameBytes(a: Buffer | null, b: Buffer | null): boolean {
  return a === null || b === null ? a === b : a.equals(b);
}
