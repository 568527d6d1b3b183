import { newId } from '../../lib/device/newId.ts';
import { Chip } from '../../ui/controls/Choice.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { ReasonSheet } from '../../ui/frames/ReasonSheet.tsx';
import { markOf, READER_MARKS, withMark } from './readerMarks.ts';
import { whyOfStatement, type ChipView } from './reportView.ts';
import { Inline } from '../../ui/kit/Kit.tsx';
import styles from './Report.module.css';
import type { Notes } from './useNotes.ts';

interface StatementSheetProps {
  /** Null keeps the sheet closed. */
  readonly chip: ChipView | null;
  /** Where the reader's mark of it is stored; null without a case. */
  readonly notes: Notes | null;
  readonly onClose: () => void;
}

/** Why a report says what it says, and whether it fits. */
export function StatementSheet({ chip, notes, onClose }: StatementSheetProps) {
  if (chip === null) return null;
  const why = whyOfStatement(chip.statement);
  const sentence = why.meanings[0]?.text ?? '';
  const mark = notes === null ? null : markOf(notes.list, sentence);
  return (
    <ReasonSheet title={chip.text} reason={why} onClose={onClose}>
      {notes !== null && sentence !== '' && (
        <Inline
          wrap
          gap={2}
          rowGap={2}
          align="center"
          top={4}
          size="sub"
          tone="soft"
          className={styles.Marks}
          role="group"
          aria-label="这句话与您相符吗"
        >
          <span>这句话与您相符吗</span>
          {READER_MARKS.map((one) => (
            <Chip
              key={one}
              isOn={mark === one}
              onClick={() =>
                notes.save(withMark(notes.list, sentence, one, { id: newId(), createdAt: Date.now() }))
              }
            >
              {one}
            </Chip>
          ))}
        </Inline>
      )}
      {mark !== null && <Note align="start">已记入此命例的备注，再点一次取消。</Note>}
    </ReasonSheet>
  );
}
