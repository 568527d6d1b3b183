/**
 * `npm run try:deploy`: docs/OPERATIONS.md on loopback. A separate PostgreSQL, two servers in production mode behind Caddy with
 * the Caddyfile of this folder, the operator's commands by deploy/ops; then what an operator relies on is tried: sessions on
 * both, restarts one by one without a failed request, a killed server, a switch received by both, a copy read into another
 * database. Needs PostgreSQL and Caddy (CADDY_BIN, or on the PATH) and the built web app. Everything is on free ports and in
 * temporary folders.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { fileURLToPath } from 'node:url';
import { caseBody, md5 } from '../server/test/fixtures.ts';
import { freePort, startPostgres } from '../server/test/postgres.ts';
import { startServerProcess, type ServerProcess } from '../server/test/process.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CADDY = process.env['CADDY_BIN'] ?? 'caddy';
const START_MS = 60_000;
const PASSWORD = md5('a password of the trial');

type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
};

const say = (text: string) => process.stdout.write(`✓ ${text}\n`);

function check(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`not so: ${what}`);
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + START_MS; Date.now() < end;) {
    if (await isSo().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${what}: not within ${START_MS / 1000} s`);
}

/** The lines of env.example. */
function environment(): Record<string, string> {
  const lines = readFileSync(`${ROOT}deploy/env.example`, 'utf8').split('\n');
  const pairs = lines.flatMap((line) => {
    const [, key = '', value = ''] = /^(\w+)='(.*)'$/.exec(line) ?? [];
    return key === '' ? [] : [[key, value] as const];
  });
  return Object.fromEntries(pairs);
}

type Server = ServerProcess & { readonly port: number };

const everything: ChildProcess[] = [];

/** A server as the unit of systemd starts it. */
async function startServer(env: Readonly<Record<string, string>>, port: number): Promise<Server> {
  const server = await startServerProcess({ ...env, PORT: String(port) });
  everything.push(server.child);
  serverLog += server.output;
  server.child.stdout?.on('data', (chunk: Buffer) => (serverLog += chunk.toString()));
  return { ...server, port };
}

/** How many cases the holder of a session has, page by page. */
async function countCases(port: number, cookie: string): Promise<number> {
  let count = 0;
  for (let since = 0; ;) {
    const url = `http://127.0.0.1:${port}/api/record/list?since=${since}`;
    const { data } = (await (await fetch(url, { headers: { cookie } })).json()) as {
      data: { items: object[]; cursor: number; hasMore: boolean };
    };
    count += data.items.length;
    since = data.cursor;
    if (!data.hasMore) return count;
  }
}

let serverLog = '';
const folder = mkdtempSync('/tmp/shangyuan-deploy-');
const postgres = await startPostgres({ isDurable: true });

