/**
 * Days as they are typed: 2026-02-17, 农历2026年正月初一, today.
 */
import { civilDateOfLunar } from '@shangyuan/engine/calendar';
import { HISTORY } from '@shangyuan/engine/history';
import type { CivilDate } from '@shangyuan/engine/time';
import { UsageError } from '../context.ts';
import { text } from '../language.ts';
import { readTypedDate } from './typedDate.ts';

/** A day. @throws UsageError where there is none in it, or words beside it */
export function readDate(typed: string, today: CivilDate): CivilDate {
  if (/^(?:today|今天|今日)$/i.test(typed)) return today;
  const dated = readTypedDate(typed, 'solar');
  if (dated.rest !== '')
    throw new UsageError(text(`「${dated.rest}」没有读懂`, `did not understand "${dated.rest}"`));
  const { year, month, isLeap, day } = dated;
  return dated.calendar === 'solar'
    ? { year, month, day }
    : civilDateOfLunar({ year, month, isLeap, day }, {}, HISTORY);
}

/** 2026-02-17. */
export function dateText({ year, month, day }: CivilDate): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}-${two(month)}-${two(day)}`;
}
