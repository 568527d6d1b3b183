import { describe, expect, it, vi } from 'vitest';
import { TestClient, type Harness } from './harness.ts';
import { suitesOn } from './suites/index.ts';

suitesOn('postgres', (harness: () => Harness) => {
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
