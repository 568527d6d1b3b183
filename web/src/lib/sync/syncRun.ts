/**
 * One run of synchronisation: what changed at the account comes to the device, what changed on the device goes to the
 * account. Nothing here marks what is changed: a record is to be sent while it differs from what both had last, so that a
 * run may be killed anywhere and the next one finds the same work. Edits of two devices are put together where they touch
 * different things; where they do not, the account keeps both and the device shows that it does.
 */
import type { RecordKind, WireRecord } from '@shangyuan/contract';
import type { SyncedRecord } from '../cases/syncedRecord.ts';
import { canonicalJson, mergeBodies, type Body } from './mergeBodies.ts';

/** A record of the device as it is now. */
export interface DeviceRecord {
  readonly id: string;
  readonly kind: RecordKind;
  /** Canonical JSON of the body. */
  readonly text: string;
  readonly isDeleted: boolean;
}

/** What the device does for a run. */
export interface SyncStore {
  /** Every record, the trash too. */
  readonly readAll: () => Promise<readonly DeviceRecord[]>;
  readonly readSynced: () => Promise<readonly SyncedRecord[]>;
  /**
   * Puts a body in the place of a record, null to remove it; only if the device still has what was read.
   *
   * @returns false where it has been changed meanwhile
   */
  readonly replace: (
    at: { readonly id: string; readonly kind: RecordKind },
    expected: DeviceRecord | null,
    next: { readonly body: Body; readonly editedAt: number; readonly deletedAt: number } | null,
  ) => Promise<boolean>;
  readonly keep: (row: SyncedRecord) => Promise<void>;
  readonly forget: (id: string) => Promise<void>;
  readonly readCursor: () => number;
  readonly keepCursor: (cursor: number) => void;
}

/** What the account does for a run. */
export interface SyncWire {
  readonly list: (since: number) => Promise<{
    readonly items: readonly WireRecord[];
    readonly cursor: number;
    readonly hasMore: boolean;
    readonly reset: boolean;
  }>;
  readonly save: (draft: {
    readonly id: string;
    readonly kind: RecordKind;
    readonly body: Body;
    readonly editedAt: string;
    readonly baseRevision: number;
    readonly resolves: readonly string[];
  }) => Promise<{
    readonly record: WireRecord;
    readonly kept: 'mine' | 'server';
    readonly conflictId: string;
  }>;
  readonly remove: (at: {
    readonly id: string;
    readonly purge: boolean;
    readonly baseRevision: number;
  }) => Promise<WireRecord>;
}

/** Why the account did not take a record; anything else ends the run. */
export class RefusedError extends Error {
  readonly reason: 'stale' | 'gone' | 'refused';

  constructor(reason: RefusedError['reason']) {
    super(reason);
    this.name = 'RefusedError';
    this.reason = reason;
  }
}

/** What a run did. */
export interface SyncReport {
  readonly pulled: number;
  readonly pushed: number;
  /** Records that the account would not take. */
  readonly refused: number;
  /** Something changed under the run: another is needed. */
  readonly isUnfinished: boolean;
}

/** Whether a record of the device differs from what both had last. */
export function isChanged(local: DeviceRecord | undefined, row: SyncedRecord | undefined): boolean {
  if (local === undefined) return row !== undefined && row.text !== '';
  // What was deleted before the account ever had it need not get there.
  if (row === undefined) return !local.isDeleted;
  return local.isDeleted !== row.isDeleted || (!local.isDeleted && local.text !== row.text);
}

const bodyOf = (text: string): Body | null => (text === '' ? null : (JSON.parse(text) as Body));

function rowOf(record: WireRecord, text: string): SyncedRecord {
  const { id, kind, revision, conflicts, deletedAt } = record;
  return { id, kind, revision, text, isDeleted: deletedAt !== '', conflicts, sending: null };
}

