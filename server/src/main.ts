/**
 * `node server/src/main.ts`: starts the server and prints the address it serves.
 */
import { CONFIG_KEYS, loadConfig } from './config.ts';
import { StartError } from './errors.ts';
import { startServer, type Server } from './start.ts';

const STOP_TIMEOUT_MS = 25_000;

try {
  const config = loadConfig(process.env);
  const set = CONFIG_KEYS.filter(
    (key) => process.env[key] !== undefined || process.env[`${key}_FILE`] !== undefined,
  );
  console.log(
    `上元 starting (${config.NODE_ENV}); configured: ${set.length > 0 ? set.join(', ') : 'defaults'}`,
  );
  const server = await startServer(config);
  stopOnSignals(server);
  console.log(
    `Database: ${server.database === 'postgres' ? 'PostgreSQL' : `embedded, in ${config.DATA_DIR}`}`,
  );
  if (server.mailbox !== null) console.log(`Codes are not sent but shown at ${server.mailbox}`);
  if (server.cashier !== null)
    console.log(`Payments are simulated, at ${server.cashier}: nothing is charged`);
  console.log(`上元 is ready: ${server.address}`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(`\n✗ ${error.message}\n`);
  process.exit(1);
}

function stopOnSignals(server: Server): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    void server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
