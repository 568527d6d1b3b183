/**
 * Shapes of the answer 宜忌. All of it is data, frozen and shared between days that have the same context; what it says in
 * words is the matter of the room reading.
 */
import type { YijiRules } from '../rules.ts';
import type { Item } from '../tables/items.ts';
import type { Source } from '../tables/source.ts';
import type { SpiritId } from '../tables/spiritRows.ts';
import type { ClosingStep } from './closingSteps.ts';
import type { LadderMode, RungCase, RungWhy } from './ladder.ts';
import type { Rating } from './rating.ts';
import type { Spirit } from './spirits.ts';

/** One spirit that speaks for or against an item, with the rung it stands on and where the book says so. */
export interface Reason {
  /** Id of the spirit; pengzu where 彭祖百忌 speaks instead of one. */
  readonly spirit: SpiritId | 'pengzu';
  readonly name: string;
  readonly side: 'favours' | 'forbids';
  /** What the ladder makes of its forbids; usual where it has no rung, and for a favour. */
  readonly mode: LadderMode;
  readonly case: RungCase | null;
  /** What decided the case today; null where nothing had to. */
  readonly why: RungWhy | null;
  /** Where the book says what the spirit favours and forbids. */
  readonly source: Source;
  /** Where it says when the spirit stands. */
  readonly ruleSource: Source;
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
  readonly case: RungCase | null;
  readonly why: RungWhy | null;
}

/** 宜忌 of a day with all that led to it. */
export interface Yiji {
  /** 诸事不宜 where the whole day is 忌; then nothing is 宜 or 忌 by itself and `allBy` says why. */
  readonly verdict: '诸事不宜' | '分项';
  readonly allBy: readonly Reason[];
  /** 等第 by name, 无等第 or 诸事皆忌: how the evils of the day are treated. */
  readonly grade: string;
  /** 0 上 … 5 下下, null where no spirit is graded or the whole day is 忌. */
  readonly gradeIndex: number | null;
  /** 日评: how much is left to do. */
  readonly rating: Rating;
  /** Those of the four 德 that are present and count: one that is voided does not. */
  readonly virtues: readonly SpiritId[];
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
  /** What the closing rules did to the list, in the order of the book. */
  readonly steps: readonly ClosingStep[];
  /** Affairs a reader may look up that are 宜, in the order of the table. */
  readonly affairsYi: readonly AffairRowResult[];
  readonly affairsJi: readonly AffairRowResult[];
  readonly rules: YijiRules;
}

/** Results of an affair on the rows that lead here, and the ways on by one more row. */
export interface ResultNode {
  result: AffairRowResult | null;
  readonly next: Map<ItemRecord, ResultNode>;
}

/** A row with what rests on it, so that days share it. */
export interface ItemRecord {
  readonly row: ItemRow;
  /** Results of affairs that it decides first, by the place of the affair. */
  readonly among: Map<number, ResultNode>;
  /** The row with spirits of the date beside its reasons, by their bits. */
  readonly dated: Map<number, ItemRecord>;
}

/**
 * The lists of a base for the date before, which the next date changes where its items differ: dates of a base differ by a few items,
 * and a list that does not change is shared by both answers. Kept in few and dense arrays: a base is met again after years, and
 * what is read of it comes from slow memory.
 */
export interface LastLists {
  /** Marks by item index before the closing rules, without the spirits of the date. */
  readonly first: Uint8Array;
  /** Marks by item index, with a bit where the row is not that of month and day pillar by themselves. */
  readonly states: Uint8Array;
  /** Record of the row of each item that is 宜 or 忌. */
  readonly records: (ItemRecord | undefined)[];
  /** Results by the order of the table of affairs: those that are 宜, and those that are 忌. */
  readonly resultsYi: (AffairRowResult | null)[];
  readonly resultsJi: (AffairRowResult | null)[];
  yi: readonly ItemRow[];
  ji: readonly ItemRow[];
  relaxed: readonly Item[];
  affairsYi: readonly AffairRowResult[];
  affairsJi: readonly AffairRowResult[];
  steps: readonly ClosingStep[];
}
