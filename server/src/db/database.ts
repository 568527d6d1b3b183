/**
 * Opens the database: PostgreSQL where DATABASE_URL is given, else an embedded PGlite in DATA_DIR. Both give the same
 * JavaScript values: int8 a safe number, date 'YYYY-MM-DD', timestamptz a Date, bytea a Buffer.
 */
import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, sql, type LogEvent } from 'kysely';
import { types } from 'pg';
import type { Config } from '../config.ts';
import { SECOND_MS } from '../duration.ts';
import { StartError } from '../errors.ts';
import { takeDataLock } from './dataLock.ts';
import { listenOnPostgres, type Listener, type OnNotification } from './listen.ts';
import { openPool } from './pgPool.ts';
import { openReplicas, type Replicas } from './replicas.ts';
import { checkDirect, checkPooled, reach } from './reach.ts';
import type { Db, Tables } from './tables.ts';

const OID = { int8: 20, date: 1082, bytea: 17 } as const;

/** A replica is given up sooner than the primary, which is read after it; so is asking the primary whether it is there. */
const READ_MS = 2 * SECOND_MS;
const READ_CONNECT_MS = SECOND_MS;

/** An open database and what pg-boss needs of it. */
export type Database = {
  readonly kind: 'postgres' | 'embedded';
  readonly db: Db;
  /** Null where there are none. */
  readonly replicas: Replicas | null;
  readonly executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
  /** Receives notifications of a database channel. */
  readonly listen: (channel: string, onNotice: OnNotification) => Promise<Listener>;
  /** Connections that may be open, that are, those of them without work, and requests that wait for one. */
  readonly stats: () => Readonly<Record<'limit' | 'open' | 'idle' | 'waiting', number>>;
  /** Runs work on a separate connection without timeouts, such as a migration. */
  readonly withoutTimeout: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  /** Does work while no other server does work under the same lock. */
  readonly withLock: (lockId: number, work: () => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
};

type DatabaseConfig = Pick<
  Config,
  | 'DATABASE_URL'
  | 'DATABASE_DIRECT_URL'
  | 'DATABASE_READ_URL'
  | 'DATABASE_POOL'
  | 'DATABASE_TIMEOUT_MS'
  | 'DATABASE_CALL_MS'
  | 'DATABASE_WAIT_SEC'
  | 'DATABASE_PREPARE'
  | 'DATA_DIR'
>;

/** Gets the text of each statement, never its parameters, with how long it took and whether it was done. */
export type OnStatement = (text: string, durationMs: number, isDone: boolean) => void;

const logOf = (onStatement: OnStatement | undefined) =>
  onStatement === undefined
    ? {}
    : {
        log: ({ level, query, queryDurationMillis }: LogEvent) =>
          onStatement(query.sql, queryDurationMillis, level === 'query'),
      };

/**
 * Opens the database of the configuration.
 *
 * @param onError receives errors of idle connections (a restart of PostgreSQL); the pool recovers by itself
 * @param onStatement gets each statement of {@link Database.db} and of replicas
 * @throws StartError when the database cannot be reached or another process holds the embedded one
 */
export async function openDatabase(
  config: DatabaseConfig,
  onError: (error: Error) => void,
  onStatement?: OnStatement,
): Promise<Database> {
  return config.DATABASE_URL === undefined
    ? openEmbedded(config.DATA_DIR, onStatement)
    : openPostgres(config.DATABASE_URL, config, onError, onStatement);
}

async function openPostgres(
  url: string,
  config: DatabaseConfig,
  onError: (error: Error) => void,
  onStatement?: OnStatement,
): Promise<Database> {
  const isPooled = config.DATABASE_DIRECT_URL !== undefined;
  const directUrl = config.DATABASE_DIRECT_URL ?? url;
  const options = {
    url,
    isPooled,
    size: config.DATABASE_POOL,
    timeoutMs: config.DATABASE_TIMEOUT_MS,
    callMs: config.DATABASE_CALL_MS,
    prepares: config.DATABASE_PREPARE,
    parserOf,
    onError,
  };
  const pool = openPool(options);
  const directOptions = { ...options, url: directUrl, isPooled: false, size: 1, timeoutMs: 0 };
  try {
    const waitMs = config.DATABASE_WAIT_SEC * SECOND_MS;
    checkPooled(await reach('DATABASE_URL', pool, waitMs), {
      isPooled,
      timeoutMs: config.DATABASE_TIMEOUT_MS,
    });
    if (isPooled) {
      const direct = openPool({ ...directOptions, timeoutMs: options.timeoutMs });
      try {
        checkDirect(await reach('DATABASE_DIRECT_URL', direct, waitMs));
      } finally {
        await direct.end();
      }
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...logOf(onStatement) });
  const openReads = (readUrl: string) => {
    const timeoutMs = Math.min(READ_MS, options.callMs);
    const pooled = {
      ...options,
      url: readUrl,
      isPooled: true,
      timeoutMs,
      callMs: timeoutMs,
      connectMs: READ_CONNECT_MS,
    };
    const probe = { ...options, size: 1, connectMs: READ_CONNECT_MS, callMs: READ_CONNECT_MS };
    const primary = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openPool(probe) }) });
    return openReplicas({ primary, pool: openPool(pooled), timeoutMs, log: logOf(onStatement) });
  };
  const withoutTimeout = async <T>(work: (own: Db) => Promise<T>): Promise<T> => {
    const own = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openPool(directOptions) }) });
    try {
      return await work(own);
    } finally {
      await own.destroy();
    }
  };
  const replicas = config.DATABASE_READ_URL === undefined ? null : openReads(config.DATABASE_READ_URL);
  return {
    kind: 'postgres',
    db,
    replicas,
    executeSql: async (text, values = []) => pool.query(text, values),
    listen: async (channel, onNotice) => listenOnPostgres(directUrl, channel, onNotice),
    withoutTimeout,
    withLock: async (lockId, work) =>
      withoutTimeout(async (own) =>
        own.transaction().execute(async (tx) => {
          await sql`SELECT pg_advisory_xact_lock(${lockId})`.execute(tx);
          await work();
        }),
      ),
    stats: () => ({
      limit: config.DATABASE_POOL,
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => {
      await replicas?.close();
      await db.destroy();
      // Kysely ends only a pool it has used; one left open holds the process until its connections are idle for long.
      if (!pool.ending) await pool.end();
    },
  };
}

function parserOf(oid: number, format?: 'text' | 'binary'): unknown {
  if (oid === OID.int8) return safeNumber;
  if (oid === OID.date) return asText;
  return types.getTypeParser(oid, format as 'text');
}

/** Opens PGlite in `dataDir` (mode 0700, held by one process), or in memory where `dataDir` is null. */
export async function openEmbedded(dataDir: string | null, onStatement?: OnStatement): Promise<Database> {
  const release = dataDir === null ? () => {} : prepareDataDir(dataDir);
  const options = { parsers: { [OID.int8]: safeNumber, [OID.date]: asText, [OID.bytea]: asBuffer } };
  try {
    const pglite = await PGlite.create(dataDir === null ? options : { ...options, dataDir: `${dataDir}/pg` });
    const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }), ...logOf(onStatement) });
    return {
      kind: 'embedded',
      db,
      replicas: null,
      executeSql: async (text, values) =>
        values === undefined || values.length === 0 ? execAll(pglite, text) : pglite.query(text, values),
      listen: async (channel, onNotice) => ({ close: await pglite.listen(channel, onNotice) }),
      withoutTimeout: async (work) => work(db),
      withLock: async (_lockId, work) => work(),
      stats: () => ({ limit: 1, open: 1, idle: 0, waiting: 0 }),
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
