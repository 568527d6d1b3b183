/**
 * Where a login leads: back to where the user was sent from, else to 我的.
 */
import { soon, useGo, useQueryTexts } from '../../lib/page/navigation.ts';
import { parseHref, type Query } from '../../lib/page/paths.ts';

/** The way on after a login. */
export interface WayOn {
  /** Takes it, 500 ms after the login's toast; `way` where the address does not say it. */
  readonly enter: (way?: string | void) => void;
  /** Query for the other ways in, so that they lead to the same place. */
  readonly query: Query;
}

/** The way on from the login page that is open, by its `redirect`. */
export function useEntered(): WayOn {
  const go = useGo();
  const { redirect } = useQueryTexts();
  return {
    enter: (way) =>
      soon(() => {
        const href = way ?? redirect;
        if (href !== undefined && parseHref(href) !== null) go.toHref(href, { replace: true });
        else go.to('mine', {}, { replace: true });
      }),
    query: redirect === undefined ? {} : { redirect },
  };
}
