/**
 * Whose calendar is shown: a case, its analysis, and the rating of days by it. Loaded when the switch is turned on.
 */
import { personalDays, type DayRange, type PersonalDay } from '@shangyuan/engine/analysis';
import { analysisOf } from '../../lib/cases/analysisOf.ts';
import { caseName, type CaseRecord } from '../../lib/cases/caseRecord.ts';

/** A person whose days can be rated. */
export interface Person {
  readonly name: string;
  readonly rate: (range: DayRange) => readonly PersonalDay[];
}

/** The person of a case. */
export async function loadPerson(record: CaseRecord): Promise<Person> {
  const { castBirth } = await import('../../lib/cases/castBirth.ts');
  const analysis = analysisOf(await castBirth(record.birth, record.rules));
  return { name: caseName(record), rate: (range) => personalDays(analysis, range).days };
}
