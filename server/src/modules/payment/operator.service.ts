/** What the operator sees and does of an order. */
import { ORDER_STATES, formatYuan } from '@shangyuan/contract';
import type { OpsCtx, SystemCtx } from '../../context.ts';
import { BOUNDS } from '../../bounds.ts';
import { audit } from '../audit/audit.service.ts';
import { entriesOf } from '../ledger/ledger.service.ts';
import { eventsOf } from './notice.service.ts';
import type { RefundRow } from '../../db/moneyTables.ts';
import * as store from './order.store.ts';
import { checkOrder } from './reconcile.service.ts';
import { refundsOf } from './refund.service.ts';
import * as refunds from './refund.store.ts';

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

/** Asks the provider about a pending order and does what follows; leaves an audit row. @throws ProviderError */
export async function reconcileOrder(ctx: OpsCtx, orderNo: string) {
  const order = await store.findOrder(ctx.db, orderNo);
  if (order === null) return null;
  await audit(ctx, ctx.db, { actor: ctx.operator, action: 'order.check', target: orderNo });
  await checkOrder(ctx, order);
  return showOrder(ctx, orderNo);
}

export async function searchOrders(ctx: Pick<SystemCtx, 'db'>, filter: store.OrderFilter) {
  return store.searchOrders(ctx.db, filter);
}

/** Before that instant a refund that is still open needs a person. */
const stuckSince = ({ clock }: Pick<SystemCtx, 'clock'>) =>
  new Date(clock.now().getTime() - BOUNDS.refundStuck.limit);

/** Whether a refund needs a person: the provider waits with it, or it has been open for too long. */
export function isStuckRefund(
  ctx: Pick<SystemCtx, 'clock'>,
  { status, created_at: at }: Pick<RefundRow, 'status' | 'created_at'>,
): boolean {
  const isOpen = status === 'requested' || status === 'processing';
  return status === 'abnormal' || (isOpen && at < stuckSince(ctx));
}

/** Refunds of all orders, the newest first: all, those that have not ended, or those that need a person. */
export async function searchRefunds(
  ctx: Pick<SystemCtx, 'db' | 'clock'>,
  show: 'all' | 'open' | 'stuck',
  page: { readonly after: string | null; readonly limit: number },
) {
  const filter = { isOpen: show === 'open', stuckSince: show === 'stuck' ? stuckSince(ctx) : null, ...page };
  return refunds.findPage(ctx.db, filter);
}

/** What waits and what came in since an instant. */
export async function moneySince(ctx: Pick<SystemCtx, 'db' | 'clock'>, since: Date) {
  const open = await refunds.countOpen(ctx.db, stuckSince(ctx));
  return { ...(await store.sumSince(ctx.db, since)), openRefunds: open.open, stuckRefunds: open.stuck };
}
