/**
 * Opens the database: PostgreSQL where DATABASE_URL is given, else an embedded PGlite in DATA_DIR. Both give the same
 * JavaScript values: int8 a safe number, date 'YYYY-MM-DD', timestamptz a Date, bytea a Buffer.
 */
import { chmodSync, mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import type { Config } from '../config.ts';
import { StartError } from '../errors.ts';
import { takeDataLock } from './dataLock.ts';
import { listenOnPostgres, type Listener, type OnNotice } from './listen.ts';
import type { Db, Tables } from './tables.ts';

const OID = { int8: 20, date: 1082, bytea: 17 } as const;

/** An open database and what pg-boss needs of it. */
export type Database = {
  readonly kind: 'postgres' | 'embedded';
  readonly db: Db;
  readonly executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
  /** Hears what the database says on a channel. */
  readonly listen: (channel: string, onNotice: OnNotice) => Promise<Listener>;
  /** Connections that are open, and requests that wait for one. */
  readonly stats: () => { readonly open: number; readonly waiting: number };
  /** Does work while no other server does work under the same lock. */
  readonly exclusively: (lockId: number, work: () => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
};

type DatabaseConfig = Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR'>;

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
    : openPostgres(config.DATABASE_URL, config.DATABASE_POOL, onError);
}

async function openPostgres(url: string, size: number, onError: (error: Error) => void): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    types: { getTypeParser: parserOf as typeof types.getTypeParser },
  });
  pool.on('error', onError);
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    const why = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new StartError(
      `The PostgreSQL of DATABASE_URL cannot be reached${why}. Is it running, are name and password right?`,
    );
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: 'postgres',
    db,
    executeSql: async (text, values = []) => pool.query(text, values),
    listen: async (channel, onNotice) => listenOnPostgres(url, channel, onNotice),
    exclusively: async (lockId, work) =>
      db.transaction().execute(async (tx) => {
        await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(tx);
        await sql`SET LOCAL statement_timeout = 0`.execute(tx);
        await sql`SELECT pg_advisory_xact_lock(${lockId})`.execute(tx);
        await work();
      }),
    stats: () => ({ open: pool.totalCount, waiting: pool.waitingCount }),
    close: () => db.destroy(),
  };
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
      exclusively: async (_lockId, work) => work(),
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

function prepareDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  chmodSync(dataDir, 0o700);
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
