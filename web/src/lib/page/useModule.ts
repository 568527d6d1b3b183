/**
 * Code that is loaded later: views and tables in a file of their own. Without a library, because the first page loads its views
 * by it.
 */
import { startTransition, useEffect, useState } from 'react';

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

type Load<T> = () => Promise<T>;

/** What each loader gave, for the next component that uses it. */
const ready = new WeakMap<Load<unknown>, Loaded<unknown>>();

/**
 * Loads a module once.
 *
 * @param load a constant of the calling file: its identity is the key; null loads nothing
 */
export function useModule<T>(load: Load<T> | null): Loaded<T> {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ load: unknown; attempt: number; loaded: Loaded<T> } | null>(null);
  useEffect(() => {
    if (load === null || ready.has(load)) return;
    let isCurrent = true;
    // Rendered in a transition, so that the page stays responsive while modules arrive.
    const update = (next: Loaded<T>) =>
      startTransition(() => {
        if (isCurrent) setResult({ load, attempt, loaded: next });
      });
    load().then(
      (value) => {
        ready.set(load, { state: 'ready', value });
        update({ state: 'ready', value });
      },
      (error: unknown) => update({ state: 'failed', error, retry: () => setAttempt(attempt + 1) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  if (load === null) return { state: 'loading' };
  if (result !== null && result.load === load && result.attempt === attempt) return result.loaded;
  return (ready.get(load) as Loaded<T> | undefined) ?? { state: 'loading' };
}
