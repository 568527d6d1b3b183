/** What becomes of one record, by what happened to it at the account and on the device. With a real server: server/test. */
import type { WireRecord } from '@shangyuan/contract';
import { describe, expect, test } from 'vitest';
import type { SyncedRecord } from '../cases/syncedRecord.ts';
import { canonicalJson, type Body } from './mergeBodies.ts';
import type { DeviceRecord, Draft, RemoveResult, SaveResult, SyncStore, SyncWire } from './syncPorts.ts';
import { syncRun } from './syncRun.ts';

const NOW = new Date('2026-11-23T08:00:00.000Z');
const BEFORE = '2026-11-22T08:00:00.000Z';
const A = { name: '甲' };
const B = { name: '乙' };

const row = (more: Partial<SyncedRecord> = {}): SyncedRecord => ({
  id: 'a',
  kind: 'case',
  revision: 4,
  text: canonicalJson(A),
  isDeleted: false,
  conflicts: 0,
  sending: null,
  ...more,
});
const here = (body: Body, isDeleted = false): DeviceRecord => ({
  id: 'a',
  kind: 'case',
  text: canonicalJson(body),
  isDeleted,
  editedAt: Date.parse(BEFORE),
});
const there = (body: Body | null, more: Partial<WireRecord> = {}): WireRecord =>
  ({
    id: 'a',
    kind: 'case',
    body,
    editedAt: BEFORE,
    deletedAt: body === null ? BEFORE : '',
    revision: 9,
    conflicts: 0,
    ...more,
  }) as WireRecord;

interface Scene {
  readonly local?: DeviceRecord | undefined;
  readonly last?: SyncedRecord | undefined;
  readonly pages?: readonly WireRecord[];
  readonly isReset?: boolean;
  readonly saved?: (draft: Draft) => SaveResult;
  readonly removed?: RemoveResult;
  readonly hasRoom?: boolean;
  readonly cursor?: number;
}

const takes = (draft: Draft): SaveResult => ({
  record: there(draft.body, { revision: 10 }),
  kept: 'mine',
  conflictId: '',
});

/** Runs once. @returns the record and its row after it, and what was sent */
async function play(scene: Scene) {
  const { local, last, pages = [], isReset = false, saved = takes, removed, hasRoom } = scene;
  const records = new Map(local === undefined ? [] : [[local.id, local]]);
  const rows = new Map(last === undefined ? [] : [[last.id, last]]);
  const sent: Draft[] = [];
  const removals: { id: string; purge: boolean; baseRevision: number }[] = [];
  let { cursor = 4 } = scene;
  const store: SyncStore = {
    readAll: () => Promise.resolve([...records.values()]),
    readSynced: () => Promise.resolve([...rows.values()]),
    replace: ({ id, kind }, _, next) => {
      if (next === null) records.delete(id);
      else
        records.set(id, {
          id,
          kind,
          text: canonicalJson(next.body),
          isDeleted: next.deletedAt !== 0,
          editedAt: next.editedAt,
        });
      return Promise.resolve(true);
    },
    save: (next) => {
      for (const each of next) rows.set(each.id, each);
      return Promise.resolve();
    },
    forget: (id) => {
      rows.delete(id);
      return Promise.resolve();
    },
    readCursor: () => cursor,
    saveCursor: (next) => {
      cursor = next;
    },
    addNews: () => {},
  };
  const wire: SyncWire = {
    list: () => Promise.resolve({ items: pages, cursor: 9, hasMore: false, reset: isReset }),
    saveMany: (drafts) => {
      sent.push(...drafts);
      return Promise.resolve(drafts.map(saved));
    },
    removeMany: (items) => {
      removals.push(...items);
      return Promise.resolve(items.map(() => removed ?? there(null)));
    },
  };
  const report = await syncRun(store, wire, () => NOW, hasRoom);
  return { record: records.get('a'), row: rows.get('a'), sent, removals, cursor, report };
}

test('what both had and the account does not list from the beginning on is gone, unless it was edited here', async () => {
  const lost = await play({ local: here(A), last: row(), cursor: 0 });
  expect([lost.record, lost.row]).toEqual([undefined, undefined]);
  const edited = await play({ local: here(B), last: row(), cursor: 0 });
  expect(edited.sent).toMatchObject([{ body: B, baseRevision: 0 }]);
  const refused = row({ revision: 0, text: '', refused: { text: here(A).text, why: 'tooMany' } });
  const waiting = await play({ local: here(A), last: refused, cursor: 0 });
  expect([waiting.sent, waiting.row]).toEqual([[], refused]);
  // Later changes are not all there is.
  expect((await play({ local: here(A), last: row() })).record).toBeDefined();
});