try {
  if (!existsSync(`${ROOT}web/dist/index.html`)) throw new Error('there is no built web app: npm run build');
  execFileSync(CADDY, ['version'], { stdio: 'ignore' });

  const site = await freePort();
  const clear = await freePort();
  const ports = [await freePort(), await freePort()] as const;
  const origin = `https://localhost:${site}`;
  const values = {
    PUBLIC_ORIGIN: origin,
    WEB_DIR: `${ROOT}web/dist`,
    DATABASE_URL: await postgres.createDatabase('app'),
    APP_SECRET: randomBytes(33).toString('base64'),
    METRICS_TOKEN: randomBytes(24).toString('hex'),
    // Where production would write if it wrote: it must not.
    DATA_DIR: `${folder}/none`,
  };
  const env = { ...environment(), ...values };
  const envFile = `${folder}/env`;
  writeFileSync(envFile, Object.entries(env).map(([key, value]) => `${key}='${value}'\n`).join(''), { mode: 0o600 }); // prettier-ignore
  const ops = (...args: string[]) =>
    execFileSync(`${ROOT}deploy/ops`, args, {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] ?? '', SHANGYUAN_ENV: envFile, SUDO_USER: 'anna' },
    });

  const servers = await Promise.all(ports.map(async (port) => startServer(env, port)));
  say('two servers start at once on an empty database, in production mode');

  const caddy = spawn(CADDY, ['run', '--config', `${ROOT}deploy/Caddyfile`, '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: folder,
      XDG_DATA_HOME: `${folder}/caddy`,
      XDG_CONFIG_HOME: `${folder}/caddy`,
      SITE: origin,
      SERVERS: ports.map((port) => `127.0.0.1:${port}`).join(' '),
      HTTP_PORT: String(clear),
      CADDY_GLOBAL: 'skip_install_trust',
    },
    stdio: 'ignore',
  });
  everything.push(caddy);
  const root = `${folder}/caddy/caddy/pki/authorities/local/root.crt`;
  await until('Caddy', async () => existsSync(root));
  const agent = new Agent({ ca: readFileSync(root), keepAlive: true });

  let cookie = '';
  const ask = async (path: string, body?: object, headers: Record<string, string> = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? null : JSON.stringify(body);
      const out = request(
        {
          agent,
          host: 'localhost',
          family: 4,
          port: site,
          path,
          method: text === null ? 'GET' : 'POST',
          headers: {
            ...(text === null ? {} : { 'content-type': 'application/json' }),
            origin,
            ...(cookie === '' ? {} : { cookie }),
            ...headers,
          },
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (chunk: string) => (text += chunk));
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
          );
        },
      );
      out.on('error', reject);
      out.end(text ?? undefined);
    });
  await until('the site', async () => (await ask('/')).status === 200);

  const page = await ask('/', undefined, { accept: 'text/html' });
  check(page.body.includes('<!doctype html>'), 'the app is served');
  check(String(page.headers['strict-transport-security']).includes('max-age='), 'HSTS');
  for (const path of ['/metrics', '/readyz', '/dev/mailbox', '/api/docs'])
    check((await ask(path)).status === 404, `${path} is not outside`);
  say('the app is there over https; monitoring and development pages are not');

  const inClear = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${clear}${path}`, { redirect: 'manual' });
    return `${answer.status} ${answer.headers.get('location') ?? ''}`;
  };
  check((await inClear('/api/login')) === '403 ', 'a call by http is refused');
  check((await inClear('/calendar/x.ics')).startsWith('308 https://'), 'pages by http are led on');
  say('a call by http is refused, a page is led on to https');

  const authorization = `Bearer ${env.METRICS_TOKEN}`;
  const proxied = { 'x-forwarded-for': '192.0.2.1' };
  const metricsOf = async (index: 0 | 1, headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${ports[index]}/metrics`, { headers: { ...proxied, ...headers } });
  check((await metricsOf(0, {})).status === 404, '/metrics through a proxy needs the token');
  check(
    (await (await metricsOf(0, { authorization })).text()).includes('process_cpu'),
    '/metrics with the token',
  );
  say('/metrics answers who has the token');

  const username = 'trial_user';
  const registered = await ask('/api/register', { username, password: PASSWORD });
  const sid = [registered.headers['set-cookie']].flat().find((item) => item?.startsWith('__Host-sid=')) ?? '';
  check(/; Secure/.test(sid) && /; HttpOnly/.test(sid), 'the cookie is __Host-, Secure and HttpOnly');
  cookie = sid.split(';')[0] ?? '';
  const save = async () =>
    ask('/api/record/save', {
      id: randomUUID(),
      kind: 'case',
      body: caseBody('留存'),
      editedAt: new Date().toISOString(),
    });
  check((await save()).status === 200, 'a case is saved');
  for (const port of ports) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/record/list`, { headers: { cookie } });
    check((await answer.text()).includes('留存'), `the session and the case are there on port ${port}`);
  }
  say('one session and its data on both servers');

  const guesses: number[] = [];
  for (let index = 0; index < 6; index += 1) {
    const forged = { 'x-forwarded-for': `198.51.100.${index}`, cookie: '' };
    guesses.push((await ask('/api/login', { username, password: md5(`guess ${index}`) }, forged)).status);
  }
  check(
    guesses.join() === '401,401,401,401,401,429',
    `a forged address is no other address: ${guesses.join()}`,
  );
  say('limits count the address that Caddy saw, on both servers together');

  ops('switch', 'set', 'is_show_he_pan', 'false');
  for (const port of ports)
    await until('the switch', async () =>
      (await (await fetch(`http://127.0.0.1:${port}/api/switch/getSwitchValue`)).text()).includes('false'),
    );
  check(ops('audit', 'list', 'is_show_he_pan').includes('operator:anna'), 'the audit names the operator');
  say('deploy/ops turns a switch, both servers hear of it, the audit says who did it');

  let isOver = false;
  const counts = { asked: 0, failed: [] as (number | string)[], failedLate: 0, saved: 1 };
  let killedAt = Number.POSITIVE_INFINITY;
  const use = async (work: () => Promise<Answer>, isSave: boolean) => {
    while (!isOver) {
      counts.asked += 1;
      const isLate = counts.asked > killedAt;
      const answer = await work().catch(() => null);
      if (answer?.status !== 200) {
        counts.failed.push(answer?.status ?? 'no answer');
        if (isLate) counts.failedLate += 1;
      } else if (isSave) counts.saved += 1;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const users = [
    use(save, true),
    use(async () => ask('/api/quota/list'), false),
    use(async () => ask('/'), false),
  ];
  const restart = async (index: 0 | 1) => {
    servers[index]?.child.kill('SIGTERM');
    check((await servers[index]?.ended) === 0, 'a server ends by itself on TERM');
    servers[index] = await startServer(env, ports[index]);
    await until('Caddy sends requests to it again', async () =>
      (await (await metricsOf(index, { authorization })).text()).includes('route="/api/'),
    );
  };
  await restart(0);
  await restart(1);
  check(counts.failed.length === 0, `failed while both were restarted: ${counts.failed.join(', ')}`);
  say(`both servers restarted one after the other: 0 of ${counts.asked} requests failed`);

  servers[0]?.child.kill('SIGKILL');
  await servers[0]?.ended;
  killedAt = counts.asked;
  await until('fifty requests after the kill', async () => counts.asked > killedAt + 50);
  isOver = true;
  await Promise.all(users);
  check(
    counts.failed.length <= users.length,
    `failed after a kill, where those under way may: ${counts.failed.join(', ')}`,
  );
  check(counts.failedLate === 0, `${counts.failedLate} requests failed that came after a kill`);
  say(
    `a server killed outright: ${counts.failed.length} under way failed, 0 of ${counts.asked - killedAt} after it`,
  );

  const file = `${folder}/shangyuan.dump`;
  ops('db', 'backup', file);
  const second = { ...env, DATABASE_URL: await postgres.createDatabase('again') };
  writeFileSync(envFile, Object.entries(second).map(([key, value]) => `${key}='${value}'\n`).join('')); // prettier-ignore
  ops('db', 'restore', file);
  const restored = await startServer(second, await freePort());
  const found = await countCases(restored.port, cookie);
  check(found === counts.saved, `${found} cases in the copy, ${counts.saved} were acknowledged`);
  say(`the copy read into another database: all ${counts.saved} acknowledged cases are in it`);

  const lines = serverLog.split('\n').filter((line) => line.startsWith('{'));
  check(lines.length > 50, 'the log is JSON lines');
  check(![username, PASSWORD, cookie, env.APP_SECRET].some((word) => serverLog.includes(word)), 'no secret is in the log'); // prettier-ignore
  check(!existsSync(`${folder}/none`), 'DATA_DIR is not used in production on PostgreSQL');
  say(`${lines.length} lines of log, no secret in them`);
} finally {
  for (const child of everything) child.kill('SIGKILL');
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
