/**
 * Where providers send notifications, and where payers come back to. Both stand outside the calls: no session, no check of
 * the origin, raw bodies of their own bound, and a limit of their own, since a provider has few addresses.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Parts } from '../../context.ts';
import { MINUTE_MS } from '../../duration.ts';
import { BOUNDS } from '../../bounds.ts';
import type { PayPort } from '../../ports.ts';
import { isAccepted, takeNotice } from './notice.service.ts';
import { NOTICE_PATHS, RETURN_PATH, returnPage } from './addresses.ts';

const BODY_BYTES = 64 * 1024;
/** Who is beyond it is told again later, as the provider does anyway. */
const FLOOD = { max: BOUNDS.noticesPerMinute.limit, timeWindow: MINUTE_MS, allowList: () => false };

/** What each provider takes for "understood" and for "tell me again". */
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
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    const ports = [parts.pay.wechat, parts.pay.alipay].filter((port): port is PayPort => port !== null);
    for (const port of ports)
      scope.post(NOTICE_PATHS[port.channel], { config: { rateLimit: FLOOD } }, async (request, reply) => {
        const ctx = { ...rest, db: database.db, log: request.log };
        const body = typeof request.body === 'string' ? request.body : '';
        const outcome = await takeNotice(ctx, port, { headers: request.headers, body });
        reply.header('cache-control', 'no-store');
        return ANSWERS[port.channel](reply, isAccepted(outcome));
      });
  });
  app.get(RETURN_PATH, { config: { rateLimit: false } }, async (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(returnPage(request.query as Record<string, unknown>), 303),
  );
}
