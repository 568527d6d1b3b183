/**
 * The one place where an order becomes paid: notifications, look-ups and the operator all end here. One transaction marks
 * the order, writes the ledger and gives what was bought, so that either all of it has happened or nothing.
 */
import type { PayChannel } from '@shangyuan/contract';
import type { SystemCtx } from '../../context.ts';
import type { OrderRow } from '../../db/moneyTables.ts';
import type { Tx } from '../../db/tables.ts';
import type { Trade } from '../../ports.ts';
import { audit } from '../audit/audit.service.ts';
import { grant, lockRecipient } from '../entitlement/entitlement.service.ts';
import { spendUse } from '../entitlement/unlock.service.ts';
import { postDelivery, postPayment, postSecondPayment } from '../ledger/ledger.service.ts';
import * as orders from './order.store.ts';
import { requestRefundIn } from './refund.service.ts';

/** A payment that a provider vouches for. */
export type Payment = { readonly channel: PayChannel; readonly orderNo: string; readonly trade: Trade };

/**
 * What became of a payment. `credited` and `repeat` are fine; `returned` is money that could not be delivered for and goes
 * back, `doubled` a second payment of an order, which goes back too; the others changed nothing.
 */
export type Settlement =
  | 'credited'
  | 'repeat'
  | 'returned'
  | 'doubled'
  | 'unknownOrder'
  | 'wrongChannel'
  | 'wrongAmount'
  | 'otherPayment';

const SETTLED: readonly string[] = ['credited', 'repeat', 'returned', 'doubled'] satisfies Settlement[];

/** Whether the notification is acknowledged. */
export function isSettled(settlement: string): boolean {
  return SETTLED.includes(settlement);
}

/** Credits a payment once. */
export async function settle(ctx: SystemCtx, tx: Tx, payment: Payment): Promise<Settlement> {
  const order = await orders.lockOrder(tx, payment.orderNo);
  if (order === null) return 'unknownOrder';
  if (order.channel !== payment.channel) return 'wrongChannel';
  const { txn, amountFen, paidAt } = payment.trade;
  if (amountFen !== order.amount_fen) return 'wrongAmount';
  if (order.provider_txn === txn) return 'repeat';
  if (order.provider_txn !== null) return returnSecond(ctx, tx, order, txn);
  const paid = await orders.markPaid(tx, order.id, { txn, paidAt: paidAt ?? ctx.clock.now() });
  // The lock is ours and the order has no payment, so it was pending or closed.
  if (paid === null) throw new TypeError(`Cannot settle ${order.order_no}: status ${order.status}`);
  await postPayment(ctx, tx, paid);
  if (order.status === 3)
    await audit(ctx, tx, { actor: order.channel, action: 'order.paidAfterClose', target: order.order_no });
  return deliver(ctx, tx, paid);
}

/** An order that is paid was paid again: what came goes back under the provider's number of it, the order stays as it is. */
async function returnSecond(ctx: SystemCtx, tx: Tx, order: OrderRow, txn: string): Promise<Settlement> {
  // A payment of another order is that order's; its number is unique there.
  if (await orders.isPaidWith(tx, order.channel, txn)) return 'otherPayment';
  if ((await postSecondPayment(ctx, tx, order, txn)) === null) return 'repeat';
  const whole = { amountFen: order.amount_fen, days: null, reason: '重复支付', actor: 'system', txn };
  await requestRefundIn(ctx, tx, order, whole);
  return 'doubled';
}

/** Gives what was bought; where the account is gone, the money is refunded. */
async function deliver(ctx: SystemCtx, tx: Tx, order: OrderRow): Promise<Settlement> {
  const recipient = await lockRecipient(tx, order.account_id);
  if (recipient === null) {
    const whole = { amountFen: order.amount_fen, days: null, reason: '账号已注销', actor: 'system' };
    await requestRefundIn(ctx, tx, order, whole);
    return 'returned';
  }
  await grant(ctx, tx, {
    accountId: recipient,
    kind: order.kind,
    source: 'order',
    sourceId: order.id,
    ledgerTxnId: await postDelivery(ctx, tx, order),
    productId: order.product_id,
    name: order.title,
    days: order.days,
    isLifetime: order.is_lifetime,
  });
  if (order.kind === 'service' && order.target !== '')
    await spendUse(ctx, tx, recipient, order.product_id, order.target);
  return 'credited';
}
