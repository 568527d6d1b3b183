/**
 * The layouts of a personal calendar, and the one in an address.
 */

/** Month of bands, week of hours, list of days. */
export const PLANS = ['month', 'week', 'list'] as const;

/** One of them. */
export type Plan = (typeof PLANS)[number];

/** The plan that the address names; the month where it names none. */
export function planOf(text: string | undefined): Plan {
  return PLANS.find((plan) => plan === text) ?? 'month';
}
