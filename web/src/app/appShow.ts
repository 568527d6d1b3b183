/**
 * What runs when the app is shown: the service worker.
 */

/** Starts what runs beside the pages. */
export function startAppShow(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    addEventListener('load', () => void navigator.serviceWorker.register('./sw.js').catch(() => undefined));
}
