/**
 * Stores that hold what a reader has made beside its copy in local storage. When the copies are cleared, in this tab or in
 * another, the stores forget as well: the next change would write everything back.
 */
import type { StoreApi } from 'zustand';

const resets = new Set<() => void>();

/**
 * Makes a store forget when the device is cleared.
 *
 * @param key of its copy in local storage
 */
export function forgetWhenErased<T>(
  key: string,
  store: Pick<StoreApi<T>, 'setState' | 'getInitialState'>,
): void {
  const reset = (): void => store.setState(store.getInitialState(), true);
  resets.add(reset);
  if (typeof window === 'undefined') return;
  // Received in the other tabs only.
  window.addEventListener('storage', (event) => {
    if (event.key === key && event.newValue === null) reset();
  });
}

/** Everything back to what it was before the reader came; the copies are cleared by the caller. */
export function forgetAll(): void {
  for (const reset of resets) reset();
}
