/**
 * Dates, clocks and spans as the sentences of reading write them.
 */
import { civilOfEpochMs, UTC8_MINUTES, type CivilDate, type CivilTime } from '@shangyuan/engine/time';

const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');

/**
 * A civil date; a year before 1 is counted 公元前.
 *
 * @example dayText({ year: 1990, month: 6, day: 15 }) // '1990年6月15日'
 */
export function dayText({ year, month, day }: CivilDate): string {
  return `${monthText({ year, month })}${day}日`;
}

/**
 * The month of a civil date.
 *
 * @example monthText({ year: 1990, month: 6 }) // '1990年6月'
 */
export function monthText({ year, month }: Pick<CivilDate, 'year' | 'month'>): string {
  return `${year > 0 ? `${year}年` : `公元前${1 - year}年`}${month}月`;
}

/**
 * A clock, with seconds where they are not zero.
 *
 * @example clockText({ hour: 9, minute: 5, second: 0 }) // '09:05'
 */
export function clockText({ hour, minute, second }: Pick<CivilTime, 'hour' | 'minute' | 'second'>): string {
  const seconds = Math.floor(second);
  return `${two(hour)}:${two(minute)}${seconds === 0 ? '' : `:${two(seconds)}`}`;
}

/**
 * Date and clock.
 *
 * @example momentText({ year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 5 }) // '1990年6月15日 14:30:05'
 */
export function momentText(time: CivilTime): string {
  return `${dayText(time)} ${clockText(time)}`;
}

/**
 * An instant on the Beijing clock, to the nearest second.
 *
 * @example instantText(Date.UTC(2024, 1, 4, 8, 27, 7)) // '2024年2月4日 16:27:07'
 */
export function instantText(epochMs: number): string {
  const time = civilOfEpochMs(Math.round(epochMs / 1000) * 1000, UTC8_MINUTES);
  return `${dayText(time)} ${two(time.hour)}:${two(time.minute)}:${two(time.second)}`;
}

/**
 * Minutes as 分 and 秒, without a sign.
 *
 * @example spanText(-63.72) // '63分43秒'
 */
export function spanText(minutes: number): string {
  const seconds = Math.round(Math.abs(minutes) * 60);
  const whole = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const text = `${whole === 0 ? '' : `${whole}分`}${rest === 0 ? '' : `${rest}秒`}`;
  return text === '' ? '0分' : text;
}

/**
 * A correction with its sign.
 *
 * @example correctionText(-63.72) // '−63分43秒'
 */
export function correctionText(minutes: number): string {
  return (minutes < 0 ? '−' : '＋') + spanText(minutes);
}

/**
 * An offset from Greenwich; seconds only where old local times have them.
 *
 * @example offsetText(540) // 'UTC＋9'
 */
export function offsetText(minutes: number): string {
  const seconds = Math.round(Math.abs(minutes) * 60);
  const hours = Math.floor(seconds / 3600);
  const rest = Math.floor((seconds % 3600) / 60);
  const last = seconds % 60;
  const tail = `${rest === 0 && last === 0 ? '' : `:${two(rest)}`}${last === 0 ? '' : `:${two(last)}`}`;
  return `UTC${minutes < 0 ? '−' : '＋'}${hours}${tail}`;
}

/**
 * A stretch of time in days and hours, whole hours counted down.
 *
 * @example distanceText(9.45 * 86400000) // '9日10时'
 */
export function distanceText(ms: number): string {
  const hours = Math.floor(ms / 3_600_000);
  return `${Math.floor(hours / 24)}日${hours % 24}时`;
}
