/**
 * 日评: the plain verdict on a day, by how much is left to do. 等第 says how the evils of the day are treated; this says what
 * comes of it.
 */
import { AFFAIRS } from '../tables/affairs.ts';
import { itemIndexOf } from './spirits.ts';

/** The seven verdicts. */
export const RATINGS = ['诸事不宜', '余事勿取', '诸事不忌', '多宜', '多忌', '平常', '宜忌参半'] as const;
/** One of the seven verdicts on a day. */
export type Rating = (typeof RATINGS)[number];

const MANY = 10;

/** Items that some affair of a reader rests on: only these are counted. */
export const RATED_ITEMS: readonly number[] = [
  ...new Set(AFFAIRS.flatMap(({ basis }) => basis.map(itemIndexOf))),
];

/**
 * Verdict on a day that is not wholly 忌; the first that holds.
 *
 * @param yi how many of `RATED_ITEMS` are 宜
 * @param ji how many are 忌
 * @param isClosed whether 上朔, 四离 or 四绝 closes all but the quiet items
 * @example ratingOf(12, 3, false) // '多宜'
 */
export function ratingOf(yi: number, ji: number, isClosed: boolean): Rating {
  if (isClosed) return '余事勿取';
  if (ji === 0) return '诸事不忌';
  if (yi >= MANY && yi >= 2 * ji) return '多宜';
  if (ji >= MANY && ji >= 2 * yi) return '多忌';
  return yi + ji < MANY ? '平常' : '宜忌参半';
}
