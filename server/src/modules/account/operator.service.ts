/**
 * What the operator may do to accounts; every change leaves an audit row.
 */
import type { OpsCtx, SystemCtx } from '../../context.ts';
import type { AccountRow } from '../../db/tables.ts';
import { withTransaction } from '../../db/transaction.ts';
import { audit } from '../audit/audit.service.ts';
import { endSession, endSessions } from '../session/session.service.ts';
import { phoneHashes } from '../sms/otp.service.ts';
import { maskPhone, readPhone } from '../sms/phone.ts';
import * as store from './account.store.ts';
import { isMember } from './membership.service.ts';

/** What an operator sees of an account: the phone masked, no e-mail. */
export type AccountView = {
  readonly id: string;
  readonly username: string;
  readonly nickname: string;
  readonly phone: string;
  readonly status: AccountRow['status'];
  readonly lockedAt: string;
  readonly isMember: boolean;
  readonly vipUntil: string;
  readonly createdAt: string;
  /** The account that this one was merged into; '' for none. */
  readonly mergedInto: string;
};

/** An account by id, name or phone number; null when there is none. */
export async function findUser(ctx: SystemCtx, key: string): Promise<AccountView | null> {
  const account = await findAccountRow(ctx, key);
  if (account === null) return null;
  const owner = await store.findOwner(ctx.db, account.id);
  return {
    id: account.id,
    username: account.username,
    nickname: account.nickname,
    phone: account.phone_enc === null ? '' : maskPhone(ctx.keys.open(account.phone_enc)),
    status: account.status,
    lockedAt: account.locked_at?.toISOString() ?? '',
    isMember: await isMember(ctx, ctx.db, account.id),
    vipUntil: account.vip_until?.toISOString() ?? '',
    createdAt: account.created_at.toISOString(),
    mergedInto: owner === null || owner === account.id ? '' : owner,
  };
}

/** The phone of an account in clear; leaves an audit row. @returns null where there is no such account, '' for none */
export async function openPhone(ctx: OpsCtx, id: string, why: string): Promise<string | null> {
  const account = await store.findAccount(ctx.db, id);
  if (account === null) return null;
  await audit(ctx, ctx.db, { actor: ctx.operator, action: 'user.phone', target: id, detail: { why } });
  return account.phone_enc === null ? '' : ctx.keys.open(account.phone_enc);
}

async function findAccountRow(ctx: SystemCtx, key: string): Promise<AccountRow | null> {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key)) return store.findAccount(ctx.db, key);
  const phone = readPhone(key);
  if (phone !== null) return store.findAccountByPhone(ctx.db, phoneHashes(ctx, phone));
  return store.findAccountByUsername(ctx.db, key);
}

/** Shuts an account: its sessions end, and it cannot be logged into until it is opened again. */
export async function setLocked(ctx: OpsCtx, id: string, isLocked: boolean, why: string): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const now = ctx.clock.now();
    await store.changeAccount(tx, id, { locked_at: isLocked ? now : null }, now);
    if (isLocked) await endSessions(tx, id);
    const action = isLocked ? 'user.lock' : 'user.unlock';
    await audit(ctx, tx, { actor: ctx.operator, action, target: id, detail: { why } });
  });
}

/** Ends one session of an account, or all of them. @returns how many */
export async function endSessionsOf(ctx: OpsCtx, id: string, session: string | null): Promise<number> {
  return withTransaction(ctx, async (tx) => {
    const ended = session === null ? await endSessions(tx, id) : await endSession(tx, id, session);
    const detail = { session, ended };
    await audit(ctx, tx, { actor: ctx.operator, action: 'session.end', target: id, detail });
    return ended;
  });
}

export async function listVipNicknames(ctx: SystemCtx) {
  return store.listVipNicknames(ctx.db);
}

/** Reserves a nickname; with an account, gives it that name and makes it a member through it, and through no other. */
export async function grantNickname(ctx: OpsCtx, nickname: string, accountId: string | null): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    if (accountId !== null) await store.unlinkVipNicknames(tx, accountId);
    await store.saveVipNickname(tx, nickname, accountId, ctx.clock.now());
    if (accountId !== null) await store.changeAccount(tx, accountId, { nickname }, ctx.clock.now());
    const target = accountId ?? nickname;
    const action = 'vipNickname.grant';
    await audit(ctx, tx, { actor: ctx.operator, action, target, detail: { nickname } });
  });
}

/** @returns whether there was such a nickname */
export async function revokeNickname(ctx: OpsCtx, nickname: string): Promise<boolean> {
  return withTransaction(ctx, async (tx) => {
    const isFound = await store.dropVipNickname(tx, nickname);
    const entry = { actor: ctx.operator, action: 'vipNickname.revoke', target: nickname };
    if (isFound) await audit(ctx, tx, entry);
    return isFound;
  });
}
