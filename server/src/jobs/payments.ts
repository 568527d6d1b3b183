/**
 * Scheduled work about money: pending orders and refunds are asked about every quarter of a minute, yesterday's bills are
 * compared in the morning, each by one of the servers. What is due stands in the tables; a run that is lost is made up by
 * the next.
 */
import type { PgBoss } from 'pg-boss';
import type { SystemCtx } from '../context.ts';
import { processDueMoney } from '../modules/payment/sweep.service.ts';
import { reportMissing } from '../modules/payment/report.service.ts';

/** Name of the queue of {@link processDueMoney}. */
export const PAYMENTS = 'payments';

/** Name of the queue of {@link reportMissing}. */
export const PAYMENT_REPORT = 'payment-report';

/** Names of the two in the metrics. */
export const PAYMENT_PARTS = ['payments', 'paymentReport'] as const;

/** Bills are there at ten; what is late is asked for twice more. */
const AFTER_TEN = '30 10,12,15 * * *';
const EVERY_MINUTE = '* * * * *';
/** A schedule knows no seconds, so each minute's job brings three more. */
const WITHIN_MINUTE_SEC = [15, 30, 45] as const;
const POLL_SEC = 5;
const RUNS_AT_ONCE = 1_000;
const REPORT_POLL_SEC = 60;

type Job = { readonly isFirst?: boolean };

/** Makes the queues and their schedules; one server at a time. */
export async function schedulePayments(boss: PgBoss): Promise<void> {
  await boss.createQueue(PAYMENTS, { policy: 'standard', retryLimit: 0 });
  await boss.createQueue(PAYMENT_REPORT, { policy: 'singleton', retryLimit: 0 });
  await boss.schedule(PAYMENTS, EVERY_MINUTE, { isFirst: true });
  await boss.schedule(PAYMENT_REPORT, AFTER_TEN, {}, { tz: 'Asia/Shanghai' });
}

/** Takes its part of the work. */
export async function registerPaymentWorkers(boss: PgBoss, ctx: SystemCtx): Promise<void> {
  // Runs that were missed while another took its time are made up for by one.
  const options = { pollingIntervalSeconds: POLL_SEC, batchSize: RUNS_AT_ONCE };
  await boss.work<Job>(PAYMENTS, options, async (jobs) => {
    if (jobs.some((job) => job.data.isFirst === true))
      for (const startAfter of WITHIN_MINUTE_SEC) await boss.send(PAYMENTS, {}, { startAfter });
    await withRunMetrics(ctx, PAYMENT_PARTS[0], () => processDueMoney(ctx));
  });
  await boss.send(PAYMENTS, {});
  await boss.work(PAYMENT_REPORT, { pollingIntervalSeconds: REPORT_POLL_SEC }, async () => {
    await withRunMetrics(ctx, PAYMENT_PARTS[1], () => reportMissing(ctx));
  });
}

/** Runs work and records its outcome in the metrics; the next run retries what failed. */
async function withRunMetrics(ctx: SystemCtx, part: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
    ctx.metrics.recordHousekeeping(part, true, ctx.clock.now());
  } catch (error) {
    ctx.metrics.recordHousekeeping(part, false, ctx.clock.now());
    throw error;
  }
}
