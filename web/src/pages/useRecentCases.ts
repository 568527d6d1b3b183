import { useEffect, useState } from 'react';
import { whenIdle } from '../lib/page/whenIdle.ts';
import type { CaseRecord } from '../lib/cases/caseRecord.ts';
import { useModule } from '../lib/page/useModule.ts';

const loadCaseDb = async () => {
  await whenIdle();
  return import('../lib/cases/caseDb.ts');
};

/**
 * Living cases, last used first; null until they have been read. As `useCases`, but what reads them comes after the page.
 *
 * @param limit at most so many
 */
export function useRecentCases(limit: number): readonly CaseRecord[] | null {
  const loaded = useModule(loadCaseDb);
  const watch = loaded.state === 'ready' ? loaded.value.watchCases : null;
  const [cases, setCases] = useState<readonly CaseRecord[] | null>(null);
  useEffect(() => watch?.(setCases, limit), [watch, limit]);
  return cases;
}
