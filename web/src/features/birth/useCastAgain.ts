/**
 * The way from a case back to the form it was cast from.
 */
import type { CaseRecord } from '../../lib/cases/caseRecord.ts';
import { useGo } from '../../lib/page/navigation.ts';

/** Gives the function that opens the form with a case's birth in it. */
export function useCastAgain(): (record: CaseRecord) => Promise<void> {
  const go = useGo();
  return async (record) => {
    if ('civil' in record.birth) {
      const { saveDraft } = await import('./draft.ts');
      const { civil, sex, hour } = record.birth;
      saveDraft('home', {
        calendar: 'solar',
        name: record.name,
        sex,
        civil,
        hour,
        place: record.place,
        isDstKept: record.rules.clock === 'wall',
      });
      go.to('home');
    } else go.to('casting', 'pillars' in record.birth ? { tab: 'pillars' } : {});
  };
}
