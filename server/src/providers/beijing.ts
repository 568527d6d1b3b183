/** Times as the payment providers take and give them: Beijing, UTC+8 without change since 1991. */
import { HOUR_MS } from '../duration.ts';

const OFFSET_MS = 8 * HOUR_MS;
const shifted = (date: Date) => new Date(date.getTime() + OFFSET_MS).toISOString().slice(0, 19);

/** @example beijingRfc3339(new Date(0)) // "1970-01-01T08:00:00+08:00" */
export function beijingRfc3339(date: Date): string {
  return `${shifted(date)}+08:00`;
}

/** @example beijingTime(new Date(0)) // "1970-01-01 08:00:00" */
export function beijingTime(date: Date): string {
  return shifted(date).replace('T', ' ');
}

/** Instant of a time such as "2026-01-02 03:04:05" in Beijing, null where the text is none. */
export function parseBeijingTime(text: string): Date | null {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?$/.test(text)) return null;
  return validDate(`${text.slice(0, 19).replace(' ', 'T')}+08:00`);
}

/** Instant of an ISO 8601 text with an offset, null where it is none, or of a year that not every database has. */
export function validDate(text: string): Date | null {
  const date = new Date(text);
  const year = date.getUTCFullYear();
  return year >= 1 && year <= 9_999 ? date : null;
}
