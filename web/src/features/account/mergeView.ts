/**
 * What comes together where two accounts are merged, shown before the user confirms.
 */
import { LIFETIME_UNTIL, type CALLS, type OutputOf, type UserInfo } from '@shangyuan/contract';
import { shanghaiDate } from '../../lib/time/clock.ts';

/** The other account, and what a merge with it brings. */
export type MergeOffer = OutputOf<typeof CALLS.offerMerge>;

const dayOf = (iso: string) => shanghaiDate(Date.parse(iso));

/** The other account in a line: its name, since when, and how it is logged into. */
export function otherAccount({ nickName, createDate, mobilePhoneNumber, hasWechat }: MergeOffer): string {
  const ways = [mobilePhoneNumber, hasWechat ? '微信' : ''].filter((way) => way !== '').join('、');
  return `您的另一个账号：「${nickName}」，${dayOf(createDate)} 注册，用${ways === '' ? '密码' : ways}登录。`;
}

function membershipLine({ isVip, mergedDeadline }: MergeOffer): string {
  if (isVip === '0') return '';
  if (mergedDeadline === '') return '会员身份';
  const isLifetime = Date.parse(mergedDeadline) >= Date.parse(LIFETIME_UNTIL);
  return isLifetime ? '终身会员' : `会员：两边剩下的时间相加，到 ${dayOf(mergedDeadline)}`;
}

/** What comes over, one line each; what the other account does not have is left out. */
export function gainsOf(offer: MergeOffer): readonly string[] {
  const counted = [
    [offer.orders, `已支付的订单 ${offer.orders} 笔`],
    [offer.remainCount, `没用过的单份报告 ${offer.remainCount} 次`],
    [offer.calendars, `日历订阅 ${offer.calendars} 个，地址不变`],
    [offer.passkeys, `通行密钥 ${offer.passkeys} 个，照常能用`],
  ] as const;
  return [
    `云端的命例 ${offer.cases} 个、合盘 ${offer.comparisons} 条，以及分组与收藏`,
    membershipLine(offer),
    ...counted.flatMap(([count, line]) => (count > 0 ? [line] : [])),
    '反馈与回复、同意记录',
  ].filter((line) => line !== '');
}

/** What changes, and what does not. */
export function mergeTerms(offer: MergeOffer, user: Pick<UserInfo, 'nickName' | 'isVip'>): readonly string[] {
  const { username, isPasswordLost, isVip } = offer;
  return [
    `留下的是当前账号「${user.nickName}」，两边的登录方式都进入它。`,
    ...(username === ''
      ? []
      : [
          isPasswordLost
            ? `账号名「${username}」和它的密码不再能登录，请用当前账号的密码。`
            : `账号名「${username}」和它的密码照常能登录。`,
        ]),
    '两边都有而内容不同的记录，两份都在，由您选用哪一份。',
    '那个账号在其他设备上会退出，重新登录即可；没同步的修改还在设备上，登录后接着同步。',
    ...(isVip === '0' && user.isVip === '0' ? ['今天用过的免费次数合在一起算。'] : []),
    '合并后不能再分开。',
  ];
}
