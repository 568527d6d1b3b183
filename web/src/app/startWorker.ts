/**
 * The service worker. The active one keeps serving the files of its build; a newer one waits until the user accepts it, or until the
 * last tab is closed. So a page never meets a chunk of another build, and nothing typed is lost.
 */
import { offerUpdate } from '../lib/page/offerUpdate.ts';
import { router } from './router.tsx';

/** The part of the browser's trusted types that is used here; the library of types has none yet. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

/** The worker's address, as the content policy of the server demands it of a script; a text where the browser has no such types. */
function workerAddress(): string {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  const rules = { createScriptURL: () => './sw.js' };
  return (trustedTypes?.createPolicy('shangyuan', rules) ?? rules).createScriptURL('');
}

const RECHECK_MS = 60 * 60 * 1_000;

/** Starts the worker, offers a newer one, and looks for it when the app is shown again. */
export async function startWorker(workers: ServiceWorkerContainer): Promise<void> {
  const registration = await workers.register(workerAddress());
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
