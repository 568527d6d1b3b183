/**
 * Numbers of the strength model SM1 旺衰模型: base points, roots, combinations, clashes, the month command, and the
 * borders of the classes.
 *
 * Source: our own model. The ideas are those of 三命通会·论旺相休囚死, 滴天髓·衰旺 and 千里命稿·强弱篇; no classic gives
 * numbers, and pages that show these say so. Variants: none, the model is versioned instead.
 * Checked: workedCharts.test.ts, against the worked and regression charts; shares.test.ts, by shares of random births.
 */
import type { PillarKey } from '../../chart/index.ts';

/** State of a wuxing in the month 旺相休囚死. */
export type MonthState = '旺' | '相' | '休' | '囚' | '死';

/** Version of the model, carried in every strength record. */
export const STRENGTH_MODEL = 'SM1';

/** Points of a stem by pillar; the distance to the day master is in them. */
export const STEM_BASE = { year: 80, month: 100, day: 100, hour: 90 } as const satisfies Record<PillarKey, number>;

/** Points of a branch by pillar, shared among its hidden stems by their weights. */
export const BRANCH_BASE = { year: 80, month: 180, day: 110, hour: 90 } as const satisfies Record<PillarKey, number>;

/** Factor of the month command on every part, by the state of its wuxing. */
export const MONTH_FACTOR = { 旺: 1.4, 相: 1.2, 休: 1, 囚: 0.85, 死: 0.7 } as const satisfies Record<MonthState, number>;

/** How much a root counts by slot distance 0 … 3. */
export const ROOT_NEAR = [1, 0.8, 0.6, 0.4] as const;

/** Factor of a stem with root sum R: min(cap, floor + slope × R). */
export const ROOT_FACTOR = { floor: 0.5, slope: 0.5, cap: 1.25 } as const;

/** How much a clash counts by slot distance 0 … 3 (0 does not occur). */
export const DISTANCE_FACTOR = [1, 1, 0.6, 0.3] as const;

/** Factor of stems in a 五合 that does not transform 合绊; the second where the other one is the day master. */
export const STEM_BOUND = { bound: 0.8, boundWithDayMaster: 0.9 } as const;

/** Share of the other wuxing of the member branches that moves to the 化神. */
export const BRANCH_SHIFT = {
  三会: { transformed: 0.6, plain: 0.3 },
  三合: { transformed: 0.5, plain: 0.25 },
  六合: { transformed: 0.4, plain: 0 },
  半合: { 生地半合: 0.2, 墓地半合: 0.15 },
} as const;

/** Share lost in a 六冲 at distance 1: the controlled side, the controlling side, and what is not earth in 辰戌丑未. */
export const CHONG_LOSS = { controlled: 0.3, controller: 0.15, earthSide: 0.2 } as const;

/** Borders of the classes on the support percentage: below `weakMax` 身弱, from `strongMin` 身强, else 中和. */
export const CLASS_BORDERS = { weakMax: 38, strongMin: 50 } as const;

/** Borders of the finer words: below 太弱, 弱; from 强 (below it 偏强); above 太强. */
export const LABEL_BORDERS = { veryWeak: 25, weak: 31, strong: 57, veryStrong: 70 } as const;

/** Sum of root weights from which a chart has 得地, and count of helpers from which it has 得势. */
export const TICKS = { dediRootMin: 0.6, deshiHelpersMin: 3 } as const;

/** Borders of the special classes 从, 专旺, 化气. Percentages, or weights of hidden stems where named root or hidden. */
export const FOLLOW_BORDERS = {
  weakMax: 16, weakMaxRootless: 22, trueRootMax: 0.1, falseRootMax: 0.3,
  sealHiddenMax: 0.3, supportHiddenMax: 0.6, sealStemsMax: 1, groupMin: 45,
  strongMin: 80, officerMax: 7, wealthMax: 12, dominantSelfMin: 50, sealStrongMin: 85, sealOutputMax: 8,
  transformMin: 40, transformRootMax: 0.6,
} as const;
