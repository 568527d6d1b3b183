/**
 * What a benchmark case is: the same work done by us and by the peers, measured in one run so that only the ratio
 * counts, not the machine.
 */

/** The peers we measure beside, all development dependencies, with the versions that package.json pins. */
export const PEERS = {
  tyme4ts: 'tyme4ts 1.5.2',
  'lunar-typescript': 'lunar-typescript 1.8.6',
  lunisolar: 'lunisolar 2.6.0',
} as const;

/** A library that does the same work. */
export type Peer = keyof typeof PEERS;

/** Work to be timed. */
export interface Work {
  /** Returns something that depends on the work, so that it cannot be left out. */
  readonly run: () => unknown;
  /** Units of work in one call. */
  readonly count: number;
}

/** One piece of work, done by us and (where they can) by the peers. */
export interface BenchCase {
  /** Short name, such as `random charts`. */
  readonly name: string;
  /** What one `count` is, plural: `charts`, `days`. */
  readonly unit: string;
  /** Units of work that one call of `ours` does. */
  readonly count: number;
  readonly ours: () => unknown;
  /** The same work by a peer. `count` where a peer does fewer units in one call (they are slow). */
  readonly peers: Partial<Record<Peer, Work>>;
  /** Units a second that we hold ourselves to, where no peer does the work. */
  readonly aimRate?: number;
  /** Name of a case of the same file, where no peer does the work: the ratio is the time of this case to the time of that. */
  readonly beside?: string;
  /** Target ratios: to the fastest peer, or to each by name. */
  readonly aim?: number | Partial<Record<Peer, number>>;
  /** One of the few aims that a short table names beside the whole one: how it is put there. */
  readonly headline?: string;
}

/** What a case needs and makes at its first call: nothing is warm before a first call is timed. */
export function atFirstUse<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
