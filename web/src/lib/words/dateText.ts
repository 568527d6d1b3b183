/**
 * Civil dates as texts of queries and fields.
 */
import { checkCivilDate, type CivilDate, type CivilTime, type CivilTimeInput } from '@shangyuan/engine/time';
import { pad } from './text.ts';

/**
 * 2026-11-21.
 *
 * @example formatDate({ year: 1582, month: 10, day: 4 }) // "1582-10-04"
 */
export function formatDate({ year, month, day }: CivilDate): string {
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
}

/**
 * A date a reader typed: 2026-11-21, 2026/11/21, 2026年11月21日, 20261121, or only a month (its first day).
 *
 * @returns null where it is no date
 */
export function parseDate(text: string): CivilDate | null {
  const packed = /^(\d{4})(\d{2})(\d{2})$/.exec(text.trim());
  const parts =
    packed === null
      ? text
          .trim()
          .split(/[-/.年月日\s]+/)
          .filter(Boolean)
      : packed.slice(1);
  if (parts.length < 2 || parts.length > 3 || parts.some((part) => !/^\d{1,4}$/.test(part))) return null;
  const [year = 0, month = 0, day = 1] = parts.map(Number);
  const date = { year, month, day };
  try {
    checkCivilDate(date);
    return date;
  } catch {
    return null;
  }
}

/** The days that the change of calendars left out. */
const LEFT_OUT = { year: 1582, month: 10, first: 5, last: 14 };

/**
 * Why a date in figures does not exist, where there is more to say than that; null otherwise.
 *
 * @example missingDayText('1582-10-10') // "1582年10月4日的次日是15日，这十天历史上没有"
 */
export function missingDayText(text: string): string | null {
  const [year, month, day = Number.NaN] = (text.match(/\d+/g) ?? []).map(Number);
  const isLeftOut =
    year === LEFT_OUT.year && month === LEFT_OUT.month && day >= LEFT_OUT.first && day <= LEFT_OUT.last;
  return isLeftOut ? '1582年10月4日的次日是15日，这十天历史上没有' : null;
}

/** What a page shows above today's content where the date of its address does not exist. */
export function wrongDateText(text: string): string {
  return `${missingDayText(text) ?? `${text} 这一天不存在`}，先看今天`;
}

/** @example clockText({ hour: 9, minute: 5 }) // "09:05" */
export function clockText({ hour, minute }: Pick<CivilTime, 'hour' | 'minute'>): string {
  return `${pad(hour)}:${pad(minute)}`;
}

/**
 * A clock with seconds where they are not zero.
 *
 * @example secondsText({ hour: 9, minute: 5, second: 7 }) // "09:05:07"
 */
export function secondsText(time: Pick<CivilTimeInput, 'hour' | 'minute' | 'second'>): string {
  const seconds = Math.floor(time.second ?? 0);
  return `${clockText(time)}${seconds === 0 ? '' : `:${pad(seconds)}`}`;
}

/**
 * Date and clock, with seconds where they are not zero.
 *
 * @example dateTimeText({ year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 5 }) // "1990-06-15 14:30:05"
 */
export function dateTimeText(time: CivilTimeInput): string {
  return `${formatDate(time)} ${secondsText(time)}`;
}

/**
 * How far a day is away.
 *
 * @param days from today on; negative for past days
 * @example awayText(4) // "4 天后"
 */
export function awayText(days: number): string {
  if (days === 0) return '今天';
  if (days === 1) return '明天';
  if (days === -1) return '昨天';
  return days > 0 ? `${days} 天后` : `${-days} 天前`;
}
