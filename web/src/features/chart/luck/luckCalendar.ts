/**
 * What of a chart's luck goes into a calendar: plain data of the sheet that offers it.
 */
import { liuyueOf, type Chart } from '@shangyuan/engine/chart';
import { civilDateOf, jdnOfEpochMs, type CivilDate } from '@shangyuan/engine/time';
import type { CalendarEvent } from '@shangyuan/reading/ical';
import { decadeEvents, monthEvents, yearEvents, type LuckPerson } from '@shangyuan/reading/ical/luck';
import { caseName, type CaseRecord } from '../../../lib/cases/caseRecord.ts';

/** What can be chosen beside the marked days. */
export const LUCK_PARTS = ['大运', '流年', '流月'] as const;
export type LuckPart = (typeof LUCK_PARTS)[number];

/** Years of 流年, 流月 and marked days: from one on, so many. */
export interface LuckSpan {
  readonly from: number;
  readonly count: number;
}

/** How many years can be chosen. */
export const SPANS = [1, 2, 3, 5, 10] as const;
const YEARS_AHEAD = 30;

/** Years that a span may begin with. */
export function firstYears(thisYear: number): readonly number[] {
  return Array.from({ length: YEARS_AHEAD }, (_, i) => thisYear + i);
}

/** Names a chart in the ids of its events: a saved one by its id, another by its pillars. */
function idOf({ id, pillars }: CaseRecord, { sex }: Chart): string {
  return id === '' ? `${pillars.join('')}${sex}` : id;
}

/** The events of each part for a span of years. */
export function luckEventsOf(
  record: CaseRecord,
  chart: Chart,
  { from, count }: LuckSpan,
  stampMs: number,
): Readonly<Record<LuckPart, readonly CalendarEvent[]>> {
  const person: LuckPerson = { id: idOf(record, chart), name: caseName(record), chart, stampMs };
  const years = { fromYear: from, toYear: from + count - 1 };
  return {
    大运: decadeEvents(person),
    流年: yearEvents(person, years),
    流月: monthEvents(person, years),
  };
}

/** First day of each 流月 of the years, and the first day of the next. */
export function luckMonths(
  chart: Chart,
  { from, count }: LuckSpan,
): readonly { readonly from: CivilDate; readonly until: CivilDate }[] {
  const dateOf = (ms: number) => civilDateOf(jdnOfEpochMs(ms));
  return Array.from({ length: count }, (_, i) => from + i).flatMap((year) =>
    liuyueOf(chart, year).map(({ term, endMs }) => ({ from: dateOf(term.epochMs), until: dateOf(endMs) })),
  );
}

/** What a reader should know of the moments; '' where each is known to the second. */
export function momentNote({ birth }: Chart): string {
  if (birth.hour === 'minute') return '';
  return '生时没有记到分钟，交运只写日期；立春与各节的时刻不受影响。';
}
