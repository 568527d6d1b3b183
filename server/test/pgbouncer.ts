/**
 * A PgBouncer in transaction mode before a PostgreSQL of the tests, from the system's package; on a temporary folder and a
 * free port.
 */
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Client } from 'pg';
import { freePort, ownerOf } from './postgres.ts';

const PROGRAM = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find((path) =>
  existsSync(path),
);

/** Whether this machine has one. */
export const hasPgBouncer = PROGRAM !== undefined;

export type TestPgBouncer = { readonly url: string; readonly stop: () => Promise<void> };

/** What a server needs of the sessions of the database. */
export const LIMITS = 'SET statement_timeout=15000; SET idle_in_transaction_session_timeout=15000';

/**
 * Starts one.
 *
 * @param url the database
 * @param options.connections how many of the database all clients share
 * @param options.onConnect statement for each new connection of the database
 * @param options.ignored start parameters that are dropped, not refused
 */
export async function startPgBouncer(
  url: string,
  {
    connections = 6,
    onConnect = LIMITS,
    ignored = '',
  }: { readonly connections?: number; readonly onConnect?: string; readonly ignored?: string } = {},
): Promise<TestPgBouncer> {
  if (PROGRAM === undefined) throw new Error('Debian: apt-get install pgbouncer');
  const owner = ownerOf();
  const folder = mkdtempSync('/tmp/shangyuan-pool-');
  const port = await freePort();
  const { hostname, port: databasePort, username } = new URL(url);
  const target = `host=${hostname} port=${databasePort}${onConnect === '' ? '' : ` connect_query='${onConnect}'`}`;
  writeFileSync(
    `${folder}/pgbouncer.ini`,
    `[databases]
* = ${target}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${folder}/users.txt
pool_mode = transaction
default_pool_size = ${connections}
server_login_retry = 1
ignore_startup_parameters = ${ignored}
`,
  );
  writeFileSync(`${folder}/users.txt`, `"${username}" ""\n"limited" ""\n`);
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  const child = spawn(PROGRAM, ['-q', `${folder}/pgbouncer.ini`], { ...owner, stdio: 'ignore' });
  const closed = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGKILL');
    await closed;
    rmSync(folder, { recursive: true, force: true });
  };
  const pooled = Object.assign(new URL(url), { port: String(port) }).href;
  try {
    await waitUntilReady(pooled);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: pooled, stop };
}

/** Its version, such as `PgBouncer 1.18.0`. */
export function pgBouncerVersion(): string {
  return PROGRAM === undefined
    ? ''
    : (execFileSync(PROGRAM, ['--version'], { encoding: 'utf8' }).split('\n')[0] ?? '');
}

async function waitUntilReady(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => {});
      if (attempt >= 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
