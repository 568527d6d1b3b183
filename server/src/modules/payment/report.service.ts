/**
 * The daily report: a provider's bill of a day, line by line, against our orders and refunds. A payment that the bill has and
 * we have not is asked about and credited; fees are booked; everything else that differs is named for the operator.
 */
import { PAY_CHANNELS, type PayChannel } from '@shangyuan/contract';
import type { SystemCtx } from '../../context.ts';
import type { OrderRow } from '../../db/moneyTables.ts';
import { withTransaction } from '../../db/transaction.ts';
import { DAY_MS } from '../../duration.ts';
import { ProviderError } from '../../errors.ts';
import { recordEvent } from '../../events.ts';
import type { BillRow, PayPort } from '../../ports.ts';
import { checkOpenLedger, closeLedger, postFee, type LedgerCheck } from '../ledger/ledger.service.ts';
import { shanghaiDay } from '../quota/shanghaiDay.ts';
import { outcomesBetween } from './notice.service.ts';
import * as orders from './order.store.ts';
import { isSecondPayment, refundOf, refundsBetween } from './refund.service.ts';
import * as store from './report.store.ts';
import { isSettled, settle } from './settle.service.ts';

/** Something in which a bill and our books differ; amounts in fen, 0 where one side has nothing. */
export type Difference = {
  readonly what:
    | 'credited'
    | 'unknownPayment'
    | 'missingPayment'
    | 'wrongAmount'
    | 'notPaidHere'
    | 'unknownRefund'
    | 'missingRefund';
  readonly number: string;
  readonly billFen: number;
  readonly ourFen: number;
};

/** A channel's day. `isReady` is false while the provider has no bill. */
export type ChannelReport = {
  readonly isReady: boolean;
  readonly payments: number;
  readonly paidFen: number;
  readonly refunds: number;
  readonly refundedFen: number;
  readonly feeFen: number;
  readonly feesBooked: number;
  readonly differences: readonly Difference[];
  readonly notices: Readonly<Record<string, number>>;
};

export type DailyReport = {
  readonly day: string;
  readonly channels: Readonly<Partial<Record<PayChannel, ChannelReport>>>;
  /** Channels whose provider gave no answer. */
  readonly away: readonly PayChannel[];
  readonly ledger: LedgerCheck;
};

const LOOK_BACK_DAYS = 7;

/** Yesterday in Shanghai. */
export function yesterday(now: Date): string {
  return shanghaiDay(new Date(now.getTime() - DAY_MS));
}

type Span = { readonly from: Date; readonly to: Date };

function spanOf(day: string): Span {
  const from = new Date(`${day}T00:00:00+08:00`);
  return { from, to: new Date(from.getTime() + DAY_MS) };
}

/** Makes the report of a Shanghai day and keeps it. */
export async function reportDay(ctx: SystemCtx, day: string): Promise<DailyReport> {
  const { channels, away } = await reportChannels(ctx, day, PAY_CHANNELS);
  return { day, channels, away, ledger: await checkBooks(ctx) };
}

/**
 * Makes the reports that are not there yet, yesterday's first: a morning may have passed without a server or without a
 * provider. What fails is asked for again by the next run.
 */
export async function reportMissing(ctx: SystemCtx): Promise<void> {
  for (let back = 1; back <= LOOK_BACK_DAYS; back += 1) {
    const day = shanghaiDay(new Date(ctx.clock.now().getTime() - back * DAY_MS));
    const missing: PayChannel[] = [];
    for (const channel of PAY_CHANNELS)
      if (!(await store.isReported(ctx.db, day, channel))) missing.push(channel);
    await reportChannels(ctx, day, missing);
  }
  await checkBooks(ctx);
}

/** Checks what was booked since the last closing balances, and closes yesterday where it is right. */
async function checkBooks(ctx: SystemCtx): Promise<LedgerCheck> {
  const ledger = await checkOpenLedger(ctx);
  if (ledger.isRight) await closeLedger(ctx, yesterday(ctx.clock.now()));
  if (!ledger.isRight) recordEvent(ctx, 'ledger.wrong', { detail: `${ledger.wrong.length} orders` });
  return ledger;
}

/** One provider that is away holds up no other. */
async function reportChannels(
  ctx: SystemCtx,
  day: string,
  requested: readonly PayChannel[],
): Promise<Pick<DailyReport, 'channels' | 'away'>> {
  const channels: Partial<Record<PayChannel, ChannelReport>> = {};
  const away: PayChannel[] = [];
  for (const channel of requested) {
    const port = ctx.pay[channel];
    if (port === null) continue;
    try {
      const report = await reportChannel(ctx, port, day);
      channels[channel] = report;
      await store.saveReport(ctx.db, { day, channel, isReady: report.isReady, report, at: ctx.clock.now() });
      ctx.log.info(
        { day, channel, isReady: report.isReady, differences: report.differences.length },
        'payment report',
      );
      if (report.differences.length > 0) recordEvent(ctx, 'bill.differs', { detail: `${day} ${channel}` });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      away.push(channel);
      ctx.log.error({ day, channel, fault: error.fault, code: error.code }, 'no payment report');
    }
  }
  return { channels, away };
}

