/**
 * Words of paying that browser and server share.
 */

/** Providers, by the name of their channel. */
export const PAY_CHANNELS = ['wechat', 'alipay'] as const;
/** Channel of a payment. */
export type PayChannel = (typeof PAY_CHANNELS)[number];

/** What a channel is called on the screen. */
export const PAY_CHANNEL_NAMES = {
  wechat: '微信支付',
  alipay: '支付宝',
} as const satisfies Record<PayChannel, string>;

/**
 * Where the payer stands: `h5` a phone's browser and `wap` the same for Alipay, `jsapi` inside WeChat, `native` a code on a
 * desktop that the phone scans, `page` Alipay's cashier on a desktop.
 */
export const PAY_SCENES = ['h5', 'jsapi', 'native', 'wap', 'page'] as const;
/** Scene of a payment. */
export type PayScene = (typeof PAY_SCENES)[number];

/** Scenes of each channel; the first is that of a phone. */
export const CHANNEL_SCENES = {
  wechat: ['h5', 'jsapi', 'native'],
  alipay: ['wap', 'page'],
} as const satisfies Record<PayChannel, readonly PayScene[]>;

/** States of an order by their number on the wire; '2' is paid (spec §3). */
export const ORDER_STATES = {
  1: 'pending',
  2: 'paid',
  3: 'closed',
  4: 'refunding',
  5: 'refunded',
} as const;
/** Number of an order's state. */
export type OrderStatus = keyof typeof ORDER_STATES;
/** State of an order. */
export type OrderState = (typeof ORDER_STATES)[OrderStatus];

/** What a state is called on the screen. */
export const ORDER_STATE_NAMES = {
  pending: '待支付',
  paid: '已支付',
  closed: '已关闭',
  refunding: '退款中',
  refunded: '已退款',
} as const satisfies Record<OrderState, string>;

/** Minutes for which an order can be paid. */
export const ORDER_MINUTES = 30;

/**
 * End of a membership that has none, as ISO text. A date far away rather than a word, so that every comparison with it is
 * right; vipType '2' says what it means.
 */
export const LIFETIME_UNTIL = '2999-12-31T15:59:59.000Z';
