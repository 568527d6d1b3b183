/**
 * Puts the parts of a server together: for the server itself, the operator's commands and tests.
 */
import { FEATURES, ORDER_STATES } from '@shangyuan/contract';
import type { Config } from './config.ts';
import type { Parts } from './context.ts';
import { appSecret } from './crypto/appSecret.ts';
import { pendingHashes } from './crypto/password.ts';
import { deriveKeys } from './crypto/keys.ts';
import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { EVENTS } from './events.ts';
import { HOUSEKEEPING_PARTS } from './jobs/housekeeping.ts';
import { PAYMENT_PARTS } from './jobs/payments.ts';
import { observedPay, observedPort, observedSms } from './observedPorts.ts';
import { createTableCache } from './tableCache.ts';
import type { Clock } from './ports.ts';
import {
  oldestDueOrderSec,
  oldestDueRefundSec,
  openOrders,
  openRefunds,
} from './modules/payment/sweep.service.ts';
import { oldestDueErasureSec } from './modules/privacy/accountErasure.service.ts';
import { createImages } from './modules/picture/images.ts';
import { buildSms } from './modules/sms/smsPorts.ts';
import { wechatPort } from './modules/social/wechatPort.ts';
import { loadWireKeys } from './modules/wireKey/wireKey.service.ts';
import { isDatabaseReachable } from './modules/system/health.service.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { NO_TRACING, type Tracing } from './tracing.ts';
import { buildPay } from './providers/payProviders.ts';

/** Everything but the log and the queue, which belong to the app. */
export type SilentParts = Omit<Parts, 'log' | 'queue'>;

/** The clock of the machine. */
export const SYSTEM_CLOCK: Clock = { now: () => new Date() };

type PartsOptions = { readonly clock?: Clock; readonly metrics?: Metrics; readonly tracing?: Tracing };

/** Migrates the database and builds the parts on it. */
export async function buildParts(
  config: Config,
  database: Database,
  { clock = SYSTEM_CLOCK, metrics = createMetrics(), tracing = NO_TRACING }: PartsOptions = {},
): Promise<SilentParts> {
  await database.withoutTimeout(migrate);
  const keys = deriveKeys(appSecret(config), config.APP_SECRET_READ);
  const wireKeys = await loadWireKeys({ db: database.db, keys, clock });
  const images = createImages();
  metrics.beginAtZero({
    events: Object.keys(EVENTS),
    features: FEATURES,
    parts: [...HOUSEKEEPING_PARTS, ...PAYMENT_PARTS],
  });
  addGauges(metrics, { database, clock, images });
  const observers = { metrics, tracing };
  return {
    config,
    database,
    clock,
    keys,
    metrics,
    cache: createTableCache(clock),
    images,
    wireKeys,
    sms: observedSms(buildSms(config, clock), observers),
    wechat: observedPort('wechatLogin', wechatPort(config), ['exchange'], observers),
    pay: observedPay(buildPay(config, clock), observers),
  };
}

type Measured = Pick<Parts, 'database' | 'clock' | 'images'>;

/** Numbers that are read from the parts when the metrics are. */
function addGauges(metrics: Metrics, { database, clock, images }: Measured): void {
  const { db, stats } = database;
  metrics.addGauge(
    'password_hashes_under_way',
    'Passwords that are hashed now or wait for it',
    pendingHashes,
  );
  metrics.addGauge('images_under_way', 'Pictures that are taken in now or wait for it', images.pendingCount);
  metrics.addGauge('database_reachable', '1 while the database answers', async () =>
    (await isDatabaseReachable(db)) ? 1 : 0,
  );
  metrics.addGauge('database_connections_limit', 'Connections that the pool may open', () => stats().limit);
  metrics.addGauge('database_connections_open', 'Connections to the database', () => stats().open);
  metrics.addGauge('database_connections_idle', 'Open connections without work', () => stats().idle);
  metrics.addGauge(
    'database_connections_waiting',
    'Requests that wait for a connection',
    () => stats().waiting,
  );
  metrics.addGauge(
    'oldest_due_erasure_seconds',
    'How long the oldest erasure that is due has been waiting; 0 when none is',
    async () => oldestDueErasureSec({ db, clock }),
  );
  metrics.addGauge(
    'oldest_due_order_seconds',
    'How long the unpaid order that is due longest has waited to be asked about; 0 when none is due',
    async () => oldestDueOrderSec({ db, clock }),
  );
  metrics.addGauge(
    'oldest_due_refund_seconds',
    'How long the refund that is due longest has waited to be sent or asked about; 0 when none is due',
    async () => oldestDueRefundSec({ db, clock }),
  );
  metrics.addGauges(
    'orders_open',
    'Orders that their provider is still to be asked about, by state',
    { name: 'state', values: Object.values(ORDER_STATES) },
    async () => openOrders({ db }),
  );
  metrics.addGauges(
    'refunds_open',
    'Refunds that their provider is still to be asked about, by state',
    { name: 'state', values: ['requested', 'processing', 'abnormal'] },
    async () => openRefunds({ db }),
  );
}
