/**
 * Civil dates as texts of queries and fields.
 */
import { checkCivilDate, type CivilDate } from '@shangyuan/engine/time';

const pad = (value: number, width: number): string => String(value).padStart(width, '0');

/**
 * 2026-11-21.
 *
 * @example formatDate({ year: 1582, month: 10, day: 4 }) // "1582-10-04"
 */
export function formatDate({ year, month, day }: CivilDate): string {
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/**
 * A date a reader typed: 2026-11-21, 2026/11/21, 2026年11月21日, 20261121, or a month alone (its first day).
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

const UTC8_MS = 8 * 3_600_000;

/**
 * Month, day and minute of an instant on the Beijing clock.
 *
 * @param epochMs UTC milliseconds
 * @example momentText(1795226400000) // "11-21 10:00"
 */
export function momentText(epochMs: number): string {
  const date = new Date(epochMs + UTC8_MS);
  const [month, day] = [date.getUTCMonth() + 1, date.getUTCDate()];
  return `${pad(month, 2)}-${pad(day, 2)} ${pad(date.getUTCHours(), 2)}:${pad(date.getUTCMinutes(), 2)}`;
}
