/**
 * The analysis of a chart, worked out once however many parts of a page ask for it.
 */
import { analyseChart, type Analysis } from '@shangyuan/engine/analysis';
import type { Chart, PillarsChart } from '@shangyuan/engine/chart';
import { shareWuxing } from './chartState.ts';

const cache = new WeakMap<Chart | PillarsChart, Analysis>();

/** Analysis of a chart under the engine's own doctrine. */
export function analysisOf(chart: Chart | PillarsChart): Analysis {
  const found = cache.get(chart);
  if (found !== undefined) return found;
  const analysis = analyseChart(chart);
  cache.set(chart, analysis);
  // Not now: a component may be drawing itself.
  queueMicrotask(() => shareWuxing(chart, analysis.strength));
  return analysis;
}
