/**
 * A membership as the sum of what was given: each grant begins when it was given or when the one before it ends, if that is
 * later. Nothing else decides how long a membership lasts, so a revoked grant leaves no trace.
 */
import { LIFETIME_UNTIL } from '@shangyuan/contract';
import { DAY_MS } from '../../duration.ts';

/** A grant of membership; `days` null is one without end, `taken` what was taken back of it, null all. */
export type VipGrant = {
  readonly name: string;
  readonly grantedAt: Date;
  readonly days: number | null;
  readonly taken: number | null;
};

/** A stretch of membership and where it comes from. */
export type VipPeriod = { readonly name: string; readonly from: Date; readonly to: Date };

const LIFETIME = new Date(LIFETIME_UNTIL);

/** Whether an end of membership is the one that never comes. */
export function isLifetime(until: Date | null): boolean {
  return until !== null && until.getTime() >= LIFETIME.getTime();
}

/**
 * Adds grants up.
 *
 * @param grants in the order they were given
 * @returns end of the membership, null where nothing was given, and its periods
 * @example foldVip([{ name: '月度会员', grantedAt: new Date(0), days: 30, taken: 0 }]).until // 1970-01-31
 */
export function foldVip(grants: readonly VipGrant[]): {
  readonly until: Date | null;
  readonly periods: readonly VipPeriod[];
} {
  let until: Date | null = null;
  const periods: VipPeriod[] = [];
  for (const { name, grantedAt, days, taken } of grants) {
    if (taken === null) continue;
    const from: Date = until !== null && !isLifetime(until) && until > grantedAt ? until : grantedAt;
    const to: Date =
      days === null
        ? LIFETIME
        : new Date(Math.min(from.getTime() + Math.max(0, days - taken) * DAY_MS, LIFETIME.getTime()));
    if (to > from) periods.push({ name, from, to });
    if (until === null || to > until) until = to;
  }
  return { until, periods };
}
