/**
 * The loading mask: shown while at least one call that uses it is pending.
 */
import { create } from 'zustand';

/** Number of calls under way. */
export const useBusy = create<{ readonly count: number }>(() => ({ count: 0 }));

/** Runs a task under the loading mask, which goes away on success and on failure. */
export async function withMask<T>(task: () => Promise<T>): Promise<T> {
  useBusy.setState(({ count }) => ({ count: count + 1 }));
  try {
    return await task();
  } finally {
    useBusy.setState(({ count }) => ({ count: count - 1 }));
  }
}
