/**
 * The ways a personal calendar is laid out, and the one that an address names.
 */

/** Month of bands, week of hours, list of days. */
export const PLANS = ['month', 'week', 'list'] as const;

/** One of them. */
export type Plan = (typeof PLANS)[number];

/** The plan that the address names; the month where it names none. */
export function planOf(text: string | undefined): Plan {
  return PLANS.find((plan) => plan === text) ?? 'month';
}
