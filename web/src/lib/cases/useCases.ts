/**
 * Cases of this device for components.
 */
import { useEffect, useState } from 'react';
import { watchCases } from './caseDb.ts';
import type { CaseRecord } from './caseRecord.ts';

/**
 * Living cases, last used first; null until they have been read.
 *
 * @param limit at most so many
 */
export function useCases(limit = Infinity): readonly CaseRecord[] | null {
  const [cases, setCases] = useState<readonly CaseRecord[] | null>(null);
  useEffect(() => watchCases(setCases, limit), [limit]);
  return cases;
}
