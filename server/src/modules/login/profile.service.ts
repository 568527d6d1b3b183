/** An account as its owner sees it: with the membership and the orders of other modules. */
import type { Ctx, UserCtx } from '../../context.ts';
import type { AccountRow } from '../../db/tables.ts';
import { ownAccountIfSame, type ClaimedUser } from '../account/account.service.ts';
import { isMember } from '../account/membership.service.ts';
import { membershipOf, type Membership } from '../entitlement/entitlement.service.ts';
import { lastPaidNo } from '../payment/orderBook.service.ts';
import { maskPhone } from '../sms/phone.ts';

export type Profile = {
  readonly account: AccountRow;
  readonly isMember: boolean;
  readonly membership: Membership;
  /** Number of the order paid for last; '' where there is none. */
  readonly orderNo: string;
  /** Masked; empty when there is none. */
  readonly phone: string;
  readonly email: string;
};

export async function profileOf(ctx: Ctx, account: AccountRow): Promise<Profile> {
  return {
    account,
    isMember: await isMember(ctx, ctx.db, account.id),
    membership: await membershipOf(ctx, account.id),
    orderNo: await lastPaidNo(ctx, account.id),
    phone: account.phone_enc === null ? '' : maskPhone(ctx.keys.open(account.phone_enc)),
    email: account.email_enc === null ? '' : ctx.keys.open(account.email_enc),
  };
}

/**
 * The profile of the session's own user.
 *
 * @throws AppError otherUser when the ids name another account
 */
export async function getProfile(ctx: UserCtx, named: ClaimedUser): Promise<Profile> {
  return profileOf(ctx, await ownAccountIfSame(ctx, named));
}
