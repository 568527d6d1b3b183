/**
 * Opens the database: PostgreSQL where DATABASE_URL is given, else an embedded PGlite in DATA_DIR. Both give the same
 * JavaScript values: int8 a safe number, date 'YYYY-MM-DD', timestamptz a Date, bytea a Buffer.
 */
import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import { types } from 'pg';
import type { Config } from '../config.ts';
import { SECOND_MS } from '../duration.ts';
import { StartError } from '../errors.ts';
import { takeDataLock } from './dataLock.ts';
import { listenOnPostgres, type Listener, type OnNotification } from './listen.ts';
import { openPool } from './pgPool.ts';
import type { Db, Tables } from './tables.ts';

const OID = { int8: 20, date: 1082, bytea: 17 } as const;

/** An open database and what pg-boss needs of it. */
export type Database = {
  readonly kind: 'postgres' | 'embedded';
  readonly db: Db;
  readonly executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
  /** Receives notifications of a database channel. */
  readonly listen: (channel: string, onNotice: OnNotification) => Promise<Listener>;
  /** Connections that are open, and requests that wait for one. */
  readonly stats: () => { readonly open: number; readonly waiting: number };
  /** Runs work on a separate connection without timeouts, such as a migration. */
  readonly withoutTimeout: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  /** Does work while no other server does work under the same lock. */
  readonly withLock: (lockId: number, work: () => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
};

type DatabaseConfig = Pick<
  Config,
  | 'DATABASE_URL'
  | 'DATABASE_POOL'
  | 'DATABASE_TIMEOUT_MS'
  | 'DATABASE_CALL_MS'
  | 'DATABASE_WAIT_SEC'
  | 'DATABASE_PREPARE'
  | 'DATA_DIR'
>;

/**
 * Opens the database of the configuration.
 *
 * @param onError receives errors of idle connections (a restart of PostgreSQL); the pool recovers by itself
 * @throws StartError when the database cannot be reached or another process holds the embedded one
 */
export async function openDatabase(
  config: DatabaseConfig,
  onError: (error: Error) => void,
): Promise<Database> {
  return config.DATABASE_URL === undefined
    ? openEmbedded(config.DATA_DIR)
    : openPostgres(config.DATABASE_URL, config, onError);
}

async function openPostgres(
  url: string,
  config: DatabaseConfig,
  onError: (error: Error) => void,
): Promise<Database> {
  const options = {
    url,
    size: config.DATABASE_POOL,
    timeoutMs: config.DATABASE_TIMEOUT_MS,
    callMs: config.DATABASE_CALL_MS,
    prepares: config.DATABASE_PREPARE,
    parserOf,
    onError,
  };
  const pool = openPool(options);
  try {
    await waitForDatabase(async () => pool.query('SELECT 1'), config.DATABASE_WAIT_SEC * SECOND_MS);
  } catch (error) {
    await pool.end();
    const why = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new StartError(
      `The PostgreSQL of DATABASE_URL cannot be reached${why}. Is it running, are name and password right?`,
    );
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const withoutTimeout = async <T>(work: (own: Db) => Promise<T>): Promise<T> => {
    const own = new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: openPool({ ...options, size: 1, timeoutMs: 0 }) }),
    });
    try {
      return await work(own);
    } finally {
      await own.destroy();
    }
  };
  return {
    kind: 'postgres',
    db,
    executeSql: async (text, values = []) => pool.query(text, values),
    listen: async (channel, onNotice) => listenOnPostgres(url, channel, onNotice),
    withoutTimeout,
    withLock: async (lockId, work) =>
      withoutTimeout(async (own) =>
        own.transaction().execute(async (tx) => {
          await sql`SELECT pg_advisory_xact_lock(${lockId})`.execute(tx);
          await work();
        }),
      ),
    stats: () => ({ open: pool.totalCount, waiting: pool.waitingCount }),
    close: async () => {
      await db.destroy();
      // Kysely ends only a pool it has used; one left open holds the process until its connections are idle for long.
      if (!pool.ending) await pool.end();
    },
  };
}

/** Errors of a database that may yet come: it is being started, or its name is not known yet. */
const RETRYABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ENOTFOUND',
  '57P03',
]);
/** Errors of the driver without a code: no answer in time, or a connection closed while it was made. */
const NO_ANSWER = /timeout|terminated/;
const RETRY_MS = SECOND_MS;

/** Asks until there is an answer, or an error that waiting does not mend. */
async function waitForDatabase(connect: () => Promise<unknown>, timeoutMs: number): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += RETRY_MS) {
    try {
      await connect();
      return;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      const hasNoAnswer = error instanceof Error && NO_ANSWER.test(error.message);
      if (waitedMs >= timeoutMs || !(RETRYABLE_CODES.has(code) || hasNoAnswer)) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

function parserOf(oid: number, format?: 'text' | 'binary'): unknown {
  if (oid === OID.int8) return safeNumber;
  if (oid === OID.date) return asText;
  return types.getTypeParser(oid, format as 'text');
}

/** Opens PGlite in `dataDir` (mode 0700, held by one process), or in memory where `dataDir` is null. */
export async function openEmbedded(dataDir: string | null): Promise<Database> {
  const release = dataDir === null ? () => {} : prepareDataDir(dataDir);
  const options = { parsers: { [OID.int8]: safeNumber, [OID.date]: asText, [OID.bytea]: asBuffer } };
  try {
    const pglite = await PGlite.create(dataDir === null ? options : { ...options, dataDir: `${dataDir}/pg` });
    const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
    return {
      kind: 'embedded',
      db,
      executeSql: async (text, values) =>
        values === undefined || values.length === 0 ? execAll(pglite, text) : pglite.query(text, values),
      listen: async (channel, onNotice) => ({ close: await pglite.listen(channel, onNotice) }),
      withoutTimeout: async (work) => work(db),
      withLock: async (_lockId, work) => work(),
      stats: () => ({ open: 1, waiting: 0 }),
      close: async () => {
        await db.destroy();
        if (!pglite.closed) await pglite.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Makes the data folder (0700) and takes its lock.
 *
 * @returns function that gives the lock back
 * @throws StartError where it cannot be made, or another process holds it
 */
export function prepareDataDir(dataDir: string): () => void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    chmodSync(dataDir, 0o700);
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new StartError(`The data folder ${dataDir} cannot be made or written to${why}. Set DATA_DIR.`);
  }
  return takeDataLock(`${dataDir}/lock`);
}

/** Several statements in one text; the rows are those of the last. */
async function execAll(pglite: PGlite, text: string): Promise<{ rows: unknown[] }> {
  const results = await pglite.exec(text);
  return { rows: results.at(-1)?.rows ?? [] };
}

function safeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`Cannot read an int8: ${text}, expected a safe integer`);
  return value;
}

function asText(text: string): string {
  return text;
}

function asBuffer(text: string): Buffer {
  return Buffer.from(text.slice(2), 'hex');
}
