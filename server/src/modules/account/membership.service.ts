/**
 * Who is a member: who has paid time left, or holds a nickname of the operator's table.
 */
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import { findVipNickname, isMemberRow } from './account.store.ts';

type MemberCtx = Pick<Ctx, 'clock'>;

/** Whether the account with this id is a member now. */
export async function isMember(ctx: MemberCtx, tx: Tx, accountId: string): Promise<boolean> {
  return isMemberRow(tx, accountId, ctx.clock.now());
}

/** @throws AppError nicknameReserved when the name belongs to the operator's table and not to this account */
export async function checkNickname(tx: Tx, nickname: string, accountId: string | null): Promise<void> {
  const reserved = await findVipNickname(tx, nickname.trim());
  if (reserved !== null && (accountId === null || reserved.account_id !== accountId))
    throw new AppError('nicknameReserved', { field: 'nickName' });
}
