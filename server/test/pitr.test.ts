/**
 * Point-in-time restore: a base backup and the archived WAL give the database of a moment between two writes, and a server goes on
 * on it. FULL=1, with the programs of a PostgreSQL of the system: that of npm has no pg_basebackup.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { findProgram } from '../src/ops/backup.ts';
import { caseBody, md5 } from './fixtures.ts';
import { findBinaries, freePort, ownerOf, waitUntilReady } from './postgres.ts';
import { startServerProcess, type ServerProcess } from './process.ts';

const bin = findBinaries();
const baseBackup = (() => {
  try {
    return findProgram('pg_basebackup');
  } catch {
    return '';
  }
})();
const hasBackrest = (() => {
  try {
    execFileSync('pgbackrest', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();
const isFull = process.env['FULL'] === '1';
const whyNot = (isThere: boolean, name: string) => {
  if (!isFull) return ' (skipped: FULL=1 runs it)';
  return isThere ? '' : ` (skipped: ${name} is not installed)`;
};

const owner = ownerOf();
const folder = mkdtempSync('/tmp/shangyuan-pitr-');
const running: ChildProcess[] = [];
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** A folder of the user that PostgreSQL runs as. */
function ownFolder(name: string): string {
  const path = `${folder}/${name}`;
  mkdirSync(path, { mode: 0o700 });
  if (owner !== null) chownSync(path, owner.uid, owner.gid);
  return path;
}
const options = () => ({ ...owner, cwd: folder, env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' } });
const run = (program: string, args: readonly string[]) =>
  execFileSync(program, args, { ...options(), encoding: 'utf8', stdio: 'pipe' });

type Cluster = { readonly url: string; readonly port: number; readonly stop: () => Promise<void> };

async function start(
  data: string,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<Cluster> {
  const args = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  const child = spawn(
    `${bin}/postgres`,
    ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder, ...args],
    { ...options(), stdio: 'ignore' },
  );
  running.push(child);
  await waitUntilReady(port, child);
  return {
    port,
    url: `postgres://shangyuan@127.0.0.1:${port}/postgres`,
    stop: async () => {
      const ended = new Promise((resolve) => child.on('close', resolve));
      child.kill('SIGINT');
      await ended;
    },
  };
}

async function query(cluster: Cluster, text: string): Promise<Record<string, string>> {
  const client = new Client({ connectionString: cluster.url });
  await client.connect();
  try {
    return ((await client.query(text)).rows[0] ?? {}) as Record<string, string>;
  } finally {
    await client.end();
  }
}

/** A way to copy and restore: `restore` writes the cluster of a moment into a folder. */
type Way = {
  readonly archiveCommand: (data: string, port: number) => string;
  readonly backUp: (data: string, port: number) => void;
  readonly restore: (to: string, moment: string) => void;
};

function plainWay(): Way {
  const [archive, base] = [ownFolder('archive'), ownFolder('base')];
  return {
    archiveCommand: () => `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
    backUp: (_data, port) =>
      void run(baseBackup, ['-h', '127.0.0.1', '-p', String(port), '-U', 'shangyuan', '-D', `${base}/copy`, '--checkpoint=fast', '-X', 'none']), // prettier-ignore
    restore: (to, moment) => {
      run('cp', ['-a', `${base}/copy/.`, to]);
      const lines = [
        `restore_command = 'cp ${archive}/%f %p'`,
        `recovery_target_time = '${moment}'`,
        "recovery_target_action = 'promote'",
      ];
      writeFileSync(`${to}/postgresql.auto.conf`, `${lines.join('\n')}\n`);
      writeFileSync(`${to}/recovery.signal`, '');
    },
  };
}

function backrestWay(): Way {
  const [repo, work] = [ownFolder('repo'), ownFolder('backrest')];
  const config = `${work}/pgbackrest.conf`;
  const ask = (...args: string[]) => run('pgbackrest', [`--config=${config}`, '--stanza=shangyuan', ...args]);
  return {
    archiveCommand: (data, port) => {
      const lines = [
        '[global]',
        `repo1-path=${repo}`,
        'repo1-retention-full=2',
        'start-fast=y',
        `log-path=${work}`,
        `lock-path=${work}`,
        `spool-path=${work}`,
        '[shangyuan]',
        `pg1-path=${data}`,
        `pg1-port=${port}`,
        `pg1-socket-path=${folder}`,
        'pg1-user=shangyuan',
        'pg1-database=postgres',
      ];
      writeFileSync(config, `${lines.join('\n')}\n`, { mode: 0o644 });
      return `pgbackrest --config=${config} --stanza=shangyuan archive-push %p`;
    },
    backUp: () => {
      ask('stanza-create');
      ask('check');
      ask('--type=full', 'backup');
    },
    restore: (to, moment) =>
      void ask(`--pg1-path=${to}`, '--type=time', `--target=${moment}`, '--target-action=promote', 'restore'),
  };
}

const PASSWORD = md5('a password of the drill');

async function withServer<T>(cluster: Cluster, work: (server: ServerProcess) => Promise<T>): Promise<T> {
  const server = await startServerProcess({
    DATABASE_URL: cluster.url,
    APP_SECRET: 'a secret of the drill, 0123456789',
    WEB_DIR: `${folder}/web`,
    DATA_DIR: `${folder}/none`,
    PORT: '0',
    PAY_PROVIDER: 'none',
    LOG_LEVEL: 'error',
  });
  running.push(server.child);
  try {
    return await work(server);
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
  }
}

async function post(server: ServerProcess, path: string, body: object, cookie = '') {
  const headers = {
    'content-type': 'application/json',
    'x-requested-with': 'drill',
    connection: 'close',
    cookie,
  };
  const answer = await fetch(server.address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const sid = answer.headers.getSetCookie().find((item) => item.startsWith('sid='));
  expect(answer.status, path).toBe(200);
  return { data: ((await answer.json()) as { data: unknown }).data, cookie: sid?.split(';')[0] ?? cookie };
}

const save = async (server: ServerProcess, cookie: string, name: string) =>
  post(server, '/api/record/save', { id: crypto.randomUUID(), kind: 'case', body: caseBody(name), editedAt: new Date().toISOString() }, cookie); // prettier-ignore

async function drill(name: string, way: Way): Promise<void> {
  const data = ownFolder(`${name}-data`);
  run(`${bin}/initdb`, ['-D', data, '--auth=trust', '--encoding=UTF8', '--locale=C', '--username=shangyuan', '--no-sync']); // prettier-ignore
  const port = await freePort();
  const first = await start(data, port, {
    wal_level: 'replica',
    archive_mode: 'on',
    archive_command: way.archiveCommand(data, port),
  });
  const moment = await withServer(first, async (server) => {
    const { cookie } = await post(server, '/api/register', { username: 'drilled', password: PASSWORD });
    await save(server, cookie, '副本之前');
    way.backUp(data, port);
    // pgBackRest compares whole seconds: a moment in the second in which the copy ended has none before it.
    await setTimeout(1_000);
    await save(server, cookie, '时刻之前');
    const { now } = await query(first, 'SELECT now()::text AS now');
    await save(server, cookie, '时刻之后');
    return now ?? '';
  });
  const { segment } = await query(first, 'SELECT pg_walfile_name(pg_switch_wal()) AS segment');
  await expect
    .poll(
      async () =>
        (await query(first, 'SELECT last_archived_wal AS last FROM pg_stat_archiver'))['last'] ?? '',
      {
        timeout: 60_000,
        interval: 200,
      },
    )
    .toSatisfy((last: string) => last >= (segment ?? ''));
  await first.stop();

  const restored = ownFolder(`${name}-restored`);
  way.restore(restored, moment);
  const second = await start(restored, await freePort(), { archive_mode: 'off' });
  await expect
    .poll(async () => (await query(second, 'SELECT pg_is_in_recovery()::text AS still'))['still'], {
      timeout: 60_000,
      interval: 200,
    })
    .toBe('false');
  await withServer(second, async (server) => {
    const { cookie } = await post(server, '/api/login', { username: 'drilled', password: PASSWORD });
    const { data: list } = await post(server, '/api/record/list', {}, cookie);
    const { items } = list as { items: { body: { name: string } }[] };
    expect(items.map(({ body }) => body.name).toSorted()).toEqual(['副本之前', '时刻之前'].toSorted());
    await save(server, cookie, '恢复之后');
  });
  await second.stop();
}

const hasBase = baseBackup !== '';

describe('a database of a moment between two writes', () => {
  it.skipIf(!isFull || !hasBase)(
    `comes back by pg_basebackup${whyNot(hasBase, 'pg_basebackup')}`,
    async () => {
      prepare();
      await drill('plain', plainWay());
    },
  );

  it.skipIf(!isFull || !hasBackrest)(
    `comes back by pgBackRest${whyNot(hasBackrest, 'pgbackrest')}`,
    async () => {
      prepare();
      await drill('backrest', backrestWay());
    },
  );
});

function prepare(): void {
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  mkdirSync(`${folder}/web`, { recursive: true });
  writeFileSync(`${folder}/web/index.html`, '<!doctype html>');
}
