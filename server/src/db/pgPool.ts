/**
 * The pool of connections to PostgreSQL. Every statement with parameters is prepared once a connection and then called by
 * name; one that is not answered in time breaks its connection, so that nothing waits behind it.
 */
import { Pool, type PoolClient, type types } from 'pg';
import { SECOND_MS } from '../duration.ts';
import { isUserCall } from '../callLimit.ts';

const CONNECT_MS = 5 * SECOND_MS;
/** How much longer we wait than the server may work: it cancels what is slow, we give up what does not answer. */
const GRACE_MS = 2 * SECOND_MS;
/** Statements are few and their texts do not change; a text composed for each call would fill a connection. */
const MAX_NAMED = 400;
const READ_TIMEOUT = 'Query read timeout';
/** A write on a standby: the connection is to a server that was the primary. */
const READ_ONLY = '25006';

export type PoolOptions = {
  readonly url: string;
  readonly size: number;
  /** How long a connection may take; five seconds where it is left out. */
  readonly connectMs?: number;
  /** How long a statement may take; 0 for as long as it likes. */
  readonly timeoutMs: number;
  /** How long a user's call waits for the answer to a statement; not used where `timeoutMs` is 0. */
  readonly callMs: number;
  /** A pooler stands before the database: limits of the session are its own, and given as start parameters they are refused. */
  readonly isPooled: boolean;
  /** False where a proxy between us and the database cannot keep prepared statements. */
  readonly prepares: boolean;
  readonly parserOf: (oid: number, format?: 'text' | 'binary') => unknown;
  /** Receives errors of idle connections (a restart of PostgreSQL); the pool recovers by itself. */
  readonly onError: (error: Error) => void;
};

export function openPool(options: PoolOptions): Pool {
  const {
    url,
    size,
    timeoutMs,
    callMs,
    connectMs = CONNECT_MS,
    isPooled,
    prepares,
    parserOf,
    onError,
  } = options;
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    ...(timeoutMs === 0 ? UNLIMITED : timeouts(timeoutMs, isPooled)),
    types: { getTypeParser: parserOf as typeof types.getTypeParser },
  });
  pool.on('error', onError);
  const names = new Map<string, string>();
  pool.on('connect', (client) => {
    // The pool handles errors of idle connections only; one that breaks at work must not end the process.
    client.on('error', () => {});
    prepareQueries(client, prepares ? names : null, timeoutMs === 0 ? undefined : callMs);
  });
  return pool;
}

const timeouts = (timeoutMs: number, isPooled: boolean) => ({
  query_timeout: timeoutMs + GRACE_MS,
  ...(isPooled ? {} : { statement_timeout: timeoutMs, idle_in_transaction_session_timeout: timeoutMs }),
});

/** The role may have limits, which is how they are set behind a pooler; the driver leaves out a limit of 0. */
const UNLIMITED = { options: '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0' };

type Query = (first: unknown, ...rest: unknown[]) => unknown;

function prepareQueries(
  client: PoolClient,
  names: Map<string, string> | null,
  callMs: number | undefined,
): void {
  const query = client.query.bind(client) as Query;
  const adapted: Query = (text, values, ...rest) => {
    const isText = typeof text === 'string';
    const isNamed = names !== null && isText && Array.isArray(values) && values.length > 0;
    const name = isNamed ? nameOf(names, text) : undefined;
    const limit = callMs !== undefined && isUserCall() ? { query_timeout: callMs } : {};
    const isPlain = name === undefined && !('query_timeout' in limit);
    const result =
      !isText || isPlain
        ? query(text, values, ...rest)
        : query({ ...(name === undefined ? {} : { name }), text, values, ...limit }, ...rest);
    if (result instanceof Promise) result.catch((error: Error) => destroyConnection(client, error));
    return result;
  };
  client.query = adapted as typeof client.query;
}

function nameOf(names: Map<string, string>, text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_NAMED) return known;
  const name = `q${names.size + 1}`;
  names.set(text, name);
  return name;
}

/**
 * Closes a connection that is of no more use: an answer that may still come, for which the next statement would wait, or
 * a server that is no longer the primary.
 */
function destroyConnection(client: PoolClient, error: Error & { readonly code?: string }): void {
  if (error.message !== READ_TIMEOUT && error.code !== READ_ONLY) return;
  const { connection } = client as unknown as { connection: { stream: { destroy: () => void } } };
  connection.stream.destroy();
}
