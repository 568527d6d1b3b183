/**
 * A reader's marks of the past of a chart: stored with the case, and for a chart that is not saved on the device.
 */
import type { MarkedPast, PastMark } from '@shangyuan/reading/reader';
import { useState } from 'react';
import { showToast } from '../page/toast.ts';
import { updateCase } from './caseDb.ts';
import type { CaseRecord } from './caseRecord.ts';
import { chartStore, isObject } from './chartStore.ts';

/** Marks as they are offered. */
export const PAST_MARKS: readonly PastMark[] = ['相符', '不符', '记不清'];

/** What is marked of a chart. */
export interface PastMarks {
  readonly marks: readonly MarkedPast[];
  /** Whether the reader has seen who says what. */
  readonly isOpen: boolean;
}

/** Nothing marked. */
export const NO_PAST_MARKS: PastMarks = { marks: [], isOpen: false };

/** Most marks of a chart: several years of reading, with those of the hours. */
const MOST_MARKS = 200;
const ID = /^\d{1,4}(?:-\d{1,4})?\.[\u4e00-\u9fff]{2,6}$/u;

function readMark(value: unknown): MarkedPast[] {
  if (!isObject(value)) return [];
  const { id } = value;
  const mark = PAST_MARKS.find((each) => each === value['mark']);
  if (typeof id !== 'string' || !ID.test(id) || mark === undefined) return [];
  return [{ id, mark, isOpen: value['isOpen'] === true }];
}

/**
 * Marks as they were stored or written to a file; what is not understood is left out, and of a statement marked twice the last counts.
 *
 * @example readMarks([{ id: '2013.搬迁', mark: '相符' }, { id: '2013.家人', mark: '是' }]) // [{ id: '2013.搬迁', mark: '相符', isOpen: false }]
 */
export function readMarks(value: unknown): readonly MarkedPast[] {
  const read = (Array.isArray(value) ? value : []).flatMap(readMark);
  return [...new Map(read.map((mark) => [mark.id, mark])).values()].slice(-MOST_MARKS);
}

/**
 * The marks after a statement was marked; the same mark again takes it back.
 *
 * @param isSeen whether the reader could see who says it; by default where all is open
 */
export function withMark(
  { marks, isOpen }: PastMarks,
  id: string,
  mark: PastMark,
  isSeen = isOpen,
): PastMarks {
  const before = marks.find((each) => each.id === id);
  const others = marks.filter((each) => each.id !== id);
  const next = before?.mark === mark ? others : [...others, { id, mark, isOpen: isSeen }];
  return { marks: next.slice(-MOST_MARKS), isOpen };
}

/**
 * The mark of a statement in words.
 *
 * @example markText({ id: '2003-2012.责任加重', mark: '相符', isOpen: false }) // "2003-2012年责任加重，相符"
 */
export function markText({ id, mark }: Pick<MarkedPast, 'id' | 'mark'>): string {
  return `${id.replace('.', '年')}，${mark}`;
}

const unsaved = chartStore('zh_past_marks', (stored): PastMarks => {
  const { marks, isOpen } = isObject(stored) ? stored : {};
  return { marks: readMarks(marks), isOpen: isOpen === true };
});

type Marked = Pick<CaseRecord, 'birth' | 'pillars' | 'pastMarks' | 'isPastOpen'>;

/** The marks of a case; where it has none yet, those that were made of its chart on this device before it was saved. */
export function marksOf(record: Marked): PastMarks {
  const { pastMarks, isPastOpen } = record;
  if (pastMarks === undefined) return unsaved.find(record) ?? NO_PAST_MARKS;
  return { marks: readMarks(pastMarks), isOpen: isPastOpen === true };
}

/** The fields of a case that hold its marks; none where nothing is marked. */
export function marksToSave(record: Marked): Pick<CaseRecord, 'pastMarks' | 'isPastOpen'> {
  const { marks, isOpen } = marksOf(record);
  return marks.length === 0 && !isOpen ? {} : { pastMarks: marks, isPastOpen: isOpen };
}

/** Stores marks: with the case, or on the device for a chart that is not saved. @throws where the device cannot store them */
export async function saveMarks(record: CaseRecord, { marks, isOpen }: PastMarks): Promise<void> {
  if (record.id === '') unsaved.save(record, { marks, isOpen });
  else await updateCase(record.id, { pastMarks: marks, isPastOpen: isOpen, updatedAt: Date.now() });
}

/** The marks of a case or of a chart that is not saved, and their setter. */
export function usePastMarks(record: CaseRecord): readonly [PastMarks, (marks: PastMarks) => void] {
  const [marks, setMarks] = useState(() => marksOf(record));
  const save = (next: PastMarks): void => {
    setMarks(next);
    saveMarks(record, next).catch(() => {
      setMarks(marks);
      showToast('没有存上，请重试');
    });
  };
  return [marks, save];
}
