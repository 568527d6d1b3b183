/**
 * The comparison being read, in the client state named by the spec: it is discarded when the app is left, unless saved.
 */
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ComparisonRecord } from '../../lib/cases/comparisonRecord.ts';
import { useClientState } from '../../lib/cases/clientState.ts';
import { PATHS } from '../../lib/page/paths.ts';
import { protectTyped } from '../../lib/script/script.ts';

/** Hands a comparison to the page of results; null forgets it. */
export function handOver(record: ComparisonRecord | null): void {
  if (record !== null) protectTyped([record.a.name, record.b.name]);
  useClientState.getState().set({ hepanObj: record === null ? null : { record } });
}

/** The comparison that was handed over, or null. */
export function handedOver(): ComparisonRecord | null {
  return useClientState.getState().hepanObj?.record ?? null;
}

/** The two who were chosen and did not pass the gate: never shown as a result. */
let chosen: ComparisonRecord | null = null;

/** Stores the two who were chosen while the gate leads to login or membership. */
export function storeChosen(record: ComparisonRecord): void {
  chosen = record;
}

/** The two the page of choosing begins with, or null. */
export function chosenBefore(): ComparisonRecord | null {
  return chosen ?? handedOver();
}

function forget(): void {
  chosen = null;
  handOver(null);
}

const PAGES: readonly string[] = [PATHS.hepan, PATHS.hepanItem, PATHS.hepanRecords];
/** Pages the gate leads to; coming back from them restores the two. */
const BEHIND_GATE: readonly string[] = [
  PATHS.phoneLogin,
  PATHS.login,
  PATHS.register,
  PATHS.memberCenter,
  PATHS.payment,
  PATHS.activation,
];

/** Forgets the comparison when the reader leaves its pages. */
export function useForgetting(): void {
  const router = useRouter();
  useEffect(
    () => () => {
      const path = location.hash.slice(1).split('?', 1)[0] ?? '';
      if (PAGES.includes(path)) return;
      if (!BEHIND_GATE.includes(path)) return forget();
      const stop = router.subscribe('onRendered', ({ toLocation }) => {
        if (BEHIND_GATE.includes(toLocation.pathname)) return;
        stop();
        if (!PAGES.includes(toLocation.pathname)) forget();
      });
    },
    [router],
  );
}
