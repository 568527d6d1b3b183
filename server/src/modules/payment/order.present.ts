import { formatYuan, ORDER_STATES, type CALLS, type OutputOf, type WireOrder } from '@shangyuan/contract';
import type { OrderRow, RefundRow } from '../../db/moneyTables.ts';
import type { StartedPayment, PayAction } from './order.service.ts';

const iso = (date: Date | null) => date?.toISOString() ?? '';

export function presentOrder(order: OrderRow): WireOrder {
  return {
    orderNo: order.order_no,
    kind: order.kind,
    productId: order.product_id,
    name: order.title,
    target: order.target,
    channel: order.channel,
    scene: order.scene,
    amount: formatYuan(order.amount_fen),
    amountFen: order.amount_fen,
    refunded: formatYuan(order.refunded_fen),
    status: `${order.status}`,
    state: ORDER_STATES[order.status],
    createdAt: iso(order.created_at),
    expiresAt: iso(order.expires_at),
    paidAt: iso(order.paid_at),
  };
}

/** @param simulatorOrigin where a code of the simulated provider is opened by hand, '' with a real one */
export function presentStarted(
  { order, action }: StartedPayment,
  simulatorOrigin: string,
): OutputOf<typeof CALLS.wxPay> {
  return { ...presentOrder(order), pay: presentAction(action, simulatorOrigin) };
}

function presentAction(way: PayAction, simulatorOrigin: string): OutputOf<typeof CALLS.wxPay>['pay'] {
  const nothing = { kind: way.kind, url: '', codeUrl: '', params: {}, testUrl: '' };
  switch (way.kind) {
    case 'redirect':
    case 'authorize':
      return { ...nothing, url: way.url };
    case 'qr':
      return { ...nothing, codeUrl: way.codeUrl, testUrl: scanUrl(simulatorOrigin, way.codeUrl) };
    case 'jsapi':
      return { ...nothing, params: { ...way.params } };
    case 'none':
      return nothing;
  }
}

const scanUrl = (origin: string, codeUrl: string) =>
  origin === '' ? '' : `${origin}/cashier/wechat/scan?${new URLSearchParams({ code_url: codeUrl })}`;

type Receipt = { readonly order: OrderRow; readonly refunds: readonly RefundRow[] };
type Parties = { readonly seller: string; readonly buyer: string; readonly now: Date };

export function presentReceipt(
  { order, refunds }: Receipt,
  { seller, buyer, now }: Parties,
): OutputOf<typeof CALLS.viewReceipt> {
  return {
    receiptNo: order.order_no,
    seller,
    buyer,
    order: presentOrder(order),
    providerTxn: order.provider_txn ?? '',
    refunds: refunds.map((refund) => ({ amount: formatYuan(refund.amount_fen), at: iso(refund.done_at) })),
    net: formatYuan(order.amount_fen - order.refunded_fen),
    issuedAt: iso(now),
  };
}
