/**
 * Cases last used, for a page that is drawn before anything of cases is loaded.
 */
import { useEffect, useState } from 'react';
import { whenIdle } from '../page/whenIdle.ts';
import { useLoaded } from '../page/useLoaded.ts';
import type { CaseRecord } from './caseRecord.ts';

const loadCaseDb = async () => {
  await whenIdle();
  return import('./caseDb.ts');
};

/**
 * Living cases, last used first; null until they have been read. As `useCases`, but what reads them comes after the page.
 *
 * @param limit at most so many
 */
export function useRecent(limit: number): readonly CaseRecord[] | null {
  const loaded = useLoaded(loadCaseDb, 'cases');
  const watch = loaded.state === 'ready' ? loaded.value.watchCases : null;
  const [cases, setCases] = useState<readonly CaseRecord[] | null>(null);
  useEffect(() => watch?.(setCases, limit), [watch, limit]);
  return cases;
}
