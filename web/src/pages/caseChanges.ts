import type { ChartRulesInput } from '@shangyuan/engine/chart';
import { updateCase } from '../lib/cases/caseDb.ts';
import type { CaseNote, CaseRecord } from '../lib/cases/caseRecord.ts';
import { recastShown } from '../lib/cases/useChartSource.ts';

/** Casts the birth of a case by rules with the current engine, and saves the resulting pillars. */
export async function saveRules(record: CaseRecord, rules: ChartRulesInput): Promise<void> {
  const { saveCaseBirth } = await import('../features/birth/caseForm.ts');
  await saveCaseBirth(record, { ...record, rules });
  recastShown();
}

/** Saves the notes of a case. */
export async function saveNotes({ id }: CaseRecord, notes: readonly CaseNote[]): Promise<void> {
  await updateCase(id, { notes, updatedAt: Date.now() });
  recastShown();
}
