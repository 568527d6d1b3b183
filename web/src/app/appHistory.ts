/**
 * The history of the app: places behind the hash of its one document.
 */
import { createHashHistory, type RouterHistory } from '@tanstack/react-router';
import { newId } from '../lib/device/newId.ts';

/**
 * The hash history of a window. The router counts its places in their states; an address typed into the open app, or
 * followed from a foreign link, has none and would count as the first: going back from it would leave the app, and a
 * sheet opened before it would mistake a forward step for a backward one. It gets the position after the previous one.
 */
export function createAppHistory(win: Window): RouterHistory {
  // Registered before the router, which then receives the changes it makes itself.
  const replaceState = win.history.replaceState.bind(win.history);
  // Listens first, so that the router finds the place counted.
  win.addEventListener('popstate', () => {
    const { href, state } = history.location;
    const next = win.history.state as { readonly __TSR_index?: number } | null;
    // The first place looks like its repetition: unless the step closes something, it goes on and leaves the app.
    if (next?.__TSR_index === 0 && state.repeatsFirst === true && history._getBlockers().length === 0)
      win.history.back();
    if (next !== null) return;
    // A browser adds no entry for the current address.
    const step = win.location.hash === `#${href}` ? 0 : 1;
    replaceState({ __TSR_index: state.__TSR_index + step, __TSR_key: newId() }, '');
  });
  const history = createHashHistory({ window: win });
  // Relative, so that links work under any folder, and no tool takes them for links within this page.
  history.createHref = (path) => `./#${path}`;
  return history;
}
