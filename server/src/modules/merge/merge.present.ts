/** An offer to merge, as the user sees it. */
import type { CALLS, OutputOf } from '@shangyuan/contract';
import type { Ctx } from '../../context.ts';
import { maskPhone } from '../sms/phone.ts';
import type { Offer } from './merge.service.ts';

const iso = (date: Date | null) => date?.toISOString() ?? '';

export function presentOffer(
  { keys }: Pick<Ctx, 'keys'>,
  { ticket, into, other, hasWechat, holdings, membership, isMember, until }: Offer,
): OutputOf<typeof CALLS.offerMerge> {
  const hasPassword = other.pw_hash !== null;
  return {
    ticket,
    nickName: other.nickname,
    mobilePhoneNumber: other.phone_enc === null ? '' : maskPhone(keys.open(other.phone_enc)),
    hasWechat,
    username: hasPassword ? other.username : '',
    isPasswordLost: hasPassword && into.pw_hash !== null,
    createDate: iso(other.created_at),
    ...holdings,
    remainCount: membership.unspent,
    isVip: isMember ? '1' : '0',
    vipDeadline: iso(other.vip_until),
    mergedDeadline: iso(until),
  };
}
