/**
 * The second person of a question: the facts of a saved case.
 */
import { reportFactsOf, type ReportFacts } from '@shangyuan/reading/report';
import type { CivilDate } from '@shangyuan/engine/time';
import { NO_ANSWERS } from '@shangyuan/reading/reader';
import { analysisOf } from '../../lib/cases/analysisOf.ts';
import { castBirth } from '../../lib/cases/castBirth.ts';
import { findCase } from '../../lib/cases/caseDb.ts';
import { caseName } from '../../lib/cases/caseRecord.ts';
import { useResource } from '../../lib/page/resource.ts';
import type { Loaded } from '../../lib/page/useModule.ts';

/** A second person. */
export interface Other {
  readonly name: string;
  readonly facts: ReportFacts;
}

/** The second person of a question; null where it names none, or a case that is gone. */
export function useOther(id: string | null, today: CivilDate): Loaded<Other | null> {
  return useResource({
    queryKey: ['askOther', id, JSON.stringify(today)],
    queryFn: async (): Promise<Other | null> => {
      const record = id === null ? null : await findCase(id);
      if (record === null) return null;
      const chart = await castBirth(record.birth, record.rules);
      const answers = record.answers ?? NO_ANSWERS;
      return { name: caseName(record), facts: reportFactsOf(chart, analysisOf(chart), { today, answers }) };
    },
  });
}
