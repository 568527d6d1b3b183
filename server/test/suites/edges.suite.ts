/** The edge of the server: other spellings of an address, requests that are none, pages for this machine only. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { buildApp, newLogger } from '../../src/app.ts';
import type { Config } from '../../src/config.ts';
import { unique, type Harness } from '../harness.ts';

type Raw = { readonly status: number; readonly headers: string; readonly body: string };

/** Sends bytes as they are and reads until the connection closes. */
function send(port: number, text: string): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => (answer += chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const [headers = '', body = ''] = answer.split('\r\n\r\n');
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(headers)?.[1] ?? 0), headers, body });
    });
  });
}

export function edgesSuite(harness: () => Harness): void {
  let app: FastifyInstance | undefined;
  afterEach(async () => app?.close());

  const start = async (config: Partial<Config> = {}): Promise<number> => {
    const changed = { ...harness().parts.config, LOG_LEVEL: 'silent' as const, TRUST_PROXY: 0, ...config };
    app = await buildApp({ ...harness().parts, config: changed }, { logger: newLogger(changed) });
    await app.listen({ host: '127.0.0.1', port: 0 });
    return (app.server.address() as AddressInfo).port;
  };
  const get = (port: number, target: string, headers = '') =>
    send(port, `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n${headers}\r\n`);

  describe('the limit of requests', () => {
    it('counts what is no call where the app is served too, and no file of the app', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'web-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      writeFileSync(join(folder, 'index.html'), '<!doctype html>');
      const port = await start({ REQUESTS_PER_MINUTE: 3, WEB_DIR: folder });
      const statuses = async (target: string) => {
        const seen = [];
        for (let index = 0; index < 5; index += 1) seen.push((await get(port, target)).status);
        return seen;
      };
      expect(await statuses('/')).toEqual([200, 200, 200, 200, 200]);
      expect(await statuses('/api/no/such/call')).toEqual([404, 404, 404, 429, 429]);
    });

    it('counts a call however its address is spelt', async () => {
      for (const target of [
        '/api/publicKey',
        '/%61pi/publicKey',
        '/api/public%4Bey',
        'http://elsewhere.example/api/publicKey',
        '/api/publicKey?x=1#y',
        '/readyz',
        '/api/no/such/call',
      ]) {
        const port = await start({ REQUESTS_PER_MINUTE: 3 });
        const statuses = [];
        for (let index = 0; index < 4; index += 1) statuses.push((await get(port, target)).status);
        expect(statuses.at(-1), target).toBe(429);
        expect(new Set(statuses.slice(0, 3)).size, target).toBe(1);
        await app?.close();
      }
    });
  });

  describe('a request that is none', () => {
    const envelope = (raw: Raw) =>
      JSON.parse(raw.body) as { code: number; msg: string; data: { reason: string } };

    it('is answered in the envelope, with security headers', async () => {
      const port = await start();
      const cases: readonly (readonly [string, number, string])[] = [
        ['GET /api/publicKey HTTP/1.1\r\nHost: a\r\nbad header line\r\n\r\n', 400, 'badInput'],
        ['\u0001\u0002\u0003 nonsense\r\n\r\n', 400, 'badInput'],
        [`GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'headersTooLarge'],
        ['GET /api/publicKey HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'badInput'],
        ['GET /api/publicKey HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400, 'badInput'],
        ['GET /api/publicKey HTTP/1.1\r\nHost: a\r\nExpect: magic\r\nConnection: close\r\n\r\n', 417, 'badExpectation'],
        ['POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n', 400, 'badInput'],
        ['GET /api/% HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400, 'badInput'],
      ]; // prettier-ignore
      for (const [text, status, reason] of cases) {
        const raw = await send(port, text);
        expect(raw.status, text.slice(0, 60)).toBe(status);
        expect(envelope(raw), text.slice(0, 60)).toMatchObject({ code: status, data: { reason } });
        expect(raw.headers.toLowerCase(), text.slice(0, 60)).toContain('x-content-type-options: nosniff');
        expect(raw.headers.toLowerCase(), text.slice(0, 60)).toContain('content-security-policy:');
        expect(raw.headers.toLowerCase(), text.slice(0, 60)).toContain('cache-control: no-store');
      }
    });

    it('of HTTP/0.9 gets no page', async () => {
      const port = await start();
      expect((await send(port, 'GET /api/publicKey\r\n\r\n')).status).not.toBe(200);
    });
  });

  describe('connections', () => {
    it('of one address have an end, and come back when they close', async () => {
      const port = await start({ CONNECTIONS_PER_ADDRESS: 3 });
      const open = () =>
        new Promise<{ isOpen: boolean; close: () => Promise<void> }>((resolve) => {
          const socket = connect(port, '127.0.0.1', () =>
            socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'),
          );
          const closed = new Promise<void>((done) => socket.once('close', () => done()));
          socket.once('data', () =>
            resolve({
              isOpen: true,
              close: async () => {
                socket.destroy();
                await closed;
              },
            }),
          );
          socket.once('error', () => {});
          void closed.then(() => resolve({ isOpen: false, close: async () => {} }));
        });
      const three = [await open(), await open(), await open()];
      expect(three.map((one) => one.isOpen)).toEqual([true, true, true]);
      expect((await open()).isOpen).toBe(false);
      await three[0]?.close();
      const again = await open();
      expect(again.isOpen).toBe(true);
      for (const one of [...three, again]) await one.close();
    });

    it('of all have an end', async () => {
      await start({ MAX_CONNECTIONS: 7 });
      expect(app?.server.maxConnections).toBe(7);
      expect(app?.server.keepAliveTimeout).toBe(20_000);
    });
  });

  describe('the mailbox of codes', () => {
    const statusOf = async (config: Partial<Config>, headers = '') => {
      const port = await start(config);
      const { status } = await get(port, '/dev/mailbox.json', headers);
      const options = (await get(port, '/api/loginOptions', headers)).body;
      await app?.close();
      return { status, isNamed: options.includes('/dev/mailbox') };
    };

    it('is shown to this machine only', async () => {
      expect(await statusOf({})).toEqual({ status: 200, isNamed: true });
      const hidden = { status: 404, isNamed: false };
      for (const header of ['X-Forwarded-For: 192.0.2.1', 'Forwarded: for=192.0.2.1', 'Via: 1.1 proxy', 'X-Real-IP: 192.0.2.1'])
        expect(await statusOf({}, `${header}\r\n`), header).toEqual(hidden); // prettier-ignore
      for (const config of [
        { HOST: '0.0.0.0' },
        { PUBLIC_ORIGIN: 'https://app.example' },
        { PUBLIC_ORIGIN: 'http://192.168.1.9:8600' },
        { NODE_ENV: 'production' as const },
      ])
        expect(await statusOf(config), JSON.stringify(config)).toEqual(hidden);
    });

    it('is not shown under a name that leads here from elsewhere', async () => {
      const port = await start();
      const text = 'GET /dev/mailbox.json HTTP/1.1\r\nHost: rebound.example\r\nConnection: close\r\n\r\n';
      expect((await send(port, text)).status).toBe(404);
    });
  });

  describe('/metrics', () => {
    it('are for this machine and for who has the token, and name no person', async () => {
      const token = 'a token for the monitoring';
      const port = await start({ METRICS_TOKEN: token });
      await get(port, '/api/publicKey');
      const own = await get(port, '/metrics');
      expect(own.status).toBe(200);
      expect(own.body).toMatch(
        /http_request_duration_seconds_count\{route="\/api\/publicKey",status="200"\} \d/,
      );
      expect(own.body).toContain('security_events_total');
      const proxied = 'X-Forwarded-For: 192.0.2.1\r\n';
      expect((await get(port, '/metrics', proxied)).status).toBe(404);
      expect((await get(port, '/metrics', `${proxied}Authorization: Bearer ${token}\r\n`)).status).toBe(200);
      expect((await get(port, '/metrics', `${proxied}Authorization: Bearer ${token}x\r\n`)).status).toBe(404);
    });

    it('take the token before and the one after while it is replaced', async () => {
      const [before, after] = ['the token of before', 'the token of after'];
      const port = await start({ METRICS_TOKEN: `${after},${before}` });
      const statusOf = async (token: string) => {
        const proxied = 'X-Forwarded-For: 192.0.2.1\r\n';
        return (await get(port, '/metrics', `${proxied}Authorization: Bearer ${token}\r\n`)).status;
      };
      expect(await statusOf(before)).toBe(200);
      expect(await statusOf(after)).toBe(200);
      for (const wrong of ['', `${after},${before}`, `${before}x`])
        expect(await statusOf(wrong), wrong).toBe(404);
    });
  });

  describe('an answer', () => {
    it('names its request, and so does the log', async () => {
      const answer = await fetch(`${harness().origin}/api/publicKey`, {
        headers: { 'x-forwarded-for': unique().ip },
      });
      const id = answer.headers.get('x-request-id') ?? '';
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
      await expect.poll(() => harness().log().includes(`"reqId":"${id}"`)).toBe(true);
    });
  });
}
