/**
 * Statements of calls by users are given up sooner than those of jobs, which no one waits for: what is called within
 * {@link inUserCall} has the shorter limit, through however many functions.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<true>();

/** Runs what a user waits for. */
export async function inUserCall<T>(work: () => Promise<T>): Promise<T> {
  return storage.run(true, work);
}

/** Whether a user waits for what runs now. */
export const isUserCall = (): boolean => storage.getStore() === true;
