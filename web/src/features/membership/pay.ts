/**
 * From a chosen product to the cashier: placing the order, storing its code, and following the payment the server
 * returns.
 */
import { TOASTS, type OutputOf, type CALLS, type PayChannel, type WireOrder } from '@shangyuan/contract';
import { newId } from '../../lib/device/newId.ts';
import { showToast } from '../../lib/page/toast.ts';
import { callApi } from '../../lib/wire/api.ts';
import { storeOrderCode } from '../../lib/wire/order.ts';
import { useSession } from '../../lib/wire/session.ts';
import type { OrderKind, PayOptions } from '../../lib/wire/shop.ts';

/** An order with its next payment step. */
export type StartedOrder = OutputOf<typeof CALLS.wxPay>;

/** What the payment says of itself when it ends (spec §4). */
export type PayEvent = 'ok' | 'cancel' | 'fail';

/** Words of the payment events. */
export const PAY_EVENT_TOASTS = {
  ok: TOASTS.payOk,
  cancel: TOASTS.payCancel,
  fail: TOASTS.payFail,
} as const satisfies Record<PayEvent, string>;

/** What is wanted: a product by its id for a new order, or the number of an order that is pending. */
export type PayRequest =
  | { readonly productId: string; readonly requestId: string; readonly target?: string }
  | { readonly orderNo: string; readonly wxCode?: string };

const CALL_OF = {
  vip: { wechat: 'wxPay', alipay: 'alipayPay' },
  service: { wechat: 'wxServerPay', alipay: 'alipayServerPay' },
} as const satisfies Record<OrderKind, Record<PayChannel, string>>;

/** Whether the page runs inside WeChat, where only its own payment works. */
function isInWechat(): boolean {
  return navigator.userAgent.includes('MicroMessenger');
}

/** The payment channels that work here, in the order of the page. */
export function channelsOf(options: PayOptions, inWechat = isInWechat()): readonly PayChannel[] {
  const hasWechat = inWechat ? options.jsapi : options.wechat;
  return [...(hasWechat ? (['wechat'] as const) : []), ...(options.alipay ? (['alipay'] as const) : [])];
}

/**
 * Places the order or continues it; its code is stored first.
 *
 * @throws CallError without a toast: the page says what happened
 */
export async function startOrder(
  kind: OrderKind,
  channel: PayChannel,
  request: PayRequest,
): Promise<StartedOrder> {
  const { user } = useSession.getState();
  const userFields = user === null ? {} : { userId: user.id };
  const started = await callApi(CALL_OF[kind][channel], { ...userFields, ...request }, { isSilent: true });
  await storeOrderCode(started.orderNo);
  return started;
}

/** What changing the channel of an order does. */
interface ChannelSteps {
  readonly close: (orderNo: string) => Promise<Pick<WireOrder, 'status'>>;
  readonly watch: (orderNo: string) => Promise<void>;
  readonly start: (kind: OrderKind, channel: PayChannel, request: PayRequest) => Promise<boolean>;
}

/**
 * Pays the same by another channel. The old order is closed first, and where it turns out to be paid there is no other: nothing
 * is paid twice.
 *
 * @throws CallError where it could not be closed, and then there is no other either
 */
export async function changeChannel(
  { orderNo, kind, productId, target }: Pick<WireOrder, 'orderNo' | 'kind' | 'productId' | 'target'>,
  channel: PayChannel,
  { close, watch, start }: ChannelSteps,
): Promise<void> {
  const { status } = await close(orderNo);
  if (status === '2') await watch(orderNo);
  else await start(kind, channel, { productId, requestId: newId(), target });
}

interface WechatBridge {
  readonly invoke: (
    name: string,
    params: Readonly<Record<string, string>>,
    onResult: (result: { readonly err_msg: string }) => void,
  ) => void;
}

declare global {
  interface Window {
    /** Given to pages by WeChat, some time after they have loaded. */
    readonly WeixinJSBridge?: WechatBridge;
  }
}

/** The bridge of WeChat, as soon as it is there. */
function wechatBridge(): Promise<WechatBridge> {
  const { promise, resolve } = Promise.withResolvers<WechatBridge>();
  const check = () => {
    if (window.WeixinJSBridge !== undefined) resolve(window.WeixinJSBridge);
  };
  check();
  document.addEventListener('WeixinJSBridgeReady', check, { once: true });
  return promise;
}

/** What WeChat's word for the end of a payment means. */
export function payEventOf(message: string): PayEvent {
  if (message.endsWith(':ok')) return 'ok';
  return message.endsWith(':cancel') ? 'cancel' : 'fail';
}

/** Pays inside WeChat. */
export async function payInWechat(params: Readonly<Record<string, string>>): Promise<PayEvent> {
  const bridge = await wechatBridge();
  return new Promise((resolve) => {
    bridge.invoke('getBrandWCPayRequest', params, ({ err_msg }) => resolve(payEventOf(err_msg)));
  });
}

/** Shows what a payment says of itself. */
export function showPayEvent(event: PayEvent): void {
  showToast(PAY_EVENT_TOASTS[event]);
}
