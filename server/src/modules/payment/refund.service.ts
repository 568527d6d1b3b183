/**
 * Giving money back. A refund is written down first and sent then, under a number that the provider takes once only; what it
 * gave is taken back in the transaction that learns of its success, so a refund that comes to nothing changes nothing.
 */
import type { OpsCtx, SystemCtx } from '../../context.ts';
import type { OrderRow, RefundRow } from '../../db/moneyTables.ts';
import type { Tx } from '../../db/tables.ts';
import { BOUNDS } from '../../bounds.ts';
import { newId } from '../../db/values.ts';
import { withTransaction } from '../../db/transaction.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../duration.ts';
import { AppError, ProviderError, type ProviderFault } from '../../errors.ts';
import { recordEvent } from '../../events.ts';
import type { RefundView } from '../../ports.ts';
import { audit } from '../audit/audit.service.ts';
import { isDelivered, revokeGrant } from '../entitlement/entitlement.service.ts';
import { postRefund } from '../ledger/ledger.service.ts';
import { noticeUrl } from './addresses.ts';
import * as orders from './order.store.ts';
import * as store from './refund.store.ts';

/** What is to go back. `days` of a membership are taken back, null takes all that the order gave. */
export type RefundRequest = {
  readonly amountFen: number;
  readonly days: number | null;
  readonly reason: string;
  readonly actor: string;
  /** When it is sent; at once by default. */
  readonly sendAt?: Date;
  /** The provider's number of a payment beside the one that the order was paid with, which is what goes back. */
  readonly txn?: string | null;
  /** Of the operator's page: a repeat is answered with the refund that the first has made. */
  readonly requestId?: string;
};

/**
 * What a refund takes back of the membership where the operator does not say: what is left of an order all of it, a part nothing.
 */
export function daysTakenBack(
  order: Pick<OrderRow, 'amount_fen' | 'refunded_fen'>,
  amountFen: number,
  days: number | null,
): number | null {
  return days ?? (amountFen === order.amount_fen - order.refunded_fen ? null : 0);
}

/**
 * Writes a refund down, in a transaction that holds the order.
 *
 * @throws AppError conflict where the order is not paid or less is left of it
 */
export async function requestRefundIn(
  ctx: SystemCtx,
  tx: Tx,
  order: OrderRow,
  request: RefundRequest,
): Promise<RefundRow> {
  const txn = request.txn ?? null;
  const refundedFen = txn === null ? order.refunded_fen : 0;
  // A second payment goes back beside the order, which stays as it is.
  const isMoved = txn !== null || (await orders.markRefunding(tx, order.id));
  if (!isMoved || request.amountFen < 1 || refundedFen + request.amountFen > order.amount_fen)
    throw new AppError('conflict', { msg: '订单未支付、正在退款，或可退金额不足' });
  const now = ctx.clock.now();
  const count = (await store.findRefunds(tx, order.id)).length;
  const refund: RefundRow = {
    id: newId(now),
    refund_no: `${order.order_no}R${count + 1}`,
    order_id: order.id,
    amount_fen: request.amountFen,
    days: request.days,
    reason: request.reason,
    actor: request.actor,
    status: 'requested',
    provider_refund: null,
    provider_txn: txn,
    request_id: request.requestId ?? null,
    created_at: now,
    accepted_at: null,
    done_at: null,
    check_at: request.sendAt ?? now,
    check_count: 0,
  };
  await store.addRefund(tx, refund);
  await audit(ctx, tx, {
    actor: request.actor,
    action: 'order.refund',
    target: order.order_no,
    detail: {
      refundNo: refund.refund_no,
      amountFen: request.amountFen,
      days: request.days,
      reason: request.reason,
    },
  });
  return refund;
}

/**
 * Writes a refund down and sends it; where the provider is away it is sent later.
 *
 * @throws AppError orderUnknown, conflict; requestIdReused where the request has made another refund
 */
