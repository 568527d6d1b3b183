/**
 * The Beijing clock, which calendars and pages go by.
 */
import { civilOfEpochMs, UTC8_MINUTES, type CivilTime } from '@shangyuan/engine/time';
import { clockText } from '../words/dateText.ts';
import { pad } from '../words/text.ts';

/**
 * The Beijing clock at an instant.
 *
 * @param epochMs UTC milliseconds
 * @example beijingTime(1795226400000) // { "year": 2026, "month": 11, "day": 21, "hour": 10, "minute": 0, "second": 0 }
 */
export function beijingTime(epochMs: number): CivilTime {
  return civilOfEpochMs(epochMs, UTC8_MINUTES);
}

/**
 * Month, day and minute of an instant on the Beijing clock.
 *
 * @param epochMs UTC milliseconds
 * @example momentText(1795226400000) // "11-21 10:00"
 */
export function momentText(epochMs: number): string {
  const time = beijingTime(epochMs);
  return `${pad(time.month)}-${pad(time.day)} ${clockText(time)}`;
}
