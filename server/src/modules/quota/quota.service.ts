/**
 * Free uses: a ledger of uses by request id, and counters per day that one conditional statement moves. The day is
 * Shanghai's and never goes back, so a clock set back opens nothing.
 */
import { FEATURES, FREE_QUOTAS, type Feature } from '@shangyuan/contract';
import type { Ctx, OpsCtx, UserCtx } from '../../context.ts';
import type { Tx } from '../../db/tables.ts';
import { withTransaction } from '../../db/transaction.ts';
import { DAY_MS } from '../../duration.ts';
import { AppError } from '../../errors.ts';
import { audit } from '../audit/audit.service.ts';
import { isMember } from '../account/membership.service.ts';
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

function tabulate(value: (feature: Feature) => number): Counters {
  return Object.fromEntries(FEATURES.map((feature) => [feature, value(feature)])) as Counters;
}

async function currentLimits(tx: Tx): Promise<Counters> {
  const changed = new Map((await store.findLimits(tx)).map((row) => [row.feature, row.per_day]));
  return tabulate((feature) => changed.get(feature) ?? FREE_QUOTAS[feature]);
}

async function currentDay(ctx: Pick<Ctx, 'clock'>, tx: Tx, accountId: string): Promise<string> {
  const today = shanghaiDay(ctx.clock.now());
  const last = await store.findLastDay(tx, accountId);
  return last !== null && last > today ? last : today;
}

/** Counters of an account; also for the operator. */
export async function quotaStateOf(ctx: Pick<Ctx, 'clock'>, tx: Tx, accountId: string): Promise<QuotaState> {
  const date = await currentDay(ctx, tx, accountId);
  const limits = await currentLimits(tx);
  const used = new Map((await store.findUsed(tx, accountId, date)).map((row) => [row.feature, row.used]));
  return {
    date,
    unlimited: await isMember(ctx, tx, accountId),
    remaining: tabulate((feature) => Math.max(0, limits[feature] - (used.get(feature) ?? 0))),
    limits,
  };
}

export async function listQuotas(ctx: UserCtx): Promise<QuotaState> {
  return quotaStateOf(ctx, ctx.db, ctx.session.accountId);
}

/** A feature's counter after a use. */
export type Used = { readonly date: string; readonly unlimited: boolean; readonly remaining: number };

/**
 * Uses a feature once; the same request id is counted once however often it comes.
 *
 * @throws AppError quotaUsedUp; requestIdReused when the id was for another feature
 */
export async function consume(ctx: UserCtx, feature: Feature, requestId: string): Promise<Used> {
  const { accountId } = ctx.session;
  return withTransaction(ctx, async (tx) => {
    const day = await currentDay(ctx, tx, accountId);
    const isFree = await isMember(ctx, tx, accountId);
    const isNew = await store.addUse(tx, {
      account_id: accountId,
      request_id: requestId,
      feature,
      day,
      is_counted: !isFree,
      is_offline: false,
      at: ctx.clock.now(),
    });
    if (!isNew) await checkRepeat(tx, accountId, requestId, feature);
    if (!isNew || isFree) {
      const { date, unlimited, remaining } = await quotaStateOf(ctx, tx, accountId);
      return { date, unlimited, remaining: remaining[feature] };
    }
    const limit = (await currentLimits(tx))[feature];
    const used = await store.takeOne(tx, { accountId, day, feature }, limit);
    if (used === null) throw new AppError('quotaUsedUp', { field: feature });
    return { date: day, unlimited: false, remaining: limit - used };
  });
}

async function checkRepeat(tx: Tx, accountId: string, requestId: string, feature: Feature): Promise<void> {
  const use = await store.findUse(tx, accountId, requestId);
  if (use?.feature !== feature) throw new AppError('requestIdReused', { field: 'requestId' });
}

/** Writes uses made offline into the ledger; they fill the counters of their day up to the limit and no further. */
export async function reconcile(ctx: UserCtx, uses: readonly OfflineUse[]): Promise<QuotaState> {
  const { accountId } = ctx.session;
  return withTransaction(ctx, async (tx) => {
    const today = await currentDay(ctx, tx, accountId);
    const earliest = shanghaiDay(new Date(Date.parse(today) - OFFLINE_DAYS * DAY_MS));
    const limits = await currentLimits(tx);
    const isFree = await isMember(ctx, tx, accountId);
    // In the order of the counters they lock, so that two reconciliations at a time seldom meet crosswise.
    for (const { feature, requestId, date } of uses.toSorted(byCounter)) {
      const day = date > today || date < earliest ? today : date;
      const isNew = await store.addUse(tx, {
        account_id: accountId,
        request_id: requestId,
        feature,
        day,
        is_counted: !isFree,
        is_offline: true,
        at: ctx.clock.now(),
      });
      if (isNew && !isFree) await store.takeOne(tx, { accountId, day, feature }, limits[feature]);
    }
    return quotaStateOf(ctx, tx, accountId);
  });
}

/** How often an account has used features, in all and today. */
export async function useCounts(ctx: UserCtx) {
  const { accountId } = ctx.session;
  const rows = await store.countUses(ctx.db, accountId, await currentDay(ctx, ctx.db, accountId));
  return new Map(rows.map((row) => [row.feature, { total: row.total, today: row.today }]));
}

export async function exportUses(tx: Tx, accountId: string) {
  return store.findUses(tx, accountId);
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
