/**
 * The gate before details of a list: one passage opens every detail of that feature until the app is closed, so that
 * turning from one to the next costs nothing.
 */
import type { Feature } from '@shangyuan/contract';
import { create } from 'zustand';
import { useGate } from './useGate.ts';

/** The gate of a list's details. */
export interface DetailGate {
  /** Whether the gate was passed; a link straight to a detail shows the list until it is. */
  readonly isPassed: boolean;
  /** Runs `onPass` behind the gate, or at once where it was passed before. */
  readonly pass: (onPass: () => void) => void;
}

const useUnlockedFeatures = create<{ readonly features: readonly Feature[] }>(() => ({ features: [] }));

/** The gate of the details of a feature. */
export function useDetailGate(feature: Feature): DetailGate {
  const gate = useGate();
  const isPassed = useUnlockedFeatures(({ features }) => features.includes(feature));
  const pass = async (onPass: () => void): Promise<void> => {
    if (!isPassed) {
      const passage = await gate(feature, () => Promise.resolve());
      if (!passage.isOpen) return;
      useUnlockedFeatures.setState(({ features }) => ({ features: [...features, feature] }));
    }
    onPass();
  };
  return { isPassed, pass: (onPass) => void pass(onPass) };
}
