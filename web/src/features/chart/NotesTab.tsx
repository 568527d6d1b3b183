/**
 * 备注: notes and events of a case, kept on this device.
 */
import { useState } from 'react';
import type { CaseNote, CaseRecord } from '../../lib/cases/caseRecord.ts';
import { newId } from '../../lib/device/newId.ts';
import { showSnack } from '../../lib/page/toast.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { PageBody } from '../../ui/shell/PageShell.tsx';
import { trashIcon } from '../../ui/tables/icons.ts';
import styles from './NotesTab.module.css';
import { TextArea } from '../../ui/controls/TextArea.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';

interface NotesTabProps {
  readonly record: CaseRecord;
  readonly onChange: (change: { notes: readonly CaseNote[] }) => void;
}

export function NotesTab({ record, onChange }: NotesTabProps) {
  const [text, setText] = useState('');
  const [year, setYear] = useState('');
  if (record.id === '') return <p className={styles.Empty}>即时盘不保存；存为命例之后可以写备注。</p>;

  const add = (): void => {
    const note: CaseNote = {
      id: newId(),
      text: text.trim(),
      year: /^\d{4}$/.test(year) ? Number(year) : null,
      createdAt: Date.now(),
    };
    onChange({ notes: [...record.notes, note] });
    setText('');
    setYear('');
  };
  const remove = (note: CaseNote): void => {
    const before = record.notes;
    onChange({ notes: before.filter((item) => item.id !== note.id) });
    showSnack({ text: '已删除备注', action: '撤销', onAction: () => onChange({ notes: before }) });
  };

  return (
    <PageBody>
      <Card>
        <form
          className={styles.Form}
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '') add();
          }}
        >
          <TextField
            label="年份"
            inputMode="numeric"
            maxLength={4}
            value={year}
            placeholder="可不填，如 2016"
            onChange={(event) => setYear(event.target.value)}
          />
          <TextArea label="备注或经历" value={text} onChange={setText} />
          <Button type="submit" size="small" disabled={text.trim() === ''}>
            添加
          </Button>
        </form>
      </Card>
      {record.notes.length === 0 ? (
        <p className={styles.Empty}>还没有备注。记下经历的年份，便于与岁运对照。</p>
      ) : (
        <ul className={styles.List}>
          {record.notes.map((note) => (
            <li key={note.id}>
              {note.year !== null && <b>{note.year}</b>}
              <span>{note.text}</span>
              <button type="button" aria-label={`删除备注：${note.text}`} onClick={() => remove(note)}>
                <Icon of={trashIcon} size={1.125} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </PageBody>
  );
}
