/** Windows of limits. */
import { sql } from 'kysely';
import type { Tx } from '../../db/tables.ts';

/**
 * Takes one from a bucket in one statement.
 *
 * @returns false when the window already holds `limit`
 */
export async function takeFromBucket(
  tx: Tx,
  take: { bucket: string; limit: number; windowMs: number; now: Date },
): Promise<boolean> {
  const { bucket, limit, now } = take;
  const opensAgain = new Date(now.getTime() - take.windowMs);
  const expiresAt = new Date(now.getTime() + take.windowMs);
  const taken = await sql<{ n: number }>`
    INSERT INTO rate (bucket, window_start, expires_at, n) VALUES (${bucket}, ${now}, ${expiresAt}, 1)
    ON CONFLICT (bucket) DO UPDATE SET
      n = CASE WHEN rate.window_start <= ${opensAgain} THEN 1 ELSE rate.n + 1 END,
      window_start = CASE WHEN rate.window_start <= ${opensAgain} THEN ${now} ELSE rate.window_start END,
      expires_at = CASE WHEN rate.window_start <= ${opensAgain} THEN ${expiresAt} ELSE rate.expires_at END
    WHERE rate.window_start <= ${opensAgain} OR rate.n < ${limit}
    RETURNING n`.execute(tx);
  return taken.rows.length > 0;
}

/** Gives one back, for tries that turned out right. */
export async function giveBack(tx: Tx, bucket: string): Promise<void> {
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
