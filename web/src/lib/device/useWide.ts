/**
 * Width of the window, for parts whose structure differs on a desktop, not only their style.
 */
import { useSyncExternalStore } from 'react';

/**
 * Two panes beside each other, a list beside its record, and the rail in place of the bar of tabs; `few`: a phone whose browser
 * has letters of twice the size; `sideways`: a phone that is held so. The style sheets have the same numbers.
 */
const WIDTHS = {
  panes: '(min-width: 744px)',
  list: '(min-width: 1024px)',
  rail: '(min-width: 1120px)',
  few: '(max-width: 16em)',
  sideways: '(orientation: landscape) and (max-height: 500px)',
} as const;

/** Whether the window is wide enough for that part; follows the window. */
export function useWide(part: keyof typeof WIDTHS): boolean {
  const subscribe = (onChange: () => void) => {
    const query = matchMedia(WIDTHS[part]);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  };
  return useSyncExternalStore(subscribe, () => matchMedia(WIDTHS[part]).matches);
}
