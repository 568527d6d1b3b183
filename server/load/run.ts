/**
 * `npm run load`: what a use and a save cost, in processor time a request and beside a bare Fastify that does the same
 * writes (reference.ts), as the median of five pairs of runs one after the other. Needs Linux (/proc) and a PostgreSQL (see
 * test/postgres.ts); starts everything itself on free ports and in temporary folders. `-- --write` puts the table into
 * docs/RELIABILITY.md; `-- --quick` makes one short pair.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { Client } from 'pg';
import { caseBody, md5 } from '../test/fixtures.ts';
import { startPostgres } from '../test/postgres.ts';
import { cpuMsOf } from './cpu.ts';

const isQuick = process.argv.includes('--quick');
const PAIRS = isQuick ? 1 : 5;
const SECONDS = isQuick ? 2 : 5;
const CONNECTIONS = 50;
const USERS = 50;
const POOL = '8';
const PASSWORD = md5('a password of the load');

type Target = { readonly child: ChildProcess; readonly address: string };
type User = { readonly id: string; readonly cookie: string };
type Result = {
  readonly perSecond: number;
  readonly p99Ms: number;
  readonly serverMs: number;
  readonly databaseMs: number;
  readonly failed: number;
};

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Starts a program and waits until it says where it answers; what it says goes nowhere. */
async function start(file: string, env: Record<string, string>): Promise<Target> {
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', openSync('/dev/null', 'w')],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      if (output.length < 10_000) output += chunk.toString();
      const found = /ready: (\S+)\n/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.on('close', (code) => reject(new Error(`${file} ended with ${code}: ${output}`)));
  });
  return { child, address };
}

