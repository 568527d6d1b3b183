/**
 * Opens the casting form with the input of a case.
 */
import type { CaseRecord } from '../../lib/cases/caseRecord.ts';
import { useGo } from '../../lib/page/navigation.ts';

/** Gives the function that opens a case's own birth to be corrected. */
export function useCastAgain(): (record: CaseRecord) => void {
  const go = useGo();
  return ({ id }) => go.to('casting', { id });
}
