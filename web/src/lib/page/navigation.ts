/**
 * Navigation between pages, which know each other only by id.
 */
import { TIMES } from '@shangyuan/contract';
import { useEffect, useRef } from 'react';
import { useCanGoBack, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { PATHS, parseHref, type PageId, type Query } from './paths.ts';

/** Result of `useGo`. */
export interface Go {
  /** Opens a page. */
  readonly to: (page: PageId, query?: Query, options?: { replace?: boolean }) => void;
  /** Opens a place by its address; the root where it is none of ours. */
  readonly toHref: (href: string, options?: { replace?: boolean }) => void;
  /** One page back; the root where there is no history. */
  readonly back: () => void;
  /** Changes parts of the query of the page that is open, in its place in the history; undefined takes a part out. */
  readonly query: (change: Readonly<Record<string, string | undefined>>) => void;
}

/** Functions that open pages. */
export function useGo(): Go {
  const navigate = useNavigate();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return {
    to: (page, query = {}, options = {}) =>
      void navigate({ to: PATHS[page], search: query, replace: options.replace ?? false }),
    toHref: (href, options = {}) => {
      const place = parseHref(href);
      void navigate({
        to: place?.path ?? PATHS.root,
        search: place?.query ?? {},
        replace: options.replace ?? false,
      });
    },
    query: (change) => {
      const { pathname, search } = router.latestLocation;
      const next = Object.entries({ ...search, ...change }).filter(([, text]) => text !== undefined);
      void navigate({
        to: pathname,
        search: Object.fromEntries(next),
        state: true,
        replace: true,
        resetScroll: false,
      });
    },
    back: () => {
      if (canGoBack && router.latestLocation.state.repeatsFirst !== true) router.history.back();
      else void navigate({ to: PATHS.root, replace: true });
    },
  };
}

/** Query of the open page: the texts in the address. */
export function useQueryTexts(): Query {
  return useSearch({ strict: false });
}

/** What going back closes before it leaves the page, the last opened at the end. */
const open: (() => void)[] = [];
const closeTop = () => open.at(-1)?.();

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The place repeats the first of the app, so that there is a step back to close what covers the page. */
    readonly repeatsFirst?: boolean;
  }
}

/** While a component that covers the page is there, going back closes it instead of leaving. */
export function useBackCloses(onClose: () => void): void {
  const router = useRouter();
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const close = () => latest.current();
    open.push(close);
    const { history, latestLocation } = router;
    // A page cannot hold back the step that leaves the app.
    if (history.location.state.__TSR_index === 0)
      void router.navigate({
        to: latestLocation.pathname,
        search: latestLocation.search,
        state: { repeatsFirst: true },
        // A form with something unsaved stays open.
        ignoreBlocker: true,
        resetScroll: false,
      });
    const forget = history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }: { readonly action: string }) => {
        // The router steps forward again. A second step back before that would be lost, so what covers the page stays
        // until the place is restored.
        if (action === 'BACK') addEventListener('popstate', closeTop, { once: true });
        return action === 'BACK';
      },
    });
    return () => {
      forget();
      open.splice(open.indexOf(close), 1);
    };
  }, [router]);
}

/** The page in the address and its place in the history; its query changes while the user reads on. */
const pageHere = () =>
  `${location.hash.split('?', 1)[0] ?? ''} ${(history.state as { __TSR_index?: number } | null)?.__TSR_index ?? 0}`;

/** Moves on 500 ms after a toast, unless the reader has gone to another page by then. */
export function afterToast(move: () => void): void {
  const here = pageHere();
  setTimeout(() => {
    if (pageHere() === here) move();
  }, TIMES.redirectMs);
}
