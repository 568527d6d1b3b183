/**
 * Points of the vote ledger of 用神: 扶抑, 顺势, 化气, 调候, 通关, 病药, 相神; and of the confidence in it.
 *
 * Source: our own model. The ideas are those of 子平真诠·论用神, 论相神紧要, 穷通宝鉴, 滴天髓·衰旺, 通关, 反局, 从象 and 化象, and
 * 神峰通考·病药说; no classic gives numbers. Those of 扶抑 were chosen on charts of 滴天髓阐微 with whole chapters left out in
 * turn (docs/decisions/055-judgement.md, 056). Checked: yongshen.test.ts; docs/classics.test.ts, against the book.
 */
import type { TenGodGroup } from '../../ganzhi/index.ts';

/** Points by group of ten gods. */
export type ByGroup<T> = Readonly<Record<TenGodGroup, T>>;

/** Weight of the 扶抑 votes: min(1, |support − pivot| / span). */
export const SUPPORT_WEIGHT = { pivot: 52, span: 12 } as const;

/**
 * 扶: votes of a weak chart by what weighs most. 印 first, since it also turns 官杀 and holds 食伤; then what is of one kind. Where 食伤
 * is the burden it is blamed more, and 官杀, which feeds the 印 that holds it, less (伤官用印).
 */
export const WEAK_POINTS = {
  官杀: { 印: 40, 比劫: 35, 食伤: -10, 官杀: -15, 财: -30 },
  财: { 印: 40, 比劫: 35, 食伤: -10, 官杀: -15, 财: -30 },
  食伤: { 印: 40, 比劫: 35, 食伤: -25, 官杀: -5, 财: -30 },
} as const satisfies Readonly<Record<string, ByGroup<number>>>;

/** 抑: votes of a strong chart. What drains comes before what controls: 旺则宜泄, and control stirs up what is too strong. */
export const STRONG_POINTS = { 食伤: 40, 财: 25, 官杀: -10, 比劫: -20, 印: -50 } as const satisfies ByGroup<number>;

/**
 * 印过重: votes where 印 buries the day master or reaches `min` percent. With 财 of `wealthMin` percent it is held back and the force
 * drained; without, what the 印 bears is strengthened, since to oppose it would only provoke it. Source: 滴天髓·反局, 母慈灭子.
 */
export const SEAL_EXCESS_POINTS = {
  min: 55,
  wealthMin: 4,
  held: { 财: 30, 食伤: 30, 比劫: 10, 官杀: -25, 印: -50 },
  unheld: { 比劫: 40, 印: -10, 食伤: -20, 官杀: -20, 财: -30 },
} as const satisfies { held: ByGroup<number>; unheld: ByGroup<number>; min: number; wealthMin: number };

/**
 * Points of a wuxing with a full root in the branches, and the weight of hidden stems that is a full root. 土 is left out: eight of the
 * twelve branches hold it, so that a root of it says little.
 */
export const ROOTED = { points: 15, full: 1 } as const;

/** 燥土: points of 土 where neither 辰 nor 丑 keeps it moist; dry, it neither drains 火 nor feeds 金. Source: 滴天髓·燥湿, 天干. */
export const DRY_EARTH_POINTS = -20;

/** 食伤制杀: points of 食伤 in a stem where 官杀 leads a weak chart, and as many against 官杀. */
export const CHECK_POINTS = 25;

/** 杀印相生: points of 官杀 in a weak chart with at least `sealMin` percent of 印 to turn it. */
export const SEAL_TURNS = { points: 15, sealMin: 20 } as const;

/** Percentage of 官杀 from which a chart strong by 比劫 counts as having them. */
export const GUANSHA_PRESENT_MIN = 8;

/** 顺势: votes of the special classes by type. */
// prettier-ignore
export const FOLLOW_POINTS = {
  从财:   { 财: 50, 食伤: 45, 官杀: 15, 印: -45, 比劫: -50 },
  从官杀: { 官杀: 60, 财: 50, 食伤: -15, 印: -45, 比劫: -50 },
  从儿:   { 财: 55, 食伤: 45, 比劫: -20, 官杀: -20, 印: -60 },
  从势:   { 财: 40, 食伤: 30, 官杀: 30, 印: -50, 比劫: -50 },
  专旺:   { 食伤: 55, 比劫: 35, 印: 25, 财: -25, 官杀: -60 },
  从印:   { 印: 50, 比劫: 40, 食伤: 20, 官杀: -35, 财: -50 },
} as const satisfies Record<string, ByGroup<number>>;

/** Factor on `FOLLOW_POINTS` where the class is 假. */
export const FALSE_FOLLOW_FACTOR = 0.8;

/** 化气: votes by how a wuxing relates to the 化神. */
export const TRANSFORM_POINTS = { 化神: 55, 生化神: 40, 化神所生: 20, 化神所克: -10, 克化神: -60 } as const;

/** 调候: points of the first, second … stem, and what scales them. Percentages where named Pct. */
export const CLIMATE_POINTS = {
  rank: [5, 3, 1, 1, 1],
  extremeMonths: ['亥', '子', '丑', '巳', '午', '未'],
  extremeFactor: 1,
  normalFactor: 0.5,
  satisfiedPct: 20,
  satisfiedFactor: 0.4,
  urgentPct: 8,
  urgentFactor: 1.6,
} as const;

/** 通关: two wuxing at war, each at least this percentage, and the points of the one between. */
export const BRIDGE = { minEach: 28, points: 5 } as const;

/** 病药: percentage from which an unwanted wuxing is the 病, its points, and those of the 药 that controls it. */
export const DISEASE = { min: 42, disease: -10, medicine: 5 } as const;

/** Points of the 相神 of the pattern, or of what the pattern takes up. */
export const ASSIST_POINTS = 2;

/**
 * 格局取法: what a pattern without a 相神 takes up, for a chart on the weak and on the strong side of the pivot. Source:
 * 子平真诠·论用神成败救应, the chapters of each pattern.
 */
// prettier-ignore
export const YONG_GROUPS = {
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

/**
 * Points of each step of the confidence, in the order they are listed. Set so that the words part by how often the choice is one that
 * a book makes too (docs/ACCURACY.md, "What the confidence means").
 */
export const CONFIDENCE_POINTS = {
  MARGIN_BELOW_10: -8, MARGIN_BELOW_4: -10,
  NEAR_CLASS_BORDER: -5, TICKS_DISAGREE: -15,
  SPECIAL_TRUE: 2, SPECIAL_FALSE: -10,
  HOUR_UNKNOWN: -20,
  TIAOHOU_AGREES: 3, TIAOHOU_OPPOSED: -5,
  YONG_ABSENT: -25, FUYI_TIAOHOU_DIFFER: -2, SCHOOLS_DIVIDED: -3,
} as const;
/** What moved the confidence. */
export type ConfidenceCode = keyof typeof CONFIDENCE_POINTS;
