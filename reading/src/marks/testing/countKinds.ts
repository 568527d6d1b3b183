/**
 * How often charts say each kind of event of a past year or decade, by age: the count behind `kindCounts.ts`.
 */
import { analyseChart } from '@shangyuan/engine/analysis';
import { castChart, type Birth } from '@shangyuan/engine/chart';
import { WORLD } from '@shangyuan/engine/world';
import type { EventKind } from '../../report/library/lookBackText.ts';
import { lookBackOf } from '../../report/lookBack.ts';
import { reportFactsOf } from '../../report/reportFacts.ts';
import { cellOf, type Band, type SpanType } from '../spanCells.ts';

/** Births of the table, and the day they are read on. */
export const COUNTED = { seed: 2711, births: 8_000, today: { year: 2026, month: 11, day: 22 } } as const;

type Counts = Record<SpanType, Record<Band, Partial<Record<EventKind, number>>>>;

const noCounts = (): Record<Band, Partial<Record<EventKind, number>>> => ({
  少: {},
  学: {},
  中: {},
  后: {},
  闲: {},
});

/** Counts the records of those who are of age. */
export function countKinds(births: readonly Birth[]): Counts {
  const counts: Counts = { 年: noCounts(), 运: noCounts() };
  for (const birth of births) {
    const chart = castChart(birth, {}, WORLD);
    const facts = reportFactsOf(chart, analyseChart(chart), { today: COUNTED.today });
    if (facts.isMinor) continue;
    for (const record of lookBackOf(facts)) {
      const [type, band] = cellOf(record);
      const cell = counts[type][band];
      cell[record.kind] = (cell[record.kind] ?? 0) + 1;
    }
  }
  return counts;
}
