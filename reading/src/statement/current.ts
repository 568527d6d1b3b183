/**
 * Findings as this version makes them.
 */
import { analyseChart, type Analysis } from '@shangyuan/engine/analysis';
import { castChart, ENGINE_VERSION, type AnyChart } from '@shangyuan/engine/chart';
import { WORLD } from '@shangyuan/engine/world';

/** The chart and its analysis as this version makes them: what another version made is derived again, by its own rules. */
export function currentOf<Found extends Partial<Analysis>>(
  chart: AnyChart,
  analysis: Found,
): readonly [AnyChart, Found | Analysis] {
  const isCast = chart.engineVersion === ENGINE_VERSION;
  if (isCast && analysis.engineVersion === ENGINE_VERSION) return [chart, analysis];
  const cast = isCast ? chart : castChart(chart.birth, chart.rules, WORLD);
  return [cast, analyseChart(cast, analysis.doctrine)];
}
