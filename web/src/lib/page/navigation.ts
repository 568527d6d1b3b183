/**
 * Moving between pages. Pages know each other by id alone.
 */
import { TIMES } from '@shangyuan/contract';
import { useCanGoBack, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { PATHS, parseHref, type PageId, type Query } from './paths.ts';

/** What `useGo` gives. */
export interface Go {
  /** Opens a page. */
  readonly to: (page: PageId, query?: Query, options?: { replace?: boolean }) => void;
  /** Opens a place given as text; the root where it is none of ours. */
  readonly toHref: (href: string, options?: { replace?: boolean }) => void;
  /** One page back; the root where there is no history. */
  readonly back: () => void;
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
    back: () => (canGoBack ? router.history.back() : void navigate({ to: PATHS.root, replace: true })),
  };
}

/** Query of the page that is open: texts as they stand in the address. */
export function useQueryTexts(): Query {
  return useSearch({ strict: false });
}

/** Moves on 500 ms after a toast, unless the reader has gone elsewhere by then. */
export function soon(move: () => void): void {
  const here = location.hash;
  setTimeout(() => {
    if (location.hash === here) move();
  }, TIMES.redirectMs);
}
