/**
 * A device for the suites of synchronisation.
 */
import { type RecordKind } from '@shangyuan/contract';
import { expect } from 'vitest';
import { caseOfBody } from '../../web/src/lib/sync/caseOfBody.ts';
import type { CaseRecord } from '../../web/src/lib/cases/caseRecord.ts';
import { canonicalJson, type Body } from '../../web/src/lib/sync/mergeBodies.ts';
import {
  type DeviceRecord,
  type RemoveResult,
  type SaveResult,
  type SyncNews,
  type SyncStore,
  type SyncWire,
} from '../../web/src/lib/sync/syncPorts.ts';
import { syncRun } from '../../web/src/lib/sync/syncRun.ts';
import type { SyncedRecord } from '../../web/src/lib/cases/syncedRecord.ts';
import { caseBody, type TestClient } from './harness.ts';

interface LocalRecord {
  readonly kind: RecordKind;
  readonly body: Body;
  readonly editedAt: number;
  readonly deletedAt: number;
}

type Refusal = { readonly reason: string };

/** A device that syncs with the app's own code: its records in memory, and a network that may drop a call before or after the server has seen it. */
export class Device {
  readonly records = new Map<string, LocalRecord>();
  readonly rows = new Map<string, SyncedRecord>();
  readonly news: SyncNews[] = [];
  #client: TestClient;
  readonly #now: () => Date;
  #cursor = 0;
  /** Calls until the network goes, and whether the server still receives the last one; null for never. */
  failing: { after: number; isHeard: boolean } | null = null;

  /** What happens elsewhere before one of the next calls. */
  interruption: { after: number; act: () => Promise<void> } | null = null;

  /** Calls so far, by name. */
  readonly calls: string[] = [];
  readonly #pageRows: number;

  constructor(client: TestClient, now: () => Date, pageRows = 3) {
    this.#pageRows = pageRows;
    this.#client = client;
    this.#now = now;
  }

  edit(id: string, change: Body, kind: RecordKind = 'case'): void {
    const before = this.records.get(id);
    const body = { ...(before?.body ?? caseBody('新')), ...change };
    this.records.set(id, { kind, body, editedAt: this.#now().getTime(), deletedAt: 0 });
  }

  /** What the app stores of a body of the account; it casts what older clients leave to it. */
  async adoptCase(id: string): Promise<CaseRecord | null> {
    const { body = {}, editedAt = 0, deletedAt = 0 } = this.records.get(id) ?? {};
    const record = await caseOfBody(id, body, { editedAt, deletedAt });
    if (record === null) return null;
    const { id: _, deletedAt: __, ...stored } = record;
    this.records.set(id, { kind: 'case', body: { ...stored }, editedAt, deletedAt });
    return record;
  }

  remove(id: string): void {
    const before = this.records.get(id);
    if (before !== undefined) this.records.set(id, { ...before, deletedAt: 1 });
  }

  restore(id: string): void {
    const before = this.records.get(id);
    if (before !== undefined) this.records.set(id, { ...before, deletedAt: 0 });
  }

  /** Goes on as the user of an account that its own was merged into, as the app does. */
  followInto(client: TestClient): void {
    this.#client = client;
    this.#cursor = 0;
  }

  /** What is on the device, in its own order. */
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
    if (this.interruption !== null && this.interruption.after-- <= 0) {
      const { act } = this.interruption;
      this.interruption = null;
      await act();
    }
    this.calls.push(name);
    const fails = this.failing !== null && this.failing.after-- <= 0;
    if (fails && this.failing?.isHeard !== true) throw new TypeError('network');
    const answer = await this.#client.call(name, fields);
    if (fails) throw new TypeError('network');
    expect(answer.msg).toBe('ok');
    return answer.data as T;
  }

  readonly #store: SyncStore = {
    readAll: async () =>
      [...this.records].map(([id, { kind, body, editedAt, deletedAt }]) => ({
        id,
        kind,
        text: canonicalJson(body),
        isDeleted: deletedAt !== 0,
        editedAt,
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
    save: async (rows) => {
      for (const row of rows) this.rows.set(row.id, row);
    },
    forget: async (id) => void this.rows.delete(id),
    readCursor: () => this.#cursor,
    saveCursor: (cursor) => {
      this.#cursor = cursor;
    },
    addNews: (news) => void this.news.push(news),
  };

  readonly #wire: SyncWire = {
    list: (since) => this.#call('listRecords', { since, limit: this.#pageRows }),
    saveMany: async (drafts) => {
      const records = drafts.map(({ resolves, ...draft }) => ({
        ...draft,
        ...(resolves.length > 0 && { resolves }),
      }));
      const { results } = await this.#call<{ results: (SaveResult | Refusal)[] }>('saveRecords', { records });
      return results.map((result) =>
        'reason' in result ? { refused: result.reason === 'tooManyRecords' ? 'tooMany' : 'invalid' } : result,
      );
    },
    removeMany: async (records) => {
      const { results } = await this.#call<{ results: (RemoveResult | Refusal)[] }>('deleteRecords', {
        records,
      });
      return results.map((result) =>
        typeof result === 'object' && 'reason' in result
          ? result.reason === 'notFound'
            ? 'gone'
            : 'stale'
          : result,
      );
    },
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
