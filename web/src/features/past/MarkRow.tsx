import type { MarkedPast, PastMark } from '@shangyuan/reading/reader';
import type { ReactNode } from 'react';
import { PAST_MARKS } from '../../lib/cases/pastMarks.ts';
import { Chip } from '../../ui/controls/Choice.tsx';
import { ChipRow } from '../../ui/controls/ChipRow.tsx';
import { Stack, Text } from '../../ui/kit/Kit.tsx';

interface MarkRowProps {
  readonly text: string;
  /** The statement with its years, for screen readers. */
  readonly label: string;
  readonly mark: PastMark | null;
  /** The mark that is tapped again is taken back by the caller. */
  readonly onMark: (mark: PastMark) => void;
  /** Whose it is, once that may be seen. */
  readonly children?: ReactNode;
}

/** The mark of a statement; null without one. */
export function markIn(marks: readonly MarkedPast[], id: string): PastMark | null {
  return marks.find((each) => each.id === id)?.mark ?? null;
}

/** A sentence about the past with its three marks. */
export function MarkRow({ text, label, mark, onMark, children }: MarkRowProps) {
  return (
    <Stack as="li" gap={1} padY={2}>
      <Text as="p" leading="prose">
        {text}
      </Text>
      <ChipRow label={label}>
        {PAST_MARKS.map((each) => (
          <Chip key={each} isOn={mark === each} onClick={() => onMark(each)}>
            {each}
          </Chip>
        ))}
      </ChipRow>
      {children}
    </Stack>
  );
}
