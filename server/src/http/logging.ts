/**
 * Request log: one structured line an answer, with the route pattern and never the URL, so that no query gets into it.
 */
import type { FastifyInstance } from 'fastify';
import { LogController } from 'fastify';
import { SECOND_MS } from '../duration.ts';
import type { Metrics } from '../metrics.ts';

/** Routes of the monitoring itself. */
export const UNLOGGED: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** Turns Fastify's own request lines off, which hold the URL. */
export const noRequestLogs = new LogController({ disableRequestLogging: true });

export function logResponses(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    done();
    const route = request.route === '' ? 'none' : request.route;
    if (UNLOGGED.has(route)) return;
    metrics.observeRequest(route, reply.statusCode, reply.elapsedTime / SECOND_MS);
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'answered');
  });
}
