/**
 * Evidence: what a judgement rests on. A rule code, the pillars that triggered it, the fact in a few characters, and
 * the book whose idea it is. Sentences for people live in `reading`.
 */
import type { PillarKey } from '../chart/index.ts';

/** Where each rule comes from, by rule code. Numbers are ours throughout; the source names the idea. */
// prettier-ignore
export const RULE_SOURCES = {
  SCORE: '三命通会·论旺相休囚死',
  STEM_COMBINE_TRANSFORMED: '三命通会·论十干合', STEM_COMBINE_BOUND: '子平真诠·论十干合而不合', STEM_COMBINE_CONTESTED: '子平真诠·论十干合而不合',
  三会_化: '渊海子平·论地支', 三会_聚: '渊海子平·论地支', 三合_化: '三命通会·论三合', 三合_聚: '三命通会·论三合',
  六合_化: '三命通会·论支元六合', 六合_绊: '子平真诠·论刑冲会合解法', 半合: '三命通会·论三合',
  六冲_损: '三命通会·论冲击', 六冲_合解: '子平真诠·论刑冲会合解法',
  TICK_DELING: '千里命稿·强弱篇', TICK_DEDI: '千里命稿·强弱篇', TICK_DESHI: '千里命稿·强弱篇',
  CLASS_SUPPORT: '滴天髓·衰旺', CLASS_FOLLOW_WEAK: '滴天髓·从象', CLASS_FOLLOW_STRONG: '滴天髓·从象', CLASS_TRANSFORM: '滴天髓·化象',
  PAT_FOLLOW: '滴天髓·从象', PAT_MAIN_REVEALED: '子平真诠·论用神', PAT_FRAME: '子平真诠·论用神变化', PAT_MINOR_REVEALED: '子平真诠·论用神变化',
  PAT_MIXED_QI_REVEALED: '子平真诠·论杂气如何取用', PAT_SELF_MONTH: '子平真诠·论建禄月劫', PAT_MAIN_HIDDEN: '子平真诠·论用神',
  PAT_STATE: '子平真诠·论用神成败救应', PAT_LEVEL: '子平真诠·论用神格局高低',
  UG_FOLLOW: '滴天髓·从象', UG_TRANSFORM: '滴天髓·化象', UG_SUPPORT_WEAK: '滴天髓·衰旺', UG_RESTRAIN_STRONG: '滴天髓·衰旺',
  UG_CLIMATE: '穷通宝鉴', UG_BRIDGE: '滴天髓·通关', UG_DISEASE: '神峰通考·病药说', UG_MEDICINE: '神峰通考·病药说', UG_PATTERN: '子平真诠·论相神',
  GAUGE_CLIMATE: '滴天髓·寒暖', FLOW_SOURCE: '滴天髓·源流',
  LIFE_COMBO: '子平真诠·论相神', LIFE_CAREER: '渊海子平·论六亲', LIFE_WEALTH: '子平真诠·论财', LIFE_STORE: '子平真诠·论墓库刑冲之说', LIFE_PALACE: '滴天髓·夫妻',
  FACET_SCORE: '渊海子平·论六亲',
} as const;

/** A rule code of the analysis. */
export type RuleCode = keyof typeof RULE_SOURCES;

/** One piece of evidence. */
export interface Evidence {
  readonly rule: RuleCode;
  /** The pillars that triggered it, year to hour; empty where it rests on the whole chart. */
  readonly pillars: readonly PillarKey[];
  /** The fact in a few characters, such as 巳午未三会火. */
  readonly text: string;
  /** Book and chapter of the idea. */
  readonly source: string;
}

/**
 * Evidence of a rule, with the source the rule carries.
 *
 * @example evidenceOf('UG_BRIDGE', [], '木土相战，火通关').source // '滴天髓·通关'
 */
export function evidenceOf(rule: RuleCode, pillars: readonly PillarKey[], text: string): Evidence {
  return { rule, pillars, text, source: RULE_SOURCES[rule] };
}
