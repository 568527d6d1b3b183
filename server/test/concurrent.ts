/** Lets something happen in the middle of a request: what is to hold under a race is tried without one. */
import type { KyselyPlugin, RootOperationNode } from 'kysely';
import { buildApp, newLogger } from '../src/app.ts';
import type { SilentParts } from '../src/parts.ts';
import { unique } from './harness.ts';

/** A statement after which something else happens. */
export type Moment = (statement: RootOperationNode) => boolean;

function after(isMoment: Moment, work: () => Promise<void>): KyselyPlugin {
  let waited: object | null = null;
  let isDone = false;
  return {
    transformQuery: ({ node, queryId }) => {
      if (isMoment(node)) waited ??= queryId;
      return node;
    },
    transformResult: async ({ queryId, result }) => {
      if (queryId === waited && !isDone) {
        isDone = true;
        await work();
      }
      return result;
    },
  };
}

/** A request to a separate server on the same database. */
export type Sent = {
  readonly path: string;
  readonly body: object;
  readonly headers?: Record<string, string>;
};

/**
 * The answer to a request in whose middle something happens. The moment must lie outside its transactions: on the embedded
 * database nothing else goes on within one.
 */
export async function answerConcurrently(
  parts: SilentParts,
  { path, body, headers = {} }: Sent,
  isMoment: Moment,
  work: () => Promise<void>,
) {
  const { database, config } = parts;
  const db = database.db.withPlugin(after(isMoment, work));
  const logger = newLogger({ ...config, LOG_LEVEL: 'silent' });
  const app = await buildApp({ ...parts, database: { ...database, db } }, { logger });
  try {
    const all = { 'x-requested-with': 'test', 'x-forwarded-for': unique().ip, ...headers };
    return await app.inject({ method: 'POST', url: path, headers: all, body });
  } finally {
    await app.close();
  }
}
