/**
 * The own account: its name, its mail, and codes that prove whose it is.
 */
import type { Ctx, UserCtx } from '../../context.ts';
import type { AccountRow, OtpPurpose, Tx } from '../../db/tables.ts';
import { withTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { audit } from '../audit/audit.service.ts';
import { takeToken } from '../rate/rate.service.ts';
import { phoneHashes, sendCode } from '../sms/otp.service.ts';
import { parsePhone } from '../sms/phone.ts';
import {
  changeAccount,
  findAccount,
  findAccountByPhone,
  isPhoneKnown,
  lockAccount,
} from './account.store.ts';
import { deviceOf } from './device.ts';
import { checkNickname } from './membership.service.ts';

/** @throws AppError loginRequired when the account is gone */
export async function ownAccount(ctx: UserCtx): Promise<AccountRow> {
  const account = await findAccount(ctx.db, ctx.session.accountId);
  if (account === null || account.status !== 'active') throw new AppError('loginRequired');
  return account;
}

/**
 * Locks the own account until the transaction ends: the result of slow work must not be stored for an account that has
 * been erased since.
 *
 * @throws AppError loginRequired when the account is gone
 */
export async function lockOwnAccount({ session }: Pick<UserCtx, 'session'>, tx: Tx): Promise<void> {
  const account = await lockAccount(tx, session.accountId);
  if (account === null || account.status !== 'active') throw new AppError('loginRequired');
}

/** The user that a call names, if any: legacy clients send both with calls about the own account. */
export type ClaimedUser = { readonly userId?: string | undefined; readonly username?: string | undefined };

/** @throws AppError otherUser when the names are those of another user */
export async function ownAccountIfSame(ctx: UserCtx, named: ClaimedUser): Promise<AccountRow> {
  checkSameUser(ctx, named);
  return ownAccount(ctx);
}

/** @throws AppError otherUser when the names are those of another user: the session goes on, no client logs out */
export function checkSameUser({ session }: UserCtx, { userId, username }: ClaimedUser): void {
  const isOther =
    (userId !== undefined && userId !== session.accountId) ||
    (username !== undefined && username.toLowerCase() !== session.username.toLowerCase());
  if (isOther) throw new AppError('otherUser');
}

export async function changeProfile(
  ctx: UserCtx,
  changes: { nickName?: string; email?: string },
): Promise<AccountRow> {
  const { nickName, email } = changes;
  await takeToken(ctx, ctx.db, 'profileAccount', ctx.session.accountId);
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
  return account;
}

type CodeRequest = {
  readonly phone: string;
  readonly purpose: OtpPurpose;
  readonly handle: string;
  readonly work: string;
};

/** Sends a code: to the given phone, or to the account's own where the purpose is to prove ownership. */
export async function sendCodeFor(ctx: Ctx, input: CodeRequest): Promise<void> {
  const { purpose, handle, work } = input;
  if (purpose === 'login') return sendCodeTo(ctx, input);
  if (ctx.session === null) throw new AppError('loginRequired');
  if (purpose === 'bind') return sendCodeTo(ctx, input);
  const account = await ownAccount(ctx as UserCtx);
  const phone = ownPhone(ctx, account);
  if (input.phone !== '' && parsePhone(input.phone) !== phone)
    throw new AppError('badInput', { field: 'phone', msg: '手机号与账号绑定的不一致' });
  const own = deviceOf(ctx, ctx.device, account.id) === null ? 'session' : 'device';
  return sendCode(ctx, { phone, purpose, handle, work, isKnown: true, own });
}

async function sendCodeTo(ctx: Ctx, { phone: typed, purpose, handle, work }: CodeRequest): Promise<void> {
  const phone = parsePhone(typed);
  const hashes = phoneHashes(ctx, phone);
  const isKnown = await isPhoneKnown(ctx.db, hashes);
  const own = purpose === 'login' && (await isOnKnownDevice(ctx, hashes)) ? 'device' : null;
  return sendCode(ctx, { phone, purpose, handle, work, isKnown, own });
}

/** Whether the device that asks has logged into the account of a phone before. */
async function isOnKnownDevice(ctx: Ctx, hashes: readonly Buffer[]): Promise<boolean> {
  const account = ctx.device === '' ? null : await findAccountByPhone(ctx.db, hashes);
  return account !== null && deviceOf(ctx, ctx.device, account.id) !== null;
}

/** @throws AppError badInput where the account has no phone */
export function ownPhone(ctx: Ctx, account: AccountRow): string {
  if (account.phone_enc === null) throw new AppError('badInput', { field: 'phone', msg: '账号未绑定手机号' });
  return ctx.keys.open(account.phone_enc);
}
