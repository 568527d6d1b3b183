/** The export of one's own data: whole, bounded, and only one's own. */
import { gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { buildApp, newLogger } from '../../src/app.ts';
import { DAY_MS } from '../../src/duration.ts';
import { runHousekeeping } from '../../src/jobs/housekeeping.ts';
import { caseBody, TestClient, unique, type Harness } from '../harness.ts';

type State = { id: string; state: string; bytes: number };

export function exportSuite(harness: () => Harness): void {
  const stateOf = async (client: TestClient) =>
    (await client.call('exportStatus')).data as unknown as State | null;
  const made = async (client: TestClient): Promise<State> => {
    expect((await client.call('exportUser')).msg).toBe('ok');
    await vi.waitFor(async () => expect((await stateOf(client))?.state).toBe('ready'), { timeout: 30_000 });
    return (await stateOf(client)) as State;
  };
  const fetchFile = async (client: TestClient, id: string, encoding: string) =>
    fetch(`${harness().origin}/api/user/export/file?id=${id}`, {
      headers: { cookie: `sid=${client.cookies.get('sid')}`, 'accept-encoding': encoding },
    });
  const save = async (client: TestClient, name: string, more: object = {}) =>
    client.call('saveRecord', {
      id: crypto.randomUUID(),
      kind: 'case',
      body: caseBody(name, more),
      editedAt: harness().now().toISOString(),
    });

  describe('an export', () => {
    it('holds everything of the user and nothing of others, and says how large it is', async () => {
      const client = new TestClient(harness());
      const { phone } = await client.loginBySms();
      expect(await stateOf(client)).toBeNull();
      await save(client, '乙');
      await client.call('consumeQuota', { feature: 'PaiPan', requestId: unique().requestId });
      const consent = { requestId: unique().requestId, item: 'privacy', granted: true, version: '1' };
      await client.call('giveConsent', consent);
      const { id, bytes } = await made(client);
      const answer = await fetchFile(client, id, 'identity');
      expect(answer.headers.get('content-length')).toBe(String(bytes));
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      const text = await answer.text();
      expect(Buffer.byteLength(text)).toBe(bytes);
      const data = JSON.parse(text) as Record<string, unknown>;
      expect(data).toMatchObject({
        account: { phone },
        records: [{ body: { name: '乙' } }],
        uses: [{ feature: 'PaiPan', counted: true }],
        consents: [{ item: 'privacy', granted: true }],
        history: [{ actor: 'user', action: 'user.export' }],
      });
      expect(Object.keys(data).toSorted()).toEqual([
        'account',
        'avatar',
        'calendars',
        'consents',
        'exportedAt',
        'feedback',
        'history',
        'identities',
        'memberships',
        'orders',
        'passkeys',
        'records',
        'revisions',
        'secondStep',
        'services',
        'sessions',
        'uses',
      ]);
      expect(text).not.toMatch(/hmac|hash|token|_enc|request_id/);
      const zipped = await fetchFile(client, id, 'gzip');
      expect(zipped.headers.get('content-encoding')).toBe('gzip');
      expect(await zipped.text()).toBe(text);
      const refused = await fetchFile(client, id, 'gzip;q=0, identity');
      expect(refused.headers.get('content-encoding')).toBeNull();
    });

    it('of much is written in pieces, and no server holds it whole', async () => {
      const client = new TestClient(harness());
      await client.register();
      // What gzip cannot shrink, so that there is more than one piece.
      const noise = () => Array.from({ length: 1_500 }, () => crypto.randomUUID()).join('');
      for (let index = 0; index < 40; index += 1) await save(client, `第 ${index}`, { noise: noise() });
      const { id, bytes } = await made(client);
      expect(bytes).toBeGreaterThan(2_000_000);
      const { rows } = await harness().database.executeSql(
        'SELECT position, octet_length(gzip) AS n FROM export_piece WHERE job_id = $1 ORDER BY position',
        [id],
      );
      expect(rows.length).toBeGreaterThan(1);
      const data = JSON.parse(await (await fetchFile(client, id, 'gzip')).text()) as { records: unknown[] };
      expect(data.records).toHaveLength(40);
    });

    it('under way is given again instead of another, and there are three a day', async () => {
      const client = new TestClient(harness());
      await client.register();
      const ids = new Set<string>();
      for (const answer of await Promise.all(Array.from({ length: 8 }, () => client.call('exportUser'))))
        if (answer.code === 200) ids.add(String(answer.data['id']));
      expect(ids.size).toBeLessThanOrEqual(3);
      const codes = [];
      for (let index = 0; index < 4; index += 1) {
        codes.push((await client.call('exportUser')).code);
        await vi.waitFor(async () => expect((await stateOf(client))?.state).toBe('ready'), {
          timeout: 30_000,
        });
      }
      expect(codes.at(-1)).toBe(429);
      harness().pass(DAY_MS + 1_000);
      expect((await client.call('exportUser')).msg).toBe('ok');
    });

    it('that never ends, or that no worker took on, blocks no other', async () => {
      const client = new TestClient(harness());
      const { id } = await client.register();
      const { parts, now } = harness();
      await harness().database.executeSql(
        `INSERT INTO export_job (id, account_id, state, created_at, expires_at) VALUES (gen_random_uuid(), $1, 'running', $2, $2)`,
        [id, now()],
      );
      // A server without background workers.
      const app = await buildApp(parts, { logger: newLogger({ ...parts.config, LOG_LEVEL: 'silent' }) });
      const headers = { cookie: `sid=${client.cookies.get('sid')}`, 'x-requested-with': 'test' };
      const answer = await app.inject({ method: 'POST', url: '/api/user/export', headers, body: {} });
      await app.close();
      expect(answer.json()).toMatchObject({ code: 503, data: { reason: 'busy' } });
      expect(await stateOf(client)).toBeNull();
      expect((await made(client)).state).toBe('ready');
    });

    it("is its owner's, for a day", async () => {
      const client = new TestClient(harness());
      await client.register();
      const { id } = await made(client);
      const stranger = new TestClient(harness());
      await stranger.register();
      expect((await fetchFile(stranger, id, 'gzip')).status).toBe(404);
      expect((await fetchFile(new TestClient(harness()), id, 'gzip')).status).toBe(401);
      harness().pass(DAY_MS + 1_000);
      expect((await fetchFile(client, id, 'gzip')).status).toBe(404);
      await runHousekeeping(harness().system);
      const { rows } = await harness().database.executeSql('SELECT id FROM export_job WHERE id = $1', [id]);
      expect(rows).toEqual([]);
    });

    it('goes with the account', async () => {
      const client = new TestClient(harness());
      const { id, password } = await client.register();
      await made(client);
      await client.call('delAccount', { password });
      harness().pass(7 * DAY_MS + 1_000);
      expect((await runHousekeeping(harness().system)).failed).toEqual([]);
      const { rows } = await harness().database.executeSql(
        'SELECT id FROM export_job WHERE account_id = $1',
        [id],
      );
      expect(rows).toEqual([]);
    });

    it('that broke off is made again from its beginning', async () => {
      const client = new TestClient(harness());
      const { id: account } = await client.register();
      await save(client, '甲');
      const { db } = harness().database;
      const now = harness().now();
      const job = crypto.randomUUID();
      const expires = new Date(now.getTime() + DAY_MS);
      await db
        .insertInto('export_job')
        .values({ id: job, account_id: account, state: 'running', created_at: now, expires_at: expires })
        .execute();
      await db
        .insertInto('export_piece')
        .values({ job_id: job, position: 0, gzip: Buffer.from('half') })
        .execute();
      const { runExport } = await import('../../src/modules/export/export.service.ts');
      await runExport(harness().system, job);
      expect(await stateOf(client)).toMatchObject({ id: job, state: 'ready' });
      const { rows } = await harness().database.executeSql(
        'SELECT gzip FROM export_piece WHERE job_id = $1',
        [job],
      );
      const text = gunzipSync(Buffer.from((rows[0] as { gzip: Uint8Array }).gzip)).toString();
      expect(JSON.parse(text)).toMatchObject({ records: [{ body: { name: '甲' } }] });
    });
  });
}
