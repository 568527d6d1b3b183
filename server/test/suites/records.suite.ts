/** Saved work and its synchronisation. */
import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../src/duration.ts';
import { purgeOldTrash } from '../../src/modules/records/records.service.ts';
import { caseBody, TestClient, unique, type Harness } from '../harness.ts';

async function user(harness: Harness): Promise<TestClient> {
  const client = new TestClient(harness);
  await client.register();
  return client;
}

type Listed = {
  items: { id: string; body: unknown; deletedAt: string; revision: number }[];
  cursor: number;
  hasMore: boolean;
};

export function recordsSuite(harness: () => Harness): void {
  const at = (shiftMs = 0) => new Date(harness().now().getTime() + shiftMs).toISOString();
  const draft = (fields: object = {}) => ({
    id: crypto.randomUUID(),
    kind: 'case',
    body: caseBody('甲'),
    editedAt: at(),
    ...fields,
  });
  const list = async (client: TestClient, fields: object = {}) =>
    (await client.call('listRecords', { ...fields })).data as unknown as Listed;

  describe('records', () => {
    it('are created, changed, repeated, and synchronised from a cursor', async () => {
      const client = await user(harness());
      const first = draft();
      expect((await client.call('saveRecord', first)).data).toMatchObject({
        kept: 'mine',
        record: { revision: 1, cursor: 1 },
      });
      expect((await client.call('saveRecord', first)).data).toMatchObject({
        record: { revision: 1, cursor: 1 },
      });
      await client.call('saveRecord', draft({ kind: 'group', body: { name: '亲友' } }));
      const { cursor } = await list(client);
      const changed = { ...first, body: caseBody('甲乙', { b: [1, { c: null }] }), editedAt: at(1_000) };
      expect((await client.call('saveRecord', changed)).data).toMatchObject({
        record: { revision: 2, cursor: 3 },
      });
      const since = await list(client, { since: cursor });
      expect(since).toMatchObject({
        cursor: 3,
        hasMore: false,
        items: [{ id: first.id, body: changed.body }],
      });
      expect((await list(client, { kind: 'group' })).items).toHaveLength(1);
      const page = await list(client, { limit: 1 });
      expect(page).toMatchObject({ hasMore: true, cursor: 2 });
    });

    it.each([
      [104.07, 30.66],
      [-74.006, 40.713],
      [-70.65, -33.45],
      [151.21, -33.87],
      [180, 90],
      [-180, -90],
    ])('are saved for a birth at %d°, %d°', async (longitudeDeg, latitudeDeg) => {
      const client = await user(harness());
      const { birth } = caseBody('');
      const body = caseBody('甲', { birth: { ...birth, longitudeDeg, latitudeDeg } });
      expect((await client.call('saveRecord', draft({ body }))).msg).toBe('ok');
      expect((await list(client)).items).toMatchObject([{ body: { birth: { longitudeDeg, latitudeDeg } } }]);
    });

    it.each([
      ['longitudeDeg', 180.001],
      ['longitudeDeg', -180.001],
      ['latitudeDeg', 90.001],
      ['latitudeDeg', -90.001],
    ])('are refused for a birth whose %s is %d', async (field, degrees) => {
      const client = await user(harness());
      const { birth } = caseBody('');
      const body = caseBody('甲', { birth: { ...birth, [field]: degrees } });
      expect(await client.call('saveRecord', draft({ body }))).toMatchObject({ code: 400 });
    });

    it('of a conflict keep the newest, and the other as a revision', async () => {
      const client = await user(harness());
      const first = draft({ editedAt: at(0) });
      await client.call('saveRecord', first);
      await client.call('saveRecord', { ...first, body: caseBody('new'), editedAt: at(2_000) });
      const late = await client.call('saveRecord', { ...first, body: caseBody('late'), editedAt: at(1_000) });
      expect(late.data).toMatchObject({ kept: 'server', record: { body: { name: 'new' } } });
      const { data } = await client.call('listRevisions', { id: first.id });
      expect((data as unknown as { body: { name: string } }[]).map((item) => item.body.name)).toEqual([
        'late',
        '甲',
      ]);
      harness().pass(5_000);
      const ahead = await client.call('saveRecord', {
        ...first,
        body: caseBody('ahead'),
        editedAt: '2999-01-01T00:00:00Z',
      });
      expect(
        Date.parse((ahead.data as unknown as { record: { editedAt: string } }).record.editedAt),
      ).toBeLessThanOrEqual(harness().now().getTime());
    });

    it('go to the trash, come back, and are purged after 30 days', async () => {
      const client = await user(harness());
      const kept = draft();
      const gone = draft();
      await client.call('saveRecord', kept);
      await client.call('saveRecord', gone);
      expect((await client.call('deleteRecord', { id: kept.id })).data['deletedAt']).not.toBe('');
      expect((await client.call('restoreRecord', { id: kept.id })).data).toMatchObject({
        deletedAt: '',
        body: { name: '甲' },
      });
      await client.call('deleteRecord', { id: gone.id });
      harness().pass(29 * DAY_MS);
      await purgeOldTrash(harness().system);
      expect((await list(client)).items.find((item) => item.id === gone.id)?.body).not.toBeNull();
      harness().pass(2 * DAY_MS);
      const relogged = client;
      await purgeOldTrash(harness().system);
      const { data } = await relogged.call('listRecords');
      const items = (data as unknown as Listed).items ?? [];
      expect(items.find((item) => item.id === gone.id)).toMatchObject({ body: null });
      expect((await client.call('restoreRecord', { id: gone.id })).status).toBe(404);
    });

    it('once deleted are not restored by a late repeat, only by a newer edit', async () => {
      const client = await user(harness());
      const record = draft();
      await client.call('saveRecord', record);
      harness().pass(1_000);
      for (const fields of [{ id: record.id }, { id: record.id, purge: true }]) {
        const gone = await client.call('deleteRecord', fields);
        const late = await client.call('saveRecord', record);
        expect(late.data).toMatchObject({ kept: 'server', record: gone.data });
        expect((await client.call('listRevisions', { id: record.id })).data).toEqual([]);
      }
      harness().pass(1_000);
      const again = await client.call('saveRecord', { ...record, editedAt: at(1_000) });
      expect(again.data).toMatchObject({ kept: 'mine', record: { deletedAt: '', body: { name: '甲' } } });
    });

    it('saved at the very instant of the deletion stay deleted', async () => {
      const client = await user(harness());
      const record = draft();
      await client.call('saveRecord', record);
      harness().pass(1_000);
      const { deletedAt } = (await client.call('deleteRecord', { id: record.id })).data as unknown as {
        deletedAt: string;
      };
      const same = await client.call('saveRecord', {
        ...record,
        body: caseBody('同时'),
        editedAt: deletedAt,
      });
      expect(same.data).toMatchObject({ kept: 'server', record: { deletedAt } });
      const later = new Date(Date.parse(deletedAt) + 1).toISOString();
      const after = await client.call('saveRecord', { ...record, body: caseBody('之后'), editedAt: later });
      expect(after.data).toMatchObject({ kept: 'mine', record: { deletedAt: '' } });
    });

    it('are purged at once when asked', async () => {
      const client = await user(harness());
      const record = draft();
      await client.call('saveRecord', record);
      await client.call('saveRecord', { ...record, body: caseBody('丙'), editedAt: at(1) });
      expect((await client.call('deleteRecord', { id: record.id, purge: true })).data).toMatchObject({
        body: null,
      });
      expect((await client.call('listRevisions', { id: record.id })).data).toEqual([]);
      expect((await client.call('getUserPaiPanReportCount')).data).toMatchObject({ caseCount: 0 });
    });

    it('of others do not exist', async () => {
      const owner = await user(harness());
      const record = draft();
      await owner.call('saveRecord', record);
      const stranger = await user(harness());
      for (const name of ['deleteRecord', 'restoreRecord', 'listRevisions'] as const)
        expect(await stranger.call(name, { id: record.id })).toMatchObject({
          status: 404,
          data: { reason: 'notFound' },
        });
      expect((await list(stranger)).items).toEqual([]);
      expect((await stranger.call('saveRecord', { ...record, body: caseBody('theirs') })).data).toMatchObject(
        { record: { revision: 1 } },
      );
      expect((await list(owner)).items[0]).toMatchObject({ body: { name: '甲' } });
    });

    it('refuse bodies that are too large, too deep, or hold what cannot be stored', async () => {
      const client = await user(harness());
      const deep = JSON.parse('{"a":'.repeat(30) + '1' + '}'.repeat(30)) as object;
      for (const body of [
        { a: 'x'.repeat(70_000) },
        deep,
        { a: '\u0000' },
        { a: Array(8_000).fill(1e308) },
        { a: 1e-308 },
        { 'a\u0001': 1 },
        { a: '\ud800' },
        [],
        'text',
        null,
      ])
        expect(await client.call('saveRecord', draft({ body }))).toMatchObject({
          code: 400,
          data: { field: 'body' },
        });
      expect((await client.call('saveRecord', { ...draft(), kind: 'other' })).data.field).toBe('kind');
      expect((await client.call('saveRecord', draft({ editedAt: '0000-01-01T00:00:00Z' }))).data.field).toBe(
        'editedAt',
      );
      const record = draft();
      await client.call('saveRecord', record);
      expect(
        (
          await client.call('saveRecord', {
            ...record,
            kind: 'day',
            body: { date: '2026-03-01' },
            editedAt: at(1),
          })
        ).status,
      ).toBe(409);
    });

    it('changed by many at a time lose nothing', async () => {
      const client = await user(harness());
      const record = draft();
      const edits = Array.from({ length: 30 }, (_, index) => ({
        ...record,
        body: caseBody(String(index)),
        editedAt: at(index),
      }));
      await Promise.all(
        [...edits, ...edits.map(() => draft())].map((item) => client.call('saveRecord', item)),
      );
      const { items, cursor } = await list(client);
      expect(items).toHaveLength(31);
      expect(cursor).toBeGreaterThanOrEqual(31);
      expect(items.find((item) => item.id === record.id)?.body).toMatchObject({ name: '29' });
    });

    it('saveUserContact saves a case once per request', async () => {
      const client = await user(harness());
      const { requestId } = unique();
      const contact = {
        requestId,
        name: '张三',
        sex: '女',
        birthday: '1990-06-15 14:30',
        areaCode: '510100',
        remark: '友',
      };
      const first = await client.call('saveUserContact', contact);
      expect(first.data).toMatchObject({
        kind: 'case',
        body: {
          name: '张三',
          birth: {
            sex: '女',
            hour: 'minute',
            civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 },
          },
          areaCode: '510100',
          remark: '友',
        },
      });
      const again = await client.call('saveUserContact', contact);
      expect(again.data['id']).toBe(first.data['id']);
      expect((await list(client)).items).toHaveLength(1);
      expect((await client.call('saveUserContact', { ...contact, sex: 'x' })).data.field).toBe('sex');
      const newer = draft({ id: first.data['id'], body: caseBody('张三丰'), editedAt: at(1_000) });
      await client.call('saveRecord', newer);
      expect((await client.call('saveUserContact', contact)).data).toMatchObject({ body: newer.body });
      for (const wrong of [
        { birthday: '1990/6/15' },
        { birthday: '1582-10-05' },
        { birthday: '2023-02-29 08:00' },
        { birthday: '1990-06-15 24:00' },
        { birthday: '1990-06-15 12:60' },
        { birthday: '2023-03-01', calendar: 'lunar', isLeap: true },
      ])
        expect(await client.call('saveUserContact', { ...contact, ...wrong })).toMatchObject({
          code: 400,
          data: { field: 'birthday' },
        });
      const leap = { ...contact, requestId: unique().requestId, birthday: '2023-02-01', calendar: 'lunar' };
      expect((await client.call('saveUserContact', { ...leap, isLeap: true })).data).toMatchObject({
        body: { birth: { lunar: { year: 2023, month: 2, day: 1, isLeap: true }, hour: 'unknown' } },
      });
    });

    it('saveUserContact takes what a client sends that knows only the words of the product', async () => {
      const client = new TestClient(harness(), true);
      await client.register();
      const contact = { name: '李四', birthday: '1985-01-02 03:04:05' };
      const first = await client.call('saveUserContact', { ...contact, sex: '乾造' });
      expect(first.data).toMatchObject({
        body: { birth: { sex: '男', civil: { hour: 3, minute: 4, second: 5 } } },
      });
      expect((await client.call('saveUserContact', { ...contact, sex: '乾造' })).data['id']).toBe(
        first.data['id'],
      );
      harness().pass(2 * MINUTE_MS);
      expect((await client.call('saveUserContact', { ...contact, sex: '乾造' })).data['id']).not.toBe(
        first.data['id'],
      );
      for (const [sex, kept] of Object.entries({ 元女: '女', male: '男', '0': '女', 坤: '女', F: '女' }))
        expect(
          (await client.call('saveUserContact', { ...contact, name: sex, sex })).data,
          sex,
        ).toMatchObject({
          body: { birth: { sex: kept } },
        });
      expect(
        (await client.call('saveUserContact', { ...contact, sex: '男', birthday: '1985-01-02T03:04' })).msg,
      ).toBe('ok');
      expect(
        (await client.call('saveUserContact', { ...contact, sex: '男', birthday: '1985-01-02 03:04:61' }))
          .data.field,
      ).toBe('birthday');
    });
  });
}
