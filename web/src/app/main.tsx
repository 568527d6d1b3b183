/**
 * Starts the app.
 */
import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/kit/kit.css';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { useSettings, watchSettings } from '../lib/device/settings.ts';
import { loadLanguage } from '../lib/script/loadLanguage.ts';
import { onAppStart } from './onAppStart.ts';
import { watchInstall } from '../lib/device/install.ts';
import { PATHS } from '../lib/page/paths.ts';
import { router } from './router.tsx';
import { watchUpdates } from './watchUpdates.ts';
import { wechatReturn } from './wechatReturn.ts';

const root = document.getElementById('app');
if (root === null) throw new Error('Cannot start: no element "app", expected one in index.html');
watchSettings();
const wechat = wechatReturn(location.search);
// The address of a page begins at the hash. The router appends a query before it, such as the one WeChat adds to a link that is
// sent on, to the query of the page, and a code that stayed there would be tried again with every reload.
if (location.search !== '') history.replaceState(history.state, '', `${location.pathname}${location.hash}`);
if (wechat !== null) void router.navigate({ to: PATHS.login, search: wechat, replace: true });
const stage = createRoot(root);
// The mounted router listens for address changes; until React mounts it, they are handled here.
// A separate function: the router subscribes `router.load` itself, and unsubscribing here must not remove that.
const stopListening = router.history.subscribe(() => void router.load());
const firstPage = router.load();

/** Renders the app in the chosen script; another script remounts it. */
async function draw(): Promise<void> {
  // The first page is rendered once, complete; until then the document shows its frame.
  const [script] = await Promise.all([loadLanguage(useSettings.getState().script), firstPage]);
  if (script === null) return;
  // As a transition, which React renders in slices of a few milliseconds, so that presses are answered between slices.
  startTransition(() =>
    stage.render(
      <StrictMode key={script}>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
}
void draw();
useSettings.subscribe((now, before) => {
  if (now.script !== before.script) void draw();
});
// The current page; while the next one loads, the former is still shown.
router.subscribe('onRendered', ({ toLocation }) => {
  stopListening();
  document.documentElement.dataset['page'] = toLocation.pathname;
});
watchInstall();
onAppStart();
watchUpdates();
