/**
 * The notes of a case while its report is read: written from several places of the page, stored once.
 */
import { useState } from 'react';
import { updateCase } from '../../lib/cases/caseDb.ts';
import type { CaseNote, CaseRecord } from '../../lib/cases/caseRecord.ts';
import { useNoteDraft, type NoteDraft } from '../../lib/cases/noteDraft.ts';

/** Notes and how they are changed, with the one that is being typed; null for a chart that is not saved. */
export interface Notes {
  readonly list: readonly CaseNote[];
  readonly save: (next: readonly CaseNote[]) => void;
  readonly draft: NoteDraft;
  readonly setDraft: (draft: NoteDraft) => void;
}

export function useNotes(record: CaseRecord): Notes | null {
  const [list, setList] = useState(record.notes);
  const [draft, setDraft] = useNoteDraft(record.id);
  if (record.id === '') return null;
  const save = (next: readonly CaseNote[]): void => {
    setList(next);
    void updateCase(record.id, { notes: next, updatedAt: Date.now() });
  };
  return { list, save, draft, setDraft };
}
