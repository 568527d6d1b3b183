/**
 * Answers of picking. The last one is cached, so that a day's details and the list show what was found.
 */
import {
  nearestPickDays,
  pickDays,
  type NearestPickDays,
  type PickDaysQuery,
  type PickDaysResult,
} from '@shangyuan/engine/almanac';
import { queryOptions } from '@tanstack/react-query';
import { calendarOf } from '../../lib/engine/calendarOf.ts';
import { holidaysNow } from '../../lib/time/holidayBook.ts';
import { formatDaysQuestion, pickDaysQuery, type DaysQuestion } from './pickQuery.ts';

let last: { readonly key: string; readonly result: PickDaysResult } | null = null;

/** Identity of a question. */
export function keyOf(question: DaysQuestion): string {
  return JSON.stringify(formatDaysQuestion(question));
}

/** The engine query of a question: days of rest are those of the notices known now. */
const engineQueryOf = (question: DaysQuestion): PickDaysQuery => ({
  ...pickDaysQuery(question),
  holidays: holidaysNow(),
});

/** The answer to a question. */
export async function answerOf(question: DaysQuestion): Promise<PickDaysResult> {
  const key = keyOf(question);
  if (last?.key === key) return last.result;
  const result = pickDays(engineQueryOf(question), await calendarOf(question.from.year));
  last = { key, result };
  return result;
}

/** The answer to a question, as a resource. */
export const daysAnswer = (question: DaysQuestion) =>
  queryOptions({ queryKey: ['daysAnswer', keyOf(question)], queryFn: () => answerOf(question) });

/** The days nearest the range of a question that fit the same question. */
export async function nearestOf(question: DaysQuestion): Promise<NearestPickDays> {
  return nearestPickDays(engineQueryOf(question), await calendarOf(question.from.year));
}
