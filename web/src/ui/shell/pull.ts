/**
 * Pull-to-refresh: its states and its resistance.
 */

/** The five states of the spec, and rest. */
export type PullState = 'idle' | 'pulling' | 'reached' | 'aborting' | 'refreshing' | 'restoring';

const LIMIT_PX = 96;

/**
 * How far the content follows the finger: ever less, and never more than 96 px.
 *
 * @param movedPx how far the finger moved down
 * @example pullDistance(0) // 0
 */
export function pullDistance(movedPx: number): number {
  return movedPx <= 0 ? 0 : (LIMIT_PX * movedPx) / (movedPx + LIMIT_PX * 1.2);
}
