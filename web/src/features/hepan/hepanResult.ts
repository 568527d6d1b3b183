/**
 * Working out a comparison: both charts, their analyses, and what passes between them. Its words follow, see hepanReport.ts.
 */
import { compareCharts, type Analysis, type Comparison } from '@shangyuan/engine/analysis';
import type { AnyChart } from '@shangyuan/engine/chart';
import type { CivilDate } from '@shangyuan/engine/time';
import { analysisOf } from '../../lib/cases/analysisOf.ts';
import { castBirth } from '../../lib/cases/castBirth.ts';
import { namesOf, type ComparisonRecord } from '../../lib/cases/comparisonRecord.ts';

/** One of the two, cast and analysed. */
export interface HepanPersonResult {
  readonly name: string;
  readonly chart: AnyChart;
  readonly analysis: Analysis;
}

/** A comparison worked out. */
export interface HepanResult {
  readonly record: ComparisonRecord;
  readonly a: HepanPersonResult;
  readonly b: HepanPersonResult;
  readonly comparison: Comparison;
  /** The day of reading: the years compared begin with its year. */
  readonly today: CivilDate;
}

/** Works a comparison out. @throws RangeError for a birth that cannot be cast */
export async function hepanResult(record: ComparisonRecord, today: CivilDate): Promise<HepanResult> {
  const names = namesOf(record);
  const workOut = async (side: 'a' | 'b'): Promise<HepanPersonResult> => {
    const chart = await castBirth(record[side].birth, record[side].rules);
    return { name: names[side], chart, analysis: analysisOf(chart) };
  };
  const [a, b] = await Promise.all([workOut('a'), workOut('b')]);
  const comparison = compareCharts(a.analysis, b.analysis, { mode: record.mode, refYear: today.year });
  return { record, a, b, comparison, today };
}
