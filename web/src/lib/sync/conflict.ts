/**
 * A record with two versions at the account: the questions about it, and the result of the answers.
 */
import { mergeBodies, type Body, type Collision } from './mergeBodies.ts';
import type { DeviceRecord } from './syncPorts.ts';

/** A version of a record at the account, former or waiting. */
export interface Revision {
  readonly id: string;
  readonly body: Body;
  readonly revision: number | null;
  readonly isConflict: boolean;
  readonly editedAt: string;
}

/** A record with a version that waits beside it. `mine` in its collisions is the one in force, `theirs` the one that waits. */
export interface Conflict {
  readonly record: DeviceRecord;
  readonly current: Body;
  /** When the edit was made that came to the account first, UTC milliseconds; 0 where it is not known. */
  readonly currentAt: number;
  readonly other: Pick<Revision, 'id' | 'body' | 'editedAt'>;
  /** Whether the version that waits comes from this device. */
  readonly isOtherOurs: boolean;
  /** The body that both were made on; null where it is not known any more. */
  readonly base: Body | null;
  readonly collisions: readonly Collision[];
}

/** Whose value each field gets: by default that of the current version. */
export type Choices = ReadonlyMap<string, 'mine' | 'theirs'>;

/** The version that an edit was based on: the first stored from its revision on, which others changed no sooner. */
export function baseOf(revisions: readonly Revision[], madeOn: number | null): Body | null {
  if (madeOn === null || madeOn === 0) return null;
  const former = revisions.flatMap(({ isConflict, revision, body }) =>
    isConflict || revision === null || revision < madeOn ? [] : [{ revision, body }],
  );
  return former.toSorted((a, b) => a.revision - b.revision)[0]?.body ?? null;
}

/** When the edit was made that followed the one that both began from: a later merge has another time. */
export function firstEditAt(
  revisions: readonly Revision[],
  madeOn: number | null,
  otherwise: number,
): number {
  const later = revisions.filter(
    ({ isConflict, revision }) => !isConflict && (revision ?? 0) > (madeOn ?? Infinity),
  );
  const first = later.toSorted((a, b) => (a.revision ?? 0) - (b.revision ?? 0))[0];
  return first === undefined ? otherwise : Date.parse(first.editedAt);
}

/** What is left of both versions when the choices are made. */
export function settledBody({ base, current, other }: Conflict, choices: Choices): Body {
  return mergeBodies(base, current, other.body, (field) => choices.get(field) ?? 'mine').body;
}

/** The versions of which something was not chosen. */
export function losersOf({ current, other, collisions }: Conflict, choices: Choices): readonly Body[] {
  const isChosen = (side: 'mine' | 'theirs') =>
    collisions.every(({ field }) => (choices.get(field) ?? 'mine') === side);
  return [...(isChosen('mine') ? [] : [current]), ...(isChosen('theirs') ? [] : [other.body])];
}

/** Kinds whose trash shows them. */
export const hasTrash = ({ kind }: Pick<DeviceRecord, 'kind'>) => kind === 'case' || kind === 'comparison';
