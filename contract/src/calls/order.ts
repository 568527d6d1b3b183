/**
 * Buying: what is sold, placing an order and paying it, what became of it, receipts. The spec's paths are answered by GET
 * with what its client sends; fields it does not have are optional. See docs/PAYMENT.md for the flow.
 */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { filledText, instant, requestId, text, whole, withDefault } from '../fields.ts';
import { ORDER_STATES, PAY_CHANNELS, PAY_SCENES } from '../pay.ts';
import { APPID } from '../product.ts';

/** Number of an order. */
const orderNo = z.string().check(z.regex(/^[0-9A-Z]{16,32}$/, { error: 'orderNo' }));

/** What a single report is for: SHA-1 in hexadecimal of what names the chart, as the app makes it. */
const target = z.string().check(z.regex(/^[0-9a-f]{40}$/, { error: 'target' }));

/** The user, as the spec's client sends with every call; it must be the session's user. */
const named = {
  appId: withDefault(z.literal(APPID), APPID),
  userId: z.optional(text(64)),
  username: z.optional(text(40)),
};

/** A product: `price` in yuan as text, `originalPrice` '' unless there is a promotion, `days` 0 for a lifetime or a service. */
const product = z.object({
  productId: z.string(),
  name: z.string(),
  note: z.string(),
  price: z.string(),
  priceFen: z.number(),
  originalPrice: z.string(),
  days: z.number(),
  isLifetime: z.boolean(),
});

export const queryVipPrice = defineCall({
  path: '/api/queryVipPriceByAppId',
  kind: 'read',
  access: 'anyone',
  summary: '在售的会员及价格；price 为元（两位小数），priceFen 为分',
  input: z.object({
    appId: withDefault(z.literal(APPID), APPID),
    appid: withDefault(z.literal(APPID), APPID),
  }),
  output: z.array(product),
});

export const getServerPrice = defineCall({
  path: '/api/getServerPrice',
  kind: 'read',
  access: 'anyone',
  summary: '在售的单项服务及价格（如单份命盘报告）',
  input: z.object({}),
  output: z.array(product),
});

export const payOptions = defineCall({
  path: '/api/pay/options',
  kind: 'read',
  access: 'anyone',
  summary: '本站开通的支付方式；simulated 表示模拟收银台，不会真实扣款',
  input: z.object({}),
  output: z.object({ wechat: z.boolean(), alipay: z.boolean(), jsapi: z.boolean(), simulated: z.boolean() }),
});

/**
 * An order. `status` is the wire's number ('2' is paid), `state` the same as a word; times are ISO 8601, '' where there is
 * none; `amount` and `refunded` are yuan.
 */
export const order = z.object({
  orderNo: z.string(),
  kind: z.enum(['vip', 'service']),
  productId: z.string(),
  name: z.string(),
  target: z.string(),
  channel: z.enum(PAY_CHANNELS),
  scene: z.enum(PAY_SCENES),
  amount: z.string(),
  amountFen: z.number(),
  refunded: z.string(),
  status: z.enum(['1', '2', '3', '4', '5']),
  state: z.enum(Object.values(ORDER_STATES)),
  createdAt: z.string(),
  expiresAt: z.string(),
  paidAt: z.string(),
});

/** An order as the wire carries it. */
export type WireOrder = z.output<typeof order>;

/**
 * How the payer goes on: `redirect` opens `url`; `qr` shows `codeUrl` as a code to be scanned; `jsapi` hands `params` to the
 * bridge inside WeChat; `authorize` opens `url`, from which WeChat comes back with `code`, to be sent as `wxCode`; `none`
 * where there is nothing to pay any more. `testUrl` opens the simulated cashier by hand, '' with a real provider.
 */
const way = z.object({
  kind: z.enum(['redirect', 'qr', 'jsapi', 'authorize', 'none']),
  url: z.string(),
  codeUrl: z.string(),
  params: z.record(z.string(), z.string()),
  testUrl: z.string(),
});

const started = z.object({ ...order.shape, pay: way });

/** Request to pay: a product for a new order, or the number of one that is pending. */
const payRequest = {
  ...named,
  productId: z.optional(text(40)),
  orderNo: z.optional(orderNo),
  requestId: z.optional(requestId),
  scene: z.optional(z.enum(PAY_SCENES)),
  target: withDefault(z.union([z.literal(''), target], { error: 'target' }), ''),
  wxCode: z.optional(text(512)),
};

const SUMMARY =
  '；productId 新下单（同一 requestId 只下一单），orderNo 继续支付待付订单。scene 省略时按浏览器决定，pay 说明如何付款';

