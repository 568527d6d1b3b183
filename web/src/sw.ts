/// <reference lib="webworker" />
/**
 * Service worker: the app's own files are kept for offline use; calls to the server always go to the network and are
 * never stored.
 */
import { Serwist, type PrecacheEntry, type SerwistGlobalConfig } from 'serwist';

declare global {
  interface WorkerGlobalScope extends SerwistGlobalConfig {
    __SW_MANIFEST: (PrecacheEntry | string)[] | undefined;
  }
}
declare const self: ServiceWorkerGlobalScope;

/** Paths of the server that no cache may hold. Without a route of their own they pass straight to the network. */
const SERVER_PATHS = /^\/(api|wxPay|alipay|orderApi|viewNew)(\/|$)/;

const serwist = new Serwist({
  precacheEntries: self.__SW_MANIFEST ?? [],
  // A newer worker waits until the reader takes it (app/update.ts): an open page keeps the files of its own build.
  skipWaiting: false,
  clientsClaim: true,
  navigationPreload: false,
  precacheOptions: {
    cleanupOutdatedCaches: true,
    navigateFallback: 'index.html',
    navigateFallbackDenylist: [SERVER_PATHS, /^\/(healthz|readyz)$/],
  },
});
serwist.addEventListeners();
