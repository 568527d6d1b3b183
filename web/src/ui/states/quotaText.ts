/**
 * What a use costs the current user. Free uses belong to an account: a visitor has none, and is shown what a login
 * grants.
 */
import { FREE_QUOTAS, type Feature } from '@shangyuan/contract';
import type { FreeCount } from '../../lib/wire/quota.ts';
import { isMember, type SessionUser } from '../../lib/wire/session.ts';

/** What the numbers of `quotaCount` count, before them. @param user null for a visitor */
export function quotaLabel(user: SessionUser | null): string {
  return user === null ? '登录后每日' : '今日剩余';
}

/** Uses of a feature that are left today; for a visitor those that a login grants. */
export function quotaCount(user: SessionUser | null, today: FreeCount, feature: Feature): number | '不限' {
  if (isMember(user)) return '不限';
  return user === null ? FREE_QUOTAS[feature] : today[feature];
}

/**
 * What a tap on a button will cost.
 *
 * @example quotaText(null, freshCount('2026-11-21'), 'PaiPan') // "登录后每日 3 次"
 * @example quotaText({ id: '7', isVip: '0' }, freshCount('2026-11-21'), 'PaiPan') // "今日剩余 3 次"
 */
export function quotaText(user: SessionUser | null, today: FreeCount, feature: Feature): string {
  const count = quotaCount(user, today, feature);
  if (count === '不限') return '会员不限次数';
  return FREE_QUOTAS[feature] === 0 && count === 0 ? '会员功能' : `${quotaLabel(user)} ${count} 次`;
}
