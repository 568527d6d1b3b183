/**
 * Hash routes made from the list of pages. Queries are plain texts and pass through as they are.
 */
import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { isTabPath } from '../lib/page/paths.ts';
import { createAppHistory } from './appHistory.ts';
import { PAGES } from './pages.ts';
import { AppRoot } from './AppRoot.tsx';
import { loadInTime, PENDING } from './loadInTime.ts';
import { PageError, PageMissing, PagePending } from './pageStates.tsx';

const rootRoute = createRootRoute({ component: AppRoot, notFoundComponent: PageMissing });

const routes = PAGES.map((page) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: page.path,
    component: lazyRouteComponent(() => loadInTime(page.load)),
  }),
);

/** The router of the app. */
export const router = createRouter({
  routeTree: rootRoute.addChildren(routes),
  history: createAppHistory(window),
  defaultPreload: 'intent',
  ...PENDING,
  defaultPendingComponent: PagePending,
  defaultErrorComponent: PageError,
  defaultNotFoundComponent: PageMissing,
  scrollRestoration: true,
  // Tabs are restored by PageShell, once their lists are there again.
  getScrollRestorationKey: (location) =>
    isTabPath(location.pathname) ? location.pathname : (location.state.__TSR_key ?? location.href),
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const text = new URLSearchParams(search as Record<string, string>).toString();
    return text === '' ? '' : `?${text}`;
  },
});
