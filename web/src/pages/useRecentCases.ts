import { useEffect, useState } from 'react';
import { whenIdle } from '../lib/page/whenIdle.ts';
import type { CaseTest } from '../lib/cases/caseDb.ts';
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
 * @param isMeant of these only; a constant of the calling file
 */
export function useRecentCases(limit: number, isMeant?: CaseTest): readonly CaseRecord[] | null {
  const loaded = useModule(loadCaseDb);
  const watch = loaded.state === 'ready' ? loaded.value.watchCases : null;
  const [cases, setCases] = useState<readonly CaseRecord[] | null>(null);
  useEffect(() => watch?.(setCases, limit, isMeant), [watch, limit, isMeant]);
  return cases;
}
