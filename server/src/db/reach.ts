/**
 * Waits for a PostgreSQL at a start, and finds out whether a pooler of connections (PgBouncer) stands before it: one that
 * is not configured loses notifications and limits, and answers with statements that another server prepared.
 */
import type { Pool } from 'pg';
import { SECOND_MS } from '../duration.ts';
import { StartError } from '../errors.ts';

/** What a start knows of a connection. */
export type Reached = {
  /** Whether the process that answers is not the one that took the connection. */
  readonly hasPooler: boolean;
  /** Limits of the session; 0 for none. */
  readonly statementMs: number;
  readonly idleInTransactionMs: number;
};

/** Asks until there is an answer. @throws StartError that names the key whose address does not answer */
export async function reach(
  key: 'DATABASE_URL' | 'DATABASE_DIRECT_URL',
  pool: Pool,
  waitMs: number,
): Promise<Reached> {
  try {
    return await waitForDatabase(async () => look(pool), waitMs);
  } catch (error) {
    if (isStartParameterRefused(error))
      throw new StartError(key === 'DATABASE_URL' ? NEEDS_DIRECT : NOT_DIRECT);
    const why = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new StartError(
      `The PostgreSQL of ${key} cannot be reached${why}. Is it running, are name and password right?`,
    );
  }
}

const NEEDS_DIRECT =
  'DATABASE_URL leads to a pooler of connections. Set DATABASE_DIRECT_URL to the database itself, for migrations, locks and notifications.';
const NOT_DIRECT = 'DATABASE_DIRECT_URL leads to a pooler of connections, not to the database itself.';

/**
 * Compares what a connection of DATABASE_URL is with what the configuration says.
 *
 * @throws StartError where a pooler is not configured, or sets no limits
 */
export function checkPooled(
  reached: Reached,
  { isPooled, timeoutMs }: { readonly isPooled: boolean; readonly timeoutMs: number },
): void {
  if (reached.hasPooler && !isPooled) throw new StartError(NEEDS_DIRECT);
  for (const [name, ms] of [
    ['statement_timeout', reached.statementMs],
    ['idle_in_transaction_session_timeout', reached.idleInTransactionMs],
  ] as const)
    if (isPooled && (ms === 0 || ms > timeoutMs))
      throw new StartError(
        `Behind the pooler of DATABASE_URL ${name} is ${ms === 0 ? 'not set' : `${ms} ms`}: set it to at most DATABASE_TIMEOUT_MS (${timeoutMs} ms), with connect_query of PgBouncer or ALTER ROLE.`,
      );
}

/** @throws StartError where DATABASE_DIRECT_URL leads to a pooler too */
export function checkDirect({ hasPooler }: Reached): void {
  if (hasPooler) throw new StartError(NOT_DIRECT);
}

const LIMITS = `SELECT pg_backend_pid() AS pid,
  (SELECT setting::int FROM pg_settings WHERE name = 'statement_timeout') AS "statementMs",
  (SELECT setting::int FROM pg_settings WHERE name = 'idle_in_transaction_session_timeout') AS "idleInTransactionMs"`;

async function look(pool: Pool): Promise<Reached> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<Omit<Reached, 'hasPooler'> & { readonly pid: number }>(LIMITS);
    const { pid = 0, statementMs = 0, idleInTransactionMs = 0 } = rows[0] ?? {};
    // A pooler gives each of its clients a key for cancelling that is none of the database.
    const { processID } = client as unknown as { readonly processID: number };
    return { hasPooler: processID !== pid, statementMs, idleInTransactionMs };
  } finally {
    client.release();
  }
}

/** How PgBouncer answers `statement_timeout` among the start parameters, unless it was configured to ignore it. */
function isStartParameterRefused(error: unknown): boolean {
  return error instanceof Error && /unsupported startup parameter/.test(error.message);
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
/** Errors without a code of their own: no answer in time, a connection closed while it was made, a pooler whose database is away. */
const NO_ANSWER = /timeout|terminated|server login|server conn crashed|cannot connect/;
const RETRY_MS = SECOND_MS;

/** Asks until there is an answer, or an error that waiting does not mend. */
async function waitForDatabase<T>(connect: () => Promise<T>, timeoutMs: number): Promise<T> {
  for (let waitedMs = 0; ; waitedMs += RETRY_MS) {
    try {
      return await connect();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      const hasNoAnswer =
        error instanceof Error && NO_ANSWER.test(error.message) && !isStartParameterRefused(error);
      if (waitedMs >= timeoutMs || !(RETRYABLE_CODES.has(code) || hasNoAnswer)) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
