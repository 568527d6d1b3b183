/**
 * How the table of affairs is written.
 */
import type { Item } from './items.ts';

/**
 * How the verdict follows from the basis: same the single item; any 忌 by the first, 宜 where one is 宜 and none 忌;
 * all 忌 where any is 忌; primary the first only, the others a remark; ji-only 忌 or 平, the books having no 宜 for it.
 */
export type AffairCombine = 'same' | 'any' | 'all' | 'primary' | 'ji-only';

/** One affair as written. */
export interface AffairRow {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly basis: readonly [Item, ...Item[]];
  readonly combine: AffairCombine;
  /** The old books have no such item: show 古书无此目, with the basis. */
  readonly derived?: true;
  readonly inPicker?: true;
  /** Done by day: picking leaves the hours of the night out. */
  readonly daytime?: true;
  /** Whose customs of 岁首, 除夕 and 清明 it has. */
  readonly custom?: 'wedding' | 'burial' | 'grave';
  /** Affair whose filters, officers and prized spirit it takes as well; without it an affair has only its own. */
  readonly follows?: string;
}
