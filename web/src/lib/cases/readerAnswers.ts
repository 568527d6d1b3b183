/**
 * What is answered about the person of a chart, so that a report presumes nothing: stored with the case, and for a chart that is not
 * saved on the device.
 */
import type { ReaderAnswers } from '@shangyuan/reading/reader';
import { useState } from 'react';
import { create } from 'zustand';
import { forgetWhenErased } from '../device/erase.ts';
import { readJson, writeItem } from '../device/storage.ts';
import { updateCase } from './caseDb.ts';
import type { CaseRecord } from './caseRecord.ts';

const KEY = 'zh_reader_answers';
/** Most charts that are not saved of which answers are stored; the oldest are dropped. */
const MAX_CHARTS = 20;

/** What someone may be occupied with. */
export const SITUATIONS = ['学生', '在职', '自由', '退休'] as const;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

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

interface Answered {
  readonly charts: Readonly<Record<string, unknown>>;
}

function readStored(): Answered['charts'] {
  const stored = readJson(KEY);
  return isObject(stored) ? stored : {};
}

const useAnswered = create<Answered>(() => ({ charts: readStored() }));
forgetWhenErased(KEY, { setState: useAnswered.setState, getInitialState: () => ({ charts: {} }) });

type Subject = Pick<CaseRecord, 'birth' | 'pillars'>;

const keyOf = ({ birth, pillars }: Subject): string => pillars.join('') + birth.sex;

/** Answers of a chart that is not saved; undefined where there are none. */
export function answersOnDevice(subject: Subject): ReaderAnswers | undefined {
  const stored = useAnswered.getState().charts[keyOf(subject)];
  return stored === undefined ? undefined : readAnswers(stored);
}

function saveOnDevice(subject: Subject, answers: ReaderAnswers): void {
  const { [keyOf(subject)]: _before, ...others } = { ...useAnswered.getState().charts, ...readStored() };
  const charts = Object.fromEntries(
    [...Object.entries(others), [keyOf(subject), answers]].slice(-MAX_CHARTS),
  );
  useAnswered.setState({ charts });
  writeItem(KEY, JSON.stringify(charts));
}

/** The answers of a case or of a chart that is not saved, and their setter. */
export function useReaderAnswers(
  record: CaseRecord,
): readonly [ReaderAnswers, (answers: ReaderAnswers) => void] {
  const [answers, setAnswers] = useState(() =>
    readAnswers(record.id === '' ? answersOnDevice(record) : record.answers),
  );
  const save = (next: ReaderAnswers): void => {
    setAnswers(next);
    if (record.id === '') saveOnDevice(record, next);
    else void updateCase(record.id, { answers: next, updatedAt: Date.now() });
  };
  return [answers, save];
}
