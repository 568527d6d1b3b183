/// <reference lib="webworker" />
/**
 * Service worker: the app's own files are cached for offline use; calls to the server always go to the network and are
 * never stored.
 */
import { Serwist, type PrecacheEntry, type SerwistGlobalConfig } from 'serwist';

declare global {
  interface WorkerGlobalScope extends SerwistGlobalConfig {
    __SW_MANIFEST: (PrecacheEntry | string)[] | undefined;
  }
}
declare const self: ServiceWorkerGlobalScope;

/**
 * The app is one page, its routes in the hash. Every other address is the server's, such as the return address of the
 * cashier, and goes to the network.
 */
const APP_PAGE = /^\/(index\.html)?(\?|$)/;

const serwist = new Serwist({
  precacheEntries: self.__SW_MANIFEST ?? [],
  // A newer worker waits until the user accepts it (app/startWorker.ts): an open page uses the files of its build.
  skipWaiting: false,
  clientsClaim: true,
  navigationPreload: false,
  precacheOptions: {
    cleanupOutdatedCaches: true,
    navigateFallback: 'index.html',
    navigateFallbackAllowlist: [APP_PAGE],
  },
});
serwist.addEventListeners();
