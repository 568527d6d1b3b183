/**
 * Starred days in the order of their list.
 */

/** Upcoming day numbers, the next first, and past ones, the last first. */
export function savedOrder(
  jdns: readonly number[],
  todayJdn: number,
): { readonly upcoming: readonly number[]; readonly past: readonly number[] } {
  return {
    upcoming: jdns.filter((jdn) => jdn >= todayJdn).toSorted((a, b) => a - b),
    past: jdns.filter((jdn) => jdn < todayJdn).toSorted((a, b) => b - a),
  };
}
