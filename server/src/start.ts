/**
 * Starts the server: configuration, database, migrations, routes, port; and stops it in the reverse order.
 */
import { existsSync } from 'node:fs';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { buildApp, newLogger, type LogStream } from './app.ts';
import { listenForChanges } from './changes.ts';
import { isLocalOnly, type Config } from './config.ts';
import { openDatabase } from './db/database.ts';
import { SECOND_MS } from './duration.ts';
import { StartError } from './errors.ts';
import { createMetrics } from './metrics.ts';
import { MAILBOX_PATH } from './modules/sms/mailbox.routes.ts';
import { loadDenyList } from './modules/account/weakPassword.ts';
import { startJobs } from './jobs/jobs.ts';
import { buildParts } from './parts.ts';
import { startTracing } from './tracing.ts';
import { withSimulators } from './withSimulators.ts';

/** A running server. */
export type Server = {
  /** Address it answers at, such as http://127.0.0.1:8600. */
  readonly address: string;
  readonly database: 'postgres' | 'embedded';
  /** Where the development mailbox is; null where there is none. */
  readonly mailbox: string | null;
  /** Where the simulated cashier is; null where payments are real or there are none. */
  readonly cashier: string | null;
  /** Finishes what is under way, then closes everything. */
  readonly stop: () => Promise<void>;
};

type StartOptions = { readonly needsWeb?: boolean; readonly logStream?: LogStream };

/**
 * Starts a server.
 *
 * @param options.needsWeb false starts without a built web app (calls only)
 * @throws StartError with a message for the operator
 */
export async function startServer(baseConfig: Config, options: StartOptions = {}): Promise<Server> {
  if (options.needsWeb !== false && !existsSync(`${baseConfig.WEB_DIR}/index.html`))
    throw new StartError(
      `There is no built web app in ${baseConfig.WEB_DIR}.\nRun \`npm run build\` first (\`npm start\` does it by itself), or set WEB_DIR.`,
    );
  const metrics = createMetrics();
  const logger = newLogger(baseConfig, options.logStream, metrics.countLine);
  const closers: (() => Promise<unknown>)[] = [];
  const closeAll = async () => {
    for (const close of closers.toReversed()) await close();
  };
  try {
    const tracing = await startTracing(baseConfig);
    closers.push(tracing.stop);
    const database = await openDatabase(
      baseConfig,
      (error) => logger.error({ errorName: error.name }, 'a database connection was lost'),
      tracing.onStatement,
    );
    closers.push(database.close);
    const { config, stop: stopSimulators } = await withSimulators(baseConfig);
    closers.push(stopSimulators);
    const readiness = { isStopping: false };
    const parts = await buildParts(config, database, { metrics, tracing });
    closers.push(async () => parts.images.close());
    const changes = await listenForChanges({ ...parts, log: logger });
    closers.push(changes.close);
    const jobs = await startJobs({ ...parts, db: database.db, log: logger }, database);
    closers.push(jobs.stop);
    const app = await buildApp(parts, { readiness, logger, queue: jobs.queue, tracing });
    closers.push(() => app.close());
    void loadDenyList();
    const address = await listen(() => app.listen({ host: config.HOST, port: config.PORT }), config);
    const stop = async () => {
      readiness.isStopping = true;
      await setTimeout(config.DRAIN_SEC * SECOND_MS);
      // What has reached this process is read before its connections count as idle and are closed.
      await setImmediate();
      await closeAll();
    };
    const hasMailbox = parts.sms.mailbox !== null && isLocalOnly(config);
    const mailbox = hasMailbox ? `${address}${MAILBOX_PATH}` : null;
    const cashier = parts.pay.simulatorOrigin === '' ? null : parts.pay.simulatorOrigin;
    return { address, database: database.kind, mailbox, cashier, stop };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

async function listen(open: () => Promise<string>, config: Config): Promise<string> {
  try {
    return await open();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EADDRINUSE')
      throw new StartError(
        `Port ${config.PORT} of ${config.HOST} is in use. Stop what uses it, or set PORT.`,
      );
    if (code === 'EACCES')
      throw new StartError(`Port ${config.PORT} needs more rights. Set PORT to one above 1023.`);
    throw error;
  }
}
