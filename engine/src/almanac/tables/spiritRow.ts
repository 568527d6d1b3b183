/**
 * How the tables of spirits are written. Everything is text as the book prints it, so that book and table can be laid
 * side by side; `spirits.ts` unfolds it once. Cells of a table are separated by spaces, · is an empty cell, and a cell
 * holds one or more stems, branches or pairs run together.
 */
import type { ByBranch } from '../../ganzhi/index.ts';

/** 吉 a blessing, 凶 an evil, 中 both (满日, 执日, 收日). */
export type SpiritKind = '吉' | '凶' | '中';

/** What of the day a table is compared with. */
export type SpiritTarget = 'dayStem' | 'dayBranch' | 'dayGanzhi' | 'lunarDay' | 'mansion';

/** How a spirit is found. `table` runs 寅 … 丑 (monthBranch), 春 … 冬 (season), 甲 … 癸 (yearStem) or 正 … 十二月. */
export type SpiritRule =
  | {
      readonly by: 'monthBranch' | 'season' | 'fixed' | 'yearStem';
      readonly target: SpiritTarget;
      readonly table: string;
      /** Branches that replace the row while 土 rules (母仓). */
      readonly tuwangTable?: string;
    }
  | { readonly by: 'officer'; readonly officer: string }
  | { readonly by: 'yearBranch'; readonly target: 'dayBranch'; readonly table: ByBranch<string> }
  | { readonly by: 'branchMansion'; readonly table: ByBranch<string> }
  | { readonly by: 'lunarFirstBranch'; readonly target: 'lunarDay'; readonly table: ByBranch<number> }
  | { readonly by: 'lunarDay'; readonly days: readonly number[] }
  | { readonly by: 'lunarMonthDay'; readonly table: readonly (readonly number[])[] }
  | { readonly by: 'termOffset'; readonly table: Readonly<Record<string, number>> }
  | { readonly by: 'termDay' | 'dayBeforeTerm'; readonly terms: string }
  | { readonly by: 'solarLongitudeRange'; readonly ranges: readonly (readonly [number, number])[] }
  | { readonly by: 'moonPhaseDay'; readonly phases: string }
  | { readonly by: 'lunarMonthEnd' | 'fusheDay' };

/**
 * One rung of the ladder 等第: in `months`, with one of `need` present the mode is `ifNeed`, else `otherwise`.
 * Modes: none 化解, keep 从宜不从忌 except for `keep`, cancel 相抵, usual 从忌不从宜, all 诸事皆忌, delegate:id 从某神论.
 */
export interface LadderCase {
  /** Month branches, or * for every month. */
  readonly months: string;
  /** What else stands on that day, as the book remarks in passing. */
  readonly coincides?: string;
  readonly need?: string;
  readonly ifNeed?: string;
  readonly otherwise: string;
  /** Items that stay forbidden under mode keep. */
  readonly keep?: string;
}

/** What a spirit does to the whole list instead of forbidding items. */
export type SpiritEffect =
  | {
      readonly type: 'onlyAllow';
      readonly allow: string;
      readonly others: 'forbid' | 'unlisted';
      readonly layer: 'xieji' | 'strict';
      readonly unless?: string;
      readonly exceptUnless?: string;
    }
  | { readonly type: 'unlist'; readonly items: string; readonly atWinterSolstice: string; readonly layer: 'xieji' }
  | { readonly type: 'treatAs'; readonly as: string }
  | { readonly type: 'trimFavours'; readonly ignoreDeOn: string };

/** One spirit as written; what it stands for in plain words: spiritWords.ts. */
export interface SpiritRow {
  readonly id: string;
  readonly name: string;
  readonly kind: SpiritKind;
  /** Chapter of 协纪辨方书, or 俗传 for what only popular books have. */
  readonly chapter: string;
  readonly rule: SpiritRule;
  readonly favours?: string;
  readonly forbids?: string;
  readonly cases?: readonly LadderCase[];
  /** Rung of the ladder by month branches: 0 上 … 5 下下. */
  readonly grades?: Readonly<Record<string, number>>;
  readonly effect?: SpiritEffect;
}
