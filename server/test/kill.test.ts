/**
 * kill -9 under quota load: what was answered is kept, nothing is counted twice, and a client that repeats what it is
 * not sure of ends with every use counted once.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig, type Config } from '../src/config.ts';
import { openDatabase, type Database } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { md5 } from './harness.ts';
import { startPostgres } from './postgres.ts';
import { startServerProcess, type ServerProcess } from './process.ts';

const KILLS = process.env['FULL'] === '1' ? 10 : 1;
const ACKS_BEFORE_KILL = 40;
const LANES = 12;
/** Each kill starts a new process, on a loaded machine. */
const PATIENCE_MS = 60_000 + KILLS * 60_000;

/** Uses of one account: those sent and those answered with success. */
class Load {
  readonly sent = new Set<string>();
  readonly acked = new Set<string>();
  readonly cookie: string;

  constructor(cookie: string) {
    this.cookie = cookie;
  }

  async use(address: string, requestId: string): Promise<void> {
    this.sent.add(requestId);
    const url = `${address}/api/quota/consume?feature=PaiPan&requestId=${requestId}`;
    const answer = await fetch(url, { headers: { cookie: this.cookie, 'x-requested-with': 'test' } });
    const { code } = (await answer.json()) as { code: number };
    expect(code).toBe(200);
    this.acked.add(requestId);
  }

  /** Uses without end until the server is gone; kills it in the middle. */
  async untilKilled({ child, address, ended }: ServerProcess): Promise<void> {
    const target = this.acked.size + ACKS_BEFORE_KILL;
    const lane = async (): Promise<void> => {
      for (;;) {
        const failure = await this.use(address, crypto.randomUUID()).catch((error: unknown) => error);
        if (failure instanceof TypeError) return;
        if (failure !== undefined) throw failure;
        if (this.acked.size >= target) child.kill('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    await ended;
  }
}

async function register(address: string): Promise<Load> {
  const answer = await fetch(`${address}/api/register?username=killed&password=${md5('killed in a test')}`);
  return new Load(answer.headers.getSetCookie()[0]?.split(';')[0] ?? '');
}

async function countedIn(config: Config): Promise<{ used: number; ids: Set<string> }> {
  const database = await openDatabase(config, () => {});
  const day = await database.db.selectFrom('quota_day').select('used').executeTakeFirstOrThrow();
  const uses = await database.db.selectFrom('quota_use').select('request_id').execute();
  await database.close();
  return { used: day.used, ids: new Set(uses.map((use) => use.request_id)) };
}

async function setLimit({ db }: Database): Promise<void> {
  await migrate(db);
  await db.insertInto('quota_limit').values({ feature: 'PaiPan', per_day: 1_000_000 }).execute();
}

describe.each(['embedded', 'postgres'] as const)('a server killed on %s', (kind) => {
  const folder = mkdtempSync('/tmp/shangyuan-kill-');
  const env: Record<string, string> = {
    DATA_DIR: `${folder}/data`,
    WEB_DIR: `${folder}/web`,
    PORT: '0',
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '1000000',
  };
  let stopDatabase = async () => {};

  beforeAll(async () => {
    mkdirSync(env['WEB_DIR'] ?? '');
    writeFileSync(`${env['WEB_DIR']}/index.html`, '<!doctype html>');
    if (kind === 'postgres') {
      const postgres = await startPostgres();
      env['DATABASE_URL'] = postgres.url;
      stopDatabase = postgres.stop;
    }
    const database = await openDatabase(loadConfig(env), () => {});
    await setLimit(database);
    await database.close();
  });
  afterAll(async () => {
    await stopDatabase();
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    'keeps every use it answered, and counts repeats once',
    async () => {
      let load: Load | undefined;
      for (let kill = 0; kill < KILLS; kill += 1) {
        const server = await startServerProcess(env);
        load ??= await register(server.address);
        // The client repeats what it got no answer to.
        for (const requestId of load.sent)
          if (!load.acked.has(requestId)) await load.use(server.address, requestId);
        expect(load.acked.size).toBe(load.sent.size);
        await load.untilKilled(server);
        const { used, ids } = await countedIn(loadConfig(env));
        expect([...load.acked].filter((id) => !ids.has(id))).toEqual([]);
        expect(used).toBe(ids.size);
        expect(used).toBeGreaterThanOrEqual(load.acked.size);
        expect(used).toBeLessThanOrEqual(load.sent.size);
      }
      const server = await startServerProcess(env);
      for (const requestId of load?.sent ?? []) await load?.use(server.address, requestId);
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);
      expect((await countedIn(loadConfig(env))).used).toBe(load?.sent.size);
    },
    PATIENCE_MS,
  );
});
