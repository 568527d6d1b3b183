/**
 * Notes and events of somebody: written, dated by a year, deleted with undo.
 */
import { useState } from 'react';
import type { CaseNote } from '../../lib/cases/caseRecord.ts';
import { newId } from '../../lib/device/newId.ts';
import { showSnack } from '../../lib/page/toast.ts';
import { Card } from '../display/Card.tsx';
import { Icon } from '../display/Icon.tsx';
import { trashIcon } from '../tables/icons.ts';
import { Button } from './Button.tsx';
import styles from './NoteEditor.module.css';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

interface NoteEditorProps {
  readonly notes: readonly CaseNote[];
  readonly onChange: (notes: readonly CaseNote[]) => void;
}

export function NoteEditor({ notes, onChange }: NoteEditorProps) {
  const [text, setText] = useState('');
  const [year, setYear] = useState('');
  const add = (): void => {
    const note: CaseNote = {
      id: newId(),
      text: text.trim(),
      year: /^\d{4}$/.test(year) ? Number(year) : null,
      createdAt: Date.now(),
    };
    onChange([...notes, note]);
    setText('');
    setYear('');
  };
  const remove = (note: CaseNote): void => {
    onChange(notes.filter((item) => item.id !== note.id));
    showSnack({ text: '已删除备注', action: '撤销', onAction: () => onChange(notes) });
  };
  return (
    <>
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
      {notes.length === 0 ? (
        <p className={styles.Empty}>还没有备注。记下经历的年份，便于与岁运对照。</p>
      ) : (
        <ul className={styles.List}>
          {notes.map((note) => (
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
    </>
  );
}
