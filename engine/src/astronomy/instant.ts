import { numberError } from '../numberError.ts';
import { MS_PER_DAY, MS_PER_MINUTE, UTC8_MINUTES } from '../time/index.ts';

/**
 * Range of the instants that the rooms may ask about: a little inside 小寒 of year 0 and 冬至 of year 10000, so that the
 * terms and phases around every one of them are known.
 */

const INSTANT_MIN_MS = -62_166_800_000_000;
const INSTANT_MAX_MS = 253_432_200_000_000;

/** @throws RangeError where the instant is not finite or outside the years 0 to 10000 */
export function checkInstant(epochMs: number): void {
  if (!(epochMs >= INSTANT_MIN_MS && epochMs <= INSTANT_MAX_MS)) {
    throw numberError('instant', epochMs, 'milliseconds, the years 0 to 10000');
  }
}

/** Milliseconds from an instant to the nearest midnight of UTC+8. */
export function msFromMidnight(epochMs: number): number {
  const ms = (epochMs + UTC8_MINUTES * MS_PER_MINUTE) % MS_PER_DAY;
  const sinceMidnight = ms < 0 ? ms + MS_PER_DAY : ms;
  return Math.min(sinceMidnight, MS_PER_DAY - sinceMidnight);
}
