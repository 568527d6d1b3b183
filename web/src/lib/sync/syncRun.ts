/**
 * One run of synchronisation: what changed at the account comes to the device, what changed on the device goes to the
 * account. Nothing here marks what is changed: a record is to be sent while it differs from what both had last, so that
 * a run may be killed anywhere and the next one finds the same work. Edits of two devices are merged field by field; of
 * a field that both changed the account's value stays current, the version of this device is stored beside it, and the
 * user decides.
 */
import { LIMITS, type WireRecord } from '@shangyuan/contract';
import type { Refusal, SyncedRecord } from '../cases/syncedRecord.ts';
import { newId } from '../device/newId.ts';
import { canonicalJson, type Body } from './mergeBodies.ts';
import {
  WaitError,
  type DeviceRecord,
  type Draft,
  type SaveResult,
  type SyncStore,
  type SyncWire,
  type Wait,
} from './syncPorts.ts';
import {
  bodyOf,
  editInstant,
  hasUnsentEdit,
  isChanged,
  isOwn,
  mergeEdits,
  newsOf,
  refusalOf,
  rowOf,
} from './syncRules.ts';

/** What a run did. */
export interface SyncReport {
  readonly pulled: number;
  readonly pushed: number;
  /** Something changed under the run: another is needed. */
  readonly isUnfinished: boolean;
}

/** Body of a call of many, beside its records. */
const BATCH_BYTES = LIMITS.recordBatchBytes - 4_096;
/** A record beside its body: its ids, its times, commas. */
const RECORD_BYTES = 1_024;
/** How often one record is sent in a run while others are faster. */
const MOST_TRIES = 3;

const bytesOf = (text: string) => new TextEncoder().encode(text).length + RECORD_BYTES;

/** One edit to be sent. */
interface Work {
  /** The record as the device has it. */
  readonly local: DeviceRecord;
  readonly text: string;
  readonly row: SyncedRecord | undefined;
  readonly baseRevision: number;
  readonly resolves: readonly string[];
  readonly tries: number;
}

class Run {
  readonly #store: SyncStore;
  readonly #wire: SyncWire;
  readonly #now: () => Date;
  readonly #device = new Map<string, DeviceRecord>();
  readonly #rows = new Map<string, SyncedRecord>();
  /** Rows that are not in the store yet. */
  readonly #unsaved = new Map<string, SyncedRecord>();
  /** What the account has of records that the device changed as well. */
  readonly #theirs = new Map<string, WireRecord>();
  /** There may be room at the account for what it refused before. */
  #hasRoom: boolean;
  /** It has just refused another record. */
  #isFull = false;
  pulled = 0;
  pushed = 0;
  isUnfinished = false;

  constructor(store: SyncStore, wire: SyncWire, now: () => Date, hasRoom: boolean) {
    this.#store = store;
    this.#wire = wire;
    this.#now = now;
    this.#hasRoom = hasRoom;
  }

