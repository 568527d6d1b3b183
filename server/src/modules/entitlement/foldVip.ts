/**
 * A membership as the sum of what was given: each grant begins when it was given or when the one before it ends, if that is
 * later. Nothing else decides how long a membership lasts, so a revoked grant leaves no trace. Of an account that was merged into
 * another, what was left at that moment counts on there: days that both accounts were members at once are not given again.
 */
import { LIFETIME_UNTIL } from '@shangyuan/contract';
import { DAY_MS } from '../../duration.ts';

/** A grant of membership; `days`, also parts of them, null is one without end; `taken` was taken back of it, null all. */
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

/** What grants add up to. */
export type VipFold = { readonly until: Date | null; readonly periods: readonly VipPeriod[] };

/**
 * Adds grants up.
 *
 * @param grants in the order they were given
 * @returns end of the membership, null where nothing was given, and its periods
 * @example foldVip([{ name: '月度会员', grantedAt: new Date(0), days: 30, taken: 0 }]).until // 1970-01-31
 */
export function foldVip(grants: readonly VipGrant[]): VipFold {
  let until: Date | null = null;
  const periods: VipPeriod[] = [];
  for (const { name, grantedAt, days, taken } of grants) {
    if (taken === null) continue;
    const from: Date = until !== null && !isLifetime(until) && until > grantedAt ? until : grantedAt;
    const to: Date =
      days === null
        ? LIFETIME
        : new Date(
            Math.min(from.getTime() + Math.round(Math.max(0, days - taken) * DAY_MS), LIFETIME.getTime()),
          );
    if (to > from) periods.push({ name, from, to });
    if (until === null || to > until) until = to;
  }
  return { until, periods };
}

/** An account that was merged into another. */
export type MergedAccount = { readonly id: string; readonly into: string; readonly at: Date };

/**
 * Adds up the grants of an account and of those merged into it.
 *
 * @param grantsOf grants of one account itself, in the order they were given
 */
export function foldMerged(
  id: string,
  merged: readonly MergedAccount[],
  grantsOf: (id: string) => readonly VipGrant[],
): VipFold {
  const carried = merged
    .filter(({ into }) => into === id)
    .flatMap(({ id: from, at }) =>
      foldMerged(from, merged, grantsOf).periods.flatMap((period) => leftOf(period, at)),
    );
  // A stable sort: what an account was given itself comes before what was carried over at the same moment.
  return foldVip(
    [...grantsOf(id), ...carried].toSorted((a, b) => a.grantedAt.getTime() - b.grantedAt.getTime()),
  );
}

/** What is left of a period at a moment, as a grant of that moment. */
function leftOf({ name, from, to }: VipPeriod, at: Date): readonly VipGrant[] {
  const start = from > at ? from : at;
  if (to <= start) return [];
  const days = isLifetime(to) ? null : (to.getTime() - start.getTime()) / DAY_MS;
  return [{ name, grantedAt: at, days, taken: 0 }];
}

/** When a membership ends that is merged with another now: what is left of both, one after the other. */
export function joinedUntil(own: Date | null, other: Date | null, now: Date): Date | null {
  const left = [own, other]
    .filter((until) => until !== null && until > now)
    .map((until) => until?.getTime() ?? 0);
  if (left.some((until) => until >= LIFETIME.getTime())) return LIFETIME;
  if (left.length === 0) return own ?? other;
  const ms = left.reduce((sum, until) => sum + until - now.getTime(), now.getTime());
  return new Date(Math.min(ms, LIFETIME.getTime()));
}
