/**
 * What a row of the 神煞 tables is.
 */
import type { ByBranch, ByStem, ByWuxing } from '../../../ganzhi/index.ts';
import type { PillarKey } from '../../types.ts';

/** Where a spirit may land: natal pillars, any pillar of luck, or the flowing year only. */
export type ShenshaLand = PillarKey | 'luck' | 'luckYear';

interface LookupBy<Anchor extends string, Map> {
  readonly type: 'lookup';
  readonly from: readonly Anchor[];
  readonly match: 'branch' | 'stem' | 'stemOrBranch' | 'pillar';
  /** The pillar an anchor comes from is not hit by that anchor. */
  readonly skipsAnchor?: true;
  readonly map: Map;
}

/** Looked up from anchors: `map[value of anchor]` holds the characters (or, for `pillar`, the pairs) that are hit. */
export type LookupRule =
  | LookupBy<'dayStem' | 'yearStem', ByStem<string>>
  | LookupBy<'yearBranch' | 'monthBranch' | 'dayBranch', ByBranch<string>>
  | LookupBy<'yearNayin', ByWuxing<string>>;

/** Characters or pairs that a look-up reaches from the value of an anchor. */
export function targetsOf({ map }: LookupRule, value: string): string {
  return (map as Readonly<Record<string, string>>)[value] ?? '';
}

/** Pillars that carry the spirit by themselves, separated by spaces. */
export interface ListedRule {
  readonly type: 'listed';
  readonly pillars: string;
}

/** Its own rule, written in shenshaSpecial.ts. */
export interface SpecialRule {
  readonly type: 'special';
  readonly algorithm:
    'sanqi' | 'dexiu' | 'dayHourPair' | 'yuanchen' | 'goujiao' | 'luowang' | 'kongwang' | 'tongzi';
}

/** A rule that puts a spirit on a pillar. */
export type ShenshaRule = LookupRule | ListedRule | SpecialRule;

/** A spirit 神煞. */
export interface ShenshaItem {
  readonly id: string;
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly kind: '吉' | '凶' | '中';
  readonly category: '贵人' | '学艺' | '财禄' | '动迁' | '婚恋' | '孤寡' | '刑伤' | '空亡' | '日柱';
  /** 3 first, 1 last. */
  readonly priority: 1 | 2 | 3;
  /** Not listed by default. */
  readonly isOff?: true;
  readonly land: readonly ShenshaLand[];
  /** Book and chapter as commonly titled. */
  readonly source: readonly string[];
  /** A few words for the card. */
  readonly meaning: string;
  /** Hit when any rule holds. */
  readonly rules: readonly ShenshaRule[];
}

/** All pillars, natal and luck. */
export const ALL: readonly ShenshaLand[] = Object.freeze(['year', 'month', 'day', 'hour', 'luck'] as const);
/** All but the year pillar. */
export const NOT_YEAR: readonly ShenshaLand[] = Object.freeze(['month', 'day', 'hour', 'luck'] as const);
/** The four natal pillars. */
export const NATAL: readonly ShenshaLand[] = Object.freeze(['year', 'month', 'day', 'hour'] as const);
/** Natal pillars but the year's; flowing years have the twelve spirits of 岁前 instead. */
export const NATAL_NOT_YEAR: readonly ShenshaLand[] = Object.freeze(['month', 'day', 'hour'] as const);
/** Day and hour. */
export const DAY_HOUR: readonly ShenshaLand[] = Object.freeze(['day', 'hour'] as const);
/** Day pillar only. */
export const DAY: readonly ShenshaLand[] = Object.freeze(['day'] as const);
/** Hour pillar only. */
export const HOUR: readonly ShenshaLand[] = Object.freeze(['hour'] as const);
/** Flowing year only. */
export const PASSING_YEAR: readonly ShenshaLand[] = Object.freeze(['luckYear'] as const);
