/** Times as the providers write them: Beijing, which is UTC+8. */

const OFFSET_MS = 8 * 3_600_000;

const shifted = (ms: number) => new Date(ms + OFFSET_MS).toISOString();

/** @example rfc3339(0) // "1970-01-01T08:00:00+08:00" */
export function rfc3339(ms: number): string {
  return `${shifted(ms).slice(0, 19)}+08:00`;
}

/** @example beijingTime(0) // "1970-01-01 08:00:00" */
export function beijingTime(ms: number): string {
  return shifted(ms).slice(0, 19).replace('T', ' ');
}

/** @example beijingDay(0) // "1970-01-01" */
export function beijingDay(ms: number): string {
  return shifted(ms).slice(0, 10);
}

/** Milliseconds of a time such as "2026-01-02 03:04:05" in Beijing; NaN where it is none. */
export function fromBeijing(text: string): number {
  return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)
    ? Date.parse(`${text.replace(' ', 'T')}+08:00`)
    : Number.NaN;
}
