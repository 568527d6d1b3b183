import { useEffect, useRef, type RefObject } from 'react';

/** Result of `useFocusFollows`. */
export interface FocusFollows<T extends HTMLElement> {
  /** The container of the options, of which only the selected one is in the tab order. */
  readonly ref: RefObject<T | null>;
  /** To be called when a key moves the choice. */
  readonly walk: () => void;
}

/** Focus goes with a choice that keys move, also where what was focused is drawn no more. */
export function useFocusFollows<T extends HTMLElement>(chosen: number): FocusFollows<T> {
  const ref = useRef<T>(null);
  const isWalking = useRef(false);
  useEffect(() => {
    if (!isWalking.current) return;
    isWalking.current = false;
    // When the focused element was removed, focus is at the body; focus moved elsewhere by the user stays.
    const { activeElement, body } = document;
    if (activeElement !== body && ref.current?.contains(activeElement) !== true) return;
    ref.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [chosen]);
  return {
    ref,
    walk: () => {
      isWalking.current = true;
    },
  };
}
