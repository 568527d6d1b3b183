/**
 * The days of a month worth marking for a person, and as events of a calendar: the same of 流年逐月 and of 大运流年入历.
 */
import type { PersonalDay } from '@shangyuan/engine/analysis';
import { civilDateOf, jdnOf } from '@shangyuan/engine/time';
import type { PlannedMonth } from '@shangyuan/reading/report/yearMonths';
import { markedDays } from '../features/months/monthsView.ts';
import type { Person } from '../features/personal/person.ts';

/** The days of a month that are worth marking from today on. */
export function daysToMark(
  { rate }: Person,
  { from, until }: Pick<PlannedMonth, 'from' | 'until'>,
  todayJdn: number,
): readonly PersonalDay[] {
  return markedDays(rate({ from, to: civilDateOf(jdnOf(until) - 1) }), todayJdn);
}

/** A day worth marking, as a day saved in a calendar. */
export function savedMark({ name, read }: Person, day: PersonalDay, stampMs: number) {
  return { jdn: day.jdn, affair: `${name}：${day.band}`, reasons: read(day).headline, stampMs };
}
