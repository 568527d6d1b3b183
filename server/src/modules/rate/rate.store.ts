/** Windows of limits. */
import { sql } from 'kysely';
import type { Tx } from '../../db/tables.ts';

type Window = { readonly bucket: string; readonly windowMs: number; readonly now: Date };

/**
 * Takes one, or an amount, from a bucket in one statement.
 *
 * @returns how many the window holds now, null when it has no room left for them
 */
export async function takeFromBucket(
  tx: Tx,
  take: Window & { limit: number; amount?: number },
): Promise<number | null> {
  const { bucket, limit, now, amount = 1 } = take;
  const opensAgain = new Date(now.getTime() - take.windowMs);
  const expiresAt = new Date(now.getTime() + take.windowMs);
  const taken = await sql<{ n: number }>`
    INSERT INTO rate (bucket, window_start, expires_at, n) VALUES (${bucket}, ${now}, ${expiresAt}, ${amount})
    ON CONFLICT (bucket) DO UPDATE SET
      n = CASE WHEN rate.window_start <= ${opensAgain} THEN ${amount} ELSE rate.n + ${amount} END,
      window_start = CASE WHEN rate.window_start <= ${opensAgain} THEN ${now} ELSE rate.window_start END,
      expires_at = CASE WHEN rate.window_start <= ${opensAgain} THEN ${expiresAt} ELSE rate.expires_at END
    WHERE rate.window_start <= ${opensAgain} OR rate.n <= ${limit - amount}
    RETURNING n`.execute(tx);
  return taken.rows[0]?.n ?? null;
}

const NO_LIMIT = 2_000_000_000;

/** Counts one in a bucket without a limit. @returns how many the window holds now */
export async function addToBucket(tx: Tx, window: Window): Promise<number> {
  return (await takeFromBucket(tx, { ...window, limit: NO_LIMIT })) ?? NO_LIMIT;
}

/** Which of the buckets hold their limit in a window that is still open. */
export async function findFullBuckets(
  tx: Tx,
  buckets: readonly { bucket: string; limit: number; windowMs: number }[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const names = buckets.map((item) => item.bucket);
  const { rows } = await sql<{ bucket: string; n: number }>`
    SELECT bucket, n FROM rate WHERE bucket = ANY(${names}::text[]) AND expires_at > ${now}`.execute(tx);
  const counts = new Map(rows.map((row) => [row.bucket, row.n]));
  return new Set(
    buckets.filter((item) => (counts.get(item.bucket) ?? 0) >= item.limit).map((item) => item.bucket),
  );
}

/** Returns one token when the action did not happen. */
export async function returnToken(tx: Tx, bucket: string): Promise<void> {
  await sql`UPDATE rate SET n = n - 1 WHERE bucket = ${bucket} AND n > 0`.execute(tx);
}

export async function dropBucket(tx: Tx, bucket: string): Promise<void> {
  await tx.deleteFrom('rate').where('bucket', '=', bucket).execute();
}

export async function dropOldBuckets(tx: Tx, now: Date): Promise<number> {
  return Number(
    (await tx.deleteFrom('rate').where('expires_at', '<', now).executeTakeFirst()).numDeletedRows,
  );
}
