/** What the operator sees and does of an order. */
import { ORDER_STATES, formatYuan } from '@shangyuan/contract';
import type { SystemCtx } from '../../context.ts';
import { entriesOf } from '../ledger/ledger.service.ts';
import { eventsOf } from './notice.service.ts';
import * as store from './order.store.ts';
import { checkOrder } from './reconcile.service.ts';
import { refundsOf } from './refund.service.ts';

/** An order with everything that happened to it; null where there is none of that number. */
export async function showOrder(ctx: SystemCtx, orderNo: string) {
  const order = await store.findOrder(ctx.db, orderNo);
  if (order === null) return null;
  const { openid: _openid, client_ip: _ip, ...rest } = order;
  return {
    order: { ...rest, amount: formatYuan(order.amount_fen), state: ORDER_STATES[order.status] },
    refunds: await refundsOf(ctx, order.id),
    ledger: await entriesOf(ctx, order.id),
    notices: await eventsOf(ctx, orderNo),
  };
}

/** Asks the provider about a pending order and does what follows. @throws ProviderError */
export async function reconcileOrder(ctx: SystemCtx, orderNo: string) {
  const order = await store.findOrder(ctx.db, orderNo);
  if (order !== null) await checkOrder(ctx, order);
  return showOrder(ctx, orderNo);
}
