/**
 * Answers every error in the envelope. Known ones keep their text; unknown ones are logged and hidden. Texts of parse
 * errors and of the database quote the input, so only their codes are logged.
 */
import { CALLS, type Call } from '@shangyuan/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Parts } from '../context.ts';
import { SECOND_MS } from '../duration.ts';
import { AppError } from '../errors.ts';
import { recordEvent } from '../events.ts';
import { failure } from './failure.ts';

/**
 * Calls whose failures are found in the envelope. Of some the spec's client reads only the status, and of a file that is
 * all there is to read.
 */
const READ_BY_ENVELOPE: ReadonlySet<string> = new Set(
  (Object.values(CALLS) as readonly Call[]).flatMap(({ byStatus, file, path }) =>
    byStatus === true || file !== undefined ? [] : [path],
  ),
);

/**
 * Whether an answer goes to a client of our calls. Payment providers, calendar programs and monitors take 200 for done.
 */
function isReadByEnvelope(request: FastifyRequest): boolean {
  if (request.is404) return request.url.startsWith('/api/');
  return READ_BY_ENVELOPE.has(request.routeOptions.url ?? '');
}

type ErrorParts = Pick<Parts, 'config' | 'keys' | 'metrics'>;

const TOO_MANY = 429;

export function registerErrorHandlers(app: FastifyInstance, { config, keys, metrics }: ErrorParts): void {
  const away = createLogThrottle();
  const send = (error: AppError, reply: FastifyReply) => {
    const { request } = reply;
    const route = request.routeOptions.url ?? 'none';
    if (error.status === TOO_MANY)
      recordEvent({ log: request.log, metrics, keys, ip: request.ip }, 'limit.reached', { detail: route });
    // Some clients read the status before the envelope.
    const is200 = config.LEGACY_HTTP_200 && isReadByEnvelope(request);
    return sendFailure(error, reply, is200 ? 200 : error.status);
  };
  app.setErrorHandler((error: FastifyError, request, reply) =>
    send(knownError(error, request) ?? hideUnknownError(error, request, away, { keys, metrics }), reply),
  );
  const notFound = (request: FastifyRequest, reply: FastifyReply) => {
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (isPage) return reply.code(404).type('text/html; charset=utf-8').send(NOT_FOUND_PAGE);
    return send(new AppError('noSuchCall'), reply);
  };
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, notFound);
}

const NOT_FOUND_PAGE =
  '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>页面不存在</title><p>页面不存在 · <a href="/">回首页</a></p></html>';

/** Sends a failure. */
export function sendFailure(
  error: AppError,
  reply: FastifyReply,
  status: number = error.status,
): FastifyReply {
  if (error.retryAfterSec !== undefined) reply.header('retry-after', String(error.retryAfterSec));
  // A tag that was set is that of the content.
  return reply.removeHeader('etag').header('cache-control', 'no-store').code(status).send(failure(error));
}

function knownError(error: FastifyError | AppError, request: FastifyRequest): AppError | null {
  if (error instanceof AppError) return error;
  const status = error.statusCode ?? 500;
  // The file server's word for a path that is none of its files.
  if (status === 403 && request.routeOptions.url === '/*') return new AppError('noSuchCall');
  if (status === 413) return new AppError('tooLarge');
  if (status === 415) return new AppError('wrongMedia');
  if (status === 429) return new AppError('tooOften');
  if (status === 503) return new AppError('busy');
  if (status >= 400 && status < 500) return new AppError('badInput');
  return null;
}

/** The database is not there right now: a lost or refused connection, a shutdown, a full pool. */
export function isDatabaseUnavailable(error: Error & { code?: unknown }): boolean {
  const code = String(error.code);
  return (
    UNAVAILABLE_CODES.has(code) ||
    code.startsWith('08') ||
    /timeout exceeded when trying to connect|Connection terminated|Query read timeout/.test(error.message)
  );
}

const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '25006', // a write on a standby: another server is the primary now
  '57014', // the statement took too long
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);

/** The disk of the database is full: reads go on, writes do not. */
const DISK_FULL = '53100';

/** How long a database that is away is spoken of once. */
const LOG_INTERVAL_MS = 10 * SECOND_MS;

type LogThrottle = { readonly log: (write: (unsaid: number) => void) => void };

/** Limits how often a message is logged; skipped ones are counted. */
function createLogThrottle(): LogThrottle {
  let quietUntil = 0;
  let skipped = 0;
  return {
    log: (write) => {
      const now = performance.now();
      if (now < quietUntil) {
        skipped += 1;
        return;
      }
      quietUntil = now + LOG_INTERVAL_MS;
      write(skipped);
      skipped = 0;
    },
  };
}

function hideUnknownError(
  error: FastifyError,
  request: FastifyRequest,
  away: LogThrottle,
  parts: Pick<ErrorParts, 'keys' | 'metrics'>,
): AppError {
  const { url: route } = request.routeOptions;
  const fields = { route, errorName: error.name, errorCode: error.code };
  if (error.code === DISK_FULL) {
    away.log((unsaid) => {
      request.log.error({ ...fields, unsaid }, 'the disk of the database is full');
      recordEvent({ ...parts, log: request.log, ip: request.ip }, 'disk.full');
    });
    return new AppError('busy');
  }
  if (isDatabaseUnavailable(error)) {
    away.log((unsaid) => request.log.error({ ...fields, unsaid }, 'the database is away'));
    return new AppError('busy');
  }
  const quotesInput = error instanceof SyntaxError || error.code !== undefined;
  const lines = error.stack?.split('\n') ?? [];
  const stack = (quotesInput ? lines.filter((line) => /^\s+at /.test(line)) : lines).slice(0, 12).join('\n');
  request.log.error({ ...fields, stack }, 'unexpected error');
  return new AppError('internal');
}
