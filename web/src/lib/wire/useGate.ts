/**
 * The gate before every action that counts (never before opening a page): login, membership, free uses.
 */
import type { Feature, MemberPart } from '@shangyuan/contract';
import { useGo } from '../page/navigation.ts';
import type { Passage } from './passGate.ts';

/** Features whose gate is pending: a second press is not a second use. */
const pending = new Set<Feature | MemberPart>();

/**
 * The gate. A use is counted after its result exists; an action that throws costs nothing.
 *
 * @returns runs `action` behind the gate; `isOpen: false` where it did not open, and then login or membership is being
 * opened
 */
export function useGate(): <T>(
  feature: Feature | MemberPart,
  action: () => Promise<T>,
) => Promise<Passage<T>> {
  const go = useGo();
  return async (feature, action) => {
    if (pending.has(feature)) return { isOpen: false };
    pending.add(feature);
    try {
      const { passGate } = await import('./passGate.ts');
      return await passGate(go, feature, action);
    } finally {
      pending.delete(feature);
    }
  };
}
