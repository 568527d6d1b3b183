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

/** A row with the results of affairs that rest on it, so that days share them. */
export interface ItemRecord {
  readonly row: ItemRow;
  readonly results: AffairRowResult[];
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

/** Record of the row of each item that is 宜 or 忌, by item index. */
export type RecordOfItem = (ItemRecord | undefined)[];

/** The affairs that are 宜 and those that are 忌, in the order of the table. */
export interface AffairAnswer {
  readonly yi: readonly AffairRowResult[];
  readonly ji: readonly AffairRowResult[];
}

/** What the affairs of a base were when it was last asked. */
export interface LastAffairs {
  readonly marks: Uint8Array;
  readonly records: RecordOfItem;
  /** By the order of the table; null for 平. */
  readonly results: readonly (AffairRowResult | null)[];
  readonly answer: AffairAnswer;
}
