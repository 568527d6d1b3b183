/**
 * /api/docs in development: a readable page, and the document itself at /api/docs/openapi.json.
 */
import { CALLS, type Call } from '@shangyuan/contract';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './docs.ts';

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

export function docsRoutes(app: FastifyInstance): void {
  const document = openApiDocument();
  app.get('/api/docs/openapi.json', async () => document);
  app.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(pageOf(document)),
  );
}

function pageOf(document: Readonly<Record<string, unknown>>): string {
  const paths = document['paths'] as Readonly<Record<string, { get: { parameters: unknown } }>>;
  const calls: readonly Call[] = Object.values(CALLS);
  const sections = calls.map((call) => {
    const marks = [call.kind === 'write' ? '写' : '读', call.access === 'user' ? '须登录' : '公开'];
    const parameters = JSON.stringify(paths[call.path]?.get.parameters, null, 1);
    return (
      `<section><h2><code>${call.path}</code> <small>${marks.join(' · ')}</small></h2><p>${escapeHtml(call.summary)}</p>` +
      `<details><summary>参数</summary><pre>${escapeHtml(parameters)}</pre></details></section>`
    );
  });
  return (
    '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>API</title><h1>API</h1><p><a href="/api/docs/openapi.json">openapi.json</a></p>${sections.join('')}</html>`
  );
}
