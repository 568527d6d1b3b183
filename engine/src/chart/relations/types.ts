/**
 * The records of relations: what the pillars of a chart, and those of luck beside them, do to each other.
 */
import type { Branch, Stem, Wuxing } from '../../ganzhi/index.ts';
import type { PlaceKey } from '../types.ts';

/** Every kind of relation that is reported. */
export type RelationKind =
  | '干五合'
  | '干冲'
  | '干克'
  | '三会'
  | '三合'
  | '六合'
  | '六冲'
  | '半合'
  | '三刑'
  | '相刑'
  | '自刑'
  | '六害'
  | '六破'
  | '暗合'
  | '绝'
  | '拱合'
  | '拱会'
  | '天克地冲'
  | '天地鸳合'
  | '伏吟'
  | '反吟'
  | '盖头'
  | '截脚';

/** Why a combination does not transform, in the words of the sources; the first condition that fails. */
export type CombineReason =
  /** Too far apart: a label only. */
  | '遥合'
  /** The month is not one of the 化神. */
  | '化神不得月令'
  /** A stem of the pair takes part in another adjacent 五合. */
  | '争合'
  /** A stem beside the pair controls the 化神. */
  | '邻干克化神'
  /** A stem of the pair has a 本气 root of the same phase in or beside its pillar. */
  | '合干有本气根'
  | '日主有比劫本气根'
  | '日主根气尚重'
  /** A branch takes part in another combination that comes first. */
  | '支已另合'
  /** 三会 三合 that gather without turning: 化神 not among the stems, the month not in the set. */
  | '化神不透，月令不在局中'
  | '化神不透干'
  | '逢冲'
  /** 午未 under `wuwei: '不化'`. */
  | '不化'
  /** 半合 gathers and never turns. */
  | '半合只聚不化';

/** What a pillar of luck does to a natal combination. */
export type LuckEffect = 'completes' | 'breaks' | 'contests' | 'releases';

/** A relation between two or more pillars (盖头 and 截脚: within one). Keys that do not apply are absent. */
export interface Relation {
  readonly kind: RelationKind;
  readonly pillars: readonly PlaceKey[];
  /** The characters in the order of `pillars`; for triples in the order of the table. */
  readonly members: string;
  /** Phase the combination turns to 化神. */
  readonly to?: Wuxing;
  /** Traditional name, such as 无礼之刑. */
  readonly name?: string;
  /** 干克: the stem that controls. */
  readonly by?: Stem;
  /** 相刑 within a set of three: the branch that punishes. */
  readonly from?: Branch;
  /** 拱: the branch called for. */
  readonly missing?: Branch;
  /** Slots between two natal pillars, 1 adjacent to 3; luck pillars are adjacent to all. */
  readonly distance?: number;
  /** False where the relation is too far apart to act: a label only. */
  readonly isEffective: boolean;
  /** Combinations: turned into the phase 合化 (true) or only bound 合绊. */
  readonly transformed?: boolean;
  /** Why it does not transform: the first condition that fails. */
  readonly reason?: CombineReason;
  /** 冲 刑 害 resolved by a combination its member is engaged in, or a combination broken by a 冲: kind and members. */
  readonly resolvedBy?: string;
  /** With luck pillars: what luck does here. */
  readonly luckEffect?: LuckEffect;
}

/** What the pillars of a chart do to each other, judged once for the records and for the strength model. */
export interface RelationJudgement {
  /** Every relation, with `transformed`, `reason` and `resolvedBy`. */
  readonly relations: readonly Relation[];
  /**
   * 实干: the stems after 合化. Both stems of a transformed pair without the day master are the stem of the 化神 with their own
   * 阴阳; every other stem is its own. Every rule that asks for a stem asks for these; shown are the characters as written.
   */
  readonly effectiveStems: {
    readonly year: Stem;
    readonly month: Stem;
    readonly day: Stem;
    /** Null where the hour is unknown. */
    readonly hour: Stem | null;
  };
  /** 化神 of a 五合 with the day master that meets every condition: candidate of 化气格; no stem changes by it. */
  readonly dayMasterTransform: Wuxing | null;
  /**
   * Combinations of branches that take part, in the order in which they claim their branches: 三会, 三合, 六合 that transforms,
   * 半合. Each branch is in one at most.
   */
  readonly gatherings: readonly Relation[];
}
