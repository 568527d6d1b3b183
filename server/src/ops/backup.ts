/**
 * `db backup` and `db restore`: with pg_dump and pg_restore on PostgreSQL, the whole folder on the embedded database. They
 * run before anything migrates, and leave the database they read as it is.
 */
import { spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { delimiter } from 'node:path';
import type { Config } from '../config.ts';
import { openDatabase, prepareDataDir } from '../db/database.ts';
import { dumpEmbedded, loadEmbedded } from '../db/embeddedBackup.ts';
import { UsageError } from './command.ts';

/** What a copy is, and what has to be kept beside it. */
export type Copy = { readonly file: string; readonly bytes: number; readonly keepBeside: readonly string[] };

const DEBIAN = '/usr/lib/postgresql';

/** Writes a copy of the database into a new file, readable only by its owner. */
export async function backup(config: Config, file: string): Promise<Copy> {
  if (existsSync(file)) throw new UsageError(`${file} exists already`);
  const url = addressOf(config);
  if (url !== undefined) {
    // Made here, so that no other user can read it while it grows.
    writeFileSync(file, '', { flag: 'wx', mode: 0o600 });
    const args = ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`];
    await run('pg_dump', args, url).catch((error: unknown) => {
      rmSync(file);
      throw error;
    });
    return copyOf(file, ['APP_SECRET']);
  }
  const release = prepareDataDir(config.DATA_DIR);
  try {
    writeFileSync(file, await dumpEmbedded(config.DATA_DIR), { flag: 'wx', mode: 0o600 });
  } finally {
    release();
  }
  const secret = `${config.DATA_DIR}/secret`;
  if (config.APP_SECRET !== undefined || !existsSync(secret)) return copyOf(file, ['APP_SECRET']);
  copyFileSync(secret, `${file}.secret`);
  chmodSync(`${file}.secret`, 0o600);
  return copyOf(file, [`${file}.secret`]);
}

/** The programs need a session, which a pooler of transactions does not give. */
const addressOf = (config: Config) => config.DATABASE_DIRECT_URL ?? config.DATABASE_URL;

const copyOf = (file: string, keepBeside: readonly string[]): Copy => ({
  file,
  bytes: statSync(file).size,
  keepBeside,
});

/** Reads a copy into a database that holds nothing yet. */
export async function restore(config: Config, file: string): Promise<{ readonly restored: string }> {
  if (!existsSync(file)) throw new UsageError(`there is no file ${file}`);
  const url = addressOf(config);
  if (url !== undefined) {
    await checkEmpty(config);
    const args = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction', file];
    await run('pg_restore', [`--dbname=${databaseName(url)}`, ...args], url);
    return { restored: 'PostgreSQL' };
  }
  const release = prepareDataDir(config.DATA_DIR);
  try {
    await loadEmbedded(config.DATA_DIR, new Uint8Array(readFileSync(file)));
    const secret = `${config.DATA_DIR}/secret`;
    if (existsSync(`${file}.secret`) && !existsSync(secret)) {
      copyFileSync(`${file}.secret`, secret);
      chmodSync(secret, 0o600);
    }
  } finally {
    release();
  }
  return { restored: config.DATA_DIR };
}

async function checkEmpty(config: Config): Promise<void> {
  const database = await openDatabase({ ...config, DATABASE_WAIT_SEC: 0 }, () => {});
  try {
    const { rows } = await database.executeSql(
      `SELECT count(*)::int AS tables FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    if ((rows[0] as { tables: number }).tables > 0)
      throw new UsageError('the database has tables already; a copy is read into an empty one only');
  } finally {
    await database.close();
  }
}

const databaseName = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1)) || 'postgres';

/** Where the connection goes, in the environment and not on the command line, where every user could read it. */
function environmentOf(url: string): Record<string, string> {
  const { hostname, port, username, password, searchParams } = new URL(url);
  const ssl = searchParams.get('sslmode');
  return {
    PATH: process.env['PATH'] ?? '',
    LC_ALL: 'C',
    PGHOST: decodeURIComponent(searchParams.get('host') ?? hostname),
    PGPORT: port === '' ? '5432' : port,
    PGUSER: decodeURIComponent(username),
    PGDATABASE: databaseName(url),
    ...(password === '' ? {} : { PGPASSWORD: decodeURIComponent(password) }),
    ...(ssl === null ? {} : { PGSSLMODE: ssl }),
  };
}

/** The newest of a program of PostgreSQL: in PG_BIN, on the PATH, or where Debian keeps the versions. */
export function findProgram(name: string): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    process.env['PG_BIN'] ?? '',
    ...versions.map((version) => `${DEBIAN}/${version}/bin`),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  const found = folders.find((folder) => folder !== '' && existsSync(`${folder}/${name}`));
  if (found === undefined)
    throw new UsageError(`${name} is not here. Debian: apt-get install postgresql-client; or set PG_BIN.`);
  return `${found}/${name}`;
}

async function run(name: string, args: readonly string[], url: string): Promise<void> {
  const child = spawn(findProgram(name), [...args], {
    env: environmentOf(url),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderrText = '';
  child.stderr.on('data', (chunk: Buffer) => (stderrText += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0)
    throw new UsageError(`${name} ended with ${code}: ${stderrText.trim().split('\n').slice(-3).join(' ')}`);
}
