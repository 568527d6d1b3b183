/**
 * What can wait until the page has been drawn and the browser rests.
 */

/** Upper bound for a browser that is never idle. */
const MAX_WAIT_MS = 2_000;

/** Resolves once the browser has nothing better to do, after two seconds at the latest. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: MAX_WAIT_MS });
    else setTimeout(resolve);
  });
}
