/** Bounded concurrency with a bounded queue; the rest is refused. */
export type WorkQueue = {
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
  /** How much runs or waits. */
  readonly size: () => number;
};

/**
 * @param concurrency how many run concurrently
 * @param maxWaiting how much may wait
 * @param createError makes the error of what is refused
 */
export function createWorkQueue(
  concurrency: number,
  maxWaiting: number,
  createError: () => Error,
): WorkQueue {
  const queue: (() => void)[] = [];
  let running = 0;
  // A slot is handed to the next waiter directly: if it were released in between, a new caller could take it too.
  const next = () => {
    const first = queue.shift();
    if (first === undefined) running -= 1;
    else first();
  };
  return {
    size: () => running + queue.length,
    run: async (work) => {
      if (running >= concurrency) {
        if (queue.length >= maxWaiting) throw createError();
        await new Promise<void>((resolve) => queue.push(resolve));
      } else running += 1;
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
}
