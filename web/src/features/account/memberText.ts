import type { UserInfo } from '@shangyuan/contract';
import { isMember } from '../../lib/wire/session.ts';

/**
 * Standing of a user in a few words.
 *
 * @example memberText({ id: '1', isVip: '1', vipDeadline: '2027-01-02T00:00:00Z' }) // "会员至 2027-01-02"
 */
export function memberText(user: Pick<UserInfo, 'id' | 'isVip' | 'vipDeadline'> | null): string {
  if (user === null || !isMember(user)) return '普通用户';
  return user.vipDeadline === '' ? '会员' : `会员至 ${user.vipDeadline.slice(0, 10)}`;
}
