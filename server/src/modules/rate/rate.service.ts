/**
 * Limits that hold across servers. Buckets are keyed hashes, so that the table names no phone and no address.
 */
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/tables.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../duration.ts';
import { AppError } from '../../errors.ts';
import { dropBucket, dropOldBuckets, giveBack, takeFromBucket } from './rate.store.ts';

/** Every limit, in one table. */
export const RATES = {
  passwordAccount: { limit: 5, windowMs: 15 * MINUTE_MS },
  passwordAddress: { limit: 5, windowMs: 15 * MINUTE_MS },
  registerAddress: { limit: 100, windowMs: HOUR_MS },
  smsGap: { limit: 1, windowMs: MINUTE_MS },
  smsPhoneHour: { limit: 5, windowMs: HOUR_MS },
  smsPhoneDay: { limit: 10, windowMs: DAY_MS },
  feedbackAddress: { limit: 20, windowMs: HOUR_MS },
} as const;

export type RateName = keyof typeof RATES;

type RateCtx = Pick<Ctx, 'keys' | 'clock'>;

/** Name of the bucket that `key` (an address, an account) takes from. */
export function bucketOf(ctx: Pick<Ctx, 'keys'>, name: string, key: string): string {
  return `${name}:${ctx.keys.hash('bucket', key).toString('base64url').slice(0, 24)}`;
}

/** @returns false when there is nothing left to take */
export async function tryTake(ctx: RateCtx, tx: Tx, name: RateName, key: string): Promise<boolean> {
  return takeFromBucket(tx, { ...RATES[name], bucket: bucketOf(ctx, name, key), now: ctx.clock.now() });
}

/** @throws AppError tooOften when there is nothing left to take */
export async function take(ctx: RateCtx, tx: Tx, name: RateName, key: string): Promise<void> {
  if (!(await tryTake(ctx, tx, name, key)))
    throw new AppError('tooOften', { retryAfterSec: Math.ceil(RATES[name].windowMs / 1000) });
}

export async function untake(ctx: RateCtx, tx: Tx, name: RateName, key: string): Promise<void> {
  await giveBack(tx, bucketOf(ctx, name, key));
}

export async function clearRate(ctx: RateCtx, tx: Tx, name: RateName, key: string): Promise<void> {
  await dropBucket(tx, bucketOf(ctx, name, key));
}

/**
 * Takes from an hourly bucket whose limit is configured.
 *
 * @param bucket from {@link bucketOf}, or a name that all clients share
 * @throws AppError smsTooOften
 */
export async function takeHourly(ctx: RateCtx, tx: Tx, bucket: string, limit: number): Promise<void> {
  const isTaken = await takeFromBucket(tx, { bucket, limit, windowMs: HOUR_MS, now: ctx.clock.now() });
  if (!isTaken) throw new AppError('smsTooOften', { retryAfterSec: HOUR_MS / 1000 });
}

/** Removes windows that are over. @returns how many */
export async function purgeRates(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  return dropOldBuckets(ctx.db, ctx.clock.now());
}
