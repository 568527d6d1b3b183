/**
 * Who is a member: who has paid time left, or holds a nickname of the operator's table.
 */
import type { Ctx } from '../../context.ts';
import type { AccountRow, Tx } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import { findAccount, findVipNickname, findVipNicknameOf } from './account.store.ts';

type MemberCtx = Pick<Ctx, 'clock'>;

/** Whether an account is a member now. */
export async function isMember(ctx: MemberCtx, tx: Tx, account: AccountRow): Promise<boolean> {
  if (account.vip_until !== null && account.vip_until > ctx.clock.now()) return true;
  const reserved = await findVipNicknameOf(tx, account.id);
  return reserved !== null && reserved.nickname === account.nickname;
}

/** Whether the account with this id is a member now. */
export async function isMemberId(ctx: MemberCtx, tx: Tx, accountId: string): Promise<boolean> {
  const account = await findAccount(tx, accountId);
  return account !== null && (await isMember(ctx, tx, account));
}

/** @throws AppError nicknameReserved when the name belongs to the operator's table and not to this account */
export async function checkNickname(tx: Tx, nickname: string, accountId: string | null): Promise<void> {
  const reserved = await findVipNickname(tx, nickname.trim());
  if (reserved !== null && (accountId === null || reserved.account_id !== accountId))
    throw new AppError('nicknameReserved', { field: 'nickName' });
}
