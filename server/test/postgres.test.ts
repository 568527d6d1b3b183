import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { buildApp, newLogger } from '../src/app.ts';
import { openDatabase } from '../src/db/database.ts';
import { caseBody, TestClient, type Harness } from './harness.ts';
import { suitesOn } from './suites/index.ts';

suitesOn('postgres', (harness: () => Harness) => {
  describe('a frozen PostgreSQL', () => {
    it('is not waited for: /readyz says so, calls are busy, and all goes on when it thaws', async () => {
      const { postgres, parts } = harness();
      if (postgres === null) throw new TypeError('Cannot freeze the database: there is none of its own');
      const config = { ...parts.config, DATABASE_TIMEOUT_MS: 500, DATABASE_POOL: 2 };
      const database = await openDatabase(config, () => {});
      const app = await buildApp(
        { ...parts, config, database },
        { logger: newLogger({ ...config, LOG_LEVEL: 'silent' }) },
      );
      const origin = await app.listen({ host: '127.0.0.1', port: 0 });
      const client = new TestClient({ ...harness(), origin });
      await client.register();
      expect((await client.fetch('/readyz')).status).toBe(200);
      postgres.freeze();
      try {
        const calls = Array.from({ length: 4 }, () => client.call('listQuotas'));
        expect((await client.fetch('/readyz')).status).toBe(503);
        expect((await client.fetch('/healthz')).status).toBe(200);
        for (const answer of await Promise.all(calls))
          expect(answer).toMatchObject({ status: 503, data: { reason: 'busy' } });
      } finally {
        postgres.thaw();
      }
      await vi.waitFor(async () => expect((await client.call('listQuotas')).msg).toBe('ok'), {
        timeout: 30_000,
      });
      await app.close();
      await database.close();
    });
  });

  describe('a record that is sent several times at once', () => {
    it('is one, and counted once', async () => {
      const { database, now } = harness();
      const client = new TestClient(harness());
      const { id } = await client.register();
      const draft = {
        id: crypto.randomUUID(),
        kind: 'case',
        body: caseBody('甲'),
        editedAt: now().toISOString(),
      };
      await client.call('saveRecord', { ...draft, id: crypto.randomUUID() });
      const answers = await database.db.transaction().execute(async (tx) => {
        await sql`SELECT lock_head(${id}::uuid)`.execute(tx);
        const calls = Array.from({ length: 4 }, async () => client.call('saveRecord', draft));
        await vi.waitFor(
          async () => {
            const { rows } = await database.executeSql(
              "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'",
            );
            expect(rows).toHaveLength(4);
          },
          { timeout: 10_000 },
        );
        return { calls };
      });
      for (const answer of await Promise.all(answers.calls))
        expect(answer.data).toMatchObject({ kept: 'mine', record: { revision: 1, conflicts: 0 } });
      const { rows } = await database.executeSql(
        `SELECT h.living, h.kept, h.total, h.bytes - (SELECT sum(r.bytes) FROM record r WHERE r.account_id = h.account_id) AS gap
        FROM record_head h WHERE h.account_id = $1`,
        [id],
      );
      expect(rows).toEqual([{ living: 2, kept: 2, total: 2, gap: 0 }]);
    });
  });

  describe('a code to the phone of before', () => {
    it('that comes while another phone takes its place takes the account back, and opens no second session in it', async () => {
      const { database, now, parts } = harness();
      const thief = new TestClient(harness());
      const { id, phone } = await thief.loginBySms();
      harness().pass(61_000);
      const owner = new TestClient(harness());
      const password = await owner.code(phone);
      const fresh = `138${phone.slice(3)}`;
      const login = await database.db.transaction().execute(async (tx) => {
        const from = { phone_enc: parts.keys.seal(phone), phone_hmac: parts.keys.hash('phone', phone) };
        const to = { phone_enc: parts.keys.seal(fresh), phone_hmac: parts.keys.hash('phone', fresh) };
        await tx.updateTable('account').set(to).where('id', '=', id).execute();
        await tx.deleteFrom('login_session').where('account_id', '=', id).execute();
        const replaced = { replaced_at: now(), until: new Date(now().getTime() + 86_400_000) };
        await tx
          .insertInto('former_phone')
          .values({ ...from, ...replaced, account_id: id })
          .execute();
        const answer = owner.call('registerOrLogin', { loginType: '2', username: phone, password });
        await vi.waitFor(
          async () => {
            const { rows } = await database.executeSql(
              "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'",
            );
            expect(rows).toHaveLength(1);
          },
          { timeout: 10_000 },
        );
        return { answer };
      });
      expect((await login.answer).data).toMatchObject({ user: { id }, recovered: true, isNew: false });
    });
  });

  describe('a database that is closed', () => {
    it('holds no connection, and so no process, whoever asked it', async () => {
      const database = await openDatabase(harness().parts.config, () => {});
      await database.executeSql('SELECT 1');
      expect(database.stats().open).toBe(1);
      await database.close();
      expect(database.stats().open).toBe(0);
    });
  });

  describe('a restart of PostgreSQL', () => {
    it('costs connections, not the server', async () => {
      const client = new TestClient(harness());
      await client.register();
      const { executeSql } = harness().database;
      await executeSql(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND usename = current_user',
      );
      await vi.waitFor(async () => expect((await client.call('listQuotas')).msg).toBe('ok'), {
        timeout: 30_000,
      });
      for (let index = 0; index < 10; index += 1) expect((await client.call('listQuotas')).msg).toBe('ok');
    });
  });
});
