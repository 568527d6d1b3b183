/**
 * Reads from replicas: who may read from one, and with FULL=1 what that comes to on a real replica whose replay stands still.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp, newLogger } from '../src/app.ts';
import { loadConfig } from '../src/config.ts';
import { openDatabase, type Database } from '../src/db/database.ts';
import { AppError } from '../src/errors.ts';
import { openPool } from '../src/db/pgPool.ts';
import { isPosition, MAX_AGE_MS, openReplicas, type Replicas } from '../src/db/replicas.ts';
import type { Tables } from '../src/db/tables.ts';
import { noteWrite, readInNeed, readStale } from '../src/http/staleReads.ts';
import { createMetrics } from '../src/metrics.ts';
import { caseBody, startHarness, TestClient, type Answer, type Harness } from './harness.ts';
import type { TestPostgres, TestReplica } from './postgres.ts';

const isFull = process.env['FULL'] === '1';

/** A browser that reads at servers with these replicas. */
function browser(replicas: Partial<Replicas> | null) {
  const cookies: Record<string, string> = {};
  const primary = { name: 'primary' };
  const parts = {
    config: loadConfig({}),
    metrics: createMetrics(),
    database: { db: primary, replicas } as unknown as Database,
  };
  const reply = {
    setCookie: (name: string, value: string, { maxAge }: { maxAge: number }) => {
      expect(maxAge * 1_000).toBe(3 * MAX_AGE_MS);
      cookies[name] = value;
    },
  } as unknown as FastifyReply;
  const request = { cookies } as unknown as FastifyRequest;
  return {
    cookies,
    parts,
    write: () => noteWrite(parts, reply),
    read: async () =>
      readStale(parts, { request, reply }, async (tx) => (tx as unknown as { name: string }).name),
    readInNeed: async (fromPrimary: () => Promise<string>) =>
      readInNeed(parts, fromPrimary, async (tx) => (tx as unknown as { name: string }).name),
  };
}

const replicaAt = (position: string) => {
  const seen: (string | null)[] = [];
  const read = (async (after: string | null, work: (tx: unknown) => Promise<unknown>) => {
    seen.push(after);
    return { value: await work({ name: 'replica' }), position };
  }) as Replicas['read'];
  return { seen, read };
};

describe('a read that may be old', () => {
  it('comes from a replica, and the next from none that is behind it', async () => {
    const replica = replicaAt('0/16B3740');
    const { read, cookies } = browser(replica);
    expect([await read(), await read()]).toEqual(['replica', 'replica']);
    expect(replica.seen).toEqual([null, '0/16B3740']);
    expect(cookies).toEqual({ position: '0/16B3740' });
  });

  it('comes from the primary after a write, whatever was read before it and while it was made', async () => {
    const { read, write, cookies } = browser(replicaAt('0/1'));
    await read();
    write();
    expect(await read()).toBe('primary');
    // A read that was under way at the time of the write ends after it.
    cookies['position'] = '0/1';
    expect(await read()).toBe('primary');
  });

  it('comes from the primary where the replica is too old, and so do those that follow', async () => {
    const read = vi.fn(async () => null);
    const one = browser({ read });
    expect([await one.read(), await one.read()]).toEqual(['primary', 'primary']);
    expect(read).toHaveBeenCalledTimes(1);
    expect(await one.parts.metrics.text()).toContain('stale_reads_total{from="primary"} 2');
  });

  it('takes nothing for a position that is none', async () => {
    const replica = replicaAt('0/1');
    const { read, cookies } = browser(replica);
    for (const position of ["0/1'; --", '0/', 'FFFFFFFFF/0', '']) {
      cookies['position'] = position;
      await read();
      expect(isPosition(position)).toBe(false);
    }
    expect(replica.seen).toEqual([null, null, null, null]);
  });

  it('sets no cookies where there are no replicas', async () => {
    const { read, write, cookies } = browser(null);
    write();
    expect(await read()).toBe('primary');
    expect(cookies).toEqual({});
  });
});

