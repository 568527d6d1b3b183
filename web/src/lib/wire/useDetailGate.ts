/**
 * The gate before details of a list: one passage opens every detail of that feature until the app is closed.
 */
import type { Feature } from '@shangyuan/contract';
import { unlock, useIsUnlocked } from './unlocked.ts';
import { useGate } from './useGate.ts';

/** The gate of a list's details. */
export interface DetailGate {
  /** Whether the gate was passed; a link straight to a detail shows the list until it is. */
  readonly isPassed: boolean;
  /** Runs `onPass` behind the gate, or at once where it was passed before. */
  readonly pass: (onPass: () => void) => void;
}

/** The gate of the details of a feature. */
export function useDetailGate(feature: Feature): DetailGate {
  const gate = useGate();
  const isPassed = useIsUnlocked('details', feature);
  const pass = async (onPass: () => void): Promise<void> => {
    if (!isPassed) {
      const passage = await gate(feature, () => Promise.resolve());
      if (!passage.isOpen) return;
      unlock('details', feature);
    }
    onPass();
  };
  return { isPassed, pass: (onPass) => void pass(onPass) };
}
