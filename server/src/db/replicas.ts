/**
 * Reads that may be some seconds old, on replicas of the database, and reads while the primary is away. Each asks its replica, in
 * the transaction in which it reads, whether it has replayed what the primary had written some seconds ago; where it has not, or
 * is away, the primary is to be read. Nothing is compared by clocks of several machines.
 */
import { Kysely, PostgresDialect, sql, type KyselyConfig } from 'kysely';
import type { Pool } from 'pg';
import { inUserCall } from '../callLimit.ts';
import { SECOND_MS } from '../duration.ts';
import { AppError } from '../errors.ts';
import type { Db, Tables, Tx } from './tables.ts';

/** How old a read of a replica may be. */
export const MAX_AGE_MS = 5 * SECOND_MS;
/** How often the position of the primary is asked for. */
const SAMPLE_MS = SECOND_MS;
/** How long a replica that did not answer is not asked. */
const PAUSE_MS = 5 * SECOND_MS;
/** A primary that has not answered for so long may be away. */
const SILENT_MS = 2 * SAMPLE_MS;
/** How long replicas stand in for it: longer than it takes to replace it. */
const ALONE_MS = 30 * SECOND_MS;

/** Where a write-ahead log stands, such as `0/16B3740`. */
export type Position = string;

/** Whether a text is a position. */
export const isPosition = (text: string): boolean => /^[\dA-F]{1,8}\/[\dA-F]{1,8}$/.test(text);

export type Replicas = {
  /**
   * Reads from a replica that is not too old and has what is at `seen`.
   *
   * @param work statements that write nothing; it may run on a replica and then again on the primary
   * @returns null where the primary is to be read
   */
  readonly read: <T>(
    seen: Position | null,
    work: (tx: Tx) => Promise<T>,
  ) => Promise<{ readonly value: T; readonly position: Position } | null>;
  /** Whether the primary has been silent for some seconds and does not answer now either. */
  readonly isAlone: () => Promise<boolean>;
  /**
   * Reads from a replica that has what the primary had written by its last answer but one, for reads while it is away.
   *
   * @param work as for `read`
   * @returns null where no replica can answer
   */
  readonly readAlone: <T>(work: (tx: Tx) => Promise<T>) => Promise<{ readonly value: T } | null>;
  /** Notes where the primary stands; done each second. */
  readonly sample: () => Promise<void>;
  readonly close: () => Promise<void>;
};

type Sample = { readonly at: number; readonly position: Position };
type Source = {
  /** A separate connection, so that a busy pool is not taken for a primary that is away; closed with the replicas. */
  readonly primary: Db;
  readonly pool: Pool;
  /** Limit of a statement on a replica. */
  readonly timeoutMs: number;
  readonly log?: Pick<KyselyConfig, 'log'>;
  /** Milliseconds of a clock that is never set. */
  readonly now?: () => number;
};

/** Replicas behind a pool of connections, each of which may lead to another. */
export function openReplicas({
  primary,
  pool,
  timeoutMs,
  log,
  now = () => performance.now(),
}: Source): Replicas {
  const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...log });
  let samples: readonly Sample[] = [];
  let pausedUntil = Number.NEGATIVE_INFINITY;

  const sample = async () => {
    // Before the statement: what was committed by then has a lower position.
    const at = now();
    // In the time a user would wait.
    const { rows } = await inUserCall(async () =>
      sql<{ position: Position }>`SELECT pg_current_wal_insert_lsn()::text AS position`.execute(primary),
    );
    const position = rows[0]?.position;
    if (position !== undefined)
      samples = [...samples.filter((one) => one.at >= at - MAX_AGE_MS), { at, position }];
  };
  let sampling: Promise<void> | null = null;
  const sampleOnce = async () => {
    sampling ??= sample()
      // Without a sample of the last seconds the primary is read.
      .catch(() => {})
      .finally(() => (sampling = null));
    return sampling;
  };
  const timer = setInterval(() => void sampleOnce(), SAMPLE_MS);
  timer.unref();
  void sampleOnce();

  const readFrom = async <T>(needed: Position, seen: Position | null, work: (tx: Tx) => Promise<T>) =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        const position = await reachedPosition(tx, [needed, seen ?? needed], timeoutMs);
        return position === null ? null : { position, value: await work(tx) };
      });
  const read: Replicas['read'] = async (seen, work) => {
    const oldest = samples.find(({ at }) => at >= now() - MAX_AGE_MS);
    if (oldest === undefined || now() < pausedUntil) return null;
    try {
      return await readFrom(oldest.position, seen, work);
    } catch (error) {
      // What is not found there may be on the primary.
      if (!(error instanceof AppError)) pausedUntil = now() + PAUSE_MS;
      return null;
    }
  };

  const isSilent = () => (samples.at(-1)?.at ?? Number.POSITIVE_INFINITY) < now() - SILENT_MS;
  const isAlone = async () => {
    if (!isSilent()) return false;
    await sampleOnce();
    return isSilent();
  };
  const readAlone: Replicas['readAlone'] = async (work) => {
    // The position of the last answer may never have reached a replica.
    const [before, last] = samples.slice(-2);
    if (before === undefined || last === undefined || last.at < now() - ALONE_MS) return null;
    const attempt = async () => readFrom(before.position, null, work);
    // A connection that leads to the machine that is away breaks, and the next leads to another.
    return attempt()
      .catch(attempt)
      .catch(() => null);
  };
  return {
    read,
    isAlone,
    readAlone,
    sample,
    close: async () => {
      clearInterval(timer);
      await primary.destroy();
      await db.destroy();
      if (!pool.ending) await pool.end();
    },
  };
}

/** Where the replica stands, null where that is before one of the positions; limits the statements that follow. */
async function reachedPosition(
  tx: Tx,
  needed: readonly [Position, Position],
  timeoutMs: number,
): Promise<Position | null> {
  const { rows } = await sql<{ position: Position; isReached: boolean }>`
    SELECT position::text, position >= greatest(${needed[0]}::pg_lsn, ${needed[1]}::pg_lsn) AS "isReached",
      set_config('statement_timeout', ${String(timeoutMs)}, true)
    FROM (
      SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END AS position
    ) AS replica`.execute(tx);
  const found = rows[0];
  return found?.isReached === true ? found.position : null;
}
