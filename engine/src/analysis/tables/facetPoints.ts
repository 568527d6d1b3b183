/**
 * Numbers of the facet scores of a chart: the base, and the points of each step.
 *
 * Source: our own model; no classic gives numbers, and every facet names 本应用的计分. Checked: workedCharts.test.ts.
 */
import type { Facet } from './luckPoints.ts';

/** Base of every facet: start + perPoint × points of the pattern, between min and max; share of a wuxing that is too much. */
export const FACET_BASE = { start: 60, perPoint: 3, min: 50, max: 75, excess: 45 } as const;

/** Points of each step; those named favour are times how favourable the role is. */
export const FACET_POINTS = {
  favour: 8, favourLove: 6, favourSeal: 6, favourOutput: 4,
  upheld: 4, unguarded: -6, wealthMade: 4, wealthRobbed: -6, wealthHeavy: -5,
  dayJoined: 4, dayOpposed: -6, dayHarmed: -3,
  balance: 6, following: 3, excess: -5, opposed: -4,
} as const;

/** Spirits that move a facet, by name, where any of a row stands on any pillar. */
export const FACET_SPIRIT_NAMES = {
  事业: [{ names: ['将星', '国印贵人', '天乙贵人'], points: 3 }],
  财运: [{ names: ['禄神', '金舆'], points: 3 }],
  感情: [{ names: ['红鸾', '天喜'], points: 3 }, { names: ['孤辰', '寡宿'], points: -3 }],
  健康: [{ names: ['天医', '天德贵人', '月德贵人'], points: 3 }],
  学业: [{ names: ['文昌贵人', '学堂', '词馆'], points: 4 }],
} as const satisfies Readonly<Record<Facet, readonly { names: readonly string[]; points: number }[]>>;
