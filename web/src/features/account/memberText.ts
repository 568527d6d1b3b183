import type { UserInfo } from '@shangyuan/contract';
import { shanghaiDate } from '../../lib/time/clock.ts';
import { isMember } from '../../lib/wire/session.ts';

/**
 * Standing of a user in a few words; the day is that in Shanghai.
 *
 * @example memberText({ id: '1', isVip: '1', vipType: '1', vipDeadline: '2027-01-01T18:00:00Z' }) // "会员至 2027-01-02"
 * @example memberText({ id: '1', isVip: '1', vipType: '2', vipDeadline: '2999-12-31T15:59:59Z' }) // "终身会员"
 */
export function memberText(user: Pick<UserInfo, 'id' | 'isVip' | 'vipType' | 'vipDeadline'> | null): string {
  if (user === null || !isMember(user)) return '普通用户';
  if (user.vipType === '2') return '终身会员';
  const endMs = Date.parse(user.vipDeadline);
  return Number.isNaN(endMs) ? '会员' : `会员至 ${shanghaiDate(endMs)}`;
}
