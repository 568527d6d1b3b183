/**
 * Two devices of one account: the app's own synchronisation against this server, with answers that are lost on the way.
 */
import type { RecordKind } from '@shangyuan/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseOfBody } from '../../../web/src/lib/sync/caseOfBody.ts';
import type { CaseRecord } from '../../../web/src/lib/cases/caseRecord.ts';
import { canonicalJson, type Body } from '../../../web/src/lib/sync/mergeBodies.ts';
import {
  RefusedError,
  syncRun,
  type DeviceRecord,
  type SyncStore,
  type SyncWire,
} from '../../../web/src/lib/sync/syncRun.ts';
import type { SyncedRecord } from '../../../web/src/lib/cases/syncedRecord.ts';
import { caseBody, TestClient, type Harness } from '../harness.ts';

interface Kept {
  readonly kind: RecordKind;
  readonly body: Body;
  readonly editedAt: number;
  readonly deletedAt: number;
}

/** A device: its records in memory, and a network that may drop a call before or after the server has seen it. */
class Device {
  readonly records = new Map<string, Kept>();
  readonly rows = new Map<string, SyncedRecord>();
  readonly #client: TestClient;
  readonly #now: () => Date;
  #cursor = 0;
  /** Calls until the network goes, and whether the server still hears the last one; null for never. */
  failing: { after: number; isHeard: boolean } | null = null;

  /** What happens elsewhere before one of the next calls. */
  meanwhile: { after: number; act: () => Promise<void> } | null = null;

  constructor(client: TestClient, now: () => Date) {
    this.#client = client;
    this.#now = now;
  }

  edit(id: string, change: Body, kind: RecordKind = 'case'): void {
    const before = this.records.get(id);
    const body = { ...(before?.body ?? caseBody('新')), ...change };
    this.records.set(id, { kind, body, editedAt: 0, deletedAt: 0 });
  }

  /** What the app keeps of a body of the account; it casts what older clients leave to it. */
  async adoptCase(id: string): Promise<CaseRecord | null> {
    const { body = {}, editedAt = 0, deletedAt = 0 } = this.records.get(id) ?? {};
    const record = await caseOfBody(id, body, { editedAt, deletedAt });
    if (record === null) return null;
    const { id: _, deletedAt: __, ...kept } = record;
    this.records.set(id, { kind: 'case', body: { ...kept }, editedAt, deletedAt });
    return record;
  }

  remove(id: string): void {
    const before = this.records.get(id);
    if (before !== undefined) this.records.set(id, { ...before, deletedAt: 1 });
  }

  /** What is on the device, in an order of its own. */
  state(): Record<string, string> {
    const living = [...this.records].filter(([, { deletedAt }]) => deletedAt === 0);
    return Object.fromEntries(
      living.map(([id, { body }]) => [id, canonicalJson(body)] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  }

  async #call<T>(
    name: Parameters<TestClient['call']>[0],
    fields: Readonly<Record<string, unknown>>,
  ): Promise<T> {
    if (this.meanwhile !== null && this.meanwhile.after-- <= 0) {
      const { act } = this.meanwhile;
      this.meanwhile = null;
      await act();
    }
    const fails = this.failing !== null && this.failing.after-- <= 0;
    if (fails && this.failing?.isHeard !== true) throw new TypeError('network');
    const answer = await this.#client.call(name, fields);
    if (fails) throw new TypeError('network');
    if (answer.code === 200) return answer.data as T;
    const reasons = { conflict: 'stale', notFound: 'gone' } as const;
    throw new RefusedError(reasons[answer.data.reason as keyof typeof reasons] ?? 'refused');
  }

  readonly #store: SyncStore = {
    readAll: async () =>
      [...this.records].map(([id, { kind, body, deletedAt }]) => ({
        id,
        kind,
        text: canonicalJson(body),
        isDeleted: deletedAt !== 0,
      })),
    readSynced: async () => [...this.rows.values()],
    replace: async ({ id, kind }, expected: DeviceRecord | null, next) => {
      const now = this.records.get(id);
      const text = now === undefined ? null : canonicalJson(now.body);
      if (text !== (expected?.text ?? null)) return false;
      if (next === null) this.records.delete(id);
      else this.records.set(id, { kind, ...next });
      return true;
    },
    keep: async (row) => void this.rows.set(row.id, row),
    forget: async (id) => void this.rows.delete(id),
    readCursor: () => this.#cursor,
    keepCursor: (cursor) => {
      this.#cursor = cursor;
    },
  };

