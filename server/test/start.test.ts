/** The server as a process sees it: start, files, jobs, a second start, stop. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { request } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadConfig } from '../src/config.ts';
import { HOUSEKEEPING } from '../src/jobs/jobs.ts';
import { PAYMENT_REPORT, PAYMENTS } from '../src/jobs/payments.ts';
import { startServer, type Server } from '../src/start.ts';
import { openDatabase, openEmbedded } from '../src/db/database.ts';
import { DOCUMENT_HEADERS } from '../src/http/security.ts';
import { migrate } from '../src/db/migrate.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { runOps, runServer, startServerProcess, type ServerProcess } from './process.ts';

const SCRIPT = 'console.log(1);\n'.repeat(200);

type Raw = { status: number; headers: Record<string, unknown>; body: Buffer };

function get(url: string, headers: Record<string, string> = {}): Promise<Raw> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('a started server', () => {
  const folder = mkdtempSync('/tmp/shangyuan-start-');
  const env = {
    DATA_DIR: `${folder}/data`,
    WEB_DIR: `${folder}/web`,
    DOCS_DIR: `${folder}/docs`,
    PORT: '0',
    LOG_LEVEL: 'error',
  };
  let server: Server;
  let isStopped = false;

  beforeAll(async () => {
    mkdirSync(`${folder}/web/assets`, { recursive: true });
    writeFileSync(
      `${folder}/web/index.html`,
      `<!doctype html><title>上元</title><script>first()</script>${'<p>'.repeat(300)}`,
    );
    writeFileSync(`${folder}/web/sw.js`, SCRIPT);
    mkdirSync(`${folder}/web/embed`);
    writeFileSync(`${folder}/web/embed/index.html`, '<!doctype html><title>网页组件</title>');
    writeFileSync(`${folder}/web/embed/shangyuan.js`, SCRIPT);
    writeFileSync(`${folder}/web/embed/shangyuan.js.br`, brotliCompressSync(SCRIPT));
    writeFileSync(`${folder}/web/assets/app-1a2b.js`, SCRIPT);
    writeFileSync(`${folder}/web/assets/app-1a2b.js.br`, brotliCompressSync(SCRIPT));
    writeFileSync(`${folder}/web/assets/app-1a2b.js.gz`, gzipSync(SCRIPT));
    mkdirSync(`${folder}/web/.vite`);
    writeFileSync(`${folder}/web/.vite/manifest.json`, '{}');
    server = await startServer(loadConfig(env));
  });
  afterAll(async () => {
    if (!isStopped) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('serves the app with brotli and gzip, and the right caching', async () => {
    const asset = `${server.address}/assets/app-1a2b.js`;
    const br = await get(asset, { 'accept-encoding': 'gzip, br' });
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringMatching(/javascript; charset=utf-8$/),
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT);
    const gz = await get(asset, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gz.body).toString()).toBe(SCRIPT);
    expect((await get(asset)).body.toString()).toBe(SCRIPT);
    expect((await get(asset, { 'if-none-match': String((await get(asset)).headers['etag']) })).status).toBe(
      304,
    );
    for (const path of ['/', '/index.html', '/sw.js'])
      expect((await get(server.address + path)).headers['cache-control']).toBe('no-cache');
  });

  it('names the script of its document in the policy, that of a new build too, and takes no other', async () => {
    const file = `${folder}/web/index.html`;
    const before = readFileSync(file, 'utf8');
    const policyOf = async (path: string) =>
      String(
        (await get(server.address + path, { 'accept-encoding': 'br' })).headers['content-security-policy'],
      );
    const digest = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
    expect(await policyOf('/')).toContain(`;script-src 'self' ${digest('first()')};`);
    writeFileSync(file, before.replace('first()', 'second()'));
    utimesSync(file, new Date(), new Date(Date.now() + 2_000));
    for (const path of ['/', '/index.html']) {
      const policy = await policyOf(path);
      expect(policy).toContain(`;script-src 'self' ${digest('second()')};`);
      expect(policy).not.toContain(digest('first()'));
    }
    for (const path of ['/sw.js', '/nowhere'])
      expect(await policyOf(path), path).toContain(";script-src 'self';");
    writeFileSync(file, before);
  });

  it('gives a script without what only documents obey, and a document with it', async () => {
    const headersOf = async (path: string) => (await get(server.address + path)).headers;
    const script = await headersOf('/assets/app-1a2b.js');
    expect(script).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(DOCUMENT_HEADERS.filter((name) => name in script)).toEqual([]);
    // A worker follows the policy of its script, and what is not there may be shown by a browser.
    for (const path of ['/', '/index.html', '/sw.js', '/assets/none.js']) {
      const headers = await headersOf(path);
      expect(
        DOCUMENT_HEADERS.filter((name) => !(name in headers)),
        path,
      ).toEqual([]);
    }
  });

  it('gives the web components to pages of other sites, and nothing else', async () => {
    const headersOf = async (path: string) =>
      (await get(server.address + path, { 'accept-encoding': 'br' })).headers;
    expect(await headersOf('/embed/shangyuan.js')).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-encoding': 'br',
      'cache-control': 'no-cache',
    });
    for (const path of ['/embed/', '/', '/assets/app-1a2b.js']) {
      const headers = await headersOf(path);
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    }
    expect((await get(`${server.address}/embed/`)).body.toString()).toContain('网页组件');
  });

  it('keeps to its folder and has its own not-found pages', async () => {
    for (const path of [
      '/../../etc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/assets/',
      '/assets/..%2findex.html',
      '/nope.js',
      '/assets/app-1a2b.js.br',
      '/.vite/manifest.json',
      '//index.html',
      '/index.html/',
      '/%00',
    ])
      expect((await get(server.address + path)).status, path).toBe(404);
    const page = await get(`${server.address}/nope?password=SEEN`, { accept: 'text/html' });
    expect(page.body.toString()).toContain('页面不存在');
    expect(page.body.toString()).not.toContain('SEEN');
  });

  it('shows the documentation at /docs/ once it is built, and never the app in its place', async () => {
    const read = async (path: string) => get(server.address + path, { accept: 'text/html' });
    for (const path of ['/docs/', '/docs/engine/']) {
      const { status, body } = await read(path);
      expect(status, path).toBe(404);
      expect(body.toString(), path).toContain('npm run docs');
    }
    mkdirSync(`${folder}/docs/engine`, { recursive: true });
    writeFileSync(`${folder}/docs/index.html`, 'contents');
    writeFileSync(`${folder}/docs/engine/index.html`, 'engine');
    expect((await read('/docs')).headers['location']).toBe('/docs/');
    const page = await read('/docs/engine/');
    expect(page.body.toString()).toBe('engine');
    expect(page.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringContaining(";script-src 'self';"),
    });
    for (const path of ['/docs/none/', '/docs/%2e%2e/web/index.html', '/docs/..%2fweb/index.html'])
      expect((await read(path)).status, path).toBe(404);
  });

  it('sends security headers', async () => {
    const { headers } = await get(`${server.address}/`);
    const policy = String(headers['content-security-policy']).split(';');
    for (const rule of [
      "script-src 'self' 'sha256-fDYmfWjvur9AxjhDbjHe6RvExc05MbXhhrbgz2vvy/A='",
      "style-src-elem 'self'",
      "style-src-attr 'unsafe-inline'",
      "object-src 'none'",
      // Without the first the browser refuses the service worker, and the app does not open offline.
      "worker-src 'self' blob:",
      "connect-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types shangyuan',
      "form-action 'self'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(rule);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('lets an answer of a call load nothing, should it be opened as a document', async () => {
    const { headers } = await get(`${server.address}/api/loginOptions`);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['permissions-policy']).toBeUndefined();
  });

  it('is healthy and ready, and has docs and a mailbox in development', async () => {
    for (const path of ['/healthz', '/readyz', '/api/docs', '/dev/mailbox', '/dev/mailbox.json'])
      expect((await get(server.address + path)).status, path).toBe(200);
    const document = JSON.parse((await get(`${server.address}/api/docs/openapi.json`)).body.toString()) as {
      paths: object;
    };
    expect(Object.keys(document.paths)).toContain('/api/registerOrLogin');
  });

  it('keeps its data to itself, and refuses a second server on it', async () => {
    expect(statSync(`${folder}/data`).mode & 0o777).toBe(0o700);
    expect(statSync(`${folder}/data/secret`).mode & 0o777).toBe(0o600);
    const second = await runServer(env);
    expect(second.code).toBe(1);
    expect(second.output).toContain(`in use by process ${process.pid}`);
  });

  it('says what is missing', async () => {
    const noWeb = await runServer({ ...env, WEB_DIR: `${folder}/none` });
    expect(noWeb).toMatchObject({ code: 1, output: expect.stringContaining('There is no built web app') });
    const noDatabase = await runServer({
      ...env,
      DATABASE_URL: 'postgres://127.0.0.1:1/x',
      DATABASE_WAIT_SEC: '0',
    });
    expect(noDatabase).toMatchObject({ code: 1, output: expect.stringContaining('cannot be reached') });
  });

  it('says what is wrong with a folder it cannot write to', async () => {
    const file = `${folder}/a-file`;
    writeFileSync(file, '');
    const refused = await runServer({ ...env, DATA_DIR: `${file}/data` });
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringContaining('cannot be made or written to'),
    });
    expect(refused.output).not.toMatch(/^\s+at /m);
  });

  it('that stops says so and still answers until the proxy has noticed', async () => {
    const draining = await startServer(
      loadConfig({ ...env, DATA_DIR: `${folder}/draining`, DRAIN_SEC: '1' }),
    );
    const stopped = draining.stop();
    expect((await get(`${draining.address}/readyz`)).status).toBe(503);
    const answer = await get(`${draining.address}/api/publicKey`);
    expect(answer).toMatchObject({ status: 200, headers: { connection: 'close' } });
    await stopped;
    await expect(get(`${draining.address}/healthz`)).rejects.toThrow();
  });

  it('stops on SIGTERM with its data whole, starts again on it, and ends where its port is taken', async () => {
    await server.stop();
    isStopped = true;
    expect(existsSync(`${folder}/data/lock`)).toBe(false);
    const { child, ended, output } = await startServerProcess(env);
    expect(output).toMatch(/Codes are not sent but shown at http:\/\/127\.0\.0\.1:\d+\/dev\/mailbox/);
    expect(output).toMatch(/Payments are simulated, at http:\/\/127\.0\.0\.1:\d+: nothing is charged/);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    const holder = createServer();
    await new Promise<void>((resolve) => void holder.listen(0, '127.0.0.1', resolve));
    const port = String((holder.address() as AddressInfo).port);
    const taken = await runServer({ ...env, PORT: port });
    expect(taken).toMatchObject({ code: 1, output: expect.stringContaining('is in use') });
    holder.close();
    const database = await openEmbedded(`${folder}/data`);
    expect(await migrate(database.db)).toEqual([]);
    const { rows } = await database.executeSql(`SELECT name FROM pgboss.schedule ORDER BY name`);
    expect(rows).toEqual([{ name: HOUSEKEEPING }, { name: PAYMENT_REPORT }, { name: PAYMENTS }]);
    await database.close();
  });
});

describe('servers of one PostgreSQL', () => {
  const folder = mkdtempSync('/tmp/shangyuan-many-');
  let postgres: TestPostgres;
  let env: Record<string, string>;

  beforeAll(async () => {
    postgres = await startPostgres();
    mkdirSync(`${folder}/web`);
    writeFileSync(`${folder}/web/index.html`, '<!doctype html>');
    const places = { DATA_DIR: `${folder}/data`, WEB_DIR: `${folder}/web`, PORT: '0' };
    env = { ...places, LOG_LEVEL: 'error', DATABASE_URL: postgres.url };
  });
  afterAll(async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const stopAll = async (servers: readonly ServerProcess[]) => {
    for (const { child } of servers) child.kill('SIGTERM');
    for (const { ended } of servers) expect(await ended).toBe(0);
  };
  const textOf = async (url: string) => (await get(url)).body.toString();

  it('start at the same time on an empty database, all of them', async () => {
    const servers = await Promise.all(Array.from({ length: 4 }, () => startServerProcess(env)));
    const kids = new Set<string>();
    for (const { address } of servers) {
      expect((await get(`${address}/readyz`)).status).toBe(200);
      const { data } = JSON.parse(await textOf(`${address}/api/publicKey`)) as { data: { kid: string } };
      kids.add(data.kid);
    }
    expect(kids.size).toBe(1);
    await stopAll(servers);
  });

  it('wait for a database that is started after them', async () => {
    await postgres.halt();
    const starting = Promise.all([startServerProcess(env), startServerProcess(env)]);
    await postgres.resume();
    await stopAll(await starting);
  });

  it('wait for a database that closes the first connection', async () => {
    let refusals = 1;
    const target = new URL(postgres.url);
    const entry = createServer((socket) => {
      if (refusals-- > 0) return void socket.destroy();
      const upstream = connect(Number(target.port), target.hostname);
      socket.pipe(upstream).pipe(socket);
      for (const side of [socket, upstream]) side.on('error', () => {});
    });
    await new Promise<void>((resolve) => void entry.listen(0, '127.0.0.1', resolve));
    const url = Object.assign(new URL(target), { port: String((entry.address() as AddressInfo).port) });
    const database = await openDatabase(loadConfig({ ...env, DATABASE_URL: url.href }), () => {});
    expect((await database.executeSql('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await database.close();
    entry.close();
  });

  it('hear of a switch that an operator turns beside them', async () => {
    const server = await startServerProcess(env);
    const switches = () => textOf(`${server.address}/api/switch/getSwitchValue`);
    expect(await switches()).not.toContain('false');
    expect(await runOps(env, 'switch', 'set', 'is_show_he_pan', 'false')).toMatchObject({ code: 0 });
    await vi.waitFor(async () => expect(await switches()).toContain('false'));
    await stopAll([server]);
  });
});

describe("an operator's command", () => {
  const folder = mkdtempSync('/tmp/shangyuan-ops-');
  const env = { DATA_DIR: `${folder}/data`, OPS_USER: 'anna' };
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('that only looks changes nothing, not even the schema', async () => {
    const dry = await runOps(env, 'quota', 'limit', 'grl', '2', '--dry-run');
    expect(dry).toMatchObject({ code: 1, output: expect.stringContaining('not up to date') });
    const database = await openEmbedded(`${folder}/data`);
    const { rows } = await database.executeSql("SELECT to_regclass('account') IS NULL AS missing");
    expect(rows).toEqual([{ missing: true }]);
    await database.close();
  });

  it('leaves the name of who gave it', async () => {
    expect(await runOps(env, 'quota', 'limit', 'grl', '2')).toMatchObject({ code: 0 });
    expect((await runOps(env, 'quota', 'limit', 'grl', '3', '--dry-run')).output).toContain('"dryRun": true');
    expect((await runOps(env, 'audit', 'list', 'grl')).output).toContain('"actor": "operator:anna"');
  });

  it('says a fault of the database in a sentence, without the values of rows', async () => {
    const away = await runOps({ ...env, DATABASE_URL: 'postgres://127.0.0.1:1/x' }, 'switch', 'list');
    expect(away).toMatchObject({ code: 1, output: expect.stringContaining('cannot be reached') });
    const database = await openEmbedded(`${folder}/data`);
    await database.executeSql('ALTER TABLE quota_limit ADD CONSTRAINT odd CHECK (per_day <> 7)');
    await database.close();
    const refused = await runOps(env, 'quota', 'limit', 'Ri', '7');
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('23514') });
    expect(refused.output).not.toMatch(/Failing row|\bRi\b|^\s+at /m);
  });
});
