import { useEffect, type RefObject } from 'react';

/** Mouse support for a strip that a finger swipes: its wheel scrolls sideways, and it can be dragged. It follows the first paint. */
export function useMouseScroll(strip: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const control = new AbortController();
    const start = async () => {
      const { scrollByMouse } = await import('./mouseScroll.ts');
      if (strip.current !== null && !control.signal.aborted) scrollByMouse(strip.current, control.signal);
    };
    start().catch(() => undefined);
    return () => control.abort();
  }, [strip]);
}
