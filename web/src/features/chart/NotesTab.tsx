/**
 * 备注: notes and events of a case, stored on this device.
 */
import { lazy, Suspense } from 'react';
import type { CaseNote, CaseRecord } from '../../lib/cases/caseRecord.ts';
import { useNoteDraft } from '../../lib/cases/noteDraft.ts';
import { Note } from '../../ui/display/Note.tsx';
import { PageBody } from '../../ui/shell/PageShell.tsx';
import { Skeleton } from '../../ui/states/States.tsx';

/** Rarely opened, so it loads on demand. */
const CaseBirthday = lazy(async () => ({
  default: (await import('./CaseBirthday.tsx')).CaseBirthday,
}));
const NoteEditor = lazy(async () => ({
  default: (await import('../../ui/controls/NoteEditor.tsx')).NoteEditor,
}));

interface NotesTabProps {
  readonly record: CaseRecord;
  readonly onChange: (change: { notes: readonly CaseNote[] }) => void;
}

export function NotesTab({ record, onChange }: NotesTabProps) {
  const [draft, setDraft] = useNoteDraft(record.id);
  return (
    <PageBody>
      {record.id === '' ? (
        <Note>这张盘还没有保存；存为命例之后可以写备注。</Note>
      ) : (
        <Suspense fallback={<Skeleton rows={2} />}>
          <CaseBirthday record={record} />
          <NoteEditor
            notes={record.notes}
            onChange={(notes) => onChange({ notes })}
            draft={draft}
            onDraft={setDraft}
          />
        </Suspense>
      )}
    </PageBody>
  );
}
