/**
 * The comparison that is being read, as the client state the spec names: it is gone when the app is left, unless it was saved.
 */
import { useEffect } from 'react';
import type { ComparisonRecord } from '../../lib/cases/comparisonRecord.ts';
import { useClientState } from '../../lib/page/clientState.ts';
import { PATHS } from '../../lib/page/paths.ts';

/** Hands a comparison to the page of results; null forgets it. */
export function handOver(record: ComparisonRecord | null): void {
  useClientState.getState().set({ hepanObj: record === null ? null : { record } });
}

/** The comparison that was handed over, or null. */
export function handedOver(): ComparisonRecord | null {
  return (useClientState.getState().hepanObj?.['record'] as ComparisonRecord | undefined) ?? null;
}

const PAGES = [PATHS.hepan, PATHS.hepanItem, PATHS.hepanRecords];

/** Forgets the comparison when the reader leaves its pages. */
export function useForgetting(): void {
  useEffect(
    () => () => {
      const path = location.hash.slice(1).split('?', 1)[0] ?? '';
      if (!PAGES.some((page) => page === path)) handOver(null);
    },
    [],
  );
}
