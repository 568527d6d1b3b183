/**
 * The MCP server at /mcp, where the operator has switched it on: no session, no cookie, nothing of an account.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { civilInZone } from '@shangyuan/engine/time';
import { BOUNDS } from '../../bounds.ts';
import type { Config } from '../../config.ts';
import type { Parts } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { networkOf } from '../../network.ts';
import { takeToken } from '../rate/rate.service.ts';

const PATH = '/mcp';
const METHOD_NOT_ALLOWED = 405;

/**
 * Programs send no Origin. A browser sends that of its page: a name that was pointed at this machine is refused with it, so
 * only the configured one counts and not the one that the request came to.
 *
 * @throws AppError foreignOrigin
 */
function checkPage({ headers: { origin } }: FastifyRequest, { PUBLIC_ORIGIN }: Config): void {
  if (origin === undefined) return;
  if (PUBLIC_ORIGIN === undefined || origin !== new URL(PUBLIC_ORIGIN).origin)
    throw new AppError('foreignOrigin');
}

export async function mcpRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  // Loaded where it is switched on only.
  const { answerRequest } = await import('@shangyuan/mcp');
  const { config, database, keys, clock } = parts;
  // Built with the web app; without it hosts show a chart as text.
  const page = `${config.WEB_DIR}/embed/chart.html`;
  const chartPage = existsSync(page) ? readFileSync(page, 'utf8') : null;
  app.post(PATH, { bodyLimit: BOUNDS.mcpBytes.limit }, async (request, reply) => {
    checkPage(request, config);
    await takeToken({ keys, clock }, database.db, 'mcpAddress', networkOf(request.ip));
    // Several messages at a time are no longer part of the protocol, and would pass by the limit.
    if (Array.isArray(request.body)) throw new AppError('badInput');
    const { accept = '', 'content-type': type = '', 'mcp-protocol-version': version } = request.headers;
    const { month, year, day } = civilInZone(clock.now().getTime(), 'Asia/Shanghai');
    const answer = await answerRequest(
      new Request(`http://localhost${PATH}`, {
        method: 'POST',
        headers: {
          accept,
          'content-type': type,
          ...(version !== undefined && { 'mcp-protocol-version': String(version) }),
        },
      }),
      request.body,
      {
        today: () => ({ year, month, day }),
        report: (error) => request.log.error(error, 'a tool failed'),
        chartPage,
      },
    );
    return reply
      .code(answer.status)
      .header('cache-control', 'no-store')
      .type(answer.headers.get('content-type') ?? 'application/json')
      .send(await answer.text());
  });
  // A stream for messages of the server, and the end of a session: there are neither.
  app.route({
    method: ['GET', 'DELETE'],
    url: PATH,
    handler: async (_request, reply) => reply.code(METHOD_NOT_ALLOWED).header('allow', 'POST').send(),
  });
}
