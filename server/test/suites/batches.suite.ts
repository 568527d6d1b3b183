/** Many records in one call, and what a large synchronisation leaves to others behind the same address. */
import { LIMITS } from '@shangyuan/contract';
import { describe, expect, it } from 'vitest';
import { BOUNDS } from '../../src/bounds.ts';
import { caseBody, TestClient, type Answer, type Harness } from '../harness.ts';

type Result = {
  record?: { id: string; revision: number; cursor: number; deletedAt: string; body?: { name: string } };
  kept?: string;
  conflictId?: string;
  reason?: string;
  field?: string;
  retryAfterSec?: number;
};

export function batchesSuite(harness: () => Harness): void {
  const user = async () => {
    const client = new TestClient(harness());
    return { client, ...(await client.register()) };
  };
  const at = (shiftMs = 0) => new Date(harness().now().getTime() + shiftMs).toISOString();
  const draft = (name: string, fields: object = {}) => ({
    id: crypto.randomUUID(),
    kind: 'case',
    body: caseBody(name),
    editedAt: at(),
    baseRevision: 0,
    ...fields,
  });
  const resultsOf = (answer: Answer): readonly Result[] => {
    expect(answer.msg).toBe('ok');
    return (answer.data as unknown as { results: Result[] }).results;
  };
  const saveMany = async (client: TestClient, records: readonly unknown[]) =>
    resultsOf(await client.call('saveRecords', { records }));
  const living = async (client: TestClient) => {
    const names: string[] = [];
    for (let since = 0, hasMore = true; hasMore;) {
      const { data } = await client.call('listRecords', { since });
      const page = data as unknown as {
        items: { body: { name: string } | null; deletedAt: string }[];
        cursor: number;
        hasMore: boolean;
      };
      for (const { body, deletedAt } of page.items)
        if (deletedAt === '' && body !== null) names.push(body.name);
      ({ cursor: since, hasMore } = page);
    }
    return names;
  };
  const setHead = async (id: string, counts: object) => {
    const { db } = harness().database;
    await db.updateTable('record_head').set(counts).where('account_id', '=', id).execute();
  };

  describe('a save of many', () => {
    it('takes each as its single call would, and says so in their order', async () => {
      const { client } = await user();
      const [one, two] = [draft('甲'), draft('乙')];
      await client.call('saveRecord', one);
      await client.call('saveRecord', { ...one, body: caseBody('甲二'), baseRevision: 1 });
      const results = await saveMany(client, [
        two,
        { ...one, body: caseBody('甲三'), baseRevision: 2, editedAt: at(1) },
        { ...one, body: caseBody('甲旧'), baseRevision: 1, editedAt: at(2) },
        { ...two, kind: 'group', body: { name: '亲友' } },
      ]);
      expect(results).toMatchObject([
        { kept: 'mine', record: { id: two.id, revision: 1 } },
        { kept: 'mine', record: { id: one.id, revision: 3 } },
        { kept: 'server', conflictId: expect.stringMatching(/./), record: { body: { name: '甲三' } } },
        { reason: 'conflict', field: 'kind' },
      ]);
      expect(results[0]?.record).not.toHaveProperty('body');
      expect((await living(client)).toSorted()).toEqual(['乙', '甲三']);
    });

    it('saves the others where one is no record, too large or of an unknown kind', async () => {
      const { client } = await user();
      const results = await saveMany(client, [
        draft('甲'),
        draft('坏', { body: { name: '坏' } }),
        { id: 'x' },
        'text',
        draft('大', { body: caseBody('大', { noise: 'x'.repeat(70_000) }) }),
        draft('乙'),
      ]);
      expect(results.map(({ reason, field, kept }) => reason ?? field ?? kept)).toEqual([
        'mine',
        'badInput',
        'badInput',
        'badInput',
        'badInput',
        'mine',
      ]);
      expect(results[1]?.field).toBe('body');
      expect((await living(client)).toSorted()).toEqual(['乙', '甲']);
    });

    it('may be repeated after its answer was lost: nothing is saved twice', async () => {
      const { client, id } = await user();
      const one = draft('甲');
      await client.call('saveRecord', one);
      const batch = [draft('乙'), { ...one, body: caseBody('甲二'), baseRevision: 1, editedAt: at(1) }];
      const first = await saveMany(client, batch);
      expect(await saveMany(client, batch)).toMatchObject(
        first.map(({ record, kept }) => ({
          kept,
          record: { revision: record?.revision, cursor: record?.cursor },
        })),
      );
      const { db } = harness().database;
      const head = await db
        .selectFrom('record_head')
        .select(['cursor', 'living', 'total'])
        .where('account_id', '=', id)
        .executeTakeFirstOrThrow();
      expect(head).toEqual({ cursor: 3, living: 2, total: 2 });
    });

    it('ends at the room of the account, record by record', async () => {
      const { client, id } = await user();
      await client.call('saveRecord', draft('甲'));
      await setHead(id, { living: LIMITS.recordCount - 2 });
      const results = await saveMany(client, [draft('乙'), draft('丙'), draft('丁'), draft('戊')]);
      expect(results.map(({ reason, kept }) => reason ?? kept)).toEqual([
        'mine',
        'mine',
        'tooManyRecords',
        'tooManyRecords',
      ]);
      await setHead(id, { living: 3, bytes: BOUNDS.accountBytes.limit });
      expect(await saveMany(client, [draft('己')])).toMatchObject([{ reason: 'storageFull' }]);
    });

    it('counts the minute for edits and for what is beyond the first fill, not for the fill', async () => {
      const { client, id } = await user();
      const one = draft('甲');
      await client.call('saveRecord', one);
      await setHead(id, {
        writes: 600,
        minute: new Date(Math.floor(harness().now().getTime() / 60_000) * 60_000),
      });
      const edit = { ...one, body: caseBody('甲二'), baseRevision: 1, editedAt: at(1) };
      const results = await saveMany(client, [draft('乙'), edit, draft('丙')]);
      expect(results).toMatchObject([
        { kept: 'mine' },
        { reason: 'tooOften', retryAfterSec: 60 },
        // Not tried any more.
        { reason: 'tooOften' },
      ]);
      await setHead(id, { total: LIMITS.recordCount });
      expect(await saveMany(client, [draft('丁')])).toMatchObject([{ reason: 'tooOften' }]);
    });

    it('is refused whole without a session, beyond two hundred records, and beyond a megabyte', async () => {
      const stranger = new TestClient(harness());
      for (const records of [[draft('甲')], ['nothing']])
        expect(await stranger.call('saveRecords', { records })).toMatchObject({ status: 401 });
      const { client } = await user();
      const many = Array.from({ length: LIMITS.recordBatch + 1 }, () => draft('甲'));
      expect(await client.call('saveRecords', { records: many })).toMatchObject({
        status: 400,
        data: { field: 'records' },
      });
      const noise = 'x'.repeat(60_000);
      const large = (count: number) =>
        Array.from({ length: count }, () => draft('大', { body: caseBody('大', { noise }) }));
      expect((await client.call('saveRecords', { records: large(18) })).status).toBe(413);
      expect(await saveMany(client, large(17))).toHaveLength(17);
    });
  });

  describe('a deletion of many', () => {
    it('removes each or says why not', async () => {
      const { client } = await user();
      const [one, two, three] = [draft('甲'), draft('乙'), draft('丙')];
      await saveMany(client, [one, two, three]);
      const records = [
        { id: one.id, baseRevision: 1 },
        { id: two.id, purge: true, baseRevision: 1 },
        { id: three.id, baseRevision: 7 },
        { id: crypto.randomUUID() },
        { id: 'x' },
      ];
      expect(resultsOf(await client.call('deleteRecords', { records }))).toMatchObject([
        { id: one.id, body: { name: '甲' }, deletedAt: expect.stringMatching(/./) },
        { id: two.id, body: null },
        { reason: 'conflict' },
        { reason: 'notFound' },
        { reason: 'badInput', field: 'id' },
      ]);
      expect(await living(client)).toEqual(['丙']);
    });
  });
}
