/**
 * Builds the HTTP app from its parts. It listens nowhere yet: tests inject requests, start.ts opens the port.
 */
import { fastify, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { destination, pino, type LoggerOptions } from 'pino';
import { isLocalOnly, type Config } from './config.ts';
import type { Parts } from './context.ts';
import type { Queue } from './ports.ts';
import type { SilentParts } from './parts.ts';
import type { Tracing } from './tracing.ts';
import { AppError } from './errors.ts';
import { SECOND_MS } from './duration.ts';
import { BOUNDS } from './bounds.ts';
import { onBadAddress, onClientError } from './http/connections.ts';
import { callRegistrars } from './http/calls.ts';
import { logResponses, noRequestLogs } from './http/logging.ts';
import { acceptJson } from './http/jsonBody.ts';
import { acceptMultipart } from './http/multipart.ts';
import { registerErrorHandlers } from './http/onError.ts';
import { registerSecurity } from './http/security.ts';
import { serveDocs, serveStatic } from './http/staticFiles.ts';
import { accountRoutes } from './modules/login/account.routes.ts';
import { loginRoutes } from './modules/login/login.routes.ts';
import { avatarRoutes } from './modules/avatar/avatar.routes.ts';
import { calendarFileRoutes, calendarRoutes } from './modules/calendars/calendars.routes.ts';
import { catalogueRoutes } from './modules/catalogue/catalogue.routes.ts';
import { chartLinkRoutes } from './modules/chartLink/chartLink.routes.ts';
import { codeRoutes } from './modules/codes/code.routes.ts';
import { docsRoutes } from './modules/docs/docs.routes.ts';
import { exportRoutes } from './modules/export/export.routes.ts';
import { unlockRoutes } from './modules/entitlement/unlock.routes.ts';
import { feedbackRoutes } from './modules/feedback/feedback.routes.ts';
import { secondStepRoutes } from './modules/login/secondStep.routes.ts';
import { passkeyRoutes } from './modules/passkey/passkey.routes.ts';
import { noticeRoutes } from './modules/payment/notice.routes.ts';
import { operatorRoutes } from './modules/operator/operator.routes.ts';
import { orderRoutes } from './modules/payment/order.routes.ts';
import { privacyRoutes } from './modules/privacy/privacy.routes.ts';
import { quotaRoutes } from './modules/quota/quota.routes.ts';
import { recordRoutes } from './modules/records/records.routes.ts';
import { sessionRoutes } from './modules/login/session.routes.ts';
import { mailboxRoutes } from './modules/sms/mailbox.routes.ts';
import { holidayRoutes } from './modules/holidays/holidays.routes.ts';
import { mcpRoutes } from './modules/mcp/mcp.routes.ts';
import { mergeRoutes } from './modules/merge/merge.routes.ts';
import { metricsRoutes } from './modules/system/metrics.routes.ts';
import { securityTextRoutes } from './modules/system/securityText.routes.ts';
import { switchRoutes } from './modules/switches/switches.routes.ts';
import { healthRoutes, type Readiness } from './modules/system/health.routes.ts';

/** Where log lines go; standard output unless a test collects them. */
export type LogStream = { readonly write: (line: string) => void };

/** Where log lines go beside what {@link buildParts} gives; standard output unless a test collects them. */
export type AppOptions = {
  readonly readiness?: Readiness;
  readonly logger?: FastifyBaseLogger;
  readonly queue?: Queue;
  readonly tracing?: Tracing;
};

/** Queue of an app without background workers. */
const NO_QUEUE: Queue = {
  send: async () => {
    throw new AppError('busy');
  },
};

const LOG_BYTES = 8 * 1024;
const LOG_FLUSH_MS = SECOND_MS / 2;

/** Standard output, written to in pieces: a line a request would cost as much as the request's work. */
const logOutput = memoize((): LogStream => {
  const output = destination({ dest: 1, sync: false, minLength: LOG_BYTES });
  setInterval(() => output.flush(), LOG_FLUSH_MS).unref();
  process.once('exit', () => output.flushSync());
  return output;
});

/**
 * The log of a server; on standard output, at most half a second late, unless a stream is given.
 *
 * @param onLine gets the level of each line
 */
export function newLogger(
  config: Config,
  stream: LogStream = logOutput(),
  onLine: (level: string) => void = () => {},
): FastifyBaseLogger {
  const logMethod: LogHook = function logMethod(args, method, level) {
    onLine(pino.levels.labels[level] ?? '');
    method.apply(this, args);
  };
  return pino({ level: config.LOG_LEVEL, base: null, hooks: { logMethod } }, stream) as FastifyBaseLogger;
}

type LogHook = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

function memoize<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** The app with all its routes. */
export async function buildApp(silent: SilentParts, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config } = silent;
  const logger = options.logger ?? newLogger(config);
  const parts: Parts = { ...silent, log: logger, queue: options.queue ?? NO_QUEUE };
  const app = newFastify(config, logger);
  const readiness = options.readiness ?? { isStopping: false };
  options.tracing?.traceRequests(app);
  await registerSecurity(app, config);
  closeConnectionsOnDrain(app, readiness);
  logResponses(app, parts.metrics);
  registerErrorHandlers(app, parts);
  healthRoutes(app, parts, readiness);
  metricsRoutes(app, parts);
  securityTextRoutes(app, parts);
  acceptJson(app);
  await acceptMultipart(app);
  registerCalls(app, parts);
  await noticeRoutes(app, parts);
  calendarFileRoutes(app, parts);
  if (config.MCP_HTTP) await mcpRoutes(app, parts);
  if (config.NODE_ENV !== 'production') docsRoutes(app);
  if (parts.sms.mailbox !== null && isLocalOnly(config)) mailboxRoutes(app, parts.sms.mailbox);
  await serveDocs(app, config.DOCS_DIR);
  if (existsSync(`${config.WEB_DIR}/index.html`)) await serveStatic(app, config);
  return app;
}

