/**
 * Answers every error in the envelope. Known ones keep their text; unknown ones are logged and hidden. Texts of parse
 * errors and of the database quote the input, so only their codes are logged.
 */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { failure } from './failure.ts';

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    answer(known(error) ?? hide(error, request), reply),
  );
  const notFound = (request: FastifyRequest, reply: FastifyReply) => {
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (isPage) return reply.code(404).type('text/html; charset=utf-8').send(NOT_FOUND_PAGE);
    return answer(new AppError('noSuchCall'), reply);
  };
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, notFound);
}

const NOT_FOUND_PAGE =
  '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>页面不存在</title><p>页面不存在 · <a href="/">回首页</a></p></html>';

/** Sends a failure. */
export function answer(error: AppError, reply: FastifyReply): FastifyReply {
  if (error.retryAfterSec !== undefined) reply.header('retry-after', String(error.retryAfterSec));
  return reply.header('cache-control', 'no-store').code(error.status).send(failure(error));
}

function known(error: FastifyError | AppError): AppError | null {
  if (error instanceof AppError) return error;
  const status = error.statusCode ?? 500;
  // The file server's word for a path that is none of its files.
  if (status === 403) return new AppError('noSuchCall');
  if (status === 413) return new AppError('tooLarge');
  if (status === 415) return new AppError('wrongMedia');
  if (status === 429) return new AppError('tooOften');
  if (status === 503) return new AppError('busy');
  if (status >= 400 && status < 500) return new AppError('badInput');
  return null;
}

/** The database is not there right now: a lost or refused connection, a shutdown, a full pool. */
function isDatabaseAway(error: Error & { code?: string }): boolean {
  const code = error.code ?? '';
  return (
    AWAY_CODES.has(code) ||
    code.startsWith('08') ||
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
  );
}

const AWAY_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03', '53300']);

function hide(error: FastifyError, request: FastifyRequest): AppError {
  const quotesInput = error instanceof SyntaxError || error.code !== undefined;
  const lines = error.stack?.split('\n') ?? [];
  const stack = (quotesInput ? lines.filter((line) => /^\s+at /.test(line)) : lines).slice(0, 12).join('\n');
  request.log.error(
    { route: request.routeOptions.url, errorName: error.name, errorCode: error.code, stack },
    'unexpected error',
  );
  return new AppError(isDatabaseAway(error) ? 'busy' : 'internal');
}
