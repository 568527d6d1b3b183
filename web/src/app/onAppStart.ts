/**
 * What runs beside the pages: the session of this device, the refresh on every app show, the tabs by their number.
 */
import { TIMES } from '@shangyuan/contract';
import type { PageId } from '../lib/page/paths.ts';
import { findTab, tabHref } from '../lib/page/tabs.ts';
import { whenIdle } from '../lib/page/whenIdle.ts';
import { onPaid } from '../lib/wire/paid.ts';
import { loadSession, useSession } from '../lib/wire/session.ts';
import { router } from './router.tsx';

/** Brings the device and the account that is logged in into step, where the reader has agreed to it. */
const sync = () => import('../lib/sync/sync.ts').then(({ startSync }) => startSync());

async function refresh(): Promise<void> {
  const { refreshAll } = await import('../lib/wire/refresh.ts');
  await refreshAll();
  if (useSession.getState().user !== null) await sync();
}

/** Runs a callback once the first page is rendered and the browser is idle. */
function afterFirstRender(run: () => void): void {
  const stop = router.subscribe('onRendered', () => {
    stop();
    void whenIdle().then(run);
  });
}

function switchTab(page: PageId): void {
  const { href, replace } = tabHref(page);
  void router.navigate({ to: href, replace });
}

/** Starts the background work of the app, after the first screen has been rendered. */
export function onAppStart(): void {
  void loadSession();
  afterFirstRender(() => {
    void import('./watchWrites.ts').then(({ watchWrites }) => watchWrites());
    void refresh();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void refresh();
  });
  // A page from the back-forward cache appears without loading, after a cashier for example.
  addEventListener('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) void refresh();
  });
  addEventListener('online', () => void refresh());
  onPaid(() => setTimeout(() => switchTab('home'), TIMES.redirectMs));
  document.addEventListener('keydown', (event) => {
    // Alt and a digit: the tabs by their number.
    const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
    if (!event.altKey || event.ctrlKey || event.metaKey || digit === undefined) return;
    const tab = findTab(Number(digit) - 1);
    if (tab === null) return;
    event.preventDefault();
    switchTab(tab);
  });
  useSession.subscribe(({ user }, before) => {
    if (before.isReady && user?.id !== before.user?.id) void sync();
  });
}
