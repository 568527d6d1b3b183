/**
 * Scheduled work on pg-boss: one of the servers of a database does each run.
 */
import { PgBoss } from 'pg-boss';
import type { SystemCtx } from '../context.ts';
import type { Database } from '../db/database.ts';
import { keepHouse } from './housekeeping.ts';

/** Name of the queue of {@link keepHouse}. */
export const HOUSEKEEPING = 'housekeeping';

const EVERY_QUARTER = '*/15 * * * *';
const POLL_SEC = 30;

/** Running jobs. */
export type Jobs = { readonly stop: () => Promise<void> };

/** Starts the jobs; a failing run is logged and comes again. */
export async function startJobs(ctx: SystemCtx, database: Database): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => database.executeSql(text, values) },
    backend: database.kind === 'postgres' ? 'postgres' : 'pglite',
  });
  boss.on('error', (error: Error) => ctx.log.error({ errorName: error.name }, 'job queue error'));
  await boss.start();
  await boss.createQueue(HOUSEKEEPING, { policy: 'singleton' });
  await boss.work(HOUSEKEEPING, { pollingIntervalSeconds: POLL_SEC }, async () => {
    await keepHouse(ctx);
  });
  await boss.schedule(HOUSEKEEPING, EVERY_QUARTER);
  await boss.send(HOUSEKEEPING, {});
  return { stop: () => boss.stop({ graceful: true, timeout: 5_000 }) };
}