describe('a read that needs an answer', () => {
  const refused = async () => Promise.reject(new Error('ECONNREFUSED'));

  it('comes from the primary, and its failure too, while that answers', async () => {
    const { readInNeed: read, cookies } = browser({ isAlone: async () => false });
    expect(await read(async () => 'primary')).toBe('primary');
    await expect(read(refused)).rejects.toThrow('ECONNREFUSED');
    expect(cookies).toEqual({});
  });

  const readAlone = (async (work: (tx: unknown) => Promise<unknown>) => ({
    value: await work({ name: 'replica' }),
  })) as Replicas['readAlone'];

  it('comes from a replica while the primary is away, also right after a write, which ended with a refusal', async () => {
    const { readInNeed: read, write, parts } = browser({ isAlone: async () => true, readAlone });
    write();
    expect([await read(refused), await read(refused)]).toEqual(['replica', 'replica']);
    expect(await parts.metrics.text()).toContain('stale_reads_total{from="replica"} 2');
  });

  it('is tried again where the connection breaks, and fails as the primary does in the end', async () => {
    vi.useFakeTimers();
    try {
      const { readInNeed: read } = browser({ isAlone: async () => true, readAlone: async () => null });
      const broken = vi.fn(async () =>
        Promise.reject(Object.assign(new Error('away'), { code: 'ECONNRESET' })),
      );
      const twice = read(vi.fn(async () => 'primary').mockImplementationOnce(broken));
      const never = read(broken);
      never.catch(() => {});
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await twice).toBe('primary');
      await expect(never).rejects.toThrow('away');
      expect(broken).toHaveBeenCalledTimes(1 + 4);
      await expect(read(async () => Promise.reject(new AppError('loginRequired')))).rejects.toThrow(AppError);
    } finally {
      vi.useRealTimers();
    }
  });

  it('comes from a replica when the primary goes while it is asked', async () => {
    vi.useFakeTimers();
    try {
      let isAway = false;
      const { readInNeed: read } = browser({ isAlone: async () => isAway, readAlone });
      const answer = read(async () => new Promise(() => {}));
      await vi.advanceTimersByTimeAsync(1_000);
      isAway = true;
      await vi.advanceTimersByTimeAsync(2_000);
      expect(await answer).toBe('replica');
    } finally {
      vi.useRealTimers();
    }
  });
});

if (isFull)
  describe.each([
    [
      'stopped',
      async (postgres: TestPostgres) => postgres.halt('SIGQUIT'),
      async (postgres: TestPostgres) => postgres.resume(),
    ],
    [
      'frozen',
      async (postgres: TestPostgres) => postgres.freeze(),
      async (postgres: TestPostgres) => postgres.thaw(),
    ],
  ])('a primary that is %s', (_how, strike, mend) => {
    it(
      'is stood in for by a replica, for reads of those who are logged in',
      { timeout: 120_000 },
      async () => {
        const harness = await startHarness('replicated');
        const { postgres, database } = harness;
        if (postgres === null) throw new TypeError('Cannot stop PostgreSQL: there is none');
        const client = new TestClient(harness);
        await client.loginBySms();
        const ended = new TestClient(harness);
        await ended.loginBySms();
        const sessionOfEnded = new Map(ended.cookies);
        await ended.call('revokeSession', { scope: 'current' });
        const draft = (id: string) => ({
          id,
          kind: 'case',
          body: caseBody('甲'),
          editedAt: harness.now().toISOString(),
        });
        const [before, after] = [crypto.randomUUID(), crypto.randomUUID()];
        expect((await client.call('saveRecord', draft(before))).msg).toBe('ok');
        // Long enough for a session to be marked as used, which a replica cannot do.
        harness.pass(6 * 60_000);
        const list = async () => client.call('listRecords', { since: 0, limit: 10 });
        const idsOf = ({ data }: Answer) =>
          (data as unknown as { items: { id: string }[] }).items.map(({ id }) => id);
        const untilAnswered = async (call: () => Promise<Answer>) =>
          vi.waitFor(
            async () => {
              const answer = await call();
              expect(answer.status).toBe(200);
              return answer;
            },
            { timeout: 20_000, interval: 100 },
          );
        // Two samples of what was written.
        const { rows } = await database.executeSql('SELECT pg_current_wal_insert_lsn()::text AS at');
        const [{ at = '' } = {}] = rows as { at?: string }[];
        for (const _ of [1, 2]) {
          await database.replicas?.sample();
          await vi.waitFor(
            async () => expect(await database.replicas?.read(at, async () => true)).not.toBeNull(),
            { timeout: 30_000 },
          );
        }
        try {
          await strike(postgres);
          expect(idsOf(await untilAnswered(list))).toEqual([before]);
          for (const call of [
            'listQuotas',
            'getUserInfo',
            'listServices',
            'getUserPaiPanReportCount',
          ] as const)
            expect(await client.call(call), call).toMatchObject({ status: 200 });
          expect(await client.call('saveRecord', draft(after))).toMatchObject({ status: 503 });
          expect(await client.call('listSessions')).toMatchObject({ status: 503 });
          ended.cookies = new Map(sessionOfEnded);
          expect(await ended.call('listQuotas')).toMatchObject({ status: 503 });
          await mend(postgres);
          await untilAnswered(async () => client.call('saveRecord', draft(after)));
          expect(idsOf(await list())).toEqual([before, after]);
          expect(await client.call('listSessions')).toMatchObject({ status: 200 });
          expect(await ended.call('listQuotas')).toMatchObject({ status: 401 });
        } finally {
          await mend(postgres).catch(() => {});
          await harness.stop();
        }
      },
    );
  });

