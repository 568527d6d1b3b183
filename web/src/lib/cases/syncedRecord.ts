/**
 * What the account has of the records of this device, as far as this device has seen.
 */
import type { RecordKind } from '@shangyuan/contract';

/** Why the account does not take a record: it is no record or too large; the account has no room for more, or for so much. */
export type Refusal = 'invalid' | 'tooMany' | 'noSpace';

/** One record at the account. */
export interface SyncedRecord {
  readonly id: string;
  readonly kind: RecordKind;
  /** Revision at the account; 0 while it has none. */
  readonly revision: number;
  /** Canonical JSON of the body that both had last; empty while the account has none. */
  readonly text: string;
  readonly isDeleted: boolean;
  /** Edits of other devices that wait to be settled. */
  readonly conflicts: number;
  /** When the version was edited that waits beside this record and comes from this device. */
  readonly asideAt?: string;
  /** What the account would not take, and why: not sent again until it is another text or there may be room. */
  readonly refused?: { readonly text: string; readonly why: Refusal };
  /** What was being sent when the app may have been closed: sent again, it must be the same edit. */
  readonly sending: { readonly text: string; readonly editedAt: string } | null;
}
