/**
 * Where providers send notifications, and where payers come back to. Both stand outside the calls: no session, no check of
 * the origin, raw bodies with a separate bound, and separate limits: a provider has few addresses and may send a lot, and who
 * sends what is not believed is soon not read at all.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Parts } from '../../context.ts';
import { MINUTE_MS, SECOND_MS } from '../../duration.ts';
import { BOUNDS } from '../../bounds.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../../events.ts';
import { networkOf } from '../../network.ts';
import type { PayPort } from '../../ports.ts';
import { createWindows } from '../../windows.ts';
import { createNoticeReader, isAccepted } from './notice.service.ts';
import { NOTICE_PATHS, RETURN_PATH, returnPage } from './addresses.ts';

const TOO_LARGE = 413;
/** A provider beyond it sends the notice again later, as it does anyway. */
const NOTICE_RATE = { max: BOUNDS.noticesPerMinute.limit, timeWindow: MINUTE_MS, allowList: () => false };

/** What each provider takes as acknowledged and as a request to retry. */
const ANSWERS = {
  wechat: (reply: FastifyReply, isTaken: boolean) =>
    isTaken
      ? reply.code(200).send({ code: 'SUCCESS', message: '' })
      : reply.code(400).send({ code: 'FAIL', message: '' }),
  alipay: (reply: FastifyReply, isTaken: boolean) =>
    reply
      .code(isTaken ? 200 : 400)
      .type('text/plain')
      .send(isTaken ? 'success' : 'fail'),
} as const;

export async function noticeRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  const { database, ...rest } = parts;
  const refused = createWindows(parts.clock, MINUTE_MS);
  const read = createNoticeReader(parts.clock);
  const countRefused = (request: FastifyRequest) => refused.add(networkOf(request.ip));
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const options = { parseAs: 'string', bodyLimit: BOUNDS.noticeBytes.limit } as const;
    scope.addContentTypeParser('*', options, (_request, body, done) => done(null, body));
    // Before the body is read.
    scope.addHook('onRequest', async (request) => {
      if (refused.count(networkOf(request.ip)) >= BOUNDS.noticesRefused.limit)
        throw new AppError('tooOften', { retryAfterSec: MINUTE_MS / SECOND_MS });
    });
    scope.addHook('onError', async (request, _reply, error) => {
      if (error.statusCode !== TOO_LARGE) return;
      countRefused(request);
      recordEvent({ ...parts, log: request.log }, 'notice.refused', { detail: 'tooLarge' });
    });
    const ports = [parts.pay.wechat, parts.pay.alipay].filter((port): port is PayPort => port !== null);
    for (const port of ports)
      scope.post(
        NOTICE_PATHS[port.channel],
        { config: { rateLimit: NOTICE_RATE } },
        async (request, reply) => {
          const ctx = { ...rest, db: database.db, log: request.log };
          const body = typeof request.body === 'string' ? request.body : '';
          const { outcome, isSigned } = await read(ctx, port, { headers: request.headers, body });
          if (!isSigned) countRefused(request);
          reply.header('cache-control', 'no-store');
          return ANSWERS[port.channel](reply, isAccepted(outcome));
        },
      );
  });
  app.get(RETURN_PATH, { config: { rateLimit: false } }, async (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(returnPage(request.query as Record<string, unknown>), 303),
  );
}
