/**
 * What the payment page shows of an order: one layout for every state.
 */
import { ORDER_STATE_NAMES, PAY_CHANNEL_NAMES, type PayChannel, type WireOrder } from '@shangyuan/contract';
import type { OrderWatch } from '../../lib/wire/order.ts';
import type { PayEvent } from './pay.ts';

/** States of the page, once there is an order. */
export type PayState =
  'confirming' | 'paid' | 'cancelled' | 'failed' | 'unpaid' | 'scan' | 'closed' | 'refunded' | 'unknown';

/** Facts that decide the state. */
export interface PayFacts {
  readonly watch: Pick<OrderWatch, 'order' | 'checks' | 'nextAtMs' | 'refusal'>;
  /** Last event reported by the payment. */
  readonly event: PayEvent | null;
  /** A code is shown to be scanned. */
  readonly hasCode: boolean;
}

/**
 * State of the page. The server's answer comes first; while the order is pending, the last payment event and the
 * progress of polling decide.
 */
export function payStateOf({ watch, event, hasCode }: PayFacts): PayState {
  const { order, checks, nextAtMs, refusal } = watch;
  if (order === null) {
    if (refusal !== null) return 'unknown';
    return checks === 0 || nextAtMs !== null ? 'confirming' : 'unpaid';
  }
  if (order.state === 'paid') return 'paid';
  if (order.state === 'closed') return 'closed';
  if (order.state !== 'pending') return 'refunded';
  if (event === 'fail') return 'failed';
  if (event === 'cancel') return 'cancelled';
  if (hasCode) return 'scan';
  return checks === 0 || nextAtMs !== null ? 'confirming' : 'unpaid';
}

interface PayTexts {
  readonly title: string;
  readonly text: string;
}

/** Title and sentence of a state; a cancellation and a failure say first that no money has left. */
export function payTextsOf(state: PayState, order: WireOrder | null, refusal: string | null): PayTexts {
  const name = order?.name ?? '订单';
  switch (state) {
    case 'confirming':
      return { title: '支付结果确认中', text: '付过的款会自动到账，离开本页也不影响。' };
    case 'paid':
      return {
        title: '支付成功',
        text: order?.kind === 'service' ? `「${name}」已可使用。` : `${name}已生效，各功能不限次数。`,
      };
    case 'cancelled':
      return { title: '已取消支付', text: `没有扣款。「${name}」的订单还在，可以接着付。` };
    case 'failed':
      return {
        title: '支付失败',
        text: '没有扣款。常见的原因是余额不足或超过限额，可再试一次或换一种方式。',
      };
    case 'unpaid':
      return { title: '还没有收到付款', text: '如果已经付过，款项到账后会自动生效，不会重复扣款。' };
    case 'scan':
      return { title: '请用微信扫码支付', text: '付好以后这一页会自己更新。' };
    case 'closed':
      return { title: '订单已关闭', text: '没有扣款。订单超过 30 分钟未付或已取消，可以重新下单。' };
    case 'refunded':
      return { title: '已退款', text: '款项按原路退回，到账时间以支付方为准。' };
    case 'unknown':
      return { title: '查不到这笔订单', text: refusal ?? '' };
  }
}

/** Facts of an order under the sentence. */
export function orderFactsOf(order: WireOrder): readonly (readonly [label: string, value: string])[] {
  return [
    ['商品', order.name],
    ['金额', `¥${order.amount}`],
    ['方式', PAY_CHANNEL_NAMES[order.channel]],
    ['状态', ORDER_STATE_NAMES[order.state]],
    ['订单号', order.orderNo],
  ];
}

/**
 * Progress of a round of requests.
 *
 * @example roundText({ checks: 1, nextAtMs: 4_000 }, 0) // "第 2 次查询，4 秒后再查"
 */
export function roundText(
  { checks, nextAtMs }: Pick<OrderWatch, 'checks' | 'nextAtMs'>,
  nowMs: number,
): string {
  if (nextAtMs === null) return `第 ${checks + 1} 次查询中`;
  return `第 ${checks + 1} 次查询，${Math.max(1, Math.ceil((nextAtMs - nowMs) / 1_000))} 秒后再查`;
}

/** The other payment channel, where there is one. */
export function otherChannel(channel: PayChannel, channels: readonly PayChannel[]): PayChannel | null {
  return channels.find((other) => other !== channel) ?? null;
}
