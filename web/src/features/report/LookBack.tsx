import { LOOK_BACK } from '@shangyuan/reading/report';
import { chartQueryOf } from '../../lib/cases/useChartSource.ts';
import { useQueryTexts } from '../../lib/page/navigation.ts';
import { NoteEditor } from '../../ui/controls/NoteEditor.tsx';
import { DoorLink } from '../../ui/controls/WhyButton.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { Stack, Text } from '../../ui/kit/Kit.tsx';
import styles from './Report.module.css';
import { marksLine } from './readerMarks.ts';
import type { Notes } from './useNotes.ts';

/** 回头看: past years are where a reader can check the reading; the notes are stored in the case. */
export function LookBack({ notes }: { readonly notes: Notes | null }) {
  const marks = notes === null ? '' : marksLine(notes.list);
  return (
    <Stack as="section" gap={3} className={styles.LookBack}>
      <Text as="h3" face="serif" size="h2" weight="bold">
        回头看
      </Text>
      <p>{LOOK_BACK}</p>
      <DoorLink page="past" query={chartQueryOf(useQueryTexts())}>
        用往事印证
      </DoorLink>
      {notes === null ? (
        <Note align="start">这个盘没有保存；存为命例之后可以写备注。</Note>
      ) : (
        <>
          {marks !== '' && <Note align="start">您标过：{marks}。</Note>}
          <NoteEditor notes={notes.list} onChange={notes.save} draft={notes.draft} onDraft={notes.setDraft} />
        </>
      )}
    </Stack>
  );
}
