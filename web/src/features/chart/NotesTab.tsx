/**
 * 备注: notes and events of a case, kept on this device.
 */
import type { CaseNote, CaseRecord } from '../../lib/cases/caseRecord.ts';
import { NoteEditor } from '../../ui/controls/NoteEditor.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { PageBody } from '../../ui/shell/PageShell.tsx';

interface NotesTabProps {
  readonly record: CaseRecord;
  readonly onChange: (change: { notes: readonly CaseNote[] }) => void;
}

export function NotesTab({ record, onChange }: NotesTabProps) {
  return (
    <PageBody>
      {record.id === '' ? (
        <Note>即时盘不保存；存为命例之后可以写备注。</Note>
      ) : (
        <NoteEditor notes={record.notes} onChange={(notes) => onChange({ notes })} />
      )}
    </PageBody>
  );
}
