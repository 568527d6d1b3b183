/**
 * Charts of the moment that were let through the gate, by their moment, for as long as the tab lives: reloading one or going back
 * to it costs nothing, and an address alone does not open one.
 */
const KEY = 'zh_moments';

function read(): readonly string[] {
  try {
    return sessionStorage.getItem(KEY)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

/** Lets the chart of a moment be seen. @param at epoch milliseconds, as the address has them */
export function passMoment(at: string): void {
  try {
    sessionStorage.setItem(KEY, [...new Set([...read(), at])].join(' '));
  } catch {
    // A window that refuses to keep it asks again after a reload.
  }
}

/** Whether the chart of a moment was let through. */
export function isMomentPassed(at: string | undefined): boolean {
  return at !== undefined && read().includes(at);
}
