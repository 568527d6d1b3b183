/**
 * A second server on the database of a harness that can die: from its n-th statement on it gets nothing done, until it is
 * started again. What was committed stays, what was not is lost, and a client that waits for an answer gets none worth having.
 */
import type { FastifyInstance } from 'fastify';
import { buildApp, newLogger } from '../../src/app.ts';
import type { OpsCtx } from '../../src/context.ts';
import type { Db } from '../../src/db/tables.ts';
import type { Harness } from '../harness.ts';

/** Thrown by every statement of a dead server. */
class Dead extends Error {
  override readonly name = 'Dead';
}

export class CrashingServer {
  /** The harness with this server in place of the default one. */
  readonly harness: Harness;
  readonly system: OpsCtx;
  statements = 0;
  crashes = 0;
  readonly #state: { left: number };
  readonly #open: () => Promise<FastifyInstance>;
  #app: FastifyInstance;

  private constructor(harness: Harness, app: FastifyInstance, parts: CrashingParts) {
    this.harness = { ...harness, origin: parts.origin };
    this.system = { ...harness.system, db: parts.db };
    this.#state = parts.state;
    this.#open = parts.open;
    this.#app = app;
  }

  static async start(harness: Harness): Promise<CrashingServer> {
    const state = { left: Infinity, count: 0 };
    const db = harness.database.db.withPlugin({
      transformQuery: ({ node }) => {
        if (state.left <= 0) throw new Dead('the server is dead');
        state.left -= 1;
        state.count += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    }) as Db;
    const { parts } = harness;
    const logger = newLogger({ ...parts.config, LOG_LEVEL: 'silent' });
    let port = 0;
    const open = async () => {
      const app = await buildApp({ ...parts, database: { ...harness.database, db } }, { logger });
      const origin = await app.listen({ host: '127.0.0.1', port });
      port = Number(new URL(origin).port);
      return app;
    };
    const app = await open();
    const origin = `http://127.0.0.1:${port}`;
    const server = new CrashingServer(harness, app, { origin, db, state, open });
    Object.defineProperty(server, 'statements', { get: () => state.count });
    return server;
  }

  /** Dies before its n-th statement from now on. */
  dieAfter(statements: number): void {
    this.#state.left = statements;
  }

  /** Starts again where it has died. */
  async revive(): Promise<void> {
    const isDead = this.#state.left <= 0;
    this.#state.left = Infinity;
    if (!isDead) return;
    this.crashes += 1;
    await this.#app.close();
    this.#app = await this.#open();
    await forgetConnections(this.harness.origin);
  }

  async stop(): Promise<void> {
    await this.#app.close();
  }
}

/** Connections that clients kept to a server that has died fail when they are used next: here, rather than in a test. */
export async function forgetConnections(origin: string): Promise<void> {
  for (;;) {
    const tries = Array.from({ length: 16 }, async () => (await fetch(origin)).text());
    if ((await Promise.allSettled(tries)).every(({ status }) => status === 'fulfilled')) return;
  }
}

type CrashingParts = {
  readonly origin: string;
  readonly db: Db;
  readonly state: { left: number };
  readonly open: () => Promise<FastifyInstance>;
};
