/**
 * The days worth marking of a span of years, as days saved in a calendar.
 */
import type { Chart } from '@shangyuan/engine/chart';
import { luckMonths, type LuckSpan } from '../features/chart/luck/luckCalendar.ts';
import { loadPerson } from '../features/personal/person.ts';
import type { CaseRecord } from '../lib/cases/caseRecord.ts';
import { useResource } from '../lib/page/resource.ts';
import { useToday } from '../lib/time/useToday.ts';
import { daysToMark, savedMark } from './daysToMark.ts';

interface MarksOf extends LuckSpan {
  readonly record: CaseRecord;
  readonly chart: Chart;
  readonly stampMs: number;
  /** Whether the gate of the personal calendar was passed; nothing is computed before. */
  readonly isPassed: boolean;
}

export function useMarks({ record, chart, from, count, stampMs, isPassed }: MarksOf) {
  const { jdn: today } = useToday();
  return useResource({
    queryKey: ['daysToMark', record.id, record.pillars.join(''), from, count, today],
    queryFn: async () => {
      const person = await loadPerson(record);
      return luckMonths(chart, { from, count }).flatMap((month) =>
        daysToMark(person, month, today).map((day) => savedMark(person, day, stampMs)),
      );
    },
    enabled: isPassed,
  });
}
