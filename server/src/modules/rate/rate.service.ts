/**
 * Limits that hold across servers. Buckets are keyed hashes, so that the table names no phone and no address.
 */
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/tables.ts';
import { DAY_MS, HOUR_MS, SECOND_MS } from '../../duration.ts';
import { AppError } from '../../errors.ts';
import { RATES, type RateName } from '../../rates.ts';
import {
  addToBucket,
  dropBucket,
  dropOldBuckets,
  findFullBuckets,
  returnToken,
  takeFromBucket,
} from './rate.store.ts';

type RateCtx = Pick<Ctx, 'keys' | 'clock'>;

/** A limit and whose it is. */
export type RateKey = { readonly name: RateName; readonly key: string };

/** Name of the bucket that `key` (an address, an account) takes from. */
export function bucketOf(ctx: Pick<Ctx, 'keys'>, name: string, key: string): string {
  return `${name}:${ctx.keys.hash('bucket', key).toString('base64url').slice(0, 24)}`;
}

/**
 * @param share of the limit up to which there is anything to take
 * @returns how many the window holds now, null when there is nothing left to take
 */
export async function tryTakeToken(
  ctx: RateCtx,
  tx: Tx,
  name: RateName,
  key: string,
  share = 1,
): Promise<number | null> {
  const { limit, windowMs } = RATES[name];
  return takeFromBucket(tx, {
    bucket: bucketOf(ctx, name, key),
    limit: Math.floor(limit * share),
    windowMs,
    now: ctx.clock.now(),
  });
}

/** The error of a limit that is reached. */
export function tooOften(name: RateName): AppError {
  return new AppError('tooOften', { retryAfterSec: Math.ceil(RATES[name].windowMs / SECOND_MS) });
}

/** @throws AppError tooOften when there is nothing left to take */
export async function takeToken(ctx: RateCtx, tx: Tx, name: RateName, key: string): Promise<void> {
  if ((await tryTakeToken(ctx, tx, name, key)) === null) throw tooOften(name);
}

/** Which of several limits is reached already, null when none is. */
export async function findReachedLimit(
  ctx: RateCtx,
  tx: Tx,
  keys: readonly RateKey[],
): Promise<RateName | null> {
  const buckets = keys.map(({ name, key }) => ({ bucket: bucketOf(ctx, name, key), ...RATES[name] }));
  const full = await findFullBuckets(tx, buckets, ctx.clock.now());
  return keys.find((_item, index) => full.has(buckets[index]?.bucket ?? ''))?.name ?? null;
}

/** Counts a failure under several limits. @returns the limit that is passed by it, null when none is */
export async function countFailure(ctx: RateCtx, tx: Tx, keys: readonly RateKey[]): Promise<RateName | null> {
  let passed: RateName | null = null;
  for (const { name, key } of keys) {
    const { limit, windowMs } = RATES[name];
    const n = await addToBucket(tx, { bucket: bucketOf(ctx, name, key), windowMs, now: ctx.clock.now() });
    if (n > limit) passed ??= name;
  }
  return passed;
}

export async function releaseSlot(ctx: RateCtx, tx: Tx, name: RateName, key: string): Promise<void> {
  await returnToken(tx, bucketOf(ctx, name, key));
}

export async function clearRate(ctx: RateCtx, tx: Tx, name: RateName, key: string): Promise<void> {
  await dropBucket(tx, bucketOf(ctx, name, key));
}

/**
 * Takes from an hourly bucket whose limit is configured.
 *
 * @param bucket from {@link bucketOf}, or a name that all clients share
 * @returns how many the window holds now
 * @throws AppError smsTooOften
 */
export async function takeHourly(ctx: RateCtx, tx: Tx, bucket: string, limit: number): Promise<number> {
  const n = await takeFromBucket(tx, { bucket, limit, windowMs: HOUR_MS, now: ctx.clock.now() });
  if (n === null) throw new AppError('smsTooOften', { retryAfterSec: HOUR_MS / SECOND_MS });
  return n;
}

/**
 * Takes several at once from a daily bucket that all clients share.
 *
 * @throws AppError tooOften
 */
export async function takeDaily(
  ctx: RateCtx,
  tx: Tx,
  bucket: string,
  amount: number,
  limit: number,
): Promise<void> {
  const n = await takeFromBucket(tx, { bucket, limit, amount, windowMs: DAY_MS, now: ctx.clock.now() });
  if (n === null) throw new AppError('tooOften', { retryAfterSec: HOUR_MS / SECOND_MS });
}

/** Removes windows that are over. @returns how many */
export async function purgeRates(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  return dropOldBuckets(ctx.db, ctx.clock.now());
}
