/**
 * Asking the provider what became of an order: when its payer comes back, at 15 s, 1, 5, 15 and 30 minutes, and when it
 * expires. An expired order is asked about, closed at the provider, asked about again, and closed here only then. A minute after
 * its time it is looked at once more: a cashier that was open when its buyer gave it up may have taken the money.
 */
import type { SystemCtx } from '../../context.ts';
import type { OrderRow } from '../../db/moneyTables.ts';
import { withTransaction } from '../../db/transaction.ts';
import { MINUTE_MS, SECOND_MS } from '../../duration.ts';
import { ProviderError, type ProviderFault } from '../../errors.ts';
import { recordEvent } from '../../events.ts';
import type { Trade } from '../../ports.ts';
import * as store from './order.store.ts';
import { isSettled, settle } from './settle.service.ts';

/** Ages at which a pending order is asked about. */
export const CHECK_AGES_MS = [
  15 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  30 * MINUTE_MS,
] as const;

const LATE_CHECK_MS = 5 * MINUTE_MS;
const QUERY_GAP_MS = 3 * SECOND_MS;

/** When an order is asked about next; ages that have passed are skipped. */
export function nextCheck(order: Pick<OrderRow, 'created_at' | 'given_up_at'>, now: Date): Date {
  if (order.given_up_at !== null) return new Date(now.getTime() + MINUTE_MS);
  const age = now.getTime() - order.created_at.getTime();
  const next = CHECK_AGES_MS.find((ms) => ms >= age + SECOND_MS);
  return new Date(next === undefined ? now.getTime() + LATE_CHECK_MS : order.created_at.getTime() + next);
}

/** Whether a payment of it can still show up: it is pending or closed. */
export const isUnpaid = ({ status }: Pick<OrderRow, 'status'>): boolean => status === 1 || status === 3;

/**
 * Asks about an order that is not paid and does what follows.
 *
 * @param isEnding closes what is not paid, whether it has expired or not
 * @returns the order as it is then
 * @throws ProviderError
 */
export async function checkOrder(ctx: SystemCtx, order: OrderRow, isEnding = false): Promise<OrderRow> {
  const port = ctx.pay[order.channel];
  if (port === null || !isUnpaid(order)) return order;
  const trade = await port.query(order.order_no);
  const hasEnded = order.given_up_at !== null || ctx.clock.now() >= order.expires_at;
  const isOver = order.status === 1 && (isEnding || hasEnded);
  if (trade.state === 'paid' || trade.state === 'refunded' || !isOver) await applyTrade(ctx, order, trade);
  else {
    await port.close(order.order_no);
    await applyTrade(ctx, order, closedIfUnknown(await port.query(order.order_no)));
  }
  return (await store.findOrder(ctx.db, order.order_no)) ?? order;
}

/** A trade that the provider does not know is over once it has been asked to close it: its address has expired with it. */
const closedIfUnknown = (trade: Trade): Trade =>
  trade.state === 'none' ? { ...trade, state: 'closed' } : trade;

async function applyTrade(ctx: SystemCtx, order: OrderRow, trade: Trade): Promise<void> {
  if (trade.state === 'closed' || trade.state === 'refunded') {
    const now = ctx.clock.now();
    const lookAt = new Date(Math.max(order.expires_at.getTime(), now.getTime()) + MINUTE_MS);
    if (!(await store.markClosed(ctx.db, order.id, now, lookAt))) return;
    ctx.log.info({ orderNo: order.order_no }, 'order closed');
    // Paid and given back at the provider's own site, perhaps in part: nothing is credited, the operator looks at it.
    if (trade.state === 'refunded')
      recordEvent(ctx, 'order.unsettled', { detail: `${order.order_no} refundedElsewhere query` });
    return;
  }
  if (trade.state !== 'paid') return;
  const payment = { channel: order.channel, orderNo: order.order_no, trade };
  const settlement = await withTransaction(ctx, (tx) => settle(ctx, tx, payment));
  const detail = `${order.order_no} ${settlement} query`;
  if (!isSettled(settlement)) recordEvent(ctx, 'order.unsettled', { detail });
  else if (settlement !== 'repeat') recordEvent(ctx, 'order.paid', { detail });
}

/** Queries an order for a waiting user, at most every three seconds; an unreachable provider changes nothing. */
export async function queryNow(ctx: SystemCtx, order: OrderRow): Promise<OrderRow> {
  if (!isUnpaid(order)) return order;
  const now = ctx.clock.now();
  if (!(await store.claimQuery(ctx.db, order.id, now, new Date(now.getTime() - QUERY_GAP_MS)))) return order;
  const { checked } = await tryCheckOrder(ctx, order);
  return checked ?? order;
}

/** The order as it is after its provider was asked; where that came to nothing, why. */
type CheckResult =
  | { readonly checked: OrderRow; readonly fault: null }
  | { readonly checked: null; readonly fault: ProviderFault };

async function tryCheckOrder(ctx: SystemCtx, order: OrderRow): Promise<CheckResult> {
  try {
    return { checked: await checkOrder(ctx, order), fault: null };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { fault, code } = error;
    ctx.log.warn({ orderNo: order.order_no, fault, code }, 'a provider gives no answer');
    return { checked: null, fault };
  }
}

/** Asks about an order that was claimed, and says when it is asked about next. @returns why that came to nothing, or null */
export async function checkClaimed(ctx: SystemCtx, order: OrderRow): Promise<ProviderFault | null> {
  const { checked, fault } = await tryCheckOrder(ctx, order);
  if (order.status === 1) await store.scheduleCheck(ctx.db, order.id, nextCheck(order, ctx.clock.now()));
  else if (checked !== null) await store.endChecks(ctx.db, order.id);
  return fault;
}