export async function requestRefund(
  ctx: SystemCtx,
  orderNo: string,
  request: RefundRequest,
): Promise<RefundRow> {
  const { refund, isNew } = await withTransaction(ctx, async (tx) => {
    const order = await orders.lockOrder(tx, orderNo);
    if (order === null) throw new AppError('orderUnknown');
    const repeated =
      request.requestId === undefined ? null : await store.findByRequest(tx, request.requestId);
    if (repeated === null) return { refund: await requestRefundIn(ctx, tx, order, request), isNew: true };
    if (repeated.order_id !== order.id || repeated.amount_fen !== request.amountFen)
      throw new AppError('requestIdReused');
    return { refund: repeated, isNew: false };
  });
  if (!isNew) return refund;
  recordEvent(ctx, 'refund.asked', { detail: refund.refund_no });
  await sendOrQueryRefund(ctx, refund);
  return (await store.findRefund(ctx.db, refund.refund_no)) ?? refund;
}

/**
 * Sends a refund, or asks what became of it, and writes the answer down. Errors of the provider are logged.
 *
 * @returns why it came to nothing, or null
 */
async function sendOrQueryRefund(ctx: SystemCtx, refund: RefundRow): Promise<ProviderFault | null> {
  const order = await orders.findOrderById(ctx.db, refund.order_id);
  const port = order === null ? null : ctx.pay[order.channel];
  if (order === null || port === null) return null;
  try {
    const known = refund.status === 'requested' ? null : await port.queryRefund(numbersOf(refund, order));
    const view =
      known === null || known.state === 'none'
        ? await port.refund({
            ...numbersOf(refund, order),
            amountFen: refund.amount_fen,
            totalFen: order.amount_fen,
            reason: refund.reason,
            noticeUrl: noticeUrl(order),
          })
        : known;
    await applyRefund(ctx, refund.refund_no, view);
    return null;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { fault, code } = error;
    ctx.log.error({ refundNo: refund.refund_no, fault, code }, 'a refund is not through');
    return fault;
  }
}

const numbersOf = (refund: RefundRow, order: OrderRow) => ({
  refundNo: refund.refund_no,
  orderNo: order.order_no,
  // By its own number: the provider may have two payments of the order.
  txn: refund.provider_txn ?? order.provider_txn ?? '',
});

/** The result of applying a provider's refund state; the last two name another amount or order than ours. */
export type RefundOutcome = 'applied' | 'repeat' | 'unknownRefund' | 'wrongAmount' | 'otherOrder';

/** Writes down what the provider says of a refund; success counts once. */
export async function applyRefund(
  ctx: SystemCtx,
  refundNo: string,
  view: RefundView,
): Promise<RefundOutcome> {
  const outcome = await withTransaction(ctx, (tx) => applyRefundIn(ctx, tx, refundNo, view));
  recordRefundEvent(ctx, refundNo, view, outcome);
  return outcome;
}

/** Records the event of a refund that succeeded or got stuck, once the books have it. */
export function recordRefundEvent(
  ctx: SystemCtx,
  refundNo: string,
  { state }: RefundView,
  outcome: string,
): void {
  if (outcome === 'wrongAmount' || outcome === 'otherOrder')
    recordEvent(ctx, 'refund.stuck', { detail: `${refundNo} ${outcome}` });
  if (outcome !== 'applied') return;
  if (state === 'done') recordEvent(ctx, 'refund.done', { detail: refundNo });
  if (state === 'abnormal' || state === 'closed')
    recordEvent(ctx, 'refund.stuck', { detail: `${refundNo} ${state}` });
}

