/**
 * Our own addresses that providers are told: where a payer comes back to and where notifications go. The routes answer at
 * them.
 */

/** Path of notifications of a channel. */
export const NOTICE_PATHS = { wechat: '/pay/notice/wechat', alipay: '/pay/notice/alipay' } as const;

/** Path a payer comes back to; it leads on into the app. */
export const RETURN_PATH = '/pay/return';

/** Address a payer comes back to. */
export function returnUrl(origin: string, orderNo: string): string {
  return `${origin}${RETURN_PATH}?orderNo=${orderNo}`;
}
