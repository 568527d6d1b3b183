/**
 * Puts the parts of a server together: for the server itself, the operator's commands and tests.
 */
import type { Config } from './config.ts';
import type { Parts } from './context.ts';
import { appSecret } from './crypto/appSecret.ts';
import { pendingHashes } from './crypto/password.ts';
import { deriveKeys } from './crypto/keys.ts';
import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { createTableCache } from './tableCache.ts';
import type { Clock } from './ports.ts';
import { oldestDueOrderSec, oldestDueRefundSec } from './modules/payment/sweep.service.ts';
import { createImages } from './modules/picture/images.ts';
import { buildSms } from './modules/sms/smsPorts.ts';
import { wechatPort } from './modules/social/wechatPort.ts';
import { loadWireKeys } from './modules/wireKey/wireKey.service.ts';
import { createMetrics } from './metrics.ts';
import { buildPay } from './providers/payProviders.ts';

/** Everything but the log and the queue, which belong to the app. */
export type SilentParts = Omit<Parts, 'log' | 'queue'>;

/** The clock of the machine. */
export const SYSTEM_CLOCK: Clock = { now: () => new Date() };

/** Migrates the database and builds the parts on it. */
export async function buildParts(
  config: Config,
  database: Database,
  clock: Clock = SYSTEM_CLOCK,
): Promise<SilentParts> {
  await database.withoutTimeout(migrate);
  const keys = deriveKeys(appSecret(config), config.APP_SECRET_READ);
  const wireKeys = await loadWireKeys({ db: database.db, keys, clock });
  const metrics = createMetrics();
  metrics.addGauge(
    'password_hashes_under_way',
    'Passwords that are hashed now or wait for it',
    pendingHashes,
  );
  metrics.addGauge('database_connections_open', 'Connections to the database', () => database.stats().open);
  metrics.addGauge(
    'database_connections_waiting',
    'Requests that wait for a connection',
    () => database.stats().waiting,
  );
  const images = createImages();
  metrics.addGauge('images_under_way', 'Pictures that are taken in now or wait for it', images.pendingCount);
  const due = { db: database.db, clock };
  metrics.addGauge(
    'oldest_due_order_seconds',
    'How long the unpaid order that is due longest has waited to be asked about; 0 when none is due',
    async () => oldestDueOrderSec(due),
  );
  metrics.addGauge(
    'oldest_due_refund_seconds',
    'How long the refund that is due longest has waited to be sent or asked about; 0 when none is due',
    async () => oldestDueRefundSec(due),
  );
  return {
    config,
    database,
    clock,
    keys,
    metrics,
    cache: createTableCache(clock),
    images,
    wireKeys,
    sms: buildSms(config, clock),
    wechat: wechatPort(config),
    pay: buildPay(config, clock),
  };
}
