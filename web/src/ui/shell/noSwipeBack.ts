/**
 * A page that a swipe from the edge does not leave.
 */
import { useEffect } from 'react';

/** Where a browser takes a touch for the begin of a swipe back, px from either edge. */
const EDGE_PX = 24;

/** Turns the swipe back off while the page is open; its back button leaves. */
export function useNoSwipeBack(): void {
  useEffect(() => {
    const root = document.documentElement;
    const before = root.style.overscrollBehaviorX;
    // Chromium checks the style, Safari whether the touch was prevented.
    root.style.overscrollBehaviorX = 'none';
    const hold = (event: TouchEvent) => {
      const x = event.touches[0]?.clientX ?? innerWidth / 2;
      if (event.cancelable && (x < EDGE_PX || x > innerWidth - EDGE_PX)) event.preventDefault();
    };
    document.addEventListener('touchstart', hold, { passive: false });
    return () => {
      root.style.overscrollBehaviorX = before;
      document.removeEventListener('touchstart', hold);
    };
  }, []);
}
