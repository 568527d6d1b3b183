/**
 * `npm run faults -- --cluster`: raises the cluster of deploy/cluster on this machine (machines.ts), puts the mixed load on it,
 * and does to it what faults.ts lists. After each try the database must have all that was acknowledged, once.
 *
 *   --only a,b       faults to try (all); `upgrade` brings both servers from another commit to this version under load
 *   --tries n        tries of each (10)
 *   --from commit    the commit that an upgrade begins with (the one before)
 *   --results file   collects the results of several commands
 *   --write          puts the table of what is collected into docs/RELIABILITY.md
 *   --seed n         another load
 *   --keep folder    copies the folders of the machines, with their logs, to there at the end
 */
import { cpSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { startSimulators } from '../../src/simulators/index.ts';
import { compareWithApi, compareWithDatabase, type Findings, type Query } from '../books.ts';
import { LOAD_ENV, LOAD_SETUP, MixedLoad } from '../mixedLoad.ts';
import { addRow, readResults, tableOf, writeTable, type Recovery, type Row } from '../results.ts';
import type { CallKind } from '../timeline.ts';
import { APP_MACHINES, Cluster, sleep, until } from './cluster.ts';
import { FAULTS, type Fault, type FaultName } from './faults.ts';
import { addressOf, enterNamespaces, OWN_ADDRESS } from './machines.ts';
import { missingPackages, versions } from './programs.ts';
import { earlierCode } from './upgrade.ts';

const ALL = [...(Object.keys(FAULTS) as FaultName[]), 'upgrade'] as const;
const CODES = 400;
/** What goes on before a fault, and without a failure after it. */
const CALLS_BEFORE = 100;
const QUIET_MS = 3_000;
const LONGEST_MS = 90_000;
const WRITES_WITHIN_MS = 30_000;
const READS_WITHIN_MS = 10_000;

const { values: flags } = parseArgs({
  options: {
    cluster: { type: 'boolean' },
    only: { type: 'string', default: ALL.join() },
    tries: { type: 'string', default: '10' },
    from: { type: 'string', default: 'HEAD~1' },
    results: { type: 'string' },
    write: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    keep: { type: 'string' },
  },
});
const only = flags.only.split(',') as (typeof ALL)[number][];
const unknown = only.filter((name) => !ALL.includes(name));
if (unknown.length > 0) refuse(`there is no fault ${unknown.join(', ')}; there are ${ALL.join(', ')}`);
const missing = missingPackages();
if (missing.length > 0)
  refuse(`the cluster needs Debian packages that are not here:\n  apt-get install ${missing.join(' ')}`);
if (process.getuid?.() !== 0)
  refuse('the cluster needs root, for network namespaces; its programs run as postgres, etcd, haproxy and nobody'); // prettier-ignore

const folder = await enterNamespaces();
const start = performance.now();
let wrongCount = 0;
process.exitCode = await main().finally(() => {
  if (flags.keep !== undefined) cpSync(folder, flags.keep, { recursive: true });
});
process.exit();

function refuse(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(2);
}

function say(line: string): void {
  const seconds = ((performance.now() - start) / 1000).toFixed(0).padStart(4);
  process.stdout.write(`${seconds} s  ${line}\n`);
}

/** Passes connections on from one address here to another. */
async function forward(port: number, from: string, to: string): Promise<void> {
  const server = createServer((inside) => {
    const outside = connect(port, to);
    for (const socket of [inside, outside]) socket.on('error', () => socket.destroy());
    inside.pipe(outside).pipe(inside);
  });
  await new Promise<void>((resolve) => void server.listen(port, from, resolve));
}

async function main(): Promise<number> {
  const file = flags.results ?? null;
  let results = readResults(file);
  const note = (key: string, row: Row) => {
    results = addRow(results, key, row);
    if (file !== null) writeFileSync(file, JSON.stringify(results, null, 1));
  };
  const programs = versions();
  say(programs);
  const pay = await startSimulators({ notifier: { timeScale: 0.02, duplicates: 1 } });
  const { port } = new URL(pay.origin);
  // The providers listen on loopback here, and notify us at an address of loopback only.
  await forward(Number(port), OWN_ADDRESS, '127.0.0.1');
  await forward(80, '127.0.0.1', addressOf('lb'));
  const payEnv = Object.entries(pay.env).map(
    ([key, value]) => [key, value.replace(pay.origin, `http://${OWN_ADDRESS}:${port}`)] as const,
  );
  const cluster = new Cluster(folder, {
    ...Object.fromEntries(payEnv),
    ...LOAD_ENV,
    // HAProxy, and the proxies that the visitors of the load stand for.
    TRUST_PROXY: '2',
    LOG_LEVEL: 'error',
  });
  const earlier = only.includes('upgrade') ? earlierCode(flags.from, folder) : null;
  if (earlier !== null) for (const machine of APP_MACHINES) cluster.setCode(machine, earlier.folder);
  await cluster.raise(say);
  await withQuery(cluster, async (query) => query(LOAD_SETUP));
  const made = cluster.ops('app1', 'codes', 'create', String(CODES), '7', '--name=load', '--yes');
  const { codes } = JSON.parse(made) as { codes: string[] };
  const load = new MixedLoad({ addresses: [cluster.address], pay, codes, seed: Number(flags.seed) });
  await load.run();
  if (earlier !== null) note('upgrade', await upgrade(cluster, load, earlier.subject));
  for (const name of only)
    if (name !== 'upgrade')
      for (let turn = 0; turn < Number(flags.tries); turn += 1)
        note(name, await tryFault(name, turn, cluster, load));
  await load.pause();
  const shown = await compareWithApi(load);
  for (const line of [...shown.lost, ...shown.twice]) say(`✗ as the owners see it: ${line}`);
  const table = `${tableOf(results, 'cluster')}${programs}.\n`;
  process.stdout.write(`\n${table}`);
  if (flags.write) writeTable(table, 'cluster');
  return wrongCount + shown.lost.length + shown.twice.length > 0 ? 1 : 0;
}

/** Queries the primary, past all proxies. */
async function withQuery<T>(cluster: Cluster, work: (query: Query) => Promise<T>): Promise<T> {
  const primary = await cluster.primary();
  if (primary === null) throw new Error('there is no primary');
  const client = new Client({ connectionString: cluster.databaseUrl(primary) });
  await client.connect();
  try {
    const { rows } = await client.query<{ is: boolean }>('SELECT pg_is_in_recovery() AS is');
    if (rows[0]?.is !== false) throw new Error(`${primary} is a replica`);
    return await work((text, values) => client.query(text, values));
  } finally {
    await client.end();
  }
}

/** Waits until no call has failed for a while. */
async function untilQuiet(load: MixedLoad, since: number): Promise<void> {
  await until(
    'calls are answered again',
    () =>
      (['write', 'read'] as const).every((kind) => {
        const backMs = load.timeline.recoveryMs(kind, since);
        return backMs !== null && performance.now() - since - backMs > QUIET_MS;
      }),
    LONGEST_MS,
  );
}

async function tryFault(name: FaultName, turn: number, cluster: Cluster, load: MixedLoad): Promise<Row> {
  await until('the cluster is whole', async () => cluster.isWhole(), 180_000);
  for (const machine of APP_MACHINES)
    await until(`${machine} is ready`, async () => cluster.isReady(machine));
  await load.answers(CALLS_BEFORE);
  const { timeline } = load;
  const failedBefore = timeline.failed;
  const acknowledgedBefore = load.acknowledged;
  const since = performance.now();
  const fault: Fault = FAULTS[name];
  const struck = await fault.strike(cluster, turn);
  await struck.isOver();
  await untilQuiet(load, since);
  const backMs = recoveryOf(load, since);
  const failed = timeline.failed - failedBefore;
  await struck.mend();
  await load.answers(CALLS_BEFORE);
  const failedMending = timeline.failed - failedBefore - failed;
  const found = await compare(cluster, load);
  const lost = [...found.lost, ...((await struck.lost?.()) ?? [])];
  const times = Object.entries(backMs)
    .map(([kind, ms]) => `${kind} ${(ms / 1000).toFixed(1)} s`)
    .join(', ');
  const more = [`${failed} calls repeated, ${failedMending} while mended`, ...(struck.notes?.() ?? [])];
  say(`${name} ${turn + 1}: ${struck.what}; back: ${times}; ${more.join('; ')}; lost ${lost.length}, twice ${found.twice.length} of ${load.acknowledged}`); // prettier-ignore
  for (const line of [...lost, ...found.twice].slice(0, 10)) complain(line);
  if (backMs.write > WRITES_WITHIN_MS) complain(`writes were back after ${backMs.write.toFixed(0)} ms`);
  if (backMs.read > READS_WITHIN_MS) complain(`reads were back after ${backMs.read.toFixed(0)} ms`);
  const acknowledged = load.acknowledged - acknowledgedBefore;
  await load.run();
  return { title: fault.title, tries: [backMs], acknowledged, lost, twice: found.twice };
}

function recoveryOf({ timeline }: MixedLoad, since: number): Recovery {
  const of = (kind: CallKind) => timeline.recoveryMs(kind, since) ?? Number.POSITIVE_INFINITY;
  return { read: of('read'), write: of('write'), pay: of('pay') };
}

/** Ends what is under way and compares with the database. */
async function compare(cluster: Cluster, load: MixedLoad): Promise<Findings> {
  await load.pause();
  const { lost, twice } = await withQuery(cluster, async (query) => compareWithDatabase(load, query));
  return { lost: [...lost, ...load.unanswered.splice(0).map((path) => `never answered: ${path}`)], twice };
}

/** Ends each server as an operator does and starts it with this version's code: no call may fail. */
async function upgrade(cluster: Cluster, load: MixedLoad, subject: string): Promise<Row> {
  await load.answers(CALLS_BEFORE);
  const { timeline } = load;
  const before = { answered: timeline.answered, failed: timeline.failed, acknowledged: load.acknowledged };
  const since = performance.now();
  for (const machine of APP_MACHINES) {
    cluster.kill(machine, 'app', 'SIGTERM');
    await cluster.program(machine, 'app').ended;
    cluster.setCode(machine, null);
    cluster.startApp(machine);
    await until(`the new server of ${machine} is ready`, async () => cluster.isReady(machine));
    await sleep(QUIET_MS);
  }
  await load.answers(CALLS_BEFORE);
  const backMs = recoveryOf(load, since);
  const failed = timeline.failed - before.failed;
  const calls = timeline.answered - before.answered + failed;
  const title = `both app servers upgraded from the version of “${subject}”: ${failed} of ${calls} calls failed`;
  const { lost, twice } = await compare(cluster, load);
  const acknowledged = load.acknowledged - before.acknowledged;
  say(`${title}; lost ${lost.length}, twice ${twice.length}`);
  if (failed > 0) complain(`${failed} calls failed during the upgrade`);
  for (const line of [...lost, ...twice]) complain(line);
  await load.run();
  return { title, tries: [backMs], acknowledged, lost, twice };
}

/** Says what does not hold; the command then ends with 1. */
function complain(line: string): void {
  wrongCount += 1;
  say(`  ✗ ${line}`);
}
