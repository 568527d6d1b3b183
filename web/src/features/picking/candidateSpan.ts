import type { CandidateHour } from '@shangyuan/engine/almanac';

const MIDNIGHT = 24;

/**
 * The clock of one of the thirteen rows of a day, which begins and ends with half a 子.
 *
 * @example spanOf({ index: 1 }) // { startHour: 1, endHour: 3 }
 */
export function spanOf({ index }: Pick<CandidateHour, 'index'>): {
  readonly startHour: number;
  readonly endHour: number;
} {
  return { startHour: Math.max(0, 2 * index - 1), endHour: Math.min(MIDNIGHT, 2 * index + 1) };
}
