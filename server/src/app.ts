/**
 * Builds the HTTP app from its parts. It listens nowhere yet: tests inject requests, start.ts opens the port.
 */
import { fastify, type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify';
import { existsSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import type { Config } from './config.ts';
import type { Parts } from './context.ts';
import { AppError } from './errors.ts';
import { callRegistrar } from './http/calls.ts';
import { logAnswers, quietLogs } from './http/logging.ts';
import { answer, answerErrors } from './http/onError.ts';
import { protect } from './http/security.ts';
import { serveStatic } from './http/staticFiles.ts';
import { switchRoutes } from './modules/switches/switches.routes.ts';
import { healthRoutes, type Readiness } from './modules/system/health.routes.ts';

const BODY_BYTES = 256 * 1024;

/** Where log lines go; standard output unless a test collects them. */
export type LogStream = { readonly write: (line: string) => void };

/** What {@link buildApp} takes: the parts of the server that outlive a request. */
export type AppOptions = Omit<Parts, 'log'> & {
  readonly readiness?: Readiness;
  readonly logStream?: LogStream;
};

/** The app with all its routes. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config } = options;
  const logger = pino({ level: config.LOG_LEVEL, base: null }, options.logStream ?? process.stdout);
  const app = newFastify(config, logger as FastifyBaseLogger);
  const parts: Parts = { ...options, log: logger };
  await protect(app, config);
  logAnswers(app);
  answerErrors(app);
  healthRoutes(app, parts, options.readiness ?? { isStopping: false });
  const on = callRegistrar(app, parts);
  switchRoutes(on);
  if (existsSync(`${config.WEB_DIR}/index.html`))
    void serveStatic(app, config.WEB_DIR).catch((error: unknown) =>
      logger.warn({ err: error }, 'static files not compressed'),
    );
  return app;
}

function newFastify(config: Config, logger: FastifyBaseLogger): FastifyInstance {
  return fastify({
    loggerInstance: logger,
    logController: quietLogs,
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < config.TRUST_PROXY,
    bodyLimit: BODY_BYTES,
    requestTimeout: 60_000,
    http: { headersTimeout: 8_000, connectionsCheckingInterval: 2_000 },
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, _request, reply) => {
      answer(new AppError('badInput', { msg: '请求地址有误' }), reply as FastifyReply);
    },
  });
}
