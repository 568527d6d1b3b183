/**
 * The only way services open a transaction. A serialization failure or deadlock is tried again, so the same code runs
 * on stores that answer 40001 more often.
 */
import type { Db, Tx } from './tables.ts';

const RETRY_CODES = new Set(['40001', '40P01']);
const MAX_TRIES = 4;

/** Runs `work` in one transaction; it must only use the `tx` it is given. */
export async function withTransaction<T>(ctx: { readonly db: Db }, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ctx.db.transaction().execute(work);
    } catch (error) {
      if (attempt >= MAX_TRIES || !isRetryable(error)) throw error;
    }
  }
}

function isRetryable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && RETRY_CODES.has(String(error.code));
}

/** Whether an error is the breach of a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