if (isFull)
  describe('two servers of a primary and a replica', () => {
    let harness: Harness;
    let replica: TestReplica;
    let other: Harness;
    let isHalted = false;
    const databases: Database[] = [];
    const closers: (() => Promise<unknown>)[] = [];

    beforeAll(async () => {
      harness = await startHarness('replicated');
      if (harness.replica === null) throw new TypeError('Cannot pause the replica: there is none');
      replica = harness.replica;
      const { parts } = harness;
      const database = await openDatabase(parts.config, () => {});
      databases.push(harness.database, database);
      const app = await buildApp(
        { ...parts, database },
        { logger: newLogger({ ...parts.config, LOG_LEVEL: 'silent' }) },
      );
      other = { ...harness, origin: await app.listen({ host: '127.0.0.1', port: 0 }) };
      closers.push(async () => app.close(), database.close);
    });
    afterEach(async () => {
      if (!isHalted) await replica.goOn();
    });
    afterAll(async () => {
      for (const close of closers) await close();
      await harness.stop();
    });

    const readsOf = async (from: 'replica' | 'primary') => {
      const text = await harness.parts.metrics.text();
      return Number(new RegExp(`stale_reads_total\\{from="${from}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
    };
    /** The same browser at the other server. */
    const beside = (client: TestClient) => Object.assign(new TestClient(other), { cookies: client.cookies });
    const draft = (id: string, name: string) => ({
      id,
      kind: 'case',
      body: caseBody(name),
      editedAt: harness.now().toISOString(),
    });
    /** Waits until the replica has what the primary has written. */
    const caughtUp = async () => {
      const { rows } = await harness.database.executeSql('SELECT pg_current_wal_insert_lsn()::text AS at');
      const [{ at = '' } = {}] = rows as { at?: string }[];
      await vi.waitFor(
        async () => {
          for (const { replicas } of databases) {
            await replicas?.sample();
            expect((await replicas?.read(at, async () => true))?.value).toBe(true);
          }
        },
        { timeout: 30_000, interval: 100 },
      );
    };
    const forget = (client: TestClient) => {
      client.cookies.delete('primary');
      client.cookies.delete('position');
    };

    it('show a user what was just written, of every kind, at either server, while the replica stands still', async () => {
      const client = new TestClient(harness);
      await client.loginBySms();
      await caughtUp();
      await replica.pause();
      const twin = beside(client);
      const id = crypto.randomUUID();
      expect((await client.call('saveRecord', draft(id, '甲'))).msg).toBe('ok');
      expect((await twin.call('listRecords', { since: 0, limit: 10 })).data).toMatchObject({
        items: [{ id }],
      });
      const edited = { ...draft(id, '乙'), baseRevision: 1 };
      expect((await twin.call('saveRecord', edited)).msg).toBe('ok');
      expect((await client.call('listRevisions', { id })).data).toHaveLength(1);
      const letter = { type: 'other', text: '这一行的字太小了，看不清。', requestId: crypto.randomUUID() };
      expect((await client.call('sendFeedback', letter)).msg).toBe('ok');
      expect((await twin.call('listFeedback')).data).toHaveLength(1);
      const opened = await client.call('openCalendar', { kind: 'days' });
      expect(opened.msg).toBe('ok');
      expect((await twin.call('listCalendars')).data).toHaveLength(1);
      // A program without cookies, which the tag would keep from asking again.
      const day = { ...draft(crypto.randomUUID(), ''), kind: 'day', body: { date: '2026-05-01' } };
      expect((await twin.call('saveRecord', day)).msg).toBe('ok');
      const { path } = opened.data as unknown as { path: string };
      const text = await new TestClient(other).fetch(path);
      expect(text.body).toContain('DTSTART;VALUE=DATE:20260501');
      expect((await twin.call('deleteRecord', { id, purge: false })).msg).toBe('ok');
      const { data } = await client.call('listRecords', { since: 0, limit: 10 });
      expect(
        (data as unknown as { items: { deletedAt: string | null }[] }).items[0]?.deletedAt,
      ).not.toBeNull();
    });

    it('read a calendar from the replica where it has all records of now', async () => {
      const client = new TestClient(harness);
      await client.loginBySms();
      const day = { ...draft(crypto.randomUUID(), ''), kind: 'day', body: { date: '2026-05-01' } };
      await client.call('saveRecord', day);
      const opened = await client.call('openCalendar', { kind: 'days' });
      await caughtUp();
      const before = await readsOf('replica');
      const { path } = opened.data as unknown as { path: string };
      expect((await new TestClient(harness).fetch(path)).body).toContain('DTSTART;VALUE=DATE:20260501');
      expect(await readsOf('replica')).toBe(before + 1);
    });

    it('read from the replica where the browser has written nothing of late', async () => {
      const client = new TestClient(harness);
      await client.loginBySms();
      await client.call('saveRecord', draft(crypto.randomUUID(), '甲'));
      await caughtUp();
      for (const call of ['listRecords', 'listFeedback', 'listCalendars'] as const) {
        forget(client);
        const before = await readsOf('replica');
        expect((await client.call(call, call === 'listRecords' ? { since: 0, limit: 10 } : {})).msg).toBe(
          'ok',
        );
        expect(await readsOf('replica'), call).toBe(before + 1);
      }
      expect(isPosition(decodeURIComponent(client.cookies.get('position') ?? ''))).toBe(true);
    });

    it('give another device of the account an old answer rather than none', async () => {
      const client = new TestClient(harness);
      const { phone } = await client.loginBySms();
      const second = new TestClient(harness);
      harness.pass(61_000);
      await second.loginBySms(phone);
      await caughtUp();
      await replica.pause();
      const id = crypto.randomUUID();
      await client.call('saveRecord', draft(id, '甲'));
      forget(second);
      expect(await second.call('listRecords', { since: 0, limit: 10 })).toMatchObject({
        status: 200,
        msg: 'ok',
      });
      expect(await second.call('listRevisions', { id })).toMatchObject({ status: 200, msg: 'ok' });
    });

    it('go on with the primary while the replica is away', async () => {
      const client = new TestClient(harness);
      await client.loginBySms();
      await caughtUp();
      await replica.halt();
      isHalted = true;
      forget(client);
      const before = await readsOf('primary');
      expect(await client.call('listRecords', { since: 0, limit: 10 })).toMatchObject({
        status: 200,
        msg: 'ok',
      });
      expect(await readsOf('primary')).toBe(before + 1);
      expect(client.cookies.get('primary')).toBe('1');
    });
  });

if (isFull)
  describe('a replica', () => {
    it('is read only while it has what the primary had some seconds ago, and what was seen', async () => {
      const harness = await startHarness('replicated');
      const { replica, database, parts } = harness;
      if (replica === null) throw new TypeError('Cannot pause the replica: there is none');
      let now = 0;
      const { types } = await import('pg');
      const poolOf = (url: string) =>
        openPool({
          url,
          size: 2,
          isPooled: true,
          timeoutMs: 2_000,
          callMs: 2_000,
          prepares: true,
          parserOf: types.getTypeParser as never,
          onError: () => {},
        });
      const primary = new Kysely<Tables>({
        dialect: new PostgresDialect({ pool: poolOf(parts.config.DATABASE_URL ?? '') }),
      });
      const replicas = openReplicas({ primary, pool: poolOf(replica.url), timeoutMs: 2_000, now: () => now });
      const countSwitches = async () =>
        replicas.read(
          null,
          async (tx) => (await tx.selectFrom('feature_switch').selectAll().execute()).length,
        );
      const insert = async (key: string) =>
        database.executeSql('INSERT INTO feature_switch VALUES ($1, false, now())', [key]);
      try {
        await insert('is_show_he_pan');
        await replicas.sample();
        await vi.waitFor(async () => expect(await countSwitches()).toMatchObject({ value: 1 }), {
          timeout: 30_000,
        });
        await replica.pause();
        await insert('is_show_ge_ren_li');
        // The sample of before the pause still counts, then the one of now.
        expect(await countSwitches()).toMatchObject({ value: 1 });
        now += MAX_AGE_MS;
        await replicas.sample();
        expect(await countSwitches()).toMatchObject({ value: 1 });
        now += 1;
        expect(await countSwitches()).toBeNull();
        await replica.goOn();
        await vi.waitFor(async () => expect(await countSwitches()).toMatchObject({ value: 2 }), {
          timeout: 30_000,
        });
        expect(await replicas.read('FFFFFFFF/0', async () => 1)).toBeNull();
        now += MAX_AGE_MS + 1;
        expect(await countSwitches()).toBeNull();
        await replicas.sample();
        expect(await replicas.read(null, async (tx) => tx.deleteFrom('feature_switch').execute())).toBeNull();
        expect(await countSwitches()).toBeNull();
        now += MAX_AGE_MS;
        expect(await countSwitches()).toMatchObject({ value: 2 });
      } finally {
        await replicas.close();
        expect(parts.config.DATABASE_READ_URL).toBe(replica.url);
        await harness.stop();
      }
    });
  });
