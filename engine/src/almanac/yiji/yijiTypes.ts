/**
 * Shapes of the answer 宜忌. All of it is frozen and shared between days that have the same context.
 */
import type { LadderMode } from './ladder.ts';
import type { YijiRules } from '../rules.ts';
import type { Spirit } from './spirits.ts';
import type { SpiritId } from '../tables/spiritRows.ts';
import type { Item } from '../tables/items.ts';

/** One spirit that speaks for or against an item, with the rung it stands on and where the book says so. */
export interface Reason {
  /** Id of the spirit; pengzu where 彭祖百忌 speaks instead of one. */
  readonly spirit: SpiritId | 'pengzu';
  readonly name: string;
  /** 宜 for a favour; for a forbid the mode of the ladder, 从忌不从宜 where the spirit has no rung. */
  readonly mode: string;
  /** The case of the ladder, such as 巳亥月收日月害; empty where there is none. */
  readonly case: string;
  /** What decided the case today, such as 遇天德合; empty where nothing had to. */
  readonly why: string;
  readonly book: string;
  /** Chapter that says what the spirit favours or forbids. */
  readonly chapter: string;
  /** Chapter that says when the spirit stands. */
  readonly ruleChapter: string;
}

/** An item with those who speak for or against it. */
export interface ItemRow {
  readonly item: Item;
  readonly by: readonly Reason[];
}

/** A day's verdict on an affair. */
export type Verdict = '宜' | '平' | '忌' | '诸事不宜';

/** An affair that is 宜 or 忌, resting on the rows of its basis. */
export interface AffairRowResult {
  readonly id: string;
  readonly name: string;
  readonly verdict: Verdict;
  /** Rows of the basis that decide it. */
  readonly basis: readonly ItemRow[];
}

/** The rung of one spirit today. */
export interface RungResult {
  readonly spirit: SpiritId;
  readonly name: string;
  readonly mode: LadderMode;
  readonly case: string;
  readonly why: string;
}

/** A remark of the closing rules 铺注条例 that changed the list. */
export interface YijiNote {
  readonly code: string;
  readonly text: string;
}

/** 宜忌 of a day with all that led to it. */
export interface Yiji {
  /** 诸事不宜 where the whole day is 忌; then `yi` and `ji` are empty and `allBy` says why. */
  readonly verdict: '诸事不宜' | '分项';
  readonly allBy: readonly Reason[];
  /** 等第 by name, 无等第 or 诸事皆忌. */
  readonly grade: string;
  /** 0 上 … 5 下下, null where no spirit is graded or the whole day is 忌. */
  readonly gradeIndex: number | null;
  /** Whether one of the four 德 stands here; null where the whole day is 忌. */
  readonly hasDe: boolean | null;
  /** Spirits present, in the order of the book. */
  readonly spirits: readonly Spirit[];
  /** Spirits whose rung is not simply usual. */
  readonly rungs: readonly RungResult[];
  /** Items favoured and not forbidden. */
  readonly yi: readonly ItemRow[];
  /** Items forbidden. */
  readonly ji: readonly ItemRow[];
  /** Items whose weak forbid fell, by 相抵 or by the closing rules. */
  readonly relaxed: readonly Item[];
  readonly notes: readonly YijiNote[];
  /** Affairs a reader asks for that are 宜, in the order of the table. */
  readonly affairsYi: readonly AffairRowResult[];
  readonly affairsJi: readonly AffairRowResult[];
  readonly rules: YijiRules;
}
