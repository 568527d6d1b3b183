/** The number of the last call that failed unexpectedly, as the server's log has it: what a reader can report. */

/** After half an hour a letter is about something else. */
const RECENT_MS = 30 * 60_000;

let last: { readonly id: string; readonly atMs: number } | null = null;

/** Remembers the number of a call that has just failed. */
export function noteFailedRequest(id: string): void {
  last = { id, atMs: performance.now() };
}

/** The number of the call that failed last, within half an hour; null where there is none. */
export function lastFailedRequest(): string | null {
  return last === null || performance.now() - last.atMs > RECENT_MS ? null : last.id;
}