class Run {
  readonly #store: SyncStore;
  readonly #wire: SyncWire;
  readonly #now: () => Date;
  readonly #device = new Map<string, DeviceRecord>();
  readonly #rows = new Map<string, SyncedRecord>();
  /** What the account has of records that the device changed as well. */
  readonly #theirs = new Map<string, WireRecord>();
  pulled = 0;
  pushed = 0;
  refused = 0;
  isUnfinished = false;

  constructor(store: SyncStore, wire: SyncWire, now: () => Date) {
    this.#store = store;
    this.#wire = wire;
    this.#now = now;
  }

  async start(): Promise<void> {
    for (const record of await this.#store.readAll()) this.#device.set(record.id, record);
    for (const row of await this.#store.readSynced()) this.#rows.set(row.id, row);
  }

  async #keep(row: SyncedRecord): Promise<void> {
    await this.#store.keep(row);
    this.#rows.set(row.id, row);
  }

  async #forget(id: string): Promise<void> {
    await this.#store.forget(id);
    this.#rows.delete(id);
  }

  /** Takes the account's version of a record; false where the device changed it meanwhile. */
  async #adopt(record: WireRecord, expected: DeviceRecord | undefined): Promise<boolean> {
    const { id, kind, body, deletedAt, editedAt } = record;
    const times = { editedAt: Date.parse(editedAt), deletedAt: deletedAt === '' ? 0 : Date.parse(deletedAt) };
    const next = body === null ? null : { body, ...times };
    const isTaken = await this.#store.replace({ id, kind }, expected ?? null, next);
    if (!isTaken) {
      this.isUnfinished = true;
      return false;
    }
    if (body === null) {
      await this.#forget(id);
      this.#device.delete(id);
      return true;
    }
    const text = canonicalJson(body);
    await this.#keep(rowOf(record, text));
    this.#device.set(id, { id, kind, text, isDeleted: deletedAt !== '' });
    return true;
  }

  async #pullOne(item: WireRecord): Promise<void> {
    const row = this.#rows.get(item.id);
    const local = this.#device.get(item.id);
    if (row !== undefined && row.revision === item.revision) {
      // Our own change come back; what others left beside it is told.
      if (row.conflicts !== item.conflicts) await this.#keep({ ...row, conflicts: item.conflicts });
      return;
    }
    if (isChanged(local, row)) {
      this.#theirs.set(item.id, item);
      return;
    }
    if (item.body === null && local === undefined) return this.#forget(item.id);
    if (await this.#adopt(item, local)) this.pulled += 1;
  }

  /** Brings what changed at the account. @returns the cursor to go on from next time */
  async pull(): Promise<number> {
    let since = this.#store.readCursor();
    const seen = new Set<string>();
    let isReset = false;
    for (;;) {
      const page = await this.#wire.list(since);
      isReset ||= page.reset;
      for (const item of page.items) {
        seen.add(item.id);
        await this.#pullOne(item);
      }
      since = page.cursor;
      if (!page.hasMore) break;
    }
    if (isReset) await this.#dropUnseen(seen);
    return since;
  }

  /** After a reset, what both had and the account lists no more has been cleared there. */
  async #dropUnseen(seen: ReadonlySet<string>): Promise<void> {
    for (const [id, row] of this.#rows) {
      if (seen.has(id)) continue;
      const local = this.#device.get(id);
      if (isChanged(local, row)) await this.#forget(id);
      else if (await this.#store.replace(row, local ?? null, null)) {
        await this.#forget(id);
        this.#device.delete(id);
      }
    }
  }

  /** Sends what the device changed. */
  async push(): Promise<void> {
    const ids = new Set([...this.#device.keys(), ...this.#rows.keys()]);
    for (const id of ids) {
      const local = this.#device.get(id);
      const row = this.#rows.get(id);
      if (!isChanged(local, row)) continue;
      try {
        if (local === undefined || local.isDeleted) await this.#pushRemoval(id, local, row);
        else await this.#pushEdit(local, row);
        this.pushed += 1;
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
        if (error.reason === 'stale') this.isUnfinished = true;
        else if (error.reason === 'gone') await this.#forget(id);
        else this.refused += 1;
      }
    }
  }

  async #pushRemoval(
    id: string,
    local: DeviceRecord | undefined,
    row: SyncedRecord | undefined,
  ): Promise<void> {
    const theirs = this.#theirs.get(id);
    if (theirs !== undefined) {
      // Edited elsewhere, deleted here: the edit lives. Deleted on both: that is what both say.
      await this.#adopt(theirs, local);
      return;
    }
    if (row === undefined) return;
    const purge = local === undefined;
    const record = await this.#wire.remove({ id, purge, baseRevision: row.revision });
    if (purge) await this.#forget(id);
    else await this.#keep({ ...rowOf(record, row.text), conflicts: row.conflicts });
  }

  async #pushEdit(local: DeviceRecord, row: SyncedRecord | undefined): Promise<void> {
    const theirs = this.#theirs.get(local.id);
    const merged = theirs === undefined ? null : this.#merged(local, row, theirs);
    if (theirs === undefined || merged === null)
      return this.#send(local, local.text, row, row?.revision ?? 0);
    const text = canonicalJson(merged);
    if (text !== local.text) {
      const isTaken = await this.#store.replace(local, local, {
        body: merged,
        editedAt: this.#now().getTime(),
        deletedAt: 0,
      });
      if (!isTaken) {
        this.isUnfinished = true;
        return;
      }
    }
    const now = { ...local, text };
    this.#device.set(local.id, now);
    const known: SyncedRecord = rowOf(theirs, theirs.body === null ? '' : canonicalJson(theirs.body));
    if (theirs.deletedAt === '' && known.text === text) return this.#keep(known);
    return this.#send(now, text, known, theirs.revision);
  }

  /** Both edits in one, or null where they contradict each other. What was deleted elsewhere lives on with the edit made here. */
  #merged(local: DeviceRecord, row: SyncedRecord | undefined, theirs: WireRecord): Body | null {
    const mine = bodyOf(local.text) ?? {};
    if (theirs.deletedAt !== '' || theirs.body === null) return mine;
    const base = bodyOf(row?.text ?? '');
    // Settings have one owner: of two choices the one made here last holds.
    if (local.kind === 'setting') return { ...theirs.body, ...mine };
    return mergeBodies(base, mine, theirs.body);
  }

  async #send(
    local: DeviceRecord,
    text: string,
    row: SyncedRecord | undefined,
    baseRevision: number,
  ): Promise<void> {
    const { id, kind } = local;
    const sending = row?.sending?.text === text ? row.sending : { text, editedAt: this.#now().toISOString() };
    await this.#keep({
      id,
      kind,
      revision: row?.revision ?? 0,
      text: row?.text ?? '',
      isDeleted: row?.isDeleted ?? false,
      conflicts: row?.conflicts ?? 0,
      sending,
    });
    const draft = { id, kind, body: bodyOf(text) ?? {}, editedAt: sending.editedAt };
    let answer = await this.#wire.save({ ...draft, baseRevision, resolves: [] });
    if (answer.kept === 'server' && answer.record.deletedAt !== '') {
      // Deleted elsewhere, edited here: the edit lives.
      const resolves = answer.conflictId === '' ? [] : [answer.conflictId];
      answer = await this.#wire.save({ ...draft, baseRevision: answer.record.revision, resolves });
    }
    const { record } = answer;
    const theirText = record.body === null ? '' : canonicalJson(record.body);
    if (theirText === text) return this.#keep(rowOf(record, text));
    await this.#adopt(record, local);
  }
}

/** Runs once. @throws whatever the wire throws but RefusedError: the run ends there, and the next one goes on */
export async function syncRun(store: SyncStore, wire: SyncWire, now: () => Date): Promise<SyncReport> {
  const run = new Run(store, wire, now);
  await run.start();
  const cursor = await run.pull();
  await run.push();
  // Kept last: a run that is killed before sees the same changes again, and none is lost.
  if (!run.isUnfinished) store.keepCursor(cursor);
  const { pulled, pushed, refused, isUnfinished } = run;
  return { pulled, pushed, refused, isUnfinished };
}
