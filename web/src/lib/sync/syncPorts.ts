/**
 * What a run of synchronisation needs of the device and of the account, and what passes between them.
 */
import type { RecordKind, WireRecord } from '@shangyuan/contract';
import type { Refusal, SyncedRecord } from '../cases/syncedRecord.ts';
import type { Body } from './mergeBodies.ts';

/** A record of the device as it is now. */
export interface DeviceRecord {
  readonly id: string;
  readonly kind: RecordKind;
  /** Canonical JSON of the body. */
  readonly text: string;
  readonly isDeleted: boolean;
  /** When its user last wrote it, UTC milliseconds; 0 where that is not known. */
  readonly editedAt: number;
}

/** A change by another device that the user of this one is notified of. */
export interface SyncNews {
  readonly id: string;
  /** `merged`: two versions were settled elsewhere. `returned`: it was deleted here and is back because of an edit elsewhere. */
  readonly what: 'merged' | 'returned';
  /** Empty where the record has none. */
  readonly name: string;
}

/** What the device does for a run. */
export interface SyncStore {
  /** Every record, the trash too. */
  readonly readAll: () => Promise<readonly DeviceRecord[]>;
  readonly readSynced: () => Promise<readonly SyncedRecord[]>;
  /**
   * Replaces a record, or removes it for null, only if it is unchanged since it was read.
   *
   * @returns false where it has changed
   */
  readonly replace: (
    at: { readonly id: string; readonly kind: RecordKind },
    expected: DeviceRecord | null,
    next: { readonly body: Body; readonly editedAt: number; readonly deletedAt: number } | null,
  ) => Promise<boolean>;
  readonly save: (rows: readonly SyncedRecord[]) => Promise<void>;
  readonly forget: (id: string) => Promise<void>;
  readonly readCursor: () => number;
  readonly saveCursor: (cursor: number) => void;
  readonly addNews: (news: SyncNews) => void;
}

/** A record on its way to the account. */
export interface Draft {
  readonly id: string;
  readonly kind: RecordKind;
  readonly body: Body;
  readonly editedAt: string;
  readonly baseRevision: number;
  readonly resolves: readonly string[];
}

/** The server's limit is reached; it states when to continue. */
export interface Wait {
  readonly waitSec: number;
}

/** What became of one draft. A record without a body has the one that was sent. */
export type SaveResult =
  | {
      readonly record: Omit<WireRecord, 'body'> & { readonly body?: WireRecord['body'] | undefined };
      readonly kept: 'mine' | 'server';
      readonly conflictId: string;
    }
  | { readonly refused: Refusal }
  | Wait;

/** Result of one deletion: it was changed since then (`stale`), or is not there (`gone`). */
export type RemoveResult = WireRecord | 'stale' | 'gone';

/** Calls to the account during a run. Both calls for many records return one result each, in the same order. */
export interface SyncWire {
  readonly list: (since: number) => Promise<{
    readonly items: readonly WireRecord[];
    readonly cursor: number;
    readonly hasMore: boolean;
    readonly reset: boolean;
  }>;
  readonly saveMany: (drafts: readonly Draft[]) => Promise<readonly SaveResult[]>;
  readonly removeMany: (
    items: readonly { readonly id: string; readonly purge: boolean; readonly baseRevision: number }[],
  ) => Promise<readonly RemoveResult[]>;
}

/** Ends a run: the server requires a wait. */
export class WaitError extends Error {
  readonly waitSec: number;

  constructor(waitSec: number) {
    super(`wait ${waitSec} s`);
    this.name = 'WaitError';
    this.waitSec = waitSec;
  }
}
