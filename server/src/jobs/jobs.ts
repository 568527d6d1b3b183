/**
 * Work in the background on pg-boss: the housekeeping each quarter of an hour, payments each quarter of a minute, and exports that were asked for. One of the
 * servers of a database does each run.
 */
import { PgBoss } from 'pg-boss';
import type { SystemCtx } from '../context.ts';
import type { Database } from '../db/database.ts';
import { MINUTE_MS, SECOND_MS } from '../duration.ts';
import { runExport } from '../modules/export/export.service.ts';
import type { Queue } from '../ports.ts';
import { runHousekeeping } from './housekeeping.ts';
import { schedulePayments, registerPaymentWorkers } from './payments.ts';

/** Name of the queue of {@link runHousekeeping}. */
export const HOUSEKEEPING = 'housekeeping';
const EXPORT = 'export';

const EVERY_QUARTER = '*/15 * * * *';
const POLL_SEC = 30;
const EXPORT_SEC = (15 * MINUTE_MS) / SECOND_MS;
/** Servers that start at the same time make the tables of the queue one after another. */
const LOCK_ID = 7_310_203;

/** Running jobs. */
export type Jobs = { readonly queue: Queue; readonly stop: () => Promise<void> };

/**
 * Starts the jobs; a failing run is logged and comes again.
 *
 * @param options.keepsHouse false leaves the scheduled work to others
 */
export async function startJobs(
  ctx: SystemCtx,
  database: Database,
  { runsSchedule = true }: { readonly runsSchedule?: boolean } = {},
): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => database.executeSql(text, values) },
    backend: database.kind === 'postgres' ? 'postgres' : 'pglite',
  });
  boss.on('error', (error: Error) => ctx.log.error({ errorName: error.name }, 'job queue error'));
  await database.withLock(LOCK_ID, async () => {
    await boss.start();
    await boss.createQueue(HOUSEKEEPING, { policy: 'singleton' });
    await boss.createQueue(EXPORT, { expireInSeconds: EXPORT_SEC, retryLimit: 2 });
    if (runsSchedule) await boss.schedule(HOUSEKEEPING, EVERY_QUARTER);
    if (runsSchedule) await schedulePayments(boss);
  });
  if (runsSchedule) {
    await boss.work(HOUSEKEEPING, { pollingIntervalSeconds: POLL_SEC }, async () => {
      const { failed } = await runHousekeeping(ctx);
      if (failed.length > 0) throw new Error(`failed: ${failed.join(', ')}`);
    });
    await boss.send(HOUSEKEEPING, {});
    await registerPaymentWorkers(boss, ctx);
  }
  const worker = await boss.work<{ id: string }>(
    EXPORT,
    { pollingIntervalSeconds: POLL_SEC },
    async (jobs) => {
      for (const { data } of jobs)
        await runExport(ctx, data.id).catch((error: Error) => {
          ctx.log.error({ export: data.id, errorName: error.name }, 'an export failed');
        });
    },
  );
  return {
    queue: {
      send: async (name, data) => {
        await boss.send(name, data);
        boss.notifyWorker(worker);
      },
    },
    stop: () => boss.stop({ graceful: true, timeout: 5 * SECOND_MS }),
  };
}
