/** Erasure and housekeeping: no one can stop them, and a failure is seen. */
import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../src/duration.ts';
import { runHousekeeping } from '../../src/jobs/housekeeping.ts';
import { TestClient, type Harness } from '../harness.ts';

export function houseSuite(harness: () => Harness): void {
  const leaver = async () => {
    const client = new TestClient(harness());
    const { id, password } = await client.register();
    await client.call('delAccount', { password });
    return id;
  };
  const statusOf = async (id: string) => {
    const { db } = harness().database;
    const row = await db.selectFrom('account').select('status').where('id', '=', id).executeTakeFirst();
    return row?.status;
  };
  const pastGrace = () => harness().pass(7 * DAY_MS + MINUTE_MS);
  const sql = (text: string) => harness().database.executeSql(text);

  describe('an erasure', () => {
    it('is not stopped by a user who has taken the name it would give', async () => {
      const first = await leaver();
      const others = [await leaver(), await leaver()];
      const squatter = new TestClient(harness());
      const { id } = await squatter.register();
      const { db } = harness().database;
      const username = `erased-${first.replaceAll('-', '')}`;
      await db.updateTable('account').set({ username }).where('id', '=', id).execute();
      pastGrace();
      expect((await runHousekeeping(harness().system)).failed).toEqual([]);
      for (const gone of [first, ...others]) expect(await statusOf(gone)).toBe('erased');
      expect(await statusOf(id)).toBe('active');
    });

    it('of more accounts than one batch leaves none behind', async () => {
      const ids = Array.from({ length: 120 }, () => `'${crypto.randomUUID()}'::uuid`);
      const due = `'${harness().now().toISOString()}'::timestamptz - interval '1 second'`;
      await sql(`INSERT INTO account (id, username, nickname, login_type, status, erase_after, created_at, updated_at)
        SELECT id, 'leaver_' || left(id::text, 8), '', '1', 'leaving', ${due}, ${due}, ${due}
        FROM unnest(ARRAY[${ids.join(', ')}]) AS id`);
      const { done, failed } = await runHousekeeping(harness().system);
      expect(failed).toEqual([]);
      expect(done['erasedAccounts']).toBeGreaterThanOrEqual(120);
      const { rows } = await sql(
        `SELECT 1 FROM account WHERE status = 'leaving' AND id = ANY (ARRAY[${ids.join(', ')}])`,
      );
      expect(rows).toEqual([]);
    });

    it('that fails holds up neither the others nor the rest of the house, and is reported', async () => {
      const stuck = await leaver();
      const others = [await leaver(), await leaver()];
      await sql(`CREATE FUNCTION refuse_erasure() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'stuck'; END $$`);
      await sql(`CREATE TRIGGER stuck BEFORE UPDATE ON account FOR EACH ROW
        WHEN (OLD.id = '${stuck}' AND NEW.status = 'erased') EXECUTE FUNCTION refuse_erasure()`);
      pastGrace();
      const before = harness().log().length;
      const { done, failed } = await runHousekeeping(harness().system);
      expect(failed).toEqual(['erasedAccounts']);
      expect(done).toMatchObject({ sessions: expect.any(Number), rates: expect.any(Number) });
      for (const gone of others) expect(await statusOf(gone)).toBe('erased');
      expect(await statusOf(stuck)).toBe('leaving');
      const told = harness().log().slice(before);
      expect(told).toMatch(new RegExp(`"level":50.*"account":"${stuck}".*could not be erased`));
      expect(told).toMatch(/"level":50.*"part":"erasedAccounts".*housekeeping failed/);
      const metrics = await harness().parts.metrics.text();
      expect(metrics).toMatch(/oldest_due_erasure_seconds [1-9]/);
      expect(metrics).toMatch(/housekeeping_runs_total\{part="erasedAccounts",outcome="failed"\} 1/);
      await sql('DROP TRIGGER stuck ON account');
      await sql('DROP FUNCTION refuse_erasure()');
      expect((await runHousekeeping(harness().system)).failed).toEqual([]);
      expect(await statusOf(stuck)).toBe('erased');
      expect(await harness().parts.metrics.text()).toMatch(/oldest_due_erasure_seconds 0\n/);
    });
  });
}
