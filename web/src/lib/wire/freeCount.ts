/**
 * The local mirror of the free-use counters. It is for display and for use offline; the server keeps the ledger.
 */
import { FEATURES, FREE_QUOTAS, type Feature } from '@shangyuan/contract';

/** Counters of a day in Shanghai, fields as the spec names them. */
export type FreeCount = { readonly date: string } & { readonly [feature in Feature]: number };

/**
 * Counters at their start values.
 *
 * @param date Shanghai date, `YYYY-MM-DD`
 * @example freshCount('2026-11-21').PaiPan // 3
 */
export function freshCount(date: string): FreeCount {
  return { date, ...FREE_QUOTAS };
}

/**
 * Counters for today from what was stored: as they are, or start values on another date or where they cannot be read.
 *
 * @example countFor({ date: '2026-11-20', PaiPan: 0 }, '2026-11-21').PaiPan // 3
 */
export function countFor(stored: unknown, date: string): FreeCount {
  const fresh = freshCount(date);
  if (typeof stored !== 'object' || stored === null || !('date' in stored) || stored.date !== date)
    return fresh;
  const given: Readonly<Record<string, unknown>> = { ...stored };
  const kept = FEATURES.map((feature) => {
    const value = given[feature];
    return [feature, typeof value === 'number' && value >= 0 ? Math.floor(value) : fresh[feature]];
  });
  return { ...fresh, ...(Object.fromEntries(kept) as Record<Feature, number>) };
}

/** Counters after one use; never below zero. */
export function afterUse(count: FreeCount, feature: Feature): FreeCount {
  return { ...count, [feature]: Math.max(0, count[feature] - 1) };
}

/** What the gate says to a use. */
export type GateVerdict = 'login' | 'allow' | 'count' | 'usedUp' | 'memberOnly';

/** Who is asking, as far as the gate minds. */
export interface GateUser {
  readonly id: string;
  readonly isVip: string;
}

/**
 * The one rule of access: login first, members freely, else by the counter; without a feature members alone.
 *
 * @example judge(null, freshCount('2026-11-21'), 'PaiPan') // "login"
 * @example judge({ id: '1', isVip: '0' }, freshCount('2026-11-21'), 'hepan') // "usedUp"
 */
export function judge(user: GateUser | null, count: FreeCount, feature: Feature | null): GateVerdict {
  if (user === null || user.id === '') return 'login';
  if (user.isVip !== '0') return 'allow';
  if (feature === null) return 'memberOnly';
  return count[feature] > 0 ? 'count' : 'usedUp';
}
