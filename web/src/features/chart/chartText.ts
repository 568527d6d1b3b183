/**
 * A chart as plain text, to paste into a message.
 */
import { luckOf, type Chart, type PillarsChart } from '@shangyuan/engine/chart';
import { caseName, type CaseRecord } from '../../lib/cases/caseRecord.ts';
import { birthFacts } from './birthFacts.ts';
import { pillarsLine } from '../../lib/words/pillarsText.ts';
import { ruleLine } from '../../lib/words/ruleText.ts';
import { APPNAME } from '@shangyuan/contract';
import { DISCLAIMER } from '../../lib/words/disclaimer.ts';

/** Name, time, pillars, luck and rules, a line each. */
export function chartText(record: CaseRecord, chart: Chart | PillarsChart): string {
  const lines = [
    `${caseName(record)} ${chart.sex} ${birthFacts(chart).join(' ')}`,
    pillarsLine(chart.pillars),
  ];
  if ('time' in chart) {
    const { dayun } = luckOf(chart);
    lines.push(`大运 ${dayun.map((step) => `${step.startYear}${step.ganzhi.name}`).join(' ')}`);
  }
  lines.push(ruleLine(chart.rules, chart.engineVersion).join(' · '), `${APPNAME} · ${DISCLAIMER}`);
  return lines.join('\n');
}