  readonly #wire: SyncWire = {
    list: (since) => this.#call('listRecords', { since, limit: 3 }),
    save: ({ resolves, ...draft }) =>
      this.#call('saveRecord', { ...draft, ...(resolves.length > 0 && { resolves }) }),
    remove: (at) => this.#call('deleteRecord', at),
  };

  /** Synchronises until nothing changes under it; a network that goes ends it. */
  async sync(): Promise<void> {
    for (let runs = 0; runs < 5; runs++) {
      try {
        if (!(await syncRun(this.#store, this.#wire, this.#now)).isUnfinished) return;
      } catch (error) {
        if (!(error instanceof TypeError && error.message === 'network')) throw error;
        this.failing = null;
        return;
      }
    }
    throw new Error('Cannot synchronise: still unfinished after five runs');
  }
}

type Revision = { body: { remark?: string }; isConflict: boolean; id: string };

export function syncSuite(harness: () => Harness): void {
  async function twoDevices(): Promise<{ a: Device; b: Device; client: TestClient }> {
    const client = new TestClient(harness());
    await client.register();
    const now = () => harness().now();
    return { client, a: new Device(client, now), b: new Device(client, now) };
  }
  const revisionsOf = async (client: TestClient, id: string) =>
    (await client.call('listRevisions', { id })).data as unknown as Revision[];

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
      expect(kept.map(({ body }) => (body as { name?: string }).name)).toEqual(['甲在平板']);
    });

    it('an edit outlives a deletion made meanwhile, on whichever device', async () => {
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
      a.meanwhile = { after: 1, act };
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

    it('whatever is done on both, wherever the network goes and whoever is faster, they end alike and lose no last edit', async () => {
      const ids = [crypto.randomUUID(), crypto.randomUUID()] as const;
      const step = fc.record({
        isA: fc.boolean(),
        id: fc.constantFrom(...ids),
        act: fc.constantFrom('edit', 'edit', 'star', 'remove', 'sync', 'cut', 'race'),
        after: fc.nat(6),
        isHeard: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
          const { a, b, client } = await twoDevices();
          const last = new Map<string, string>();
          for (const [i, { isA, id, act, after, isHeard }] of steps.entries()) {
            const device = isA ? a : b;
            harness().pass(1_000);
            if (act === 'edit') {
              device.edit(id, { remark: `第${i}` });
              last.set(`${isA} ${id}`, `第${i}`);
            } else if (act === 'star') device.edit(id, { isStarred: i % 2 === 0 });
            else if (act === 'remove') {
              device.remove(id);
              last.delete(`${isA} ${id}`);
            } else {
              if (act === 'cut') device.failing = { after, isHeard };
              const other = isA ? b : a;
              if (act === 'race') device.meanwhile = { after, act: () => other.sync() };
              await device.sync();
              device.meanwhile = null;
              device.failing = null;
            }
          }
          for (const device of [a, b, a, b, a]) await device.sync();
          expect(a.state()).toEqual(b.state());
          for (const [key, remark] of last) {
            const [, id = ''] = key.split(' ');
            const bodies = [
              a.records.get(id)?.body,
              ...(await revisionsOf(client, id)).map(({ body }) => body),
            ];
            expect(bodies.map((body) => body?.['remark' as never])).toContain(remark);
          }
        }),
        { numRuns: 25 },
      );
    });
  });
}
