/**
 * Where a login leads: back to where the user was sent from, else to 我的.
 */
import { afterToast, useGo, useQueryTexts } from '../../lib/page/navigation.ts';
import { parseHref, type Query } from '../../lib/page/paths.ts';

/** The way on after a login. */
export interface AfterLogin {
  /** Takes it, 500 ms after the login's toast; `way` where the address does not say it. */
  readonly leave: (way?: string | void) => void;
  /** Query for the other ways in, so that they lead to the same place. */
  readonly query: Query;
}

/** The way on from the login page that is open, by its `redirect`. */
export function useAfterLogin(): AfterLogin {
  const go = useGo();
  const { redirect } = useQueryTexts();
  return {
    leave: (to) =>
      afterToast(() => {
        const href = to ?? redirect;
        if (href !== undefined && parseHref(href) !== null) go.toHref(href, { replace: true });
        else go.to('mine', {}, { replace: true });
      }),
    query: redirect === undefined ? {} : { redirect },
  };
}
