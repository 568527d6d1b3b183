/**
 * The list of the pages: path and loader. Paths are in lib/page/paths.ts, because pages link by id; each page has its own
 * title. Those that few visits begin with are in morePages.ts, so that the first page does not wait for their names.
 */
import type { ComponentType } from 'react';
import { PATHS, type PageId } from '../lib/page/paths.ts';

/** What the app knows about a page before it is loaded. */
export interface Page {
  readonly path: string;
  readonly load: () => Promise<{ default: ComponentType }>;
}

const FIRST = {
  root: () => import('../pages/LauncherPage.tsx'),
  launcher: () => import('../pages/LauncherPage.tsx'),
  home: () => import('../pages/HomePage.tsx'),
  records: () => import('../pages/RecordsPage.tsx'),
  mine: () => import('../pages/MinePage.tsx'),
  calendar: () => import('../pages/CalendarPage.tsx'),
  login: () => import('../pages/LoginPage.tsx'),
  chart: () => import('../pages/ChartPage.tsx'),
  casting: () => import('../pages/CastingPage.tsx'),
} as const satisfies Partial<Record<PageId, Page['load']>>;

const isFirst = (id: PageId): id is keyof typeof FIRST => id in FIRST;

function loadPage(id: PageId): ReturnType<Page['load']> {
  if (isFirst(id)) return FIRST[id]();
  return import('./morePages.ts').then(({ MORE_PAGES }) => MORE_PAGES[id]());
}

/** Every page of the app. */
export const PAGES: readonly Page[] = (Object.keys(PATHS) as PageId[]).map((id) => ({
  path: PATHS[id],
  load: () => loadPage(id),
}));