async function registerUsers(address: string): Promise<readonly User[]> {
  const users: User[] = [];
  for (let index = 0; index < USERS; index += 1) {
    const username = `load_${Date.now()}_${index}`;
    const answer = await fetch(`${address}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'load' },
      body: JSON.stringify({ username, password: PASSWORD }),
    });
    const { data } = (await answer.json()) as { data: { user: { id: string } } };
    const sid = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('sid='));
    users.push({ id: data.user.id, cookie: sid?.split(';')[0] ?? '' });
  }
  return users;
}

/** What is asked, of us and of the reference. */
type Kind = {
  readonly name: string;
  readonly users: number;
  readonly path: string;
  readonly referencePath: string;
  readonly bodyOf: (user: User) => object;
};

const body = caseBody('张三', {
  tags: ['亲友'],
  remark: '成都',
  place: { code: '510107', longitudeDeg: 104.04 },
});
const take = { path: '/api/quota/consume', referencePath: '/take' };
const KINDS: readonly Kind[] = [
  {
    ...take,
    name: `take, ${USERS} users`,
    users: USERS,
    bodyOf: ({ id }) => ({ account: id, feature: 'PaiPan', requestId: randomUUID() }),
  },
  {
    ...take,
    name: 'take, one hot user',
    users: 1,
    bodyOf: ({ id }) => ({ account: id, feature: 'Ri', requestId: randomUUID() }),
  },
  {
    name: `save, ${USERS} users`,
    users: USERS,
    path: '/api/record/save',
    referencePath: '/save',
    bodyOf: ({ id }) => ({
      account: id,
      id: randomUUID(),
      kind: 'case',
      body,
      editedAt: new Date().toISOString(),
    }),
  },
];

async function fire(
  { child, address }: Target,
  databasePid: number,
  path: string,
  kind: Kind,
  users: readonly User[],
): Promise<Result> {
  const chosen = users.slice(0, kind.users);
  let turn = 0;
  const shoot = (seconds: number) =>
    autocannon({
      url: address + path,
      connections: CONNECTIONS,
      duration: seconds,
      requests: [
        {
          method: 'POST',
          setupRequest: (request) => {
            turn += 1;
            const user = chosen[turn % chosen.length] as User;
            const headers = {
              'content-type': 'application/json',
              cookie: user.cookie,
              'x-requested-with': 'load',
            };
            return { ...request, headers, body: JSON.stringify(kind.bodyOf(user)) };
          },
        },
      ],
    });
  await shoot(1);
  const before = [cpuMsOf(child.pid ?? 0, false), cpuMsOf(databasePid, true)] as const;
  const result = await shoot(SECONDS);
  const requests = result['2xx'];
  return {
    perSecond: requests / result.duration,
    p99Ms: result.latency.p99,
    serverMs: (cpuMsOf(child.pid ?? 0, false) - before[0]) / requests,
    databaseMs: (cpuMsOf(databasePid, true) - before[1]) / requests,
    failed: result.non2xx + result.errors,
  };
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Five pairs, the order of each pair turned round, so that other load of the machine affects both alike. */
async function compare(
  kind: Kind,
  ours: Target,
  reference: Target,
  databasePid: number,
  users: readonly User[],
) {
  const pairs: { ours: Result; theirs: Result }[] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const fireOurs = () => fire(ours, databasePid, kind.path, kind, users);
    const fireTheirs = () => fire(reference, databasePid, kind.referencePath, kind, users);
    if (pair % 2 === 0) {
      const first = await fireOurs();
      pairs.push({ ours: first, theirs: await fireTheirs() });
    } else {
      const first = await fireTheirs();
      pairs.push({ ours: await fireOurs(), theirs: first });
    }
  }
  const of = (pick: (pair: (typeof pairs)[number]) => number) => median(pairs.map(pick));
  const cost = (side: 'ours' | 'theirs') =>
    `${of((pair) => pair[side].serverMs).toFixed(2)} + ${of((pair) => pair[side].databaseMs).toFixed(2)}`;
  const failed = pairs.reduce((sum, pair) => sum + pair.ours.failed + pair.theirs.failed, 0);
  const row = [
    kind.name,
    `${Math.round(of((pair) => pair.ours.perSecond))}/s`,
    `${Math.round(of((pair) => pair.theirs.perSecond))}/s`,
    `**${Math.round(100 * of((pair) => pair.ours.perSecond / pair.theirs.perSecond))} %**`,
    `${cost('ours')} ms`,
    `${cost('theirs')} ms`,
    `${Math.round(of((pair) => pair.ours.p99Ms))} ms`,
    String(failed),
  ];
  return `| ${row.join(' | ')} |`;
}

const HEAD = [
  '| what | ours | reference | ours of reference | ours: CPU of server + database a request | reference: the same | ours: p99 | not 2xx |',
  '|---|--:|--:|--:|--:|--:|--:|--:|',
];

const folder = mkdtempSync('/tmp/shangyuan-load-');
mkdirSync(`${folder}/web`);
writeFileSync(`${folder}/web/index.html`, '<!doctype html>');
const postgres = await startPostgres({ isDurable: true });
const env = { DATABASE_URL: postgres.url, DATABASE_POOL: POOL };
const ours = await start(pathOf('../src/main.ts'), {
  ...env,
  DATA_DIR: `${folder}/data`,
  WEB_DIR: `${folder}/web`,
  PORT: '0',
  REQUESTS_PER_MINUTE: '100000000',
  WRITES_PER_MINUTE: '100000000',
});
const reference = await start(pathOf('reference.ts'), env);
try {
  const database = new Client({ connectionString: postgres.url });
  await database.connect();
  await database.query(`INSERT INTO quota_limit SELECT f, 1000000000 FROM unnest(ARRAY['PaiPan', 'Ri']) f`);
  await database.end();
  const users = await registerUsers(ours.address);
  const lines = [...HEAD];
  for (const kind of KINDS) lines.push(await compare(kind, ours, reference, postgres.pid, users));
  const load = loadavg()
    .map((value) => value.toFixed(1))
    .join(', ');
  const note = `PostgreSQL ${postgres.version.split(' ')[0]}, durable, pool of ${POOL}, ${CONNECTIONS} connections, medians of ${PAIRS} pairs of ${SECONDS} s; load of the machine at the end ${load}.`;
  const table = `${lines.join('\n')}\n\n${note}\n`;
  process.stdout.write(`\n${table}`);
  if (process.argv.includes('--write')) write(table);
} finally {
  for (const { child } of [ours, reference]) child.kill('SIGTERM');
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

function write(table: string): void {
  const file = pathOf('../../docs/RELIABILITY.md');
  const [before = '', rest = ''] = readFileSync(file, 'utf8').split('<!-- load -->\n');
  const after = rest.split('<!-- /load -->')[1] ?? '';
  writeFileSync(file, `${before}<!-- load -->\n\n${table}\n<!-- /load -->${after}`);
}
