/**
 * What the operator may do to accounts; every change leaves an audit row.
 */
import type { SystemCtx } from '../../context.ts';
import type { AccountRow } from '../../db/tables.ts';
import { withTransaction } from '../../db/transaction.ts';
import { audit } from '../audit/audit.service.ts';
import { parsePhone, phoneHash } from '../sms/otp.service.ts';
import * as store from './account.store.ts';
import { isMember } from './membership.service.ts';

/** What an operator sees of an account: the phone masked, no e-mail. */
export type AccountView = {
  readonly id: string;
  readonly username: string;
  readonly nickname: string;
  readonly phone: string;
  readonly status: AccountRow['status'];
  readonly isMember: boolean;
  readonly vipUntil: string;
  readonly createdAt: string;
};

/** An account by id, name or phone number; null when there is none. */
export async function findUser(ctx: SystemCtx, key: string): Promise<AccountView | null> {
  const account = await rowOf(ctx, key);
  if (account === null) return null;
  const phone = account.phone_enc === null ? '' : ctx.keys.open(account.phone_enc);
  return {
    id: account.id,
    username: account.username,
    nickname: account.nickname,
    phone: phone === '' ? '' : `${phone.slice(0, 3)}****${phone.slice(-4)}`,
    status: account.status,
    isMember: await isMember(ctx, ctx.db, account.id),
    vipUntil: account.vip_until?.toISOString() ?? '',
    createdAt: account.created_at.toISOString(),
  };
}

async function rowOf(ctx: SystemCtx, key: string): Promise<AccountRow | null> {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key)) return store.findAccount(ctx.db, key);
  if (/^1[3-9]\d{9}$/.test(key)) return store.findAccountByPhone(ctx.db, phoneHash(ctx, parsePhone(key)));
  return store.findAccountByUsername(ctx.db, key);
}

/** Sets the end of a membership; null ends it now. */
export async function setVipUntil(ctx: SystemCtx, id: string, until: Date | null): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    await store.changeAccount(tx, id, { vip_until: until }, ctx.clock.now());
    const detail = { until: until?.toISOString() ?? null };
    await audit(ctx, tx, { actor: 'operator', action: 'user.vip', target: id, detail });
  });
}

export async function listVipNicknames(ctx: SystemCtx) {
  return store.listVipNicknames(ctx.db);
}

/** Reserves a nickname; with an account, gives it that name and makes it a member through it, and through no other. */
export async function grantNickname(
  ctx: SystemCtx,
  nickname: string,
  accountId: string | null,
): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    if (accountId !== null) await store.unlinkVipNicknames(tx, accountId);
    await store.saveVipNickname(tx, nickname, accountId, ctx.clock.now());
    if (accountId !== null) await store.changeAccount(tx, accountId, { nickname }, ctx.clock.now());
    const target = accountId ?? nickname;
    await audit(ctx, tx, { actor: 'operator', action: 'vipNickname.grant', target, detail: { nickname } });
  });
}

/** @returns whether there was such a nickname */
export async function revokeNickname(ctx: SystemCtx, nickname: string): Promise<boolean> {
  return withTransaction(ctx, async (tx) => {
    const isFound = await store.dropVipNickname(tx, nickname);
    if (isFound) await audit(ctx, tx, { actor: 'operator', action: 'vipNickname.revoke', target: nickname });
    return isFound;
  });
}
