/**
 * Points of 成败 and of how the 用神 stands, which make the level of a pattern.
 *
 * Source: our own model, after 子平真诠·论用神成败救应 and 论用神格局高低; no classic gives numbers.
 * Checked: workedCharts.test.ts, against the worked charts.
 */

/** Points of each state. */
export const STATE_POINTS = { 成: 2, 半成: 1, 假成: 1, 败中有救: 1, 平: 0, 败: -2 } as const;

/** 败中有救 by a hidden rescuer (in place of its state's); a 真 special class; 用神 revealed, rooted, hurt. */
export const OUTCOME_POINTS = { rescueHidden: 0, specialTrue: 1, revealed: 1, rooted: 1, hurt: -1 } as const;

/** Sum of hidden weights of the 用神 from which it has a root. */
export const ROOTED_MIN = 0.6;

/** Least points of each level; fewer is 下. */
export const LEVEL_BORDERS = { 上: 4, 中上: 3, 中: 1, 中下: 0 } as const;
