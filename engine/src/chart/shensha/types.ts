/**
 * The records of spirits 神煞: one on one pillar, with what put it there.
 */
import type { PlaceKey } from '../types.ts';

/** What a spirit was looked up from. */
export type ShenshaAnchor =
  | 'yearStem'
  | 'dayStem'
  | 'yearBranch'
  | 'monthBranch'
  | 'dayBranch'
  | 'yearNayin'
  | 'yearPillar'
  | 'dayPillar'
  | 'hourPillar'
  | 'fourStems'
  | 'sex';

/** One spirit on one pillar, with what put it there. */
export interface ShenshaHit {
  readonly id: string;
  readonly name: string;
  readonly kind: '吉' | '凶' | '中';
  readonly category: string;
  /** 3 first, 1 last. */
  readonly priority: number;
  readonly pillar: PlaceKey;
  /** What it was looked up from, at least one; a listed pillar is its own anchor. */
  readonly anchors: readonly {
    readonly anchor: ShenshaAnchor;
    readonly value: string;
    /** The characters, or pairs, that the table gives for it; absent where a separate rule found the spirit. */
    readonly targets?: string;
  }[];
  /** The character or pair that matched. */
  readonly matched: string;
  /** Option and value that replaced the default table, `tianyi=gengxin`; null for the default. */
  readonly variantId: string | null;
  /** Book and chapter. */
  readonly source: readonly string[];
  /** A further name or state: 天上三奇, 填实, 冲破, 天罗, 冲空则实, 合实. */
  readonly note?: string;
}
