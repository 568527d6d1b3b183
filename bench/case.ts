/**
 * What a benchmark case is: the same work done by us and by the peers, measured in one run so that only the ratio
 * counts, not the machine.
 */

/** The peers we measure beside, both development dependencies. */
export type Peer = 'tyme4ts' | 'lunar-typescript';

/** One piece of work, done by us and (where they can) by the peers. */
export interface BenchCase {
  /** Short name, such as `random charts`. */
  readonly name: string;
  /** What one `count` is, plural: `charts`, `days`. */
  readonly unit: string;
  /** Units of work that one call of `ours` does. */
  readonly count: number;
  /** Returns something that depends on the work, so that it cannot be left out. */
  readonly ours: () => unknown;
  /** The same work by a peer. `count` where a peer does fewer units in one call (they are slow). */
  readonly peers: Partial<Record<Peer, { readonly count: number; readonly run: () => unknown }>>;
  /** Cheaper work of our own that this stands beside, where no peer does it: at most `times` as long for one unit. */
  readonly beside?: {
    readonly name: string;
    readonly count: number;
    readonly run: () => unknown;
    readonly times: number;
  };
  /** The ratio to the faster peer we hold ourselves to, when there is one. */
  readonly aim?: number;
}
