/**
 * Numbers of the strength model SM2 旺衰模型: base points, roots, combinations, clashes, what helps and what draws, and
 * the borders of the classes. The command of the month is in the base points of its branch, and is counted there only.
 *
 * Source: our own model. The ideas are those of 三命通会·论五行旺相休囚死并寄生十二宫, 滴天髓·衰旺 and 千里命稿·强弱篇; no classic gives
 * numbers, and pages that show these say so. The weights of the groups and the borders were chosen on charts of 滴天髓阐微,
 * with whole chapters left out in turn (docs/decisions/055-judgement.md, 056). Variants: none, the model is versioned instead.
 * Checked: workedCharts.test.ts, part by part; docs/classics.test.ts, against the book; shares.test.ts.
 */
import type { PillarKey } from '../../chart/index.ts';

/** State of a wuxing in the month 旺相休囚死. */
export type MonthState = '旺' | '相' | '休' | '囚' | '死';

/** Version of the model, carried in every strength record. */
export const STRENGTH_MODEL = 'SM2';

/** Points of a stem by pillar; the distance to the day master is in them. */
export const STEM_BASE = { year: 80, month: 100, day: 100, hour: 90 } as const satisfies Record<PillarKey, number>;

/** Points of a branch by pillar, shared among its hidden stems by their weights. */
export const BRANCH_BASE = { year: 80, month: 180, day: 110, hour: 90 } as const satisfies Record<PillarKey, number>;

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

/**
 * How much of each group counts for the day master or against it. 比劫 helps whole, 印 by half; 官杀
 * controls it whole, 财 wears it by three quarters, 食伤 drains it by half. Source: 滴天髓·衰旺, 中和; the figures are ours.
 */
export const SUPPORT_WEIGHTS = { 比劫: 1, 印: 0.5, 食伤: 0.5, 财: 0.75, 官杀: 1 } as const;

/**
 * 印多: up to `fedMax` percent 印 feeds a day master without its own root (`rootMax`); what is more buries it and counts whole
 * against it, unless 财 of at least half the 印 holds it back (`wealthShare`). Source: 滴天髓·反局; the figures are ours.
 */
export const SEAL_EXCESS = { fedMax: 40, rootMax: 0.4, wealthShare: 0.5 } as const;

/** Borders of the classes on the support percentage: below `weakMax` 身弱, from `strongMin` 身强, else 中和. */
export const CLASS_BORDERS = { weakMax: 48, strongMin: 56 } as const;

/** Borders of the finer words: below 太弱, 弱; from 强 (below it 偏强); above 太强. */
export const LABEL_BORDERS = { veryWeak: 30, weak: 39, strong: 64, veryStrong: 76 } as const;

/** Sum of root weights from which a chart has 得地, and count of helpers from which it has 得势. */
export const TICKS = { dediRootMin: 0.6, deshiHelpersMin: 3 } as const;

/**
 * Borders of the special classes 从, 专旺, 化气. Percentages, or weights of hidden stems where named root or hidden.
 * `weakMaxSeal`: support of a day master that a rooted 印 stem still feeds. `checkMin`: share of 食伤 that checks 官杀, so that
 * nothing follows them. `forceRootMax`, `forceSealMax`: 从势, where nothing leads, asks for a day master with hardly a root.
 * `outputMin` … `outputSupportMax`: 从儿 asks for 食伤 that have 财 to feed and no 官杀 in the way, and bears more support than the
 * others. `commandMin`, `commandSupportMax`: 官杀 in command of the month, with a rootless day master and no branch on its side.
 */
export const FOLLOW_BORDERS = {
  weakMax: 28, weakMaxSeal: 21, sealRootMin: 0.3, checkMin: 13, forceRootMax: 0.3, forceSealMax: 0.6,
  outputMin: 38, outputWealthMin: 5, outputOfficerMax: 9, outputSupportMax: 37,
  commandMin: 35, commandSupportMax: 37,
  trueRootMax: 0.1, sealHiddenMax: 0.3, groupMin: 40,
  strongMin: 79, officerMax: 7,
  transformMin: 40, transformRootMax: 0.6,
} as const;