  async start(): Promise<void> {
    for (const record of await this.#store.readAll()) this.#device.set(record.id, record);
    for (const row of await this.#store.readSynced()) this.#rows.set(row.id, row);
  }

  #keep(batch: SyncedRecord): void {
    const asideAt = batch.asideAt ?? this.#rows.get(batch.id)?.asideAt;
    // Which version is this device's is known for as long as one waits.
    const row = batch.conflicts > 0 && asideAt !== undefined ? { ...batch, asideAt } : batch;
    this.#rows.set(row.id, row);
    this.#unsaved.set(row.id, row);
  }

  async #flush(): Promise<void> {
    if (this.#unsaved.size === 0) return;
    const rows = [...this.#unsaved.values()];
    this.#unsaved.clear();
    await this.#store.save(rows);
  }

  async #forget(id: string): Promise<void> {
    this.#unsaved.delete(id);
    this.#rows.delete(id);
    await this.#store.forget(id);
  }

  /** Stores the version of this device as a separate record in its trash, where it waits 30 days. */
  async #copyToTrash({ id, kind, text, editedAt }: DeviceRecord): Promise<void> {
    const body = { ...bodyOf(text), versionOf: id };
    await this.#store.replace({ id: newId(), kind }, null, {
      body,
      editedAt,
      deletedAt: this.#now().getTime(),
    });
  }

  /** Takes the account's version of a record; false where the device has changed it since then. */
  async #adopt(record: WireRecord, expected: DeviceRecord | undefined): Promise<boolean> {
    const { id, kind, body, deletedAt } = record;
    const editedAt = Date.parse(record.editedAt);
    const next =
      body === null ? null : { body, editedAt, deletedAt: deletedAt === '' ? 0 : Date.parse(deletedAt) };
    if (expected !== undefined && hasUnsentEdit(expected, this.#rows.get(id), body))
      await this.#copyToTrash(expected);
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
    this.#keep(rowOf(record, text));
    this.#device.set(id, { id, kind, text, isDeleted: deletedAt !== '', editedAt });
    return true;
  }

  async #pullOne(item: WireRecord): Promise<void> {
    const row = this.#rows.get(item.id);
    const local = this.#device.get(item.id);
    if (row !== undefined && row.revision === item.revision) {
      // Our own change returned; fields that others changed are reported.
      if (row.conflicts !== item.conflicts) this.#keep({ ...row, conflicts: item.conflicts });
      return;
    }
    if (isOwn(item, row)) return this.#keep(rowOf(item, canonicalJson(item.body)));
    this.#hasRoom ||= item.deletedAt !== '';
    const news = row === undefined ? null : newsOf(item, row, local);
    if (news !== null) this.#store.addNews(news);
    if (isChanged(local, row)) {
      this.#theirs.set(item.id, item);
      return;
    }
    if (item.body === null && local === undefined) return this.#forget(item.id);
    if (await this.#adopt(item, local)) this.pulled += 1;
  }

  /** Fetches what changed at the account. @returns the cursor for the next run */
  async pull(): Promise<number> {
    let since = this.#store.readCursor();
    const seen = new Set<string>();
    // From the beginning everything is listed, as after a reset.
    let isReset = since === 0;
    for (;;) {
      const page = await this.#wire.list(since);
      isReset ||= page.reset;
      for (const item of page.items) {
        seen.add(item.id);
        await this.#pullOne(item);
      }
      await this.#flush();
      since = page.cursor;
      if (!page.hasMore) break;
    }
    if (isReset) await this.#dropUnseen(seen);
    return since;
  }

  /** After a reset, what both had and the account lists no more has been cleared there. */
  async #dropUnseen(seen: ReadonlySet<string>): Promise<void> {
    for (const [id, row] of this.#rows) {
      // What never got to the account is not listed there.
      if (seen.has(id) || row.revision === 0) continue;
      const local = this.#device.get(id);
      if (isChanged(local, row)) await this.#forget(id);
      else if (await this.#store.replace(row, local ?? null, null)) {
        await this.#forget(id);
        this.#device.delete(id);
      }
    }
  }

  /** Sends what the device changed: what is removed first, which makes room. */
  async push(): Promise<void> {
    const ids = new Set([...this.#device.keys(), ...this.#rows.keys()]);
    const changed = [...ids].filter((id) => isChanged(this.#device.get(id), this.#rows.get(id)));
    const edits: DeviceRecord[] = [];
    const removals: string[] = [];
    for (const id of changed) {
      const local = this.#device.get(id);
      if (local === undefined || local.isDeleted) removals.push(id);
      else edits.push(local);
    }
    await this.#removeAll(removals);
    // The few others before the cases, which may be more than there is room for.
    const rank = ({ kind }: DeviceRecord) => (kind === 'case' ? 1 : 0);
    const queue: Work[] = [];
    for (const local of edits.toSorted((a, b) => rank(a) - rank(b))) {
      const work = await this.#prepare(local);
      if (work !== null) queue.push(work);
    }
    await this.#flush();
    while (queue.length > 0) await this.#sendBatch(this.#takeBatch(queue), queue);
    await this.#flush();
  }

  async #removeAll(ids: readonly string[]): Promise<void> {
    const items: { id: string; purge: boolean; baseRevision: number }[] = [];
    for (const id of ids) {
      const local = this.#device.get(id);
      const row = this.#rows.get(id);
      const theirs = this.#theirs.get(id);
      // Edited elsewhere, deleted here: the edit lives. Deleted on both: that is what both say.
      if (theirs !== undefined) await this.#adopt(theirs, local);
      else if (row !== undefined) items.push({ id, purge: local === undefined, baseRevision: row.revision });
      this.pushed += 1;
    }
    await this.#flush();
    for (let start = 0; start < items.length; start += LIMITS.recordBatch) {
      const batch = items.slice(start, start + LIMITS.recordBatch);
      const results = await this.#wire.removeMany(batch);
      for (const [index, { id, purge }] of batch.entries()) {
        const result = results[index];
        const row = this.#rows.get(id);
        if (result === undefined || row === undefined || result === 'stale') this.isUnfinished = true;
        else if (result === 'gone' || purge) await this.#forget(id);
        else this.#keep({ ...rowOf(result, row.text), conflicts: row.conflicts });
      }
      this.#hasRoom = true;
      await this.#flush();
    }
  }

  /** What is to be sent of a record that the device changed; null where nothing is. */
  async #prepare(local: DeviceRecord): Promise<Work | null> {
    const row = this.#rows.get(local.id);
    const theirs = this.#theirs.get(local.id);
    const work = { local, text: local.text, row, baseRevision: row?.revision ?? 0, resolves: [], tries: 0 };
    if (theirs === undefined) {
      const refusal = refusalOf(local, row);
      return refusal === null || (refusal !== 'invalid' && this.#hasRoom) ? work : null;
    }
    const known = rowOf(theirs, theirs.body === null ? '' : canonicalJson(theirs.body));
    // Deleted elsewhere, edited here: the edit lives.
    if (theirs.deletedAt !== '' || theirs.body === null)
      return { ...work, row: known, baseRevision: theirs.revision };
    const { body, hasCollisions } = mergeEdits(local.kind, row, local.text, theirs.body);
    // Sent as based on the older version, it is stored beside the account's; the answer is merged then.
    if (hasCollisions) return work;
    return this.#follow(local, { body, known, editedAt: theirs.editedAt }, []);
  }

  /** Puts a merged body on the device. @returns what is to be sent then, or null */
  async #follow(
    local: DeviceRecord,
    { body, known, editedAt }: { body: Body; known: SyncedRecord; editedAt: string },
    resolves: readonly string[],
    tries = 0,
  ): Promise<Work | null> {
    const text = canonicalJson(body);
    let now = local;
    if (text !== local.text) {
      const next = { body, editedAt: Math.max(local.editedAt, Date.parse(editedAt)), deletedAt: 0 };
      if (!(await this.#store.replace(local, local, next))) {
        this.isUnfinished = true;
        return null;
      }
      now = { ...local, text, editedAt: next.editedAt };
      this.#device.set(local.id, now);
    }
    this.#keep(known);
    if (known.text === text && resolves.length === 0) return null;
    return { local: now, text, row: known, baseRevision: known.revision, resolves, tries };
  }

  /** Takes from the queue as many as one call may have. */
  #takeBatch(queue: Work[]): readonly Work[] {
    const batch: Work[] = [];
    let bytes = 0;
    for (const work of queue) {
      bytes += bytesOf(work.text);
      if (batch.length === LIMITS.recordBatch || (batch.length > 0 && bytes > BATCH_BYTES)) break;
      batch.push(work);
    }
    queue.splice(0, batch.length);
    return batch;
  }

  #isNew({ row }: Work): boolean {
    return (row?.revision ?? 0) === 0;
  }

  async #sendBatch(candidates: readonly Work[], queue: Work[]): Promise<void> {
    const batch = candidates.filter((work) => {
      if (!this.#isFull || !this.#isNew(work)) return true;
      this.#refuse(work, 'tooMany');
      return false;
    });
    const drafts = batch.map((work): Draft => {
      const { local, text, row, baseRevision, resolves } = work;
      const { id, kind } = local;
      const sending =
        row?.sending?.text === text
          ? row.sending
          : { text, editedAt: editInstant({ editedAt: local.editedAt, text }, row, this.#now()) };
      this.#keep({
        ...(row ?? { id, kind, revision: 0, text: '', isDeleted: false, conflicts: 0 }),
        sending,
      });
      return { id, kind, body: bodyOf(text) ?? {}, editedAt: sending.editedAt, baseRevision, resolves };
    });
    await this.#flush();
    if (drafts.length === 0) return;
    const results = await this.#wire.saveMany(drafts);
    let waitSec = 0;
    for (const [index, work] of batch.entries()) {
      const result = results[index];
      const editedAt = drafts[index]?.editedAt ?? '';
      if (result === undefined) this.isUnfinished = true;
      else if ('waitSec' in result) waitSec = Math.max(waitSec, result.waitSec);
      else if ('refused' in result) this.#refuse(work, result.refused);
      else await this.#take(work, editedAt, result, queue);
    }
    await this.#flush();
    if (waitSec > 0) throw new WaitError(waitSec);
  }

  #refuse({ local, text, row }: Work, why: Refusal): void {
    const { id, kind } = local;
    const before = row ?? { id, kind, revision: 0, text: '', isDeleted: false, conflicts: 0 };
    if (why === 'tooMany') this.#isFull = true;
    this.#keep({ ...before, sending: null, refused: { text, why } });
  }

  /** The result of an edit at the account. */
  async #take(
    work: Work,
    editedAt: string,
    { record, kept: winner, conflictId }: Exclude<SaveResult, { refused: Refusal } | Wait>,
    queue: Work[],
  ): Promise<void> {
    const { local, text, row, tries } = work;
    const body = record.body === undefined ? bodyOf(text) : record.body;
    const theirText = body === null ? '' : canonicalJson(body);
    const resolves = conflictId === '' ? work.resolves : [...work.resolves, conflictId];
    this.pushed += winner === 'mine' ? 1 : 0;
    const isSettled = winner === 'mine' || resolves.length === 0;
    if (theirText === text && record.deletedAt === '' && isSettled) return this.#keep(rowOf(record, text));
    if (winner === 'mine') return void (await this.#adopt({ ...record, body }, local));
    if (tries >= MOST_TRIES) {
      this.isUnfinished = true;
      return;
    }
    if (record.deletedAt !== '' || body === null) {
      // Deleted elsewhere, edited here: the edit lives; but one that the account had before the deletion is no news to it.
      if (record.revision === work.baseRevision) return void (await this.#adopt({ ...record, body }, local));
      queue.push({ ...work, baseRevision: record.revision, resolves, tries: tries + 1 });
      return;
    }
    const merge = mergeEdits(local.kind, row, text, body);
    const known = rowOf(record, theirText);
    const next = await this.#follow(
      local,
      {
        body: merge.body,
        known: merge.hasCollisions ? { ...known, asideAt: editedAt } : known,
        editedAt: record.editedAt,
      },
      merge.hasCollisions ? [] : resolves,
      tries + 1,
    );
    if (next !== null) queue.push(next);
  }
}

/**
 * Runs once.
 *
 * @param hasRoom whether to send records again that were refused for lack of room
 * @throws whatever the wire throws, or WaitError: the run ends there, and the next one continues
 */
export async function syncRun(
  store: SyncStore,
  wire: SyncWire,
  now: () => Date,
  hasRoom = false,
): Promise<SyncReport> {
  const run = new Run(store, wire, now, hasRoom);
  await run.start();
  const cursor = await run.pull();
  await run.push();
  // Saved last: a run that is killed before sees the same changes again, and none is lost.
  if (!run.isUnfinished) store.saveCursor(cursor);
  const { pulled, pushed, isUnfinished } = run;
  return { pulled, pushed, isUnfinished };
}
