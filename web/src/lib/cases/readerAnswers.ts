/**
 * What is answered about the person of a chart, so that a report presumes nothing: stored with the case, and for a chart that is not
 * saved on the device.
 */
import type { ReaderAnswers } from '@shangyuan/reading/reader';
import { useState } from 'react';
import { updateCase } from './caseDb.ts';
import type { CaseRecord } from './caseRecord.ts';
import { chartStore, isObject } from './chartStore.ts';

const KEY = 'zh_reader_answers';

/** What someone may be occupied with. */
export const SITUATIONS = ['学生', '在职', '自由', '退休'] as const;

/**
 * Answers as they were stored or written to a file; what is not understood is not answered.
 *
 * @example readAnswers({ situation: '在职', partner: 'yes' }) // { situation: '在职', partner: null, children: null }
 */
export function readAnswers(value: unknown): ReaderAnswers {
  const stored = isObject(value) ? value : {};
  const yesNo = (answer: unknown): boolean | null => (typeof answer === 'boolean' ? answer : null);
  return {
    situation: SITUATIONS.find((each) => each === stored['situation']) ?? null,
    partner: yesNo(stored['partner']),
    children: yesNo(stored['children']),
  };
}

/**
 * What is answered in a line; empty where nothing is.
 *
 * @example answersLine({ situation: '在职', partner: true, children: null }) // "在职、有伴侣"
 */
export function answersLine({ situation, partner, children }: ReaderAnswers): string {
  return [
    situation,
    partner === null ? null : partner ? '有伴侣' : '没有伴侣',
    children === null ? null : children ? '有孩子' : '没有孩子',
  ]
    .filter((part) => part !== null)
    .join('、');
}

const unsaved = chartStore(KEY, readAnswers);

/** Answers of a chart that is not saved; undefined where there are none. */
export const answersOnDevice = unsaved.find;

/** The answers of a case or of a chart that is not saved, and their setter. */
export function useReaderAnswers(
  record: CaseRecord,
): readonly [ReaderAnswers, (answers: ReaderAnswers) => void] {
  const [answers, setAnswers] = useState(() =>
    readAnswers(record.id === '' ? answersOnDevice(record) : record.answers),
  );
  const save = (next: ReaderAnswers): void => {
    setAnswers(next);
    if (record.id === '') unsaved.save(record, next);
    else void updateCase(record.id, { answers: next, updatedAt: Date.now() });
  };
  return [answers, save];
}