describe('a record that another device removed for good', () => {
  const gone = { last: row(), pages: [there(null)] };

  test.each([
    ['unchanged here', here(A)],
    ['in the trash here', here(A, true)],
    ['removed here too', undefined],
  ])('%s: is gone, and nothing is sent', async (_, local) => {
    const { record, row: after, sent, removals, cursor } = await play({ ...gone, local });
    expect([record, after, sent, removals]).toEqual([undefined, undefined, [], []]);
    expect(cursor).toBe(9);
  });

  test('edited here: the edit lives, and is sent as the next version of what was removed', async () => {
    const { record, row: after, sent, removals } = await play({ ...gone, local: here(B) });
    expect(record?.text).toBe(canonicalJson(B));
    expect(sent).toMatchObject([{ id: 'a', body: B, baseRevision: 9, editedAt: BEFORE }]);
    expect(after).toMatchObject({ revision: 10, text: canonicalJson(B), isDeleted: false });
    expect(removals).toEqual([]);
  });
});

describe('a record that the account lists no more after a reset', () => {
  test('unchanged here: is removed here too', async () => {
    const { record, row: after, sent } = await play({ local: here(A), last: row(), isReset: true });
    expect([record, after, sent]).toEqual([undefined, undefined, []]);
  });

  test('edited here: is sent as a new one', async () => {
    const { record, sent } = await play({ local: here(B), last: row(), isReset: true });
    expect(record?.text).toBe(canonicalJson(B));
    expect(sent).toMatchObject([{ id: 'a', body: B, baseRevision: 0 }]);
  });
});

describe('a removal', () => {
  const inTrash = { local: here(A, true), last: row() };
  const purged = { local: undefined, last: row() };

  test.each([
    ['to the trash, done', inTrash, there(A, { deletedAt: BEFORE, revision: 10 }), { isDeleted: true, revision: 10 }, 9],
    ['to the trash, of one that was changed since: next time', inTrash, 'stale', { isDeleted: false, revision: 4 }, 4],
    ['to the trash, of one that is not there: nothing is left to tell', inTrash, 'gone', undefined, 9],
    ['for good, done', purged, there(null, { revision: 10 }), undefined, 9],
    ['for good, of one that was changed since: next time', purged, 'stale', { revision: 4 }, 4],
    ['for good, of one that is not there', purged, 'gone', undefined, 9],
  ] as const)('%s', async (_, scene, removed, after, cursor) => {
    const found = await play({ ...scene, removed });
    expect(found.removals).toEqual([
      { id: 'a', purge: scene.local === undefined, baseRevision: 4 },
    ]);
    if (after === undefined) expect(found.row).toBeUndefined();
    else expect(found.row).toMatchObject(after);
    // A run that left something is repeated from the same place.
    expect(found.cursor).toBe(cursor);
    expect(found.report.isUnfinished).toBe(cursor === 4);
    expect(found.sent).toEqual([]);
  }); // prettier-ignore
});

describe('a record that the account refuses', () => {
  test.each(['invalid', 'tooMany', 'noSpace'] as const)('%s: stays here as it is, and says why', async (refused) => {
    const { record, row: after, cursor } = await play({ local: here(B), last: row(), saved: () => ({ refused }) });
    expect(record?.text).toBe(canonicalJson(B));
    expect(after).toMatchObject({ revision: 4, refused: { text: canonicalJson(B), why: refused } });
    expect(cursor).toBe(9);
  }); // prettier-ignore

  // Sent again: whether the text is another, whether there is room.
  test.each([
    ['invalid', B, false, 0],
    ['invalid', B, true, 0],
    ['invalid', { name: '丙' }, false, 1],
    ['tooMany', B, false, 0],
    ['tooMany', B, true, 1],
    ['noSpace', B, false, 0],
    ['noSpace', B, true, 1],
    ['noSpace', { name: '丙' }, false, 1],
  ] as const)('%s, then %j with room %s: sent %i times more', async (why, body, hasRoom, times) => {
    const last = row({ refused: { text: canonicalJson(B), why } });
    expect((await play({ local: here(body), last, hasRoom })).sent).toHaveLength(times);
  });

  test('a wait ends the run, and the edit is still to be sent', async () => {
    await expect(play({ local: here(B), last: row(), saved: () => ({ waitSec: 30 }) })).rejects.toMatchObject(
      { waitSec: 30 },
    );
  });
});
