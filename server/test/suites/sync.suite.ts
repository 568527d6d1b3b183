import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseOf } from '../../../web/src/lib/sync/conflict.ts';
import { mergeBodies, type Body } from '../../../web/src/lib/sync/mergeBodies.ts';
import { TestClient, type Harness } from '../harness.ts';
import { Device } from '../syncDevice.ts';
type Revision = {
  body: { name?: string; remark?: string; source?: string };
  isConflict: boolean;
  id: string;
  revision: number | null;
  editedAt: string;
};
export function syncSuite(harness: () => Harness): void {
  async function twoDevices(): Promise<{ a: Device; b: Device; client: TestClient }> {
    const client = new TestClient(harness());
    await client.register();
    const now = () => harness().now();
    return { client, a: new Device(client, now), b: new Device(client, now) };
  }
  const revisionsOf = async (client: TestClient, id: string) =>
    (await client.call('listRevisions', { id })).data as unknown as Revision[];
  /** A record at the account, also in its trash, and the versions beside it. */
  const accountBodies = async (client: TestClient, id: string): Promise<Body[]> => {
    const { items } = (await client.call('listRecords', {})).data as unknown as {
      items: readonly { id: string; body: Body | null }[];
    };
    const record = items.find((item) => item.id === id);
    if (record === undefined) return [];
    const revisions = await revisionsOf(client, id);
    return [record.body ?? {}, ...revisions.map(({ body }) => body)];
  };

  describe('two devices of one account', () => {
    it('see each other’s cases, edits and deletions', async () => {
      const { a, b } = await twoDevices();
      const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
      a.edit(one, { name: '甲' });
      a.edit(two, { name: '乙' });
      await a.sync();
      await b.sync();
      expect(b.state()).toEqual(a.state());
      b.edit(one, { name: '甲二' });
      b.remove(two);
      await b.sync();
      await a.sync();
      expect(Object.keys(a.state())).toEqual([one]);
      expect(a.state()).toEqual(b.state());
      expect(a.records.get(two)?.deletedAt).toBeGreaterThan(0);
    });

    it('a case of an older client is cast alike on both, and its client finds what the app made of it', async () => {
      const { a, b, client } = await twoDevices();
      const contact = {
        name: '李四',
        sex: '女',
        birthday: '1990-06-15 14:30',
        relation: '朋友',
        remark: '寅时生？',
      };
      const { id } = (await client.call('saveUserContact', contact)).data as unknown as { id: string };
      await a.sync();
      await b.sync();
      const [own, other] = await Promise.all([a.adoptCase(id), b.adoptCase(id)]);
      expect(own).toEqual(other);
      expect(own).toMatchObject({
        name: '李四',
        relation: '朋友',
        pillars: ['庚午', '壬午', '辛亥', '乙未'],
        notes: [{ text: '寅时生？', year: null }],
      });
      await a.sync();
      await b.sync();
      expect((await revisionsOf(client, id)).filter(({ isConflict }) => isConflict)).toEqual([]);

      // The app adds what contacts do not have; the older client then corrects the birth and nothing else.
      a.edit(id, { tags: ['客户'], isStarred: true, isPinned: true });
      await a.sync();
      const answer = await client.call('saveUserContact', {
        id,
        name: '李四',
        sex: '女',
        birthday: '1990-06-15 16:30',
      });
      expect(answer.data).toMatchObject({
        body: { relation: '朋友', tags: ['客户'], isStarred: true, isPinned: true },
      });
      await b.sync();
      expect(await b.adoptCase(id)).toMatchObject({
        pillars: ['庚午', '壬午', '辛亥', '丙申'],
        tags: ['客户'],
        isPinned: true,
        notes: [{ text: '寅时生？' }],
      });
    });

    it('edited offline on both: different fields meet in one record', async () => {
      const { a, b, client } = await twoDevices();
      const id = crypto.randomUUID();
      a.edit(id, { name: '甲', tags: ['近'], isStarred: false });
      await a.sync();
      await b.sync();
      a.edit(id, { tags: ['近', '客户'] });
      b.edit(id, { isStarred: true, tags: ['近', '远'] });
      await a.sync();
      await b.sync();
      await a.sync();
      expect(a.state()).toEqual(b.state());
      expect(a.records.get(id)?.body).toMatchObject({ isStarred: true, tags: ['近', '客户', '远'] });
      expect((await revisionsOf(client, id)).filter(({ isConflict }) => isConflict)).toEqual([]);
    });

    it('edited offline on both: one field keeps both versions, and both devices know', async () => {
      const { a, b, client } = await twoDevices();
      const id = crypto.randomUUID();
      a.edit(id, { name: '甲' });
      await a.sync();
      await b.sync();
      a.edit(id, { name: '甲在手机' });
      b.edit(id, { name: '甲在平板' });
      await a.sync();
      await b.sync();
      await a.sync();
      expect(a.state()).toEqual(b.state());
      expect(a.records.get(id)?.body['name']).toBe('甲在手机');
      expect([a.rows.get(id)?.conflicts, b.rows.get(id)?.conflicts]).toEqual([1, 1]);
      const kept = (await revisionsOf(client, id)).filter(({ isConflict }) => isConflict);
      expect(kept.map(({ body }) => body.name)).toEqual(['甲在平板']);
    });

    it('edited offline on both: what only one changed meets, and the one field that both changed is asked', async () => {
      const { a, b, client } = await twoDevices();
      const id = crypto.randomUUID();
      const note = (name: string) => ({ id: name, text: name, year: null, createdAt: 1 });
      a.edit(id, { name: '甲', source: '', tags: ['近'], notes: [note('旧')] });
      await a.sync();
      await b.sync();
      const madeAt = harness().now().getTime();
      a.edit(id, { name: '甲在手机', source: '出生证', tags: ['近', '客户'] });
      b.edit(id, { name: '甲在平板', tags: ['近', '亲友'], notes: [note('旧'), note('新')] });
      harness().pass(3_600_000);
      await a.sync();
      harness().pass(3_600_000);
      await b.sync();
      await a.sync();
      expect(a.state()).toEqual(b.state());
      const merged = {
        name: '甲在手机',
        source: '出生证',
        tags: ['近', '亲友', '客户'],
        notes: [note('旧'), note('新')],
      };
      expect(a.records.get(id)?.body).toMatchObject(merged);
      const revisions = await revisionsOf(client, id);
      const other = revisions.find(({ isConflict }) => isConflict);
      // When it was made, not when it was sent.
      expect(Date.parse(other?.editedAt ?? '') - madeAt).toBeLessThan(60_000);
      expect(b.rows.get(id)?.asideAt).toBe(other?.editedAt);
      const current = a.records.get(id)?.body ?? {};
      const base = baseOf(revisions, other?.revision ?? null);
      const { collisions } = mergeBodies(base, current, other?.body ?? {});
      expect(collisions).toEqual([{ field: 'name', mine: '甲在手机', theirs: '甲在平板' }]);

      // Settled on one device, the other is notified.
      const answer = await client.call('saveRecord', {
        id,
        kind: 'case',
        body: { ...current, name: '甲在平板', mergedAt: harness().now().getTime() },
        editedAt: harness().now().toISOString(),
        baseRevision: b.rows.get(id)?.revision,
        resolves: [other?.id],
      });
      expect(answer.data).toMatchObject({ kept: 'mine', record: { conflicts: 0 } });
      await a.sync();
      await a.sync();
      expect(a.news).toEqual([{ id, what: 'merged', name: '甲在平板' }]);
      expect(a.rows.get(id)?.conflicts).toBe(0);
      expect(a.records.get(id)?.body).toMatchObject({ ...merged, name: '甲在平板' });
    });

    it('a device is notified of a record that it deleted and that an edit elsewhere restored', async () => {
      const { a, b } = await twoDevices();
      const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
      a.edit(one, { name: '一' });
      a.edit(two, { name: '二' });
      await a.sync();
      await b.sync();
      // The first deletion reaches the account before the edit, the second after it.
      a.remove(one);
      await a.sync();
      b.edit(one, { name: '一改' });
      b.edit(two, { name: '二改' });
      await b.sync();
      a.remove(two);
      await a.sync();
      expect(Object.keys(a.state())).toHaveLength(2);
      expect(a.news.toSorted((x, y) => (x.name < y.name ? -1 : 1))).toEqual([
        { id: one, what: 'returned', name: '一改' },
        { id: two, what: 'returned', name: '二改' },
      ]);
      expect(b.news).toEqual([]);
    });

    it('a record that is gone at the account is forgotten, and sent again when it is restored', async () => {
      const { a, b, client } = await twoDevices();
      const id = crypto.randomUUID();
      a.edit(id, { name: '甲' });
      await a.sync();
      // Purged there, and then forgotten with its tombstone, while this device was away.
      await client.call('deleteRecord', { id, purge: true });
      const { db } = harness().database;
      await db.deleteFrom('record').where('id', '=', id).execute();
      a.remove(id);
      await a.sync();
      expect(a.rows.has(id)).toBe(false);
      a.edit(id, { name: '甲' });
      await a.sync();
      await b.sync();
      expect(b.state()).toEqual(a.state());
      expect(b.records.get(id)?.body['name']).toBe('甲');
    });

    it('deleted here after a save whose answer was lost, it stays deleted', async () => {
      const { a, b } = await twoDevices();
      const id = crypto.randomUUID();
      a.edit(id, { name: '甲' });
      a.failing = { after: 1, isHeard: true };
      await a.sync();
      a.remove(id);
      await a.sync();
      await b.sync();
      expect(a.state()).toEqual({});
      expect(b.state()).toEqual({});
      expect(a.news).toEqual([]);
    });

    it('a record restored from the trash is living everywhere, though nothing in it changed', async () => {
      const { a, b } = await twoDevices();
      const id = crypto.randomUUID();
      a.edit(id, { name: '甲' });
      await a.sync();
      a.remove(id);
      await a.sync();
      await b.sync();
      a.restore(id);
      await a.sync();
      await b.sync();
      expect(Object.keys(b.state())).toEqual([id]);
    });

    it('an edit outlives a deletion made at the same time, on either device', async () => {
      const { a, b } = await twoDevices();
      const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
      a.edit(one, { name: '一' });
      a.edit(two, { name: '二' });
      await a.sync();
      await b.sync();
      a.remove(one);
      b.edit(one, { name: '一改' });
      a.edit(two, { name: '二改' });
      b.remove(two);
      await a.sync();
      await b.sync();
      await a.sync();
      expect(a.state()).toEqual(b.state());
      expect(new Set([...a.records.values()].map(({ body }) => body['name']))).toEqual(
        new Set(['一改', '二改']),
      );
    });

    it('deleted here in the very moment it is edited there: the edit comes back', async () => {
      const { a, b } = await twoDevices();
      const id = crypto.randomUUID();
      a.edit(id, { name: '一' });
      await a.sync();
      await b.sync();
      a.remove(id);
      // The second call of the run is the deletion; before it the other device is faster.
      const act = async () => {
        b.edit(id, { name: '一改' });
        await b.sync();
      };
      a.interruption = { after: 1, act };
      await a.sync();
      expect(a.records.get(id)).toMatchObject({ deletedAt: 0, body: { name: '一改' } });
    });

    it('settings: of two choices the one made last holds, and nothing waits to be settled', async () => {
      const { a, b } = await twoDevices();
      const id = '00000000-0000-8000-8000-000000000001';
      const put = (device: Device, body: Body) =>
        device.records.set(id, { kind: 'setting', body, editedAt: 0, deletedAt: 0 });
      put(a, { theme: 'dark', showShensha: true });
      put(b, { theme: 'light', rules: { clock: 'civil' } });
      await a.sync();
      await b.sync();
      await a.sync();
      expect(a.records.get(id)?.body).toEqual({
        theme: 'light',
        showShensha: true,
        rules: { clock: 'civil' },
      });
      expect(a.state()).toEqual(b.state());
      expect(b.rows.get(id)?.conflicts).toBe(0);
    });

    it('an edit that its device removed before it was sent outlives what others do with the record', async () => {
      const { a, b, client } = await twoDevices();
      const [returned, removed, restored] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
      const all = [returned, removed, restored];
      for (const id of all) b.edit(id, { remark: '平板' });
      await b.sync();
      await a.sync();
      for (const id of all) {
        a.edit(id, { remark: '手机' });
        a.remove(id);
      }
      b.edit(returned, { remark: '平板二' });
      b.remove(removed);
      await b.sync();
      await a.sync();
      await b.sync();
      b.restore(restored);
      await b.sync();
      await a.sync();
      await a.sync();
      for (const id of all)
        expect((await accountBodies(client, id)).map(({ remark }) => remark)).not.toContain('手机');
      expect([returned, removed, restored].map((id) => a.records.get(id)?.body['remark'])).toEqual([
        '平板二',
        '平板',
        '平板',
      ]);
      const copies = [...a.records.values()].filter(({ body }) => 'versionOf' in body);
      expect(copies).toHaveLength(3);
      expect(Object.fromEntries(copies.map(({ body }) => [body['versionOf'], body['remark']]))).toEqual(
        Object.fromEntries(all.map((id) => [id, '手机'])),
      );
      expect(copies.every(({ deletedAt }) => deletedAt > 0)).toBe(true);
      expect([...b.records.keys()].toSorted()).toEqual(all.toSorted());
    });

    it('random edits on both, lost networks and either order end alike and lose no last edit', async () => {
      const ids = [crypto.randomUUID(), crypto.randomUUID()] as const;
      const acts = [
        'remark',
        'remark',
        'source',
        'star',
        'remove',
        'restore',
        'sync',
        'cut',
        'race',
      ] as const;
      const step = fc.record({
        isA: fc.boolean(),
        id: fc.constantFrom(...ids),
        act: fc.constantFrom(...acts),
        after: fc.nat(6),
        isHeard: fc.boolean(),
      });
      const stepOf = (isA: boolean, act: (typeof acts)[number]) =>
        ({ isA, id: ids[0], act, after: 0, isHeard: false }) as const;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
          const { a, b, client } = await twoDevices();
          const last = new Map<string, string>();
          /** Edits that their device removed later: unless they were sent before, they are in its trash only. */
          const removed = new Set<string>();
          for (const [i, { isA, id, act, after, isHeard }] of steps.entries()) {
            const device = isA ? a : b;
            harness().pass(1_000);
            if (act === 'remark' || act === 'source') {
              device.edit(id, { [act]: `第${i}` });
              last.set(`${isA} ${id} ${act}`, `第${i}`);
              removed.delete(`${isA} ${id} ${act}`);
            } else if (act === 'star') device.edit(id, { isStarred: i % 2 === 0 });
            else if (act === 'restore') device.restore(id);
            else if (act === 'remove') {
              device.remove(id);
              for (const field of ['remark', 'source']) removed.add(`${isA} ${id} ${field}`);
            } else {
              if (act === 'cut') device.failing = { after, isHeard };
              const other = isA ? b : a;
              if (act === 'race') device.interruption = { after, act: () => other.sync() };
              await device.sync();
              device.interruption = null;
              device.failing = null;
            }
          }
          for (const device of [a, b, a, b, a]) await device.sync();
          expect(a.state()).toEqual(b.state());
          for (const [key, value] of last) {
            const [isA, id = '', field = ''] = key.split(' ');
            const bodies: Body[] = await accountBodies(client, id);
            if (removed.has(key))
              for (const [own, { body }] of (isA === 'true' ? a : b).records)
                if (own === id || body['versionOf'] === id) bodies.push(body);
            expect(bodies.map((body) => body[field])).toContain(value);
          }
        }),
        {
          numRuns: 25,
          examples: [
            // A edits what B wrote and removes it: the account has the text of B, in its trash.
            [[stepOf(false, 'remark'), stepOf(true, 'race'), stepOf(true, 'remark'), stepOf(true, 'remove')]],
            // B removes its own edit before it was sent, and takes the record of A: its trash has its own.
            [[stepOf(true, 'remark'), stepOf(false, 'remark'), stepOf(false, 'remove')]],
          ],
        },
      );
    });
  });
}