export async function applyRefundIn(
  ctx: SystemCtx,
  tx: Tx,
  refundNo: string,
  view: RefundView,
): Promise<RefundOutcome> {
  const known = await store.findRefund(tx, refundNo);
  const owner = known === null ? null : await orders.findOrderById(tx, known.order_id);
  const order = owner === null ? null : await orders.lockOrder(tx, owner.order_no);
  // Re-read under the lock.
  const refund = order === null ? null : await store.findRefund(tx, refundNo);
  if (refund === null || order === null) return 'unknownRefund';
  const now = ctx.clock.now();
  const mismatch = mismatchOf(refund, order, view);
  if (mismatch !== null) {
    const seen = { status: 'abnormal', refundId: view.refundId, acceptedAt: view.acceptedAt ?? now } as const;
    await store.markProcessing(tx, refund.id, seen);
    return mismatch;
  }
  switch (view.state) {
    case 'done': {
      const end = { status: 'done', refundId: view.refundId, acceptedAt: view.acceptedAt, now } as const;
      // Cancelled here while the provider was still processing it: the money was returned after all.
      const isAfterAll =
        refund.status === 'closed' &&
        (refund.provider_txn !== null || (await orders.markRefunding(tx, order.id)));
      const mark = isAfterAll ? store.markDoneAfterClose : store.markEnded;
      return completeRefund(ctx, tx, order, await mark(tx, refund.id, end));
    }
    case 'closed': {
      const end = { status: 'closed', refundId: view.refundId, acceptedAt: view.acceptedAt, now } as const;
      return onProviderClosed(ctx, tx, order, await store.markEnded(tx, refund.id, end));
    }
    case 'abnormal':
    case 'processing': {
      const status = view.state;
      await store.markProcessing(tx, refund.id, {
        status,
        refundId: view.refundId,
        acceptedAt: view.acceptedAt ?? now,
      });
      return 'applied';
    }
    case 'none':
      return 'applied';
  }
}

/** In what the provider's word about a refund differs from ours; null where it agrees. */
function mismatchOf(
  refund: RefundRow,
  order: OrderRow,
  view: RefundView,
): 'wrongAmount' | 'otherOrder' | null {
  if (view.orderNo !== '' && view.orderNo !== order.order_no) return 'otherOrder';
  const isSilent = view.amountFen === null && view.state !== 'done';
  return isSilent || view.state === 'none' || view.amountFen === refund.amount_fen ? null : 'wrongAmount';
}

/** The money has gone back: books, order and what was given follow. */
async function completeRefund(
  ctx: SystemCtx,
  tx: Tx,
  order: OrderRow,
  ended: RefundRow | null,
): Promise<RefundOutcome> {
  if (ended === null) return 'repeat';
  const isSecond = ended.provider_txn !== null;
  await postRefund(ctx, tx, order, ended, !isSecond && (await isDelivered(tx, order.id)));
  if (!isSecond) {
    if (!(await orders.markRefunded(tx, order, ended.amount_fen)))
      throw new TypeError(`Cannot end the refund of ${order.order_no}: status ${order.status}`);
    await revokeGrant(ctx, tx, order.id, { source: 'refund', source_id: ended.id, days: ended.days });
  }
  await audit(ctx, tx, {
    actor: order.channel,
    action: 'order.refunded',
    target: order.order_no,
    detail: { refundNo: ended.refund_no, amountFen: ended.amount_fen },
  });
  return 'applied';
}

/**
 * The provider closed the refund: the order is paid as before. Where nothing was delivered for it, the money must still go back,
 * and the refund is retried an hour later; after a day of that it is left to the operator.
 */
async function onProviderClosed(
  ctx: SystemCtx,
  tx: Tx,
  order: OrderRow,
  ended: RefundRow | null,
): Promise<RefundOutcome> {
  if (ended === null) return 'repeat';
  const { amount_fen: amountFen, days, reason, provider_txn: txn } = ended;
  if (txn === null) await orders.unmarkRefunding(tx, order.id);
  await audit(ctx, tx, {
    actor: order.channel,
    action: 'order.refundClosed',
    target: order.order_no,
    detail: { refundNo: ended.refund_no },
  });
  if (txn === null && (await isDelivered(tx, order.id))) return 'applied';
  const closed = (await store.findRefunds(tx, order.id)).filter(
    (refund) => refund.status === 'closed' && refund.provider_txn === txn,
  );
  if (closed.length >= BOUNDS.refundTries.limit) {
    const detail = { tries: closed.length };
    await audit(ctx, tx, { actor: 'system', action: 'order.refundLeft', target: order.order_no, detail });
    return 'applied';
  }
  const sendAt = new Date(ctx.clock.now().getTime() + HOUR_MS);
  await requestRefundIn(ctx, tx, order, { amountFen, days, reason, actor: 'system', sendAt, txn });
  return 'applied';
}

