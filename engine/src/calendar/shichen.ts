/**
 * 时辰 and 刻 of a clock time.
 */
import { numberError } from '../numberError.ts';
import { SHICHEN, type Shichen } from './tables/shichen.ts';

export { SHICHEN, type Shichen } from './tables/shichen.ts';

const QUARTERS = ['初刻', '一刻', '二刻', '三刻'] as const;

function checkClock(hour: number, minute: number): void {
  if (!Number.isInteger(hour) || hour < 0 || hour > 23) throw numberError('hour', hour, '0 to 23');
  if (!Number.isInteger(minute) || minute < 0 || minute > 59) {
    throw numberError('minute', minute, '0 to 59');
  }
}

/**
 * Double-hour of a clock hour; 23 and 0 are both 子.
 *
 * @param hour 0–23
 * @throws RangeError `wrong hour N`
 * @example shichenOf(23).name // '子时'
 */
export function shichenOf(hour: number): Shichen {
  checkClock(hour, 0);
  return SHICHEN[((hour + 1) >> 1) % 12] as Shichen;
}

/**
 * Clock time in 刻 of the Qing day (96 of 15 minutes): 卯正三刻 is 06:45.
 *
 * @param hour 0–23
 * @param minute 0–59
 * @throws RangeError `wrong hour N`, `wrong minute N`
 * Source: 清史稿·时宪志 (日九十六刻).
 * @example formatKe(6, 45) // '卯正三刻'
 */
export function formatKe(hour: number, minute: number): string {
  checkClock(hour, minute);
  const half = hour % 2 === 1 ? '初' : '正';
  return `${shichenOf(hour).name.charAt(0)}${half}${QUARTERS[Math.floor(minute / 15)]}`;
}
