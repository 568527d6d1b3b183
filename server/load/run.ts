/**
 * `npm run load`: what the server bears, beside a bare Fastify that does the same reads and writes (reference.ts), on a database
 * of seeded accounts (seed.ts). Needs Linux (/proc) and a PostgreSQL (see test/postgres.ts); starts everything itself on free
 * ports and in temporary folders, and ends it when it is interrupted. docs/RELIABILITY.md describes what is measured.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { Client } from 'pg';
import { startPostgres } from '../test/postgres.ts';
import { fire, type Result, type Target } from './fire.ts';
import { kindsOf, startProviders, type Kind } from './kinds.ts';
import { rssMbOf } from './processes.ts';
import { APP_SECRET, seed } from './seed.ts';
import { readLines, tablesOf, writeTables, type Line } from './tables.ts';

const USAGE = `npm run load -- [options]
  --only a,b          kinds of requests; all where it is left out
  --parts a,b         pairs (beside the reference), cells (by connections), soak; pairs and cells where it is left out
  --seconds n         of a cell (30)
  --connections a,b   of the cells (1,10,100,1000)
  --pairs n           of runs beside the reference, one after the other (5)
  --pair-seconds n    of each of these runs (5)
  --soak n            seconds of the soak (600)
  --accounts n        that the database is filled with (1000)
  --data folder       keeps the database there, and takes up one that a run before has filled
  --profile folder    writes a processor profile of the server there
  --results file      adds a line of JSON for each result
  --write             writes the tables of docs/RELIABILITY.md, of the results file or of this run
  --quick             one pair and two cells of each kind, two seconds each
  --report            runs nothing: the tables of the results file
`;

const { values: flags } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    parts: { type: 'string', default: 'pairs,cells' },
    seconds: { type: 'string', default: '30' },
    connections: { type: 'string', default: '1,10,100,1000' },
    pairs: { type: 'string', default: '5' },
    'pair-seconds': { type: 'string', default: '5' },
    soak: { type: 'string', default: '600' },
    accounts: { type: 'string', default: '1000' },
    data: { type: 'string' },
    profile: { type: 'string' },
    results: { type: 'string' },
    write: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const numbers = (text: string) => text.split(',').map(Number);
const accounts = Number(flags.accounts);
const parts = flags.parts.split(',');
const seconds = flags.quick ? 2 : Number(flags.seconds);
const pairSeconds = flags.quick ? 2 : Number(flags['pair-seconds']);
const pairCount = flags.quick ? 1 : Number(flags.pairs);
const connections = flags.quick ? [1, 100] : numbers(flags.connections);
const PAIR_CONNECTIONS = 50;
const SOAK_CONNECTIONS = 50;
const POOL = '8';
/** How much of each kind a soak has. */
const MIX: Readonly<Record<string, number>> = {
  take: 24,
  save: 14,
  list: 20,
  pull: 3,
  push: 1,
  login: 1,
  order: 2,
  notice: 2,
  switch: 10,
  static: 15,
  calendar: 4,
  unchanged: 4,
};

const say = (text: string) => process.stdout.write(`${text}\n`);
const lines: Line[] = [];
const closers: (() => unknown)[] = [];

let ending: Promise<void> | undefined;

/** Ends what was started, the last first; once. */
async function cleanUp(): Promise<void> {
  for (let close = closers.pop(); close !== undefined; close = closers.pop()) await close();
}

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.on(signal, () => {
    say(`\nended by ${signal}, cleaning up`);
    ending ??= cleanUp().finally(() => process.exit(code));
  });

/** Starts a program and waits until it prints its address; what it logs is dropped. */
async function start(file: string, env: Readonly<Record<string, string>>, args: readonly string[] = []) {
  const child: ChildProcess = spawn(
    process.execPath,
    [...args, fileURLToPath(new URL(file, import.meta.url))],
    {
      env: { PATH: process.env['PATH'] ?? '', ...env },
      stdio: ['ignore', 'pipe', openSync('/dev/null', 'w')],
    },
  );
  const closed = new Promise<void>((done) => child.on('close', () => done()));
  closers.push(async () => {
    child.kill('SIGTERM');
    await closed;
  });
  const address = await new Promise<string>((found, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      if (output.length < 10_000) output += chunk.toString();
      const ready = /ready: (\S+)\n/.exec(output)?.[1];
      if (ready !== undefined) found(ready);
    });
    child.on('close', (code) => reject(new Error(`${file} ended with ${code}: ${output}`)));
  });
  return { address, pid: child.pid ?? 0 };
}

