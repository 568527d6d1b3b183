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

/**
 * When a membership ends, or ended; the day is that in Shanghai.
 *
 * @example deadlineText({ isVip: '0', vipType: '', vipDeadline: '' }) // "未开通"
 * @example deadlineText({ isVip: '1', vipType: '2', vipDeadline: '2999-12-31T15:59:59Z' }) // "长期有效"
 * @example deadlineText({ isVip: '0', vipType: '', vipDeadline: '2026-01-01T18:00:00Z' }) // "已于 2026-01-02 到期"
 */
export function deadlineText({
  isVip,
  vipType,
  vipDeadline,
}: Pick<UserInfo, 'isVip' | 'vipType' | 'vipDeadline'>): string {
  if (vipType === '2' || (isVip !== '0' && vipDeadline === '')) return '长期有效';
  if (vipDeadline === '') return '未开通';
  const day = shanghaiDate(Date.parse(vipDeadline));
  return isVip === '0' ? `已于 ${day} 到期` : day;
}
