/**
 * Free uses: a ledger of uses by request id, and counters per day that one conditional statement moves. The day is
 * Shanghai's and never goes back, so a clock set back opens nothing.
 */
import { FEATURES, FREE_QUOTAS, type Feature } from '@shangyuan/contract';
import type { Ctx, OpsCtx, TokenCtx, UserCtx } from '../../context.ts';
import type { Tx } from '../../db/tables.ts';
import { withTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { BOUNDS } from '../../bounds.ts';
import { audit } from '../audit/audit.service.ts';
import { tokenOf } from '../session/session.service.ts';
import * as store from './quota.store.ts';
import { shanghaiDay } from './shanghaiDay.ts';

type Counters = Readonly<Record<Feature, number>>;

/** Counters of an account on a day. */
export type QuotaState = {
  readonly date: string;
  readonly unlimited: boolean;
  readonly remaining: Counters;
  readonly limits: Counters;
};

/** A use reported after the fact. */
export type OfflineUse = { readonly feature: Feature; readonly requestId: string; readonly date: string };

const OFFLINE_DAYS = 7;
const USE_PAGE = 1_000;

function tabulate(value: (feature: Feature) => number): Counters {
  return Object.fromEntries(FEATURES.map((feature) => [feature, value(feature)])) as Counters;
}

/** Limits a day: those of the operator, where there are any. */
async function currentLimits(tx: Tx): Promise<Counters> {
  const changed = new Map((await store.findLimits(tx)).map((row) => [row.feature, row.per_day]));
  return tabulate((feature) => changed.get(feature) ?? FREE_QUOTAS[feature]);
}

/** As users have them: kept in memory until the operator changes one. */
async function cachedLimits(ctx: Pick<Ctx, 'db' | 'cache'>): Promise<Counters> {
  return ctx.cache.get('quota_limit', () => currentLimits(ctx.db));
}

/** Counters of an account, for the operator. */
export async function quotaStateOf(ctx: Pick<Ctx, 'db' | 'clock'>, accountId: string): Promise<QuotaState> {
  return stateOf(ctx, accountId, await currentLimits(ctx.db));
}

async function stateOf(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  accountId: string,
  limits: Counters,
): Promise<QuotaState> {
  const now = ctx.clock.now();
  const state = await store.findState(ctx.db, accountId, shanghaiDay(now), now);
  return {
    date: state.day,
    unlimited: state.is_member,
    remaining: tabulate((feature) => Math.max(0, limits[feature] - (state.used[feature] ?? 0))),
    limits,
  };
}

export async function listQuotas(ctx: UserCtx): Promise<QuotaState> {
  return stateOf(ctx, ctx.session.accountId, await cachedLimits(ctx));
}

/** A feature's counter after a use. */
export type Used = { readonly date: string; readonly unlimited: boolean; readonly remaining: number };

/**
 * Uses a feature once, for the holder of the request's token, in one statement; the same request id is counted once
 * however often it comes.
 *
 * @throws AppError loginRequired; quotaUsedUp; requestIdReused when the id was for another feature; tooOften where a
 * member uses more than a person can
 */
export async function consume(ctx: TokenCtx, feature: Feature, requestId: string): Promise<Used> {
  const now = ctx.clock.now();
  const taken = await store.takeQuota(ctx.db, tokenOf(ctx.token), {
    feature,
    requestId,
    perDay: (await cachedLimits(ctx))[feature],
    today: shanghaiDay(now),
    uncounted: BOUNDS.uncountedUses.limit,
    now,
  });
  switch (taken.o_outcome) {
    case 'nobody':
      throw new AppError('loginRequired');
    case 'usedUp':
      ctx.metrics.countUse(feature, 'usedUp');
      throw new AppError('quotaUsedUp', { field: feature });
    case 'reused':
      throw new AppError('requestIdReused', { field: 'requestId' });
    case 'tooMany':
      throw new AppError('tooOften', { retryAfterSec: 3_600 });
    default:
      ctx.metrics.countUse(feature, 'counted');
      return { date: taken.o_day, unlimited: taken.o_is_member, remaining: taken.o_remaining };
  }
}

/**
 * Writes uses made offline into the ledger; they fill the counters of their day up to the limit and no further, and the
 * ledger says of each whether it was counted.
 */
export async function reconcile(ctx: UserCtx, uses: readonly OfflineUse[]): Promise<QuotaState> {
  const { accountId } = ctx.session;
  const now = ctx.clock.now();
  // In the order of the counters they lock, so that two reconciliations at a time seldom meet crosswise.
  const limits = await cachedLimits(ctx);
  const rows = uses.toSorted(byCounter).map((use) => ({ ...use, perDay: limits[use.feature] }));
  const days = { today: shanghaiDay(now), back: OFFLINE_DAYS, uncounted: BOUNDS.uncountedUses.limit, now };
  await withTransaction(ctx, (tx) => store.reconcileQuota(tx, accountId, rows, days));
  return stateOf(ctx, accountId, limits);
}

/** How often an account has used features, in all and today. */
export async function useCounts(ctx: UserCtx) {
  const rows = await store.countUses(ctx.db, ctx.session.accountId, shanghaiDay(ctx.clock.now()));
  return new Map(rows.map((row) => [row.feature, { total: row.total, today: row.today }]));
}

/** Every use of an account, page by page. */
export async function* eachUse(tx: Tx, accountId: string) {
  for (let after = ''; ;) {
    const page = await store.findUsePage(tx, accountId, after, USE_PAGE);
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < USE_PAGE) return;
    after = last.request_id;
  }
}

export async function eraseUses(tx: Tx, accountId: string): Promise<void> {
  await store.eraseUses(tx, accountId);
}

function byCounter(a: OfflineUse, b: OfflineUse): number {
  const keyOf = (use: OfflineUse) => `${use.date} ${use.feature} ${use.requestId}`;
  return keyOf(a) < keyOf(b) ? -1 : 1;
}

/** For the operator: another daily limit, or null for the product's own. */
export async function setLimit(ctx: OpsCtx, feature: Feature, perDay: number | null): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    await (perDay === null ? store.dropLimit(tx, feature) : store.saveLimit(tx, feature, perDay));
    await audit(ctx, tx, { actor: ctx.operator, action: 'quota.limit', target: feature, detail: { perDay } });
  });
}
