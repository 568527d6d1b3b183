/**
 * Notes and events of a person: written, dated by a year, deleted with undo.
 */
import { useState } from 'react';
import type { CaseNote } from '../../lib/cases/caseRecord.ts';
import { NO_NOTE_DRAFT, noteDraftError, withNoteDraft, type NoteDraft } from '../../lib/cases/noteDraft.ts';
import { showSnack } from '../../lib/page/toast.ts';
import { Card } from '../display/Card.tsx';
import { Icon } from '../display/Icon.tsx';
import { trashIcon } from '../tables/icons.ts';
import { Button } from './Button.tsx';
import { Grid, Inline, Text } from '../kit/Kit.tsx';
import styles from './NoteEditor.module.css';
import { TextArea, TextField } from './TextField.tsx';
import { useFirstWrong } from './useFirstWrong.ts';

interface NoteEditorProps {
  readonly notes: readonly CaseNote[];
  readonly onChange: (notes: readonly CaseNote[]) => void;
  /** Typed and not added yet; saving the notes includes it. */
  readonly draft: NoteDraft;
  readonly onDraft: (draft: NoteDraft) => void;
  /** How often the page tried to save the draft: what is wrong with it is shown after the first. */
  readonly attempts?: number;
}

export function NoteEditor({ notes, onChange, draft, onDraft, attempts = 0 }: NoteEditorProps) {
  const [tries, setTries] = useState(0);
  const form = useFirstWrong<HTMLFormElement>(tries, 'form');
  const error = tries + attempts > 0 ? noteDraftError(draft) : null;
  const add = (): void => {
    setTries(tries + 1);
    if (noteDraftError(draft) !== null) return;
    onChange(withNoteDraft(notes, draft, Date.now()));
    onDraft(NO_NOTE_DRAFT);
    setTries(0);
  };
  const remove = (note: CaseNote): void => {
    onChange(notes.filter((item) => item.id !== note.id));
    showSnack({ text: '已删除备注', action: '撤销', onAction: () => onChange(notes) });
  };
  return (
    <>
      <Card>
        <Grid
          as="form"
          columns="minmax(0, 1fr)"
          gap={3}
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <TextField
            label="年份"
            inputMode="numeric"
            maxLength={4}
            value={draft.year}
            placeholder="可不填，如 2016"
            error={error?.year ?? ''}
            onChange={(event) => onDraft({ ...draft, year: event.target.value })}
          />
          <TextArea
            label="备注或经历"
            value={draft.text}
            error={error?.text ?? ''}
            onChange={(event) => onDraft({ ...draft, text: event.target.value })}
          />
          <Button type="submit" size="small" disabled={draft.text.trim() === '' && draft.year.trim() === ''}>
            添加
          </Button>
        </Grid>
      </Card>
      {notes.length === 0 ? (
        <Text as="p" textAlign="center" size="sub" tone="faint" className={styles.Empty}>
          还没有备注。记下经历的年份，便于与岁运对照。
        </Text>
      ) : (
        <ul className={styles.List}>
          {notes.map((note) => (
            <Inline as="li" align="center" gap={3} size="sub" key={note.id}>
              {note.year !== null && (
                <Text as="b" face="serif" tone="accent">
                  {note.year}
                </Text>
              )}
              <span>{note.text}</span>
              <Grid
                as="button"
                rigid
                centred
                tone="faint"
                aria-label={`删除备注：${note.text}`}
                onClick={() => remove(note)}
              >
                <Icon of={trashIcon} size={1.125} />
              </Grid>
            </Inline>
          ))}
        </ul>
      )}
    </>
  );
}
