/**
 * Health for the process supervisor: /healthz says that the process answers, /readyz that it should get requests.
 */
import type { FastifyInstance } from 'fastify';
import type { Parts } from '../../context.ts';
import { isDatabaseReachable } from './health.service.ts';

/** Whether the server wants requests; while draining, /readyz fails but requests are still answered. */
export type Readiness = { isStopping: boolean };

export function healthRoutes(app: FastifyInstance, { database }: Parts, readiness: Readiness): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (readiness.isStopping) return reply.code(503).send({ status: 'stopping' });
    if (!(await isDatabaseReachable(database.db)))
      return reply.code(503).send({ status: 'database unreachable' });
    return { status: 'ready' };
  });
}