export const wxPay = defineCall({
  path: '/wxPay/getPay',
  kind: 'write',
  access: 'user',
  summary: `微信支付购买会员${SUMMARY}`,
  input: z.object(payRequest),
  output: started,
});

export const wxServerPay = defineCall({
  path: '/wxPay/getServerPay',
  kind: 'write',
  access: 'user',
  summary: `微信支付购买单项服务${SUMMARY}；target 为所购报告对应的命盘或合盘`,
  input: z.object(payRequest),
  output: started,
});

export const alipayPay = defineCall({
  path: '/alipay/payByOrderOnHarmony',
  kind: 'write',
  access: 'user',
  summary: `支付宝购买会员${SUMMARY}`,
  input: z.object(payRequest),
  output: started,
});

export const alipayServerPay = defineCall({
  path: '/alipay/payByServerOrderOnHarmony',
  kind: 'write',
  access: 'user',
  summary: `支付宝购买单项服务${SUMMARY}；target 为所购报告对应的命盘或合盘`,
  input: z.object(payRequest),
  output: started,
});

/** One's own order: that of the number, or the last one. */
const viewed = { ...named, orderNo: z.optional(orderNo) };

export const viewOrder = defineCall({
  path: '/orderApi/view',
  kind: 'read',
  access: 'user',
  byStatus: true,
  summary: '本人的会员订单；orderNo 省略时为最近一单',
  input: z.object(viewed),
  output: order,
});

export const viewServerOrder = defineCall({
  path: '/orderApi/serverView',
  kind: 'read',
  access: 'user',
  byStatus: true,
  summary: '本人的服务订单；orderNo 省略时为最近一单',
  input: z.object(viewed),
  output: order,
});

export const viewOrderNew = defineCall({
  path: '/orderApi/viewNew',
  kind: 'read',
  access: 'user',
  byStatus: true,
  summary: '本人的订单，不分类别；orderNo 省略时为最近一单',
  input: z.object(viewed),
  output: order,
});

export const viewNew = defineCall({
  path: '/viewNew',
  kind: 'read',
  access: 'user',
  byStatus: true,
  summary: '同 /orderApi/viewNew',
  input: z.object(viewed),
  output: order,
});

export const getOrderData = defineCall({
  path: '/orderApi/getOrderData',
  kind: 'read',
  access: 'user',
  summary: "支付结果：status '2' 为已支付。待付的订单会向支付方查询（同一订单 3 秒一次）",
  input: z.object({ ...named, orderNo }),
  output: order,
});

export const closeOrder = defineCall({
  path: '/api/order/close',
  kind: 'write',
  access: 'user',
  summary: '取消待付订单；已支付的不变，以返回的状态为准',
  input: z.object({ orderNo }),
  output: order,
});

export const listOrders = defineCall({
  path: '/api/order/list',
  kind: 'read',
  access: 'user',
  summary: '我的订单，新者在前；before 为上一页末单的 orderNo（也可为其 createdAt）',
  input: z.object({
    before: withDefault(z.union([z.literal(''), orderNo, instant], { error: 'before' }), ''),
    limit: withDefault(whole(1, 50), 20),
  }),
  output: z.object({ items: z.array(order), hasMore: z.boolean() }),
});

export const viewReceipt = defineCall({
  path: '/api/receipt',
  kind: 'read',
  access: 'user',
  summary: '已支付订单的收据，供打印；不是税务发票',
  input: z.object({ orderNo }),
  output: z.object({
    receiptNo: z.string(),
    seller: z.string(),
    buyer: z.string(),
    order,
    providerTxn: z.string(),
    refunds: z.array(z.object({ amount: z.string(), at: z.string() })),
    net: z.string(),
    issuedAt: z.string(),
  }),
});

export const listServices = defineCall({
  path: '/api/service/list',
  kind: 'read',
  access: 'user',
  summary: '已解锁的报告，与各服务尚未使用的次数',
  input: z.object({}),
  output: z.object({
    unlocked: z.array(z.object({ productId: z.string(), target: z.string(), at: z.string() })),
    left: z.record(z.string(), z.number()),
  }),
});

export const useService = defineCall({
  path: '/api/service/use',
  kind: 'write',
  access: 'user',
  summary: '解锁一份报告：会员直接可看，否则用去一次已购的服务；同一 target 只用一次',
  input: z.object({ productId: filledText(40), target }),
  output: z.object({ by: z.enum(['member', 'service']), left: z.number() }),
});
