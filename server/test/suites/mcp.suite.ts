/** The MCP server at /mcp: the official client, what is off by default, and who is refused. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterEach, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { buildApp, newLogger } from '../../src/app.ts';
import { BOUNDS } from '../../src/bounds.ts';
import type { Config } from '../../src/config.ts';
import { RATES } from '../../src/rates.ts';
import { unique, type Harness } from '../harness.ts';

const CALL = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'convert_date', arguments: { date: '今天' } },
};

export function mcpSuite(harness: () => Harness): void {
  let app: FastifyInstance | undefined;
  afterEach(async () => app?.close());

  const start = async (config: Partial<Config> = {}): Promise<URL> => {
    const changed = {
      ...harness().parts.config,
      LOG_LEVEL: 'silent' as const,
      TRUST_PROXY: 1,
      MCP_HTTP: true,
      PUBLIC_ORIGIN: 'https://example.com',
      ...config,
    };
    app = await buildApp({ ...harness().parts, config: changed }, { logger: newLogger(changed) });
    await app.listen({ host: '127.0.0.1', port: 0 });
    return new URL(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/mcp`);
  };
  const post = async (url: URL, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'x-forwarded-for': unique().ip,
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  describe('the MCP server', () => {
    it('gives hosts the page of the chart where the web app is built', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'shangyuan-mcp-'));
      const read = {
        jsonrpc: '2.0',
        id: 1,
        method: 'resources/read',
        params: { uri: 'ui://shangyuan/chart' },
      };
      try {
        expect(await (await post(await start({ WEB_DIR: folder }), read)).json()).toHaveProperty('error');
        await app?.close();
        mkdirSync(join(folder, 'embed'));
        writeFileSync(join(folder, 'embed/chart.html'), '<!doctype html><title>chart</title>');
        expect(await (await post(await start({ WEB_DIR: folder }), read)).json()).toMatchObject({
          result: {
            contents: [
              { mimeType: 'text/html;profile=mcp-app', text: '<!doctype html><title>chart</title>' },
            ],
          },
        });
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    });

    it('serves the official client without a session, by the day of the server', async () => {
      const client = new Client({ name: 'test', version: '1' });
      const transport = new StreamableHTTPClientTransport(await start(), {
        requestInit: { headers: { 'x-forwarded-for': unique().ip } },
      });
      // The client's own type lacks the undefined of exact optional properties.
      await client.connect(transport as Parameters<Client['connect']>[0]);
      expect(transport.sessionId).toBeUndefined();
      expect((await client.listTools()).tools.map(({ name }) => name)).toContain('cast_chart');
      const { structuredContent } = await client.callTool({
        name: 'cast_chart',
        arguments: { birth: '1990-06-15 14:30 女 成都', detail: ['pillars.hour'] },
      });
      expect(structuredContent).toMatchObject({ data: { 'pillars.hour': '乙未' } });
      const refused = await client.callTool({ name: 'cast_chart', arguments: { birth: '1990-06-15 14:30' } });
      expect(refused).toMatchObject({ isError: true });
      const today = await client.callTool({ name: 'convert_date', arguments: { date: '今天' } });
      const day = new Date(harness().now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
      expect(today.structuredContent).toMatchObject({ data: { solar: day } });
      await client.close();
    });

    it('is not there unless it is switched on', async () => {
      expect((await post(await start({ MCP_HTTP: false }), CALL)).status).toBe(404);
    });

    it('refuses pages of other sites, also by a name that leads to this machine', async () => {
      const url = await start();
      for (const origin of ['https://elsewhere.example', url.origin, 'null'])
        expect((await post(url, CALL, { origin })).status, origin).toBe(403);
      expect((await post(url, CALL, { origin: 'https://example.com' })).status).toBe(200);
      await app?.close();
      const unnamed = await start({ PUBLIC_ORIGIN: undefined });
      expect((await post(unnamed, CALL, { origin: unnamed.origin })).status).toBe(403);
    });

    it('refuses what is no single message of the protocol, sets no cookie and keeps no answer', async () => {
      const url = await start();
      expect((await post(url, [CALL, CALL])).status).toBe(400);
      expect((await post(url, '{')).status).toBe(400);
      expect((await post(url, CALL, { accept: 'application/json' })).status).toBe(406);
      expect((await post(url, { ...CALL, junk: 'x'.repeat(BOUNDS.mcpBytes.limit) })).status).toBe(413);
      for (const method of ['GET', 'DELETE']) {
        const answer = await fetch(url, { method });
        expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
      }
      const { headers } = await post(url, CALL, { cookie: 'session=x' });
      expect([headers.get('set-cookie'), headers.get('cache-control')]).toEqual([null, 'no-store']);
    });

    it('answers an address so many messages a minute', async () => {
      const url = await start();
      const headers = { 'x-forwarded-for': unique().ip };
      const release = harness().holdClock();
      try {
        const statuses: number[] = [];
        for (let sent = 0; sent <= RATES.mcpAddress.limit; sent += 1)
          statuses.push(
            (await post(url, { jsonrpc: '2.0', method: 'notifications/initialized' }, headers)).status,
          );
        expect(new Set(statuses.slice(0, -1))).toEqual(new Set([202]));
        expect(statuses.at(-1)).toBe(429);
      } finally {
        release();
      }
      expect((await post(url, CALL)).status).toBe(200);
    });
  });
}
