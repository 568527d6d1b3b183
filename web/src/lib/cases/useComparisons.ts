/**
 * Comparisons of this device for components.
 */
import { useEffect, useState } from 'react';
import { watchComparisons } from './comparisonDb.ts';
import type { ComparisonRecord } from './comparisonRecord.ts';

/** Living comparisons, last first; null until they have been read. */
export function useComparisons(): readonly ComparisonRecord[] | null {
  const [records, setRecords] = useState<readonly ComparisonRecord[] | null>(null);
  useEffect(() => watchComparisons(setRecords), []);
  return records;
}
