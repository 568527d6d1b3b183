/** The civil day in Shanghai, which has been UTC+8 without change since 1991. */
import { HOUR_MS } from '../../duration.ts';

const OFFSET_MS = 8 * HOUR_MS;

/** @example shanghaiDay(new Date('2026-01-01T16:00:00Z')) // "2026-01-02" */
export function shanghaiDay(now: Date): string {
  return new Date(now.getTime() + OFFSET_MS).toISOString().slice(0, 10);
}
