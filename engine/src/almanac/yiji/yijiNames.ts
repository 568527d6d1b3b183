/**
 * 宜 and 忌 of a day as two lists of names, as a page of an almanac prints them.
 */
import { COURT_ITEMS } from '../tables/items.ts';
import type { AffairRowResult, ItemRow, Yiji } from './yijiTypes.ts';

/** 宜 and 忌 by name. */
export interface YijiNames {
  readonly yi: readonly string[];
  /** Only 诸事不宜 on a day on which everything is 忌. */
  readonly ji: readonly string[];
}

const COURT: ReadonlySet<string> = new Set(COURT_ITEMS);

function namesOf(affairs: readonly AffairRowResult[], rows: readonly ItemRow[]): readonly string[] {
  const items = rows.map(({ item }) => item);
  const ordinary = items.filter((item) => !COURT.has(item));
  const court = items.filter((item) => COURT.has(item));
  return [...new Set([...affairs.map(({ name }) => name), ...ordinary, ...court])];
}

/**
 * Names of what a day suits and does not: first the affairs that people look up today, then the items of the book, those of the
 * court last. A name stands once.
 *
 * @example yijiNames(almanacDay({ year: 2024, month: 2, day: 10 }).yiji).yi[0] // '祭祀'
 */
export function yijiNames({ verdict, affairsYi, affairsJi, yi, ji }: Yiji): YijiNames {
  if (verdict === '诸事不宜') return { yi: [], ji: [verdict] };
  return { yi: namesOf(affairsYi, yi), ji: namesOf(affairsJi, ji) };
}
