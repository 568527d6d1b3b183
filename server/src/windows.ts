/**
 * Counts in windows of time, in the memory of this process: for what must cost next to nothing to refuse. What holds across
 * servers is counted by `modules/rate`.
 */
import type { Clock } from './ports.ts';

export type Windows = {
  /** Counts one. @returns how many the window holds now */
  readonly add: (key: string) => number;
  /** How many the window holds. */
  readonly count: (key: string) => number;
};

/** Keys that are remembered; beyond them the window that was opened first is forgotten. */
const MAX_KEYS = 10_000;

/** @param windowMs a window opens with the first that is counted, and lasts so long */
export function createWindows(clock: Clock, windowMs: number): Windows {
  const windows = new Map<string, { n: number; readonly until: number }>();
  const open = (key: string) => {
    const now = clock.now().getTime();
    const found = windows.get(key);
    return found !== undefined && found.until > now && found.until <= now + windowMs ? found : null;
  };
  return {
    add: (key) => {
      const found = open(key);
      if (found !== null) return (found.n += 1);
      windows.delete(key);
      windows.set(key, { n: 1, until: clock.now().getTime() + windowMs });
      const [first] = windows.keys();
      if (windows.size > MAX_KEYS && first !== undefined) windows.delete(first);
      return 1;
    },
    count: (key) => open(key)?.n ?? 0,
  };
}
