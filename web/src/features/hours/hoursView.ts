/**
 * The hours of a day as the page shows them: past hours, the rest of the present one, the windows of 四大吉时.
 */
import type { AlmanacHour } from '@shangyuan/engine/almanac';
import { clockText } from '../../lib/words/dateText.ts';

/** What a row is to the present moment. */
export type HourState = 'past' | 'now' | 'ahead';

/**
 * What a row is to a clock hour.
 *
 * @param clockHours hour of today's clock with its fraction; null on another day
 */
export function hourStateOf(
  { startHour, endHour }: Pick<AlmanacHour, 'startHour' | 'endHour'>,
  clockHours: number | null,
): HourState {
  if (clockHours === null || clockHours < startHour) return 'ahead';
  return clockHours >= endHour ? 'past' : 'now';
}

/**
 * What is left of an hour in words.
 *
 * @param hasSeconds to the second; else to the minute, rounded up
 * @example leftText(3552_000, true) // "59分12秒"
 */
export function leftText(leftMs: number, hasSeconds: boolean): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  if (!hasSeconds) return hoursAndMinutes(Math.ceil(seconds / 60));
  const minutes = Math.floor(seconds / 60);
  return `${minutes === 0 ? '' : hoursAndMinutes(minutes)}${seconds % 60}秒`;
}

function hoursAndMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return `${hours === 0 ? '' : `${hours}小时`}${minutes % 60}分`;
}

/** Short name of a row: 子 from 23:00, which belongs to the next day, is 晚子. */
export function rowLabel({ index, label }: Pick<AlmanacHour, 'index' | 'label'>): string {
  return index === 12 ? '晚子' : label;
}

/**
 * A window of 四大吉时 with its clock.
 *
 * @example windowText({ mountain: '艮', startMinute: 150, endMinute: 210 }) // "艮 02:30-03:30"
 */
export function windowText(window: {
  readonly mountain: string;
  readonly startMinute: number;
  readonly endMinute: number;
}): string {
  const [from, to] = [window.startMinute, window.endMinute].map((minute) =>
    clockText({ hour: Math.floor(minute / 60), minute: minute % 60 }),
  );
  return `${window.mountain} ${from}-${to}`;
}
