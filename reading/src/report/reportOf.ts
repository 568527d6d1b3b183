/**
 * The report 命书 of a chart: matters first, then its sections in order.
 */
import type { Analysis } from '@shangyuan/engine/analysis';
import type { AnyChart } from '@shangyuan/engine/chart';
import { reportFactsOf, type ReportFacts, type ReportOptions } from './facts.ts';
import { REPORT_DISCLAIMER, type Report, type ReportSection, type SectionId } from './report.ts';
import { characterSection } from './sections/character.ts';

/** Builder of each section, in the order of the report. */
const SECTIONS: Partial<Record<SectionId, (facts: ReportFacts) => ReportSection | null>> = {
  character: characterSection,
};

/**
 * The report of a chart.
 *
 * @param chart by date or by pillars alone
 * @param analysis of the same chart
 * @param options the day of reading, and which years and months are told
 * @returns plain data; the same chart, analysis and options give the same report, byte for byte
 */
export function reportOf(chart: AnyChart, analysis: Analysis, options: ReportOptions): Report {
  const facts = reportFactsOf(chart, analysis, options);
  return {
    engineVersion: analysis.engineVersion,
    chartKey: facts.chartKey,
    isMinor: facts.isMinor,
    matters: [],
    sections: Object.values(SECTIONS).flatMap((build) => build(facts) ?? []),
    notes: [],
    disclaimer: REPORT_DISCLAIMER,
  };
}