/** While the server drains, each answer closes its connection, that of a call begun before too, so that the proxy opens new ones elsewhere. */
function closeConnectionsOnDrain(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (readiness.isStopping) reply.header('connection', 'close');
    done(null, payload);
  });
}

function registerCalls(app: FastifyInstance, parts: Parts): void {
  const { on, onUser, onToken, onOperator } = callRegistrars(app, parts);
  switchRoutes(on);
  holidayRoutes(on);
  loginRoutes(on);
  accountRoutes(on, onUser);
  sessionRoutes(onUser);
  mergeRoutes(onUser);
  passkeyRoutes(onUser);
  secondStepRoutes(onUser);
  avatarRoutes(onUser);
  quotaRoutes(onUser, onToken);
  recordRoutes(onUser, onToken);
  feedbackRoutes(on, onUser);
  privacyRoutes(onUser);
  exportRoutes(onUser);
  catalogueRoutes(on);
  orderRoutes(on, onUser);
  unlockRoutes(onUser);
  codeRoutes(onUser);
  calendarRoutes(onUser);
  chartLinkRoutes(on, onUser);
  operatorRoutes(onOperator);
}

function newFastify(config: Config, logger: FastifyBaseLogger): FastifyInstance {
  return fastify({
    loggerInstance: logger,
    logController: noRequestLogs,
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < config.TRUST_PROXY,
    bodyLimit: BOUNDS.body.limit,
    requestTimeout: BOUNDS.requestTime.limit,
    keepAliveTimeout: BOUNDS.idleConnection.limit,
    http: {
      headersTimeout: BOUNDS.headersTime.limit,
      connectionsCheckingInterval: 2 * SECOND_MS,
      // Our own check answers in the envelope.
      requireHostHeader: false,
    },
    clientErrorHandler: onClientError,
    forceCloseConnections: 'idle',
    frameworkErrors: onBadAddress,
  });
}