/**
 * For the operator: gives a refund up that the provider knows nothing of.
 *
 * @throws AppError conflict where the provider knows it or it has ended, notFound
 */
export async function cancelRefund(ctx: OpsCtx, refundNo: string, why: string): Promise<void> {
  const refund = await store.findRefund(ctx.db, refundNo);
  const order = refund === null ? null : await orders.findOrderById(ctx.db, refund.order_id);
  if (refund === null || order === null) throw new AppError('notFound');
  const view = await ctx.pay[order.channel]?.queryRefund(numbersOf(refund, order));
  if (view?.state !== 'none') throw new AppError('conflict', { msg: '支付方已受理该退款，不能撤销' });
  const closed = { ...view, state: 'closed' } as const;
  const outcome = await withTransaction(ctx, async (tx) => {
    const isEnded = (await applyRefundIn(ctx, tx, refundNo, closed)) !== 'applied';
    if (isEnded) throw new AppError('conflict', { msg: '该退款已结束' });
    const detail = { refundNo, why };
    const entry = { actor: ctx.operator, action: 'order.refundCancel', target: order.order_no, detail };
    await audit(ctx, tx, entry);
    return 'applied';
  });
  recordRefundEvent(ctx, refundNo, closed, outcome);
}

/** Schedules a query of a refund at once. */
export async function checkRefundSoon(ctx: SystemCtx, tx: Tx, refundNo: string): Promise<RefundOutcome> {
  const refund = await store.findRefund(tx, refundNo);
  if (refund === null) return 'unknownRefund';
  await store.scheduleRefund(tx, refund.id, ctx.clock.now(), refund.check_count);
  return 'applied';
}

/** Each minute, after five every five minutes, after an hour every half hour, after a day daily. */
function nextCheck(refund: RefundRow, now: Date): Date {
  const age = now.getTime() - refund.created_at.getTime();
  const wait =
    age < 5 * MINUTE_MS ? MINUTE_MS : age < HOUR_MS ? 5 * MINUTE_MS : age < DAY_MS ? HOUR_MS / 2 : DAY_MS;
  return new Date(now.getTime() + wait);
}

/** Sends or asks about a refund that was claimed. @returns why that came to nothing, or null */
export async function processClaimedRefund(ctx: SystemCtx, refund: RefundRow): Promise<ProviderFault | null> {
  const fault = await sendOrQueryRefund(ctx, refund);
  const next = nextCheck(refund, ctx.clock.now());
  await store.scheduleRefund(ctx.db, refund.id, next, refund.check_count + 1);
  return fault;
}

export async function refundsOf(ctx: Pick<SystemCtx, 'db'>, orderId: string): Promise<readonly RefundRow[]> {
  return store.findRefunds(ctx.db, orderId);
}

/** Whether a payment of the provider is known as one beside that of the order, which goes back. */
export async function isSecondPayment(
  ctx: Pick<SystemCtx, 'db'>,
  order: OrderRow,
  txn: string,
): Promise<boolean> {
  return (await store.findRefunds(ctx.db, order.id)).some((refund) => refund.provider_txn === txn);
}

/** For the report: refunds the provider took on between two instants. */
export async function refundsBetween(ctx: Pick<SystemCtx, 'db'>, channel: string, from: Date, to: Date) {
  return store.findAcceptedBetween(ctx.db, channel, from, to);
}

export async function refundOf(ctx: Pick<SystemCtx, 'db'>, refundNo: string): Promise<RefundRow | null> {
  return store.findRefund(ctx.db, refundNo);
}
