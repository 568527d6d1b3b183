/**
 * How wide the window is, for what is laid out otherwise on a desktop, not merely styled.
 */
import { useSyncExternalStore } from 'react';

/** Two panes beside each other, and the rail in place of the bar of tabs; the style sheets have the same numbers. */
const WIDTHS = { panes: '(min-width: 840px)', rail: '(min-width: 1120px)' } as const;

/** Whether there is room for two panes or for the rail; follows the window. */
export function useWide(part: keyof typeof WIDTHS): boolean {
  const subscribe = (onChange: () => void) => {
    const query = matchMedia(WIDTHS[part]);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  };
  return useSyncExternalStore(subscribe, () => matchMedia(WIDTHS[part]).matches);
}
