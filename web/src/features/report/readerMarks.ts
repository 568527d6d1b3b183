/**
 * A reader's mark of a sentence: whether it fits. Stored as a note of the case, so that it is synced, exported and
 * deleted like every note.
 */
import type { CaseNote } from '../../lib/cases/caseRecord.ts';

/** Whether a sentence fits, in the reader's eyes. */
export type ReaderMark = '相符' | '不符';

/** Both, as they are offered. */
export const READER_MARKS: readonly ReaderMark[] = ['相符', '不符'];

const textOf = (sentence: string, mark: ReaderMark) => `读报告，${mark}：${sentence}`;

/** The mark of a sentence, null where there is none. */
export function markOf(notes: readonly CaseNote[], sentence: string): ReaderMark | null {
  return READER_MARKS.find((mark) => notes.some(({ text }) => text === textOf(sentence, mark))) ?? null;
}

/**
 * The notes after a sentence was marked; the same mark again removes it.
 *
 * @param fresh id and instant of the note, where there will be one
 */
export function withMark(
  notes: readonly CaseNote[],
  sentence: string,
  mark: ReaderMark,
  fresh: Pick<CaseNote, 'id' | 'createdAt'>,
): readonly CaseNote[] {
  const before = markOf(notes, sentence);
  const others = notes.filter(({ text }) => !READER_MARKS.some((one) => text === textOf(sentence, one)));
  return before === mark ? others : [...others, { ...fresh, text: textOf(sentence, mark), year: null }];
}

/** Counts of each mark, such as `相符 3 句，不符 1 句`; '' where there are none. */
export function marksLine(notes: readonly CaseNote[]): string {
  const counts = READER_MARKS.map(
    (mark) => [mark, notes.filter(({ text }) => text.startsWith(textOf('', mark))).length] as const,
  );
  return counts
    .filter(([, count]) => count > 0)
    .map(([mark, count]) => `${mark} ${count} 句`)
    .join('，');
}
