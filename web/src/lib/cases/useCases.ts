/**
 * Cases of this device for components.
 */
import { useEffect, useState } from 'react';
import type { CaseRecord } from './caseRecord.ts';

/**
 * Living cases, last used first; null until they have been read.
 *
 * @param limit at most so many
 */
export function useCases(limit = Infinity): readonly CaseRecord[] | null {
  const [cases, setCases] = useState<readonly CaseRecord[] | null>(null);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isOver = false;
    void import('./caseDb.ts').then(({ watchCases }) => {
      if (!isOver) stop = watchCases(setCases, limit);
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [limit]);
  return cases;
}
