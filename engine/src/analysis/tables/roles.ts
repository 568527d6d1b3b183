/**
 * The five roles of the wuxing 用喜闲仇忌 and how favourable each counts.
 *
 * Source: our own model, after 滴天髓·体用 and 子平真诠·论行运; no classic gives numbers.
 * Checked: workedCharts.test.ts, against 250 decades and 75 years of the worked charts.
 */

/** How favourable a role is, −0.8 to 1. */
export const FAVOUR = { 用神: 1, 喜神: 0.6, 闲神: 0, 仇神: -0.5, 忌神: -0.8 } as const;
/** Role of a wuxing for a chart. */
export type Role = keyof typeof FAVOUR;
