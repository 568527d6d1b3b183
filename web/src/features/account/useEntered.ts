/**
 * Where a login leads: back to where the user was sent from, else to 我的.
 */
import { soon, useGo } from '../../lib/page/navigation.ts';
import { PATHS, parseHref } from '../../lib/page/paths.ts';

/** Gives the way on after a login, 500 ms after its toast. */
export function useEntered(redirect: string | undefined): () => void {
  const go = useGo();
  return () => {
    const isOurs = redirect !== undefined && parseHref(redirect) !== null;
    soon(() => go.toHref(isOurs ? redirect : PATHS.mine, { replace: true }));
  };
}
