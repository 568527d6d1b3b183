/**
 * /metrics for Prometheus: for this machine, or with the token.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Parts } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { isLocalRequest } from '../../http/local.ts';

export function metricsRoutes(app: FastifyInstance, { metrics, config }: Parts): void {
  app.get('/metrics', async (request, reply) => {
    if (!isLocalRequest(request) && !hasToken(request, config)) throw new AppError('noSuchCall');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}

function hasToken(request: FastifyRequest, { METRICS_TOKEN }: Config): boolean {
  if (METRICS_TOKEN === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const received = digest(String(request.headers.authorization ?? ''));
  return METRICS_TOKEN.split(',').some((token) => timingSafeEqual(received, digest(`Bearer ${token}`)));
}
