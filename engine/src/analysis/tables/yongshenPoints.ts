/**
 * Points of the vote ledger of 用神: 扶抑, 顺势, 化气, 调候, 通关, 病药, 相神; and of the confidence in it.
 *
 * Source: our own model. The ideas are those of 子平真诠·论用神, 论相神, 穷通宝鉴, 滴天髓·通关 and 从象 化象, and
 * 神峰通考·病药说; no classic gives numbers. Checked: workedCharts.test.ts, against the worked charts line by line.
 */
import type { TenGodGroup } from '../../ganzhi/index.ts';

/** Points by group of ten gods. */
export type ByGroup<T> = Readonly<Record<TenGodGroup, T>>;

/** Weight of the 扶抑 votes: min(1, max(min, |support − pivot| / span)); `balanced` for a chart of the class 中和. */
export const SUPPORT_WEIGHT = { pivot: 44, span: 15, min: 0.4, balanced: 0.25 } as const;

/** 扶: votes of a weak chart, by the largest drain. */
// prettier-ignore
export const WEAK_POINTS = {
  官杀: { 印: 50, 比劫: 30, 食伤: 0,   财: -30, 官杀: -40 },
  财:   { 比劫: 50, 印: 30, 官杀: -30, 食伤: -25, 财: -40 },
  食伤: { 印: 50, 比劫: 30, 官杀: -20, 财: -30, 食伤: -40 },
} as const satisfies Record<'官杀' | '财' | '食伤', ByGroup<number>>;

/** 抑: votes of a strong chart, by what makes it strong. */
// prettier-ignore
export const STRONG_POINTS = {
  印:         { 财: 50, 食伤: 30, 官杀: -10, 比劫: -30, 印: -45 },
  比劫带官杀: { 官杀: 45, 食伤: 35, 财: 30, 印: -35, 比劫: -45 },
  比劫:       { 食伤: 50, 财: 30, 官杀: 25, 印: -35, 比劫: -45 },
} as const satisfies Record<string, ByGroup<number>>;

/** Percentage of 官杀 from which a chart strong by 比劫 is governed by them. */
export const GUANSHA_PRESENT_MIN = 8;

/** 顺势: votes of the special classes by type. */
// prettier-ignore
export const FOLLOW_POINTS = {
  从财:   { 财: 60, 食伤: 40, 官杀: 20, 印: -50, 比劫: -50 },
  从官杀: { 官杀: 60, 财: 45, 食伤: -20, 印: -45, 比劫: -50 },
  从儿:   { 食伤: 55, 财: 50, 比劫: 10, 官杀: -35, 印: -60 },
  从势:   { 财: 40, 食伤: 30, 官杀: 30, 印: -50, 比劫: -50 },
  专旺:   { 比劫: 55, 印: 40, 食伤: 30, 财: -35, 官杀: -60 },
  从印:   { 印: 55, 比劫: 50, 食伤: -20, 官杀: -20, 财: -60 },
} as const satisfies Record<string, ByGroup<number>>;

/** Factor on `FOLLOW_POINTS` where the class is 假. */
export const FALSE_FOLLOW_FACTOR = 0.8;

/** 化气: votes by how a wuxing stands to the 化神. */
export const TRANSFORM_POINTS = { 化神: 55, 生化神: 40, 化神所生: 20, 化神所克: -10, 克化神: -60 } as const;

/** 调候: points of the first, second … stem, and what scales them. Percentages where named Pct. */
export const CLIMATE_POINTS = {
  rank: [25, 15, 8, 4, 4],
  extremeMonths: ['亥', '子', '丑', '巳', '午', '未'],
  extremeFactor: 1,
  normalFactor: 0.5,
  satisfiedPct: 20,
  satisfiedFactor: 0.4,
  urgentPct: 8,
  urgentFactor: 1.6,
} as const;

/** 通关: two wuxing at war, each at least this percentage, and the points of the one between. */
export const BRIDGE = { minEach: 28, points: 15 } as const;

/** 病药: percentage from which an unwanted wuxing is the 病, its points, and those of the 药 that controls it. */
export const DISEASE = { min: 42, disease: -15, medicine: 10 } as const;

/** Points of the 相神 of the pattern, or of what the pattern takes up. */
export const ASSIST_POINTS = 8;

/**
 * 格局取法: what a pattern without a 相神 takes up, for a chart on the weak and on the strong side of the pivot. Source:
 * 子平真诠·论用神成败救应, the chapters of each pattern.
 */
// prettier-ignore
export const TAKEN_GROUPS = {
  正官格: { weak: ['财', '印'], strong: ['财', '印'] },
  七杀格: { weak: ['印'],       strong: ['食伤'] },
  正财格: { weak: ['比劫'],     strong: ['食伤'] },
  偏财格: { weak: ['比劫'],     strong: ['食伤'] },
  正印格: { weak: ['官杀'],     strong: ['财'] },
  偏印格: { weak: ['官杀'],     strong: ['财'] },
  食神格: { weak: ['印'],       strong: ['财'] },
  伤官格: { weak: ['印'],       strong: ['财'] },
  建禄格: { weak: ['印'],       strong: ['官杀'] },
  月劫格: { weak: ['印'],       strong: ['官杀'] },
  月刃格: { weak: ['官杀'],     strong: ['官杀'] },
} as const satisfies Record<string, { weak: readonly TenGodGroup[]; strong: readonly TenGodGroup[] }>;

/** Steps of the confidence in a 用神: where it starts, its bounds, its words, and the points of each step. */
export const CONFIDENCE = { start: 80, min: 10, max: 95, high: 80, middle: 65, nearBorder: 3 } as const;

/** Points of each step of the confidence, in the order they are listed. */
export const CONFIDENCE_POINTS = {
  MARGIN_BELOW_10: -10, MARGIN_BELOW_4: -5,
  NEAR_CLASS_BORDER: -12, TICKS_DISAGREE: -12,
  SPECIAL_TRUE: -5, SPECIAL_FALSE: -20,
  HOUR_UNKNOWN: -20,
  TIAOHOU_AGREES: 5, TIAOHOU_OPPOSED: -8,
  YONG_ABSENT: -10, FUYI_TIAOHOU_DIFFER: -5, SCHOOLS_DIVIDED: -5,
} as const;
/** What moved the confidence. */
export type ConfidenceCode = keyof typeof CONFIDENCE_POINTS;
