/**
 * Lets so much work run at once, so much wait its turn, and refuses the rest.
 */
export type Lane = {
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
  /** How much runs or waits. */
  readonly size: () => number;
};

/**
 * @param atOnce how much runs at once
 * @param waiting how much may wait
 * @param refusal makes the error of what is refused
 */
export function createLane(atOnce: number, waiting: number, refusal: () => Error): Lane {
  const line: (() => void)[] = [];
  let running = 0;
  // A place goes from hand to hand: were it free in between, somebody who comes at that moment would take it too.
  const next = () => {
    const first = line.shift();
    if (first === undefined) running -= 1;
    else first();
  };
  return {
    size: () => running + line.length,
    run: async (work) => {
      if (running >= atOnce) {
        if (line.length >= waiting) throw refusal();
        await new Promise<void>((resolve) => line.push(resolve));
      } else running += 1;
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
}