async function reportChannel(ctx: SystemCtx, port: PayPort, day: string): Promise<ChannelReport> {
  const span = spanOf(day);
  const bill = await finalBill(ctx, port, day);
  const outcomes = await outcomesBetween(ctx, port.channel, span.from, span.to);
  const notices = Object.fromEntries(outcomes.map((row) => [row.outcome, row.n]));
  const rows = bill ?? [];
  const payments = rows.filter((row) => row.kind === 'payment');
  const refunds = rows.filter((row) => row.kind === 'refund');
  const sum = (list: readonly BillRow[], field: 'amountFen' | 'feeFen') =>
    list.reduce((total, row) => total + row[field], 0);
  const differences =
    bill === null
      ? []
      : [
          ...(await comparePayments(ctx, port, payments, span)),
          ...(await compareRefunds(ctx, port.channel, refunds, span)),
        ];
  return {
    isReady: bill !== null,
    payments: payments.length,
    paidFen: sum(payments, 'amountFen'),
    refunds: refunds.length,
    refundedFen: sum(refunds, 'amountFen'),
    feeFen: sum(rows, 'feeFen'),
    feesBooked: await bookFees(ctx, port.channel, rows),
    differences,
    notices,
  };
}

/**
 * A provider's bill, null while there may be another. Alipay says the same of a bill that is not made yet and of a day on
 * which nothing was paid: we know whether something was, and a day later no bill comes any more.
 */
async function finalBill(ctx: SystemCtx, port: PayPort, day: string): Promise<readonly BillRow[] | null> {
  const { from, to } = spanOf(day);
  const bill = await port.bill(day);
  if (bill === null || bill.length > 0 || ctx.clock.now().getTime() >= to.getTime() + DAY_MS) return bill;
  const paid = await orders.findPaidBetween(ctx.db, port.channel, from, to);
  return paid.length === 0 ? bill : null;
}

async function comparePayments(
  ctx: SystemCtx,
  port: PayPort,
  rows: readonly BillRow[],
  { from, to }: Span,
): Promise<readonly Difference[]> {
  const found: Difference[] = [];
  for (const row of rows) {
    const order = await orders.findOrder(ctx.db, row.orderNo);
    const difference = (what: Difference['what']) =>
      found.push({ what, number: row.orderNo, billFen: row.amountFen, ourFen: order?.amount_fen ?? 0 });
    if (order === null || order.channel !== port.channel) difference('unknownPayment');
    else if (order.amount_fen !== row.amountFen) difference('wrongAmount');
    else if (order.paid_at === null)
      difference((await creditLate(ctx, port, order)) ? 'credited' : 'notPaidHere');
    else if (order.provider_txn !== row.txn && !(await isSecondPayment(ctx, order, row.txn)))
      difference('unknownPayment');
  }
  const billed = new Set(rows.map((row) => row.orderNo));
  for (const order of await orders.findPaidBetween(ctx.db, port.channel, from, to))
    if (!billed.has(order.order_no))
      found.push({ what: 'missingPayment', number: order.order_no, billFen: 0, ourFen: order.amount_fen });
  return found;
}

/** A payment that only the bill knows of: the provider is asked, and what it vouches for is credited. */
async function creditLate(ctx: SystemCtx, port: PayPort, order: OrderRow): Promise<boolean> {
  const trade = await port.query(order.order_no);
  if (trade.state !== 'paid') return false;
  const payment = { channel: port.channel, orderNo: order.order_no, trade };
  return isSettled(await withTransaction(ctx, (tx) => settle(ctx, tx, payment)));
}

async function compareRefunds(
  ctx: SystemCtx,
  channel: PayChannel,
  rows: readonly BillRow[],
  { from, to }: Span,
): Promise<readonly Difference[]> {
  const found: Difference[] = [];
  for (const row of rows) {
    const refund = await refundOf(ctx, row.refundNo);
    if (refund?.amount_fen !== row.amountFen || refund.status === 'closed')
      found.push({
        what: 'unknownRefund',
        number: row.refundNo,
        billFen: row.amountFen,
        ourFen: refund?.amount_fen ?? 0,
      });
  }
  const billed = new Set(rows.map((row) => row.refundNo));
  for (const refund of await refundsBetween(ctx, channel, from, to))
    if (!billed.has(refund.refund_no) && refund.status !== 'closed')
      found.push({ what: 'missingRefund', number: refund.refund_no, billFen: 0, ourFen: refund.amount_fen });
  return found;
}

/** What the fee of a payment is booked for: the order, or a second payment of it. */
const sourceOf = (order: OrderRow, { txn }: BillRow) =>
  order.provider_txn === null || order.provider_txn === txn ? order.id : `${order.channel}:${txn}`;

/** Books what the provider keeps, once a payment or refund. @returns how many were booked now */
async function bookFees(ctx: SystemCtx, channel: PayChannel, rows: readonly BillRow[]): Promise<number> {
  let booked = 0;
  for (const row of rows) {
    const order = await orders.findOrder(ctx.db, row.orderNo);
    const refund = row.kind === 'refund' ? await refundOf(ctx, row.refundNo) : null;
    if (order === null || order.channel !== channel || (row.kind === 'refund' && refund === null)) continue;
    const isNew = await withTransaction(ctx, (tx) =>
      postFee(ctx, tx, order, refund?.id ?? sourceOf(order, row), row.feeFen),
    );
    if (isNew) booked += 1;
  }
  return booked;
}