/** A folder with what a static file is measured on. */
function makeFolder(): string {
  const folder = mkdtempSync('/tmp/shangyuan-load-');
  closers.push(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(`${folder}/web/assets`, { recursive: true });
  writeFileSync(`${folder}/web/index.html`, '<!doctype html>');
  const script = Array.from({ length: 8_000 }, (_, index) => `f(${(index * 7_919) % 65_536});`).join('');
  writeFileSync(`${folder}/web/assets/app-load.js`, script);
  writeFileSync(`${folder}/web/assets/app-load.js.br`, brotliCompressSync(script));
  return folder;
}

async function prepareWorld() {
  const folder = makeFolder();
  const postgres = await startPostgres({
    isDurable: true,
    ...(flags.data === undefined ? {} : { dataDir: resolve(flags.data) }),
  });
  closers.push(postgres.stop);
  const simulators = await startProviders();
  closers.push(simulators.stop);
  const env = {
    ...simulators.env,
    APP_SECRET,
    DATABASE_URL: postgres.url,
    DATABASE_POOL: POOL,
    DATA_DIR: `${folder}/data`,
    WEB_DIR: `${folder}/web`,
    PORT: '0',
    // Each user comes from another address, through a proxy.
    TRUST_PROXY: '1',
    REQUESTS_PER_MINUTE: '100000000',
    WRITES_PER_MINUTE: '100000000',
  };
  const profile =
    flags.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${resolve(flags.profile)}`];
  const ours = await start('../src/main.ts', env, profile);
  const database = new Client({ connectionString: postgres.url });
  await database.connect();
  closers.push(async () => database.end());
  const run = async (sql: string, values?: unknown[]) => database.query(sql, values);
  const { rows } = await database.query<{ n: number }>('SELECT count(*)::int AS n FROM account');
  if (rows[0]?.n !== accounts) {
    if (rows[0]?.n !== 0) throw new Error(`--data holds ${rows[0]?.n} accounts, --accounts says ${accounts}`);
    say(`filling the database with ${accounts} accounts`);
    await seed(run, accounts, (name, took) => took > 1 && say(`  ${name}: ${took.toFixed(1)} s`));
  }
  await run(
    `INSERT INTO quota_limit SELECT f, 1000000000 FROM unnest(ARRAY['PaiPan', 'Ri']) f ON CONFLICT DO NOTHING`,
  );
  await run('DROP SCHEMA IF EXISTS load CASCADE');
  const reference = await start('reference.ts', env);
  const size = await database.query<{ size: string }>(
    'SELECT pg_size_pretty(pg_database_size(current_database())) AS size',
  );
  const target = ({ address, pid }: typeof ours, role: Target['role']): Target => ({
    address,
    pid,
    role,
    databasePid: postgres.pid,
  });
  const world = { accounts, address: ours.address, referenceAddress: reference.address, run, simulators };
  return {
    world,
    ours: target(ours, 'ours'),
    reference: target(reference, 'reference'),
    same: target(reference, 'same'),
    postgres: postgres.version.split(' ')[0] ?? '',
    size: size.rows[0]?.size ?? '',
  };
}

const load = () => loadavg()[0]?.toFixed(1) ?? '';

function note(line: Line): void {
  lines.push(line);
  if (flags.results !== undefined) appendFileSync(flags.results, `${JSON.stringify(line)}\n`);
}

const shown = ({ perSecond, p50, p99, serverMs, databaseMs, busy, failed, failures, lost, rssMb }: Result) =>
  `${perSecond.toFixed(0)}/s, p50 ${p50} ms, p99 ${p99} ms, CPU ${serverMs.toFixed(2)} + ${databaseMs.toFixed(2)} ms, 503: ${busy}, failed: ${failed}${failed > 0 ? ` (${JSON.stringify(failures)})` : ''}, lost: ${lost}, ${rssMb.toFixed(0)} MB`;

const chosen = (kinds: readonly Kind[]) => {
  const names = flags.only.split(',').filter((name) => name !== '');
  const unknown = names.filter((name) => !kinds.some((kind) => kind.name === name));
  if (unknown.length > 0)
    throw new Error(
      `no such kind: ${unknown.join(', ')}; there are ${kinds.map((kind) => kind.name).join(', ')}`,
    );
  return names.length === 0 ? kinds : kinds.filter((kind) => names.includes(kind.name));
};

type World = Awaited<ReturnType<typeof prepareWorld>>;

/** Pairs one after the other, the order of each turned round, so that other load of the machine affects all alike. */
async function comparePairs({ ours, reference, same, ...rest }: World, kind: Kind): Promise<void> {
  const cell = { connections: PAIR_CONNECTIONS, seconds: pairSeconds };
  const targets = [ours, reference, ...(kind.hasSame === true ? [same] : [])];
  for (let pair = 0; pair < pairCount; pair += 1) {
    const results = new Map<Target['role'], Result>();
    for (const target of pair % 2 === 0 ? targets : targets.toReversed())
      results.set(target.role, await fire(target, kind, cell));
    const [own, theirs, sameSql] = [results.get('ours'), results.get('reference'), results.get('same')];
    if (own === undefined || theirs === undefined)
      throw new TypeError('Cannot compare: a run of the pair is missing');
    const ratio = Math.round((100 * own.perSecond) / theirs.perSecond);
    say(`${kind.name} pair ${pair + 1}/${pairCount}: ${ratio} % of the reference (load ${load()})`);
    say(`  ours      ${shown(own)}`);
    say(`  reference ${shown(theirs)}`);
    if (sameSql !== undefined) say(`  same SQL  ${shown(sameSql)}`);
    const line = { ...lineOf(rest, kind), part: 'pair', ...cell, ours: own, theirs } as const;
    note(sameSql === undefined ? line : { ...line, same: sameSql });
  }
}

const lineOf = (
  { postgres, size }: Pick<World, 'postgres' | 'size'>,
  { name, what }: Pick<Kind, 'name' | 'what'>,
) => ({
  at: new Date().toISOString(),
  kind: name,
  what,
  accounts,
  postgres,
  size,
  load: Number(load()),
});

async function runCells(world: World, kind: Kind): Promise<void> {
  for (const count of connections) {
    const cell = { connections: count, seconds };
    const ours = await fire(world.ours, kind, cell);
    say(`${kind.name}, ${count} connections, ${seconds} s: ${shown(ours)} (load ${load()})`);
    note({ ...lineOf(world, kind), part: 'cell', ...cell, ours });
  }
}

/** Everything at once for a while, with the memory of the server from minute to minute. */
async function soak(world: World, kinds: readonly Kind[]): Promise<void> {
  const length = Number(flags.soak);
  const tickets = kinds.flatMap((kind) => Array.from({ length: MIX[kind.name] ?? 0 }, () => kind));
  for (const kind of kinds) await kind.prepare?.(kind.name === 'notice' ? 10 : 1);
  let turn = 0;
  const mixed: Kind = {
    name: 'soak',
    what: 'all kinds mixed',
    shot: () => {
      // A step that has no divisor in common with the number of tickets, so that kinds alternate.
      turn += 37;
      const kind = tickets[turn % tickets.length];
      if (kind === undefined) throw new RangeError('Cannot soak: no kind is chosen');
      return kind.shot();
    },
  };
  const rss: number[] = [];
  const sample = () => {
    rss.push(Math.round(rssMbOf(world.ours.pid)));
    say(`  soak: ${rss.length - 1} min, ${rss.at(-1)} MB, load ${load()}`);
  };
  sample();
  const timer = setInterval(sample, 60_000);
  closers.push(() => clearInterval(timer));
  const cell = { connections: SOAK_CONNECTIONS, seconds: length };
  const ours = await fire(world.ours, mixed, cell);
  clearInterval(timer);
  sample();
  say(`soak, ${SOAK_CONNECTIONS} connections, ${length} s: ${shown(ours)}`);
  note({ ...lineOf(world, mixed), part: 'soak', ...cell, ours, rssByMinute: rss });
}

async function measure(): Promise<void> {
  const world = await prepareWorld();
  const kinds = chosen(kindsOf(world.world));
  say(`PostgreSQL ${world.postgres}, ${accounts} accounts (${world.size}), load of the machine ${load()}`);
  for (const kind of kinds) {
    if (parts.includes('pairs')) await comparePairs(world, kind);
    if (parts.includes('cells')) await runCells(world, kind);
  }
  if (parts.includes('soak')) await soak(world, kinds);
}

if (flags.help) say(USAGE);
else {
  try {
    if (!flags.report) await measure();
  } catch (error) {
    // What was interrupted fails in the middle of something.
    if (ending === undefined) throw error;
  } finally {
    await (ending ??= cleanUp());
  }
  const all = flags.results === undefined ? lines : readLines(flags.results);
  say(`\n${tablesOf(all)}`);
  if (flags.write) writeTables(all);
}
