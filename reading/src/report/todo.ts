/**
 * What the closing sentence of a section rests on.
 */
import { yearsOfYong } from './figures.ts';
import type { TodoValues } from './library/todoForm.ts';
import type { ReportFacts } from './reportFacts.ts';

/**
 * Values of a closing sentence.
 *
 * @param from what it follows from, for the chip: 用土, 七杀格半成
 */
export function todoValues(facts: ReportFacts, from: string): TodoValues {
  const { yong, xi, ji } = facts.analysis.yongshen;
  return { from, yong, xi, ji, when: yearsOfYong(facts) };
}
