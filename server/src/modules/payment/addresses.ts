/**
 * Our own addresses that providers are given: where notifications go and where payers come back to.
 */
import type { PayChannel } from '@shangyuan/contract';

/** Path of notifications of a channel. */
export const NOTICE_PATHS = {
  wechat: '/pay/notice/wechat',
  alipay: '/pay/notice/alipay',
} as const satisfies Record<PayChannel, string>;

/** Path a payer comes back to; it leads on into the app. */
export const RETURN_PATH = '/pay/return';

const PAYMENT_PAGE = '/#/pages/common/paymentPage';

type OrderAddress = { readonly origin: string; readonly channel: PayChannel; readonly order_no: string };

/** Where notifications of an order go; '' where its origin is gone with its account. */
export function noticeUrl(order: OrderAddress): string {
  return order.origin === '' ? '' : order.origin + NOTICE_PATHS[order.channel];
}

/** Where a payer comes back to. */
export function returnUrl(order: OrderAddress): string {
  return `${order.origin}${RETURN_PATH}?orderNo=${order.order_no}`;
}

/** Where a payer comes back to who has given up. */
export function quitUrl(order: OrderAddress): string {
  return `${returnUrl(order)}&result=cancel`;
}

/**
 * Page of the app for a payer who comes back. Of what providers add only the number, a cancellation or failure and
 * WeChat's code are passed on; none of it proves anything.
 */
export function returnPage(query: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams();
  const take = (from: string, to: string, pattern: RegExp) => {
    const value = query[from];
    if (typeof value === 'string' && pattern.test(value)) params.set(to, value);
  };
  take('orderNo', 'orderNo', /^[0-9A-Z]{16,32}$/);
  take('result', 'result', /^(?:cancel|fail)$/);
  take('code', 'wxCode', /^[\w-]{1,512}$/);
  return params.size === 0 ? PAYMENT_PAGE : `${PAYMENT_PAGE}?${params}`;
}
