/**
 * Borders of the facts of the chapters: wealth, health and the balance of the wuxing. Percentages.
 *
 * Source: our own model; the ideas are those of 子平真诠·论财, 三命通会·论疾病五脏六腑 and 滴天髓·中和; no classic gives numbers.
 * Checked: workedCharts.test.ts.
 */

/** Power of 财 from which a weak day master has too much of it 财多身弱. */
export const WEALTH_HEAVY_MIN = 25;

/** Power of 财: below 不现, below 偏轻, from which a strong day master can carry it, from which a balanced one is rich in it. */
export const WEALTH_BORDERS = { absent: 1, light: 5, carried: 10, rich: 30 } as const;

/** Share of a wuxing above which health reads it as too much, and below which as too little. */
export const HEALTH_BORDERS = { excess: 32, lack: 6 } as const;

/** Share of a wuxing above which it leads the chart, below which it is scarce; spread below which all five are even. */
export const BALANCE_BORDERS = { dominant: 30, lacking: 6, even: 18 } as const;
