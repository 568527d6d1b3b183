/**
 * Values that come from a dynamic import or the device's database.
 */
import { startTransition, useEffect, useRef, useState } from 'react';

/** State of something being loaded. */
export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T }
  | {
      readonly state: 'failed';
      readonly error: unknown;
      /** Loads it once more. */
      readonly retry: () => void;
    };

/**
 * Loads a value when `key` changes; the result of a former key is dropped.
 *
 * @param load made once per key
 * @param key changes when the value must be loaded again
 */
export function useLoaded<T>(load: () => Promise<T>, key: string): Loaded<T> {
  const [result, setResult] = useState<{ key: string; loaded: Loaded<T> } | null>(null);
  const [tries, setTries] = useState(0);
  // `load` is a fresh closure at every render; `key` says when it means something else.
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    let isCurrent = true;
    const retry = (): void => {
      setResult(null);
      setTries((before) => before + 1);
    };
    // Rendered in a transition, so that the page stays responsive while results arrive.
    const update = (loaded: Loaded<T>) =>
      startTransition(() => {
        if (isCurrent) setResult({ key, loaded });
      });
    latest.current().then(
      (value) => update({ state: 'ready', value }),
      (error: unknown) => update({ state: 'failed', error, retry }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, tries]);
  return result !== null && result.key === key ? result.loaded : { state: 'loading' };
}
