/**
 * The service worker, and what happens when a newer build is deployed while a page is open. The active worker keeps
 * serving the files of its build; a newer one waits until the user accepts it, or until the last tab is closed. So
 * a page never meets a chunk of another build, and nothing typed is lost.
 */
import { showSnack } from '../lib/page/toast.ts';
import { offerUpdate } from '../lib/page/offerUpdate.ts';
import { router } from './router.tsx';

const RECHECK_MS = 60 * 60 * 1_000;

/** Starts the worker and watches for newer builds. */
export function watchUpdates(): void {
  // Without a worker in charge the files of an older build are gone as soon as a newer one is deployed.
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine)
      showSnack({ text: '部分内容没有加载出来', action: '刷新', onAction: () => location.reload() });
  });
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    addEventListener('load', () => void startWorker(navigator.serviceWorker).catch(() => undefined));
}

async function startWorker(workers: ServiceWorkerContainer): Promise<void> {
  const registration = await workers.register('./sw.js');
  let isAccepted = false;
  const offer = (worker: ServiceWorker) =>
    offerUpdate(() => {
      isAccepted = true;
      worker.postMessage({ type: 'SKIP_WAITING' });
    });
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      // First install: there is no older worker to replace.
      if (worker.state === 'installed' && workers.controller !== null) offer(worker);
    });
  if (registration.waiting !== null && workers.controller !== null) offer(registration.waiting);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));

  let hasController = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (isAccepted) location.reload();
    else if (hasController) reloadOnNavigation();
    hasController = true;
  });

  let checkedAtMs = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAtMs < RECHECK_MS) return;
    checkedAtMs = Date.now();
    void registration.update().catch(() => undefined);
  });
}

/** Another tab has activated the newer build: this page stays, and the next navigation reloads. */
function reloadOnNavigation(): void {
  router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation }) => {
    if (!pathChanged) return;
    location.hash = toLocation.href;
    location.reload();
  });
}
