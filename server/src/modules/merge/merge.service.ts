/**
 * Two accounts of one person become one: the account that is logged in stays, and takes over what the other has. Both are proved
 * before; what comes together is shown, and it happens in one transaction.
 */
import type { UserCtx } from '../../context.ts';
import { openTicket, sealTicket } from '../../crypto/ticket.ts';
import type { AccountRow, Tx } from '../../db/tables.ts';
import { withTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../../events.ts';
import { ownAccount } from '../account/account.service.ts';
import { checkChangeLimit, type CredentialChange } from '../account/credentials.service.ts';
import { isMember } from '../account/membership.service.ts';
import { emptyRow } from '../account/emptying.service.ts';
import {
  accountOf,
  accountOfPhone,
  accountOfWechat,
  identitiesOf,
  lockAccount,
} from '../account/lookup.service.ts';
import { lockProvenAccount, proveOwner, type Proof } from '../account/proof.service.ts';
import type { TakenWechat } from '../account/wechatLink.service.ts';
import { audit } from '../audit/audit.service.ts';
import { membershipOf, refreshVip, type Membership } from '../entitlement/entitlement.service.ts';
import { joinedUntil } from '../entitlement/foldVip.ts';
import { secondStepSince } from '../secondStep/secondStep.service.ts';
import { endSessions, openSession } from '../session/session.service.ts';
import { phoneHashes, tryCode, useCodes } from '../sms/otp.service.ts';
import { parsePhone } from '../sms/phone.ts';
import * as store from './merge.store.ts';
import { MERGE, type Ticket } from './ticket.ts';

/** What proved that the user holds the other account. */
type Proved = Pick<Ticket, 'wechat' | 'phone'>;

/** What a merge would bring together, and the ticket that it needs. */
export type Offer = {
  readonly ticket: string;
  readonly into: AccountRow;
  readonly other: AccountRow;
  readonly hasWechat: boolean;
  readonly holdings: store.Holdings;
  readonly membership: Membership;
  readonly isMember: boolean;
  /** When the membership of both together ends. */
  readonly until: Date | null;
};

/**
 * What can be merged: not two phones, nor two WeChats, of which one account could keep only one; nor an account whose phone was
 * replaced some days ago, which the former phone may still take back; nor one with a second step, which neither its phone nor
 * its WeChat proves. WeChat opens an account with a phone, but is not enough to
 * end it.
 *
 * @throws AppError accountLocked, mergeBlocked
 */
async function checkMergeable(
  ctx: UserCtx,
  tx: Tx,
  { into, other, phone }: { readonly into: AccountRow; readonly other: AccountRow } & Proved,
): Promise<void> {
  if (other.locked_at !== null) throw new AppError('accountLocked');
  if (into.phone_hmac !== null && other.phone_hmac !== null)
    throw new AppError('mergeBlocked', {
      msg:
        phone === null
          ? '这个微信的账号另绑了手机号，两个账号不能合并；要把微信改绑到这里，请先登录那个账号解除微信'
          : '两个账号都绑定了手机号，不能合并',
    });
  if (phone === null && other.phone_hmac !== null)
    throw new AppError('mergeBlocked', { msg: '该微信的账号绑定了手机号，请在这里绑定那个手机号来合并' });
  const [own, others] = [await identitiesOf({ db: tx }, into.id), await identitiesOf({ db: tx }, other.id)];
  if (own.length > 0 && others.length > 0)
    throw new AppError('mergeBlocked', { msg: '两个账号各绑定了一个微信，请先登录其中一个解除微信，再合并' });
  if ((await secondStepSince(tx, other.id)) !== null)
    throw new AppError('mergeBlocked', {
      msg: '另一个账号开启了两步验证，请先登录那个账号关闭它，再合并',
    });
  if (await store.hasFormerPhone(tx, [into.id, other.id], ctx.clock.now()))
    throw new AppError('mergeBlocked', {
      msg: '其中一个账号近 7 天内更换过手机号，为防盗用，满 7 天后才能合并',
    });
}

async function offer(ctx: UserCtx, other: AccountRow, proved: Proved): Promise<Offer> {
  const into = await ownAccount(ctx);
  await checkMergeable(ctx, ctx.db, { into, other, ...proved });
  return {
    ticket: sealTicket(ctx, MERGE, { from: other.id, to: into.id, ...proved }),
    into,
    other,
    isMember: await isMember(ctx, ctx.db, other.id),
    hasWechat: (await identitiesOf(ctx, other.id)).length > 0,
    holdings: await store.findHoldings(ctx.db, other.id),
    until: joinedUntil(into.vip_until, other.vip_until, ctx.clock.now()),
    membership: await membershipOf(ctx, other.id),
  };
}

/** The offer to merge with the account of a WeChat that has just been proved. @throws AppError mergeBlocked, accountLocked */
export async function offerByWechat(ctx: UserCtx, { account, subject }: TakenWechat): Promise<Offer> {
  return offer(ctx, account, { wechat: subject, phone: null });
}

/**
 * The offer to merge with the account of a phone, by the code that was sent there to bind it; the code is used up.
 *
 * @throws AppError smsWrongCode, notFound where no other account has the phone, mergeBlocked, accountLocked
 */
export async function offerByPhone(ctx: UserCtx, input: { phone: string; code: string }): Promise<Offer> {
  const phone = parsePhone(input.phone);
  const code = await tryCode(ctx, { phone, purpose: 'bind', code: input.code });
  const other = await accountOfPhone(ctx.db, phoneHashes(ctx, phone));
  if (other === null || other.id === ctx.session.accountId)
    throw new AppError('notFound', { field: 'phone' });
  const made = await offer(ctx, other, { wechat: null, phone });
  await useCodes(ctx.db, [code]);
  return made;
}

/**
 * Merges the account of the ticket into the one that is logged in. An account with a phone is proved by a code to it, one without
 * by its password, or by a login of the last minutes where WeChat opens it.
 *
 * @throws AppError mergeStale for a ticket that is over, used, or of another account; proofRequired, smsWrongCode, mergeBlocked
 */
export async function mergeAccounts(
  ctx: UserCtx,
  { ticket: text, ...proof }: Proof & { readonly ticket: string },
): Promise<CredentialChange> {
  const into = await ownAccount(ctx);
  const ticket = openTicket<Ticket>(ctx, MERGE, text);
  if (ticket === null || ticket.to !== into.id) throw new AppError('mergeStale');
  if (into.phone_hmac !== null && proof.code === undefined)
    throw new AppError('proofRequired', { field: 'code', msg: '请先用手机验证码确认是您本人' });
  const proven = await proveOwner(ctx, into, proof, 'merge');
  const move = { from: ticket.from, to: into.id, now: ctx.clock.now() };
  const change = await withTransaction(ctx, async (tx) => {
    // Always in the same order, so that two merges at a time wait for each other.
    for (const id of [move.from, move.to].toSorted()) await lockAccount(tx, id);
    await lockProvenAccount(ctx, tx, proven);
    await checkChangeLimit(ctx, tx, proven);
    const other = await provedAccount(ctx, tx, ticket);
    await checkMergeable(ctx, tx, { ...ticket, into, other });
    await takeOver(tx, move, into, other);
    await refreshVip(ctx, tx, into.id);
    for (const [target, detail] of [
      [into.id, { from: other.id }],
      [other.id, { into: into.id }],
    ] as const)
      await audit(ctx, tx, { actor: 'user', action: 'user.merge', target, detail });
    const account = await accountOf({ db: tx }, into.id);
    if (account === null) throw new AppError('loginRequired');
    return { account, session: await openSession(ctx, tx, into.id) };
  });
  recordEvent(ctx, 'account.merged', { account: into.id, detail: move.from });
  return change;
}

/** The other account, while it still has what was proved. @throws AppError mergeStale */
async function provedAccount(ctx: UserCtx, tx: Tx, { from, wechat, phone }: Ticket): Promise<AccountRow> {
  const owner =
    wechat !== null
      ? await accountOfWechat(tx, wechat)
      : await accountOfPhone(tx, phoneHashes(ctx, phone ?? ''));
  if (owner === null || owner.id !== from) throw new AppError('mergeStale');
  return owner;
}

async function takeOver(tx: Tx, move: store.Move, into: AccountRow, other: AccountRow): Promise<void> {
  await endSessions(tx, other.id);
  await store.lockHeads(tx, move);
  await store.moveRecords(tx, move);
  await store.moveUses(tx, move);
  await store.moveBelongings(tx, move);
  const takesName = !(await store.isNamed(tx, into.id)) && (await store.isNamed(tx, other.id));
  const { pw_hash, pw_kind, username } = other;
  await store.moveAccount(tx, move, emptyRow(other.id), {
    takesName,
    ...(takesName ? { nickname: other.nickname } : {}),
    ...(other.phone_hmac === null ? {} : { phone_enc: other.phone_enc, phone_hmac: other.phone_hmac }),
    ...(into.email_enc === null ? { email_enc: other.email_enc } : {}),
    // A name is of use only with its password.
    ...(into.pw_hash === null && pw_hash !== null ? { pw_hash, pw_kind, username } : {}),
  });
}
