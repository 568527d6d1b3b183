/** Traces reach a collector, name no one, and cost nothing where they are off. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { CALLS } from '@shangyuan/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../src/config.ts';
import { statementName } from '../src/otel.ts';
import { startServer, type Server } from '../src/start.ts';
import { md5 } from './fixtures.ts';

type Span = {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
};

const START = fileURLToPath(new URL('../src/start.ts', import.meta.url));
const STRANGERS_TRACE = '0af7651916cd43dd8448eb211c80319c';

describe('traces', () => {
  const folder = mkdtempSync('/tmp/shangyuan-traces-');
  const received: { url: string; authorization: string; body: string }[] = [];
  let collector: HttpServer;
  let server: Server;
  const phone = '13912345678';
  const username = 'traced_person';
  const ids: string[] = [];

  beforeAll(async () => {
    collector = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8');
      request.on('data', (chunk: string) => (body += chunk));
      request.on('end', () => {
        const authorization = String(request.headers['authorization']);
        received.push({ url: request.url ?? '', authorization, body });
        response.setHeader('content-type', 'application/json').end('{}');
      });
    });
    await new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve));
    const { port } = collector.address() as AddressInfo;
    const config = loadConfig({
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: `${folder}/data`,
      LOG_LEVEL: 'silent',
      SMS_PROVIDER: 'console',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer of the collector',
    });
    server = await startServer(config, { needsWeb: false });
    const send = async (path: string, body: object) => {
      const answer = await fetch(server.address + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-requested-with': 'test',
          'x-request-id': 'an id of a stranger',
          traceparent: `00-${STRANGERS_TRACE}-b7ad6b7169203331-01`,
        },
        body: JSON.stringify(body),
      });
      ids.push(answer.headers.get('x-request-id') ?? '');
      return answer.status;
    };
    expect(await send('/api/register?from=aSecretQuery', { username, password: md5('a password') })).toBe(
      200,
    );
    expect(await send(CALLS.sendSms.path, { phone })).toBe(200);
    await fetch(`${server.address}/healthz`);
    // What is left is sent before the server ends.
    await server.stop();
  });
  afterAll(async () => {
    collector.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const spans = (): readonly Span[] =>
    received.flatMap(({ body }) =>
      (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap(
        ({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
  const valueOf = (span: Span | undefined, key: string) =>
    Object.values(span?.attributes.find((attribute) => attribute.key === key)?.value ?? {})[0];
  const find = (name: string) => spans().find((span) => span.name === name);

  it('of a request hold its statements, and are found by its request id', () => {
    expect(received[0]).toMatchObject({ url: '/v1/traces', authorization: 'Bearer of the collector' });
    const request = find('POST /api/register');
    expect(valueOf(request, 'http.route')).toBe('/api/register');
    expect(Number(valueOf(request, 'http.response.status_code'))).toBe(200);
    expect(valueOf(request, 'request.id')).toBe(ids[0]);
    const statements = spans().filter(
      ({ parentSpanId, traceId }) => parentSpanId === request?.spanId && traceId === request?.traceId,
    );
    expect(statements.length).toBeGreaterThan(1);
    expect(statements.map(({ name }) => name)).toContain('INSERT account');
    for (const { startTimeUnixNano, endTimeUnixNano } of statements)
      expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
  });

  it('hold calls of providers', () => {
    const request = find(`POST ${CALLS.sendSms.path}`);
    expect(find('sms send')).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId });
  });

  it('name no person, no query, no monitoring, and go on with no trace of a stranger', () => {
    const text = received.map(({ body }) => body).join('\n');
    for (const secret of [phone, username, md5('a password'), 'aSecretQuery', '127.0.0.1', STRANGERS_TRACE, 'an id of a stranger', '/healthz'])
      expect(text, secret).not.toContain(secret); // prettier-ignore
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('name a statement by its operation and table', () => {
    expect(statementName(`select "id" from "account" where "id" = $1`)).toBe('SELECT account');
    expect(statementName('\n  SELECT * FROM take_quota($1, $2)')).toBe('SELECT take_quota');
    expect(statementName('update "pay_order" set "status" = $1')).toBe('UPDATE pay_order');
    expect(statementName('WITH gone AS (DELETE FROM rate RETURNING 1) SELECT count(*) FROM gone')).toBe(
      'WITH rate',
    );
  });
});

describe('without an endpoint', () => {
  it('nothing of OpenTelemetry but the interface that metrics need is loaded', () => {
    const script = `
      import { registerHooks } from 'node:module';
      const seen = [];
      registerHooks({ resolve: (name, context, next) => {
        const found = next(name, context);
        seen.push(found.url);
        return found;
      } });
      await import(${JSON.stringify(START)});
      const { startTracing, NO_TRACING } = await import(${JSON.stringify(START.replace('start.ts', 'tracing.ts'))});
      const isOff = (await startTracing({})) === NO_TRACING;
      const packages = seen.flatMap((url) => /node_modules\\/(@opentelemetry\\/[^/]+)/.exec(url)?.[1] ?? []);
      console.log(JSON.stringify({ isOff, count: seen.length, packages: [...new Set(packages)] }));
      process.exit();`;
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const { isOff, count, packages } = JSON.parse(output) as {
      isOff: boolean;
      count: number;
      packages: string[];
    };
    expect(isOff).toBe(true);
    expect(count).toBeGreaterThan(100);
    expect(packages.filter((name) => name !== '@opentelemetry/api')).toEqual([]);
  });
});
