/**
 * What happens when a newer build is deployed while a page is open, and the start of the service worker, which follows the page.
 */
import { showSnack } from '../lib/page/toast.ts';

/** Starts the worker and watches for newer builds. */
export function watchUpdates(): void {
  // Without a worker in charge the files of an older build are gone as soon as a newer one is deployed.
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine)
      showSnack({ text: '部分内容没有加载出来', action: '刷新', onAction: () => location.reload() });
  });
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    addEventListener('load', () => void start().catch(() => undefined));
}

const start = () =>
  import('./startWorker.ts').then(({ startWorker }) => startWorker(navigator.serviceWorker));
