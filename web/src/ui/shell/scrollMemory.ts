/**
 * Scroll positions of the tabs: switching away and back finds the page where it was. Other pages start at their top, or,
 * on the way back, where the router remembers them.
 */
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';

const positions = new Map<string, number>();
/** How long a list may take to come back before we stop waiting for its height. */
const WAIT_MS = 1_000;

/**
 * Remembers and restores the scroll position of the page that is open.
 *
 * @param isTab false leaves the position to the router
 */
export function useScrollMemory(isTab: boolean): void {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const router = useRouter();
  useEffect(() => {
    if (!isTab) return;
    const target = positions.get(path) ?? 0;
    const giveUpMs = performance.now() + WAIT_MS;
    let isRestored = target === 0;
    let frame = 0;
    const restore = () => {
      const reachable = document.documentElement.scrollHeight - innerHeight;
      if (reachable >= target || performance.now() > giveUpMs) {
        scrollTo(0, target);
        isRestored = true;
      } else frame = requestAnimationFrame(restore);
    };
    const remember = () => {
      if (isRestored) positions.set(path, scrollY);
    };
    frame = requestAnimationFrame(restore);
    // The position at the moment of leaving; the last scroll event may still be pending.
    const forget = router.subscribe('onBeforeNavigate', remember);
    addEventListener('scroll', remember, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', remember);
      forget();
    };
  }, [isTab, path, router]);
}
