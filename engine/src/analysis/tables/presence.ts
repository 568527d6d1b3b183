/**
 * How present a ten god is in a chart, by its share.
 *
 * Source: our own model; no classic gives numbers. Variants: none. Checked: workedCharts.test.ts.
 */

/** Level of presence: 0 absent, 1 trace, 2 present, 3 strong, 4 dominant. */
export type PresenceLevel = 0 | 1 | 2 | 3 | 4;

/** Shares, percent, below which a god is of level 1, 2 and 3; a share of 0 is level 0, more is level 4. */
export const PRESENCE_BORDERS = [6, 15, 28] as const;

/** Level from which a god counts as present: in 成败 and in the combinations of ten gods alike. */
export const PRESENT_LEVEL = 2;

/**
 * Level of a share.
 *
 * @param power percent, one decimal
 */
export function presenceLevelOf(power: number): PresenceLevel {
  if (power === 0) return 0;
  const [trace, present, strong] = PRESENCE_BORDERS;
  if (power < trace) return 1;
  if (power < present) return 2;
  return power < strong ? 3 : 4;
}
