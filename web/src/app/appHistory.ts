/**
 * The history of the app: places behind the hash of its one document.
 */
import { createHashHistory, type RouterHistory } from '@tanstack/react-router';
import { newId } from '../lib/device/newId.ts';

/**
 * The hash history of a window. The router counts its places in their states; an address typed into the open app, or followed
 * from a link of another's making, comes without one and would count as the first: going back from it would leave the app, and a
 * sheet open before it would take the way on for the way back. It gets the place after the one it came from.
 */
export function createAppHistory(win: Window): RouterHistory {
  // Registered before the router, which then receives the changes it makes itself.
  const replaceState = win.history.replaceState.bind(win.history);
  // Listens first, so that the router finds the place counted.
  win.addEventListener('popstate', () => {
    if (win.history.state !== null) return;
    const { href, state } = history.location;
    // A browser adds no entry for the current address.
    const step = win.location.hash === `#${href}` ? 0 : 1;
    replaceState({ __TSR_index: state.__TSR_index + step, __TSR_key: newId() }, '');
  });
  const history = createHashHistory({ window: win });
  // Relative, so that links work under any folder, and no tool takes them for links within this page.
  history.createHref = (path) => `./#${path}`;
  return history;
}
