import { LOOK_BACK } from '@shangyuan/reading/report';
import { useState } from 'react';
import { updateCase } from '../../lib/cases/caseDb.ts';
import type { CaseNote, CaseRecord } from '../../lib/cases/caseRecord.ts';
import { NoteEditor } from '../../ui/controls/NoteEditor.tsx';
import { Note } from '../../ui/display/Note.tsx';
import styles from './LookBack.module.css';

/** 回头看: years gone by are where a reader can check; what happened is kept with the case. */
export function LookBack({ record }: { readonly record: CaseRecord }) {
  const [notes, setNotes] = useState(record.notes);
  const keep = (next: readonly CaseNote[]): void => {
    setNotes(next);
    void updateCase(record.id, { notes: next, updatedAt: Date.now() });
  };
  return (
    <section className={styles.LookBack}>
      <h3>回头看</h3>
      <p>{LOOK_BACK}</p>
      {record.id === '' ? (
        <Note align="start">即时盘不保存；存为命例之后可以写备注。</Note>
      ) : (
        <NoteEditor notes={notes} onChange={keep} />
      )}
    </section>
  );
}
