/**
 * The server behind PgBouncer in transaction mode: every suite and real starts with FULL=1, where PgBouncer is installed.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadConfig } from '../src/config.ts';
import { openDatabase, type Database } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { checkDirect, checkPooled } from '../src/db/reach.ts';
import { hasPgBouncer, pgBouncerVersion, startPgBouncer, type TestPgBouncer } from './pgbouncer.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

const isFull = process.env['FULL'] === '1';
if (isFull && !hasPgBouncer)
  process.stdout.write('Left out: PgBouncer is not installed (Debian: apt-get install pgbouncer).\n');

const LIMITED = { statementMs: 15_000, idleInTransactionMs: 15_000 };
const direct = { hasPooler: false, ...LIMITED };
const pooled = { hasPooler: true, ...LIMITED };
const timeoutMs = 15_000;

describe('a pooler before the database', () => {
  it('is refused where the database itself has no address', () => {
    expect(() => checkPooled(pooled, { isPooled: false, timeoutMs })).toThrow('Set DATABASE_DIRECT_URL');
    expect(() => checkPooled(direct, { isPooled: false, timeoutMs })).not.toThrow();
    expect(() => checkPooled(pooled, { isPooled: true, timeoutMs })).not.toThrow();
    expect(() => checkPooled(direct, { isPooled: true, timeoutMs })).not.toThrow();
  });

  it.each([
    ['no limit of statements', { statementMs: 0 }, 'statement_timeout is not set'],
    ['a longer one', { statementMs: 15_001 }, 'statement_timeout is 15001 ms'],
    [
      'no limit of idle transactions',
      { idleInTransactionMs: 0 },
      'idle_in_transaction_session_timeout is not set',
    ],
  ])('is refused with %s', (_name, limits, message) => {
    expect(() => checkPooled({ ...pooled, ...limits }, { isPooled: true, timeoutMs })).toThrow(message);
  });

  it('needs none of them where the server sets them itself', () => {
    expect(() => checkPooled({ ...direct, statementMs: 0 }, { isPooled: false, timeoutMs })).not.toThrow();
  });

  it('is refused as the address of the database itself', () => {
    expect(() => checkDirect(pooled)).toThrow('DATABASE_DIRECT_URL leads to a pooler');
    expect(() => checkDirect(direct)).not.toThrow();
  });
});

if (isFull && hasPgBouncer) {
  const { suitesOn } = await import('./suites/index.ts');
  suitesOn('pooled');

  describe(`a start behind ${pgBouncerVersion()}`, () => {
    const IGNORED = 'statement_timeout, idle_in_transaction_session_timeout';
    let postgres: TestPostgres;
    const poolers: TestPgBouncer[] = [];
    const pooler = async (options: Parameters<typeof startPgBouncer>[1] = {}) => {
      const started = await startPgBouncer(postgres.url, options);
      poolers.push(started);
      return started.url;
    };
    const open = async (env: Record<string, string>): Promise<Database> =>
      openDatabase(loadConfig({ DATABASE_WAIT_SEC: '0', ...env }), () => {});

    beforeAll(async () => {
      postgres = await startPostgres();
    });
    afterAll(async () => {
      for (const { stop } of poolers) await stop();
      await postgres.stop();
    });

    it('says that it needs the address of the database itself', async () => {
      await expect(open({ DATABASE_URL: await pooler() })).rejects.toThrow('Set DATABASE_DIRECT_URL');
    });

    it('says so where PgBouncer ignores the limits of the session, too', async () => {
      const DATABASE_URL = await pooler({
        ignored: 'statement_timeout, idle_in_transaction_session_timeout',
      });
      await expect(open({ DATABASE_URL })).rejects.toThrow('Set DATABASE_DIRECT_URL');
    });

    it('takes no pooler for the database itself, and none without limits', async () => {
      const DATABASE_URL = await pooler();
      const ignoring = await pooler({ ignored: 'options', onConnect: '' });
      for (const other of [ignoring, await pooler({ ignored: IGNORED })])
        await expect(open({ DATABASE_URL, DATABASE_DIRECT_URL: other })).rejects.toThrow(
          'DATABASE_DIRECT_URL leads to a pooler',
        );
      await expect(open({ DATABASE_URL: ignoring, DATABASE_DIRECT_URL: postgres.url })).rejects.toThrow(
        'statement_timeout is not set',
      );
    });

    it('waits for a database that comes after the pooler', async () => {
      const DATABASE_URL = await pooler();
      await postgres.halt();
      const opening = open({ DATABASE_URL, DATABASE_DIRECT_URL: postgres.url, DATABASE_WAIT_SEC: '60' });
      await postgres.resume();
      const database = await opening;
      expect((await database.executeSql('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
      await database.close();
    });

    it('gives two servers that share one connection of the database the rows of their own statements', async () => {
      const DATABASE_URL = await pooler({ connections: 1 });
      const env = { DATABASE_URL, DATABASE_DIRECT_URL: postgres.url };
      const servers = await Promise.all([open(env), open(env)]);
      const ask = async (server: number, n: number) => {
        const { rows } = (await servers[server]?.executeSql(`SELECT $1::int + ${server} AS n`, [n])) ?? {};
        return rows;
      };
      for (let n = 0; n < 5; n += 1)
        expect(await Promise.all([ask(0, n), ask(1, n)])).toEqual([[{ n }], [{ n: n + 1 }]]);
      for (const server of servers) await server.close();
    });

    it('migrates without the limits of the role, is notified of changes, and ends a statement that does not end', async () => {
      const DATABASE_URL = await pooler({ onConnect: '' });
      const limited = await postgres.createDatabase('limited');
      const DATABASE_DIRECT_URL = limited;
      const admin = await open({ DATABASE_URL: postgres.url });
      await admin.executeSql("ALTER ROLE limited SET statement_timeout = '300ms'");
      await admin.executeSql("ALTER ROLE limited SET idle_in_transaction_session_timeout = '300ms'");
      await admin.close();
      const pooledUrl = Object.assign(new URL(limited), { port: new URL(DATABASE_URL).port }).href;
      const database = await open({ DATABASE_URL: pooledUrl, DATABASE_DIRECT_URL });
      await database.withoutTimeout(migrate);
      await expect(database.executeSql('SELECT pg_sleep(60)')).rejects.toMatchObject({ code: '57014' });
      await database.withLock(1, async () => {
        await database.executeSql('SELECT pg_sleep(0.2)');
        await database.executeSql('SELECT pg_sleep(0.2)');
      });
      const heard: (string | null)[] = [];
      const listener = await database.listen('shangyuan', (payload) => void heard.push(payload));
      await vi.waitFor(() => expect(heard).toEqual([null]));
      await database.executeSql("INSERT INTO feature_switch VALUES ('is_show_he_pan', false, now())");
      await vi.waitFor(() => expect(heard).toEqual([null, 'feature_switch']));
      await listener.close();
      await database.close();
    });
  });
}
