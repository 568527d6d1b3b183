import { describe, expect, it, vi } from 'vitest';
import { buildApp, newLogger } from '../src/app.ts';
import { openDatabase } from '../src/db/database.ts';
import { TestClient, type Harness } from './harness.ts';
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
