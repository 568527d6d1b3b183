/**
 * Texts of the member center about a user and the gate that led there.
 */
import { FEATURE_NAMES, FEATURES, FREE_QUOTAS, MEMBER_PARTS, type UserInfo } from '@shangyuan/contract';

/**
 * Why the reader was sent to this page.
 *
 * @param from the feature whose gate did not open, as the query names it
 * @returns '' where no gate sent the reader, or where a member reads it
 * @example reasonText('hepan') // "合盘为会员功能，开通后不限次数"
 * @example reasonText('report') // "命盘报告的全文为会员功能，开通后每个命盘都能看"
 * @example reasonText('PaiPan') // "今日免费排盘 3 次已用完，次日零点（北京时间）恢复"
 */
export function reasonText(from: string | undefined): string {
  const feature = FEATURES.find((key) => key === from);
  const part = Object.entries(MEMBER_PARTS).find(([key]) => key === from)?.[1];
  if (part !== undefined) return `${part}的全文为会员功能，开通后每个命盘都能看`;
  if (feature === undefined) return '';
  const name = FEATURE_NAMES[feature];
  if (FREE_QUOTAS[feature] === 0) return `${name}为会员功能，开通后不限次数`;
  return `今日免费${name} ${FREE_QUOTAS[feature]} 次已用完，次日零点（北京时间）恢复`;
}

/** Details beside the status of a user: days left, unused services. */
export function statusDetail(user: Pick<UserInfo, 'vipType' | 'vipDay' | 'remainCount'> | null): string {
  if (user === null) return '登录后可开通';
  const services = user.remainCount > 0 ? `单项服务剩余 ${user.remainCount} 次` : '';
  if (user.vipType === '1' && user.vipDay > 0)
    return [`剩余 ${user.vipDay} 天`, services].filter(Boolean).join(' · ');
  if (user.vipType === '2' || user.vipType === '3') return services;
  return services === '' ? '开通后不限次数' : services;
}
