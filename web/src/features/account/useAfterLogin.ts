/**
 * Where a login leads: back to the page that required it, otherwise to 我的.
 */
import { afterToast, useGo, useQueryTexts } from '../../lib/page/navigation.ts';
import { parseHref, type Query } from '../../lib/page/paths.ts';

/** Navigation after a login. */
export interface AfterLogin {
  /** Leaves the login page, 500 ms after the toast; to `href` where the address has no target. */
  readonly leave: (way?: string | void) => void;
  /** Query for the other login methods, so that they lead to the same place. */
  readonly query: Query;
}

/** Navigation after a login on the open page, by its `redirect`. */
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
