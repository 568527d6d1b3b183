/**
 * What is deleted with an account, shown before the user confirms.
 */
import { LIMITS, type CALLS, type OutputOf, type UserInfo } from '@shangyuan/contract';
import { shanghaiDate } from '../../lib/time/clock.ts';

/** Numbers of the records of the account. */
export type Holdings = Pick<OutputOf<typeof CALLS.getUserPaiPanReportCount>, 'caseCount'>;

/**
 * What is lost, one line each; what the account does not have is left out.
 *
 * @param holdings null where they could not be loaded
 */
export function lossesOf(
  user: Pick<UserInfo, 'vipType' | 'vipDay' | 'vipDeadline' | 'remainCount' | 'mobilePhoneNumber'>,
  holdings: Holdings | null,
): readonly string[] {
  const saved = holdings?.caseCount ?? 0;
  return [
    `登录名、昵称${user.mobilePhoneNumber === '' ? '' : `与手机号 ${user.mobilePhoneNumber}`}`,
    saved > 0 ? `云端保存的 ${saved} 个命例，以及分组、合盘与收藏` : '云端保存的命例、分组、合盘与收藏',
    ...(user.vipType === '2' ? ['终身会员'] : []),
    ...(user.vipType === '1' && user.vipDay > 0
      ? [`会员剩余的 ${user.vipDay} 天（至 ${shanghaiDate(Date.parse(user.vipDeadline))}），不再退款`]
      : []),
    ...(user.remainCount > 0 ? [`尚未使用的单项服务 ${user.remainCount} 次`] : []),
    '反馈与回复、同意记录、登录设备',
  ];
}

/**
 * What follows, and what stays.
 *
 * @example leaveTerms()[0] // "7 天内用原方式重新登录即可撤销，一切照旧。"
 */
export function leaveTerms(): readonly string[] {
  return [
    `${LIMITS.changeOfMindDays} 天内用原方式重新登录即可撤销，一切照旧。`,
    `${LIMITS.changeOfMindDays} 天后以上内容永久清除，不能恢复；订单按法律要求留存，但不再与您关联。`,
    '本机的命例与设置不受影响，可另行导出或清除。',
  ];
}
