/**
 * Slow pages: a skeleton after 200 ms, and an error with a retry after 60 s instead of a blank page.
 */
import { TIMES } from '@shangyuan/contract';

/** Delay after which the router shows the pending state. */
export const PENDING = { defaultPendingMs: TIMES.lazyDelayMs, defaultPendingMinMs: 0 } as const;

/** Loads a page. @throws Error after 60 s without it */
export function loadInTime<T>(load: () => Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('Cannot load page: time-out')), TIMES.lazyTimeoutMs);
  return Promise.race([load(), promise]).finally(() => clearTimeout(timer));
}
