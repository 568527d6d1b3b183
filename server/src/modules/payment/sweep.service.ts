/**
 * Scheduled work on money: unpaid orders are queried, refunds sent and followed. Each
 * provider has a line for either, in which a few are under way at a time, so that neither a slow provider nor a long line of
 * orders holds up the rest.
 */
import { ORDER_STATES, PAY_CHANNELS, type PayChannel } from '@shangyuan/contract';
import { BOUNDS } from '../../bounds.ts';
import type { SystemCtx } from '../../context.ts';
import type { OrderRow, RefundRow } from '../../db/moneyTables.ts';
import { MINUTE_MS, SECOND_MS } from '../../duration.ts';
import type { ProviderFault } from '../../errors.ts';
import * as orders from './order.store.ts';
import { checkClaimed } from './reconcile.service.ts';
import { processClaimedRefund } from './refund.service.ts';
import * as refunds from './refund.store.ts';

/**
 * Lease of a claimed item. Longer than a run with the longest look (three calls of a provider that times
 * out), so that nothing is looked at twice at the same time.
 */
const LEASE_MS = 2 * MINUTE_MS;

/** How many were worked on. */
export type ProcessedCounts = { readonly orders: number; readonly refunds: number };

type DueQueue<T> = {
  readonly claim: (now: Date, leaseUntil: Date) => Promise<T | null>;
  readonly handle: (item: T) => Promise<ProviderFault | null>;
  readonly concurrency: number;
};

/** Works on everything that is due, refunds first, until nothing is or the time of a run is over. */
export async function processDueMoney(ctx: SystemCtx): Promise<ProcessedCounts> {
  const until = ctx.clock.now().getTime() + BOUNDS.sweepTime.limit;
  const refundLines = PAY_CHANNELS.map((channel) => drainQueue(ctx, refundsOf(ctx, channel), until));
  const orderLines = PAY_CHANNELS.map((channel) => drainQueue(ctx, ordersOf(ctx, channel), until));
  // All of them end, also where one fails.
  await Promise.allSettled([...refundLines, ...orderLines]);
  return { orders: sum(await Promise.all(orderLines)), refunds: sum(await Promise.all(refundLines)) };
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

function refundsOf(ctx: SystemCtx, channel: PayChannel): DueQueue<RefundRow> {
  return {
    claim: async (now, leaseUntil) => refunds.claimDueRefund(ctx.db, channel, now, leaseUntil),
    handle: async (refund) => processClaimedRefund(ctx, refund),
    concurrency: BOUNDS.refundsAtOnce.limit,
  };
}

function ordersOf(ctx: SystemCtx, channel: PayChannel): DueQueue<OrderRow> {
  return {
    claim: async (now, leaseUntil) => orders.claimDue(ctx.db, channel, now, leaseUntil),
    handle: async (order) => checkClaimed(ctx, order),
    concurrency: BOUNDS.orderLooksAtOnce.limit,
  };
}

/**
 * Takes up one after another, a few at a time. Ends where nothing is due, the time is over, or nothing was answered so often in
 * a row as there are under way: what is left stays due.
 *
 * @returns how many
 */
async function drainQueue<T>(
  ctx: SystemCtx,
  { claim, handle, concurrency }: DueQueue<T>,
  until: number,
): Promise<number> {
  const workers: Promise<void>[] = [];
  const errors: unknown[] = [];
  let count = 0;
  let unanswered = 0;
  let isEmpty = false;
  const work = async () => {
    while (!isEmpty && unanswered < concurrency && ctx.clock.now().getTime() < until) {
      const now = ctx.clock.now();
      const item = await claim(now, new Date(now.getTime() + LEASE_MS));
      if (item === null) {
        isEmpty = true;
        return;
      }
      count += 1;
      // A worker that finds an item starts another: an empty queue costs one statement.
      start();
      unanswered = (await handle(item)) === 'unreachable' ? unanswered + 1 : 0;
    }
  };
  const start = () => {
    if (workers.length < concurrency) workers.push(work().catch((error: unknown) => void errors.push(error)));
  };
  start();
  for (const worker of workers) await worker;
  if (errors.length > 0) throw errors[0];
  return count;
}

const ageSec = (since: Date | null, now: Date) =>
  since === null ? 0 : (now.getTime() - since.getTime()) / SECOND_MS;

type DueCtx = Pick<SystemCtx, 'db' | 'clock'>;

/** Seconds for which the order that is due longest has been due; 0 where none is. */
export async function oldestDueOrderSec({ db, clock }: DueCtx): Promise<number> {
  const now = clock.now();
  return ageSec(await orders.findOldestDue(db, now), now);
}

/** Seconds for which the refund that is due longest has been due; 0 where none is. */
export async function oldestDueRefundSec({ db, clock }: DueCtx): Promise<number> {
  const now = clock.now();
  return ageSec(await refunds.findOldestDueRefund(db, now), now);
}

/** Open orders by the name of their state. */
export async function openOrders({ db }: Pick<SystemCtx, 'db'>): Promise<ReadonlyMap<string, number>> {
  return new Map((await orders.countOpen(db)).map(({ status, count }) => [ORDER_STATES[status], count]));
}

/** Open refunds by status. */
export async function openRefunds({ db }: Pick<SystemCtx, 'db'>): Promise<ReadonlyMap<string, number>> {
  return new Map((await refunds.countOpenRefunds(db)).map(({ status, count }) => [status, count]));
}
