/** A chart with what the page shows of it. */
import {
  isDated,
  luckOf,
  relationsOf,
  shenshaOf,
  type Chart,
  type Luck,
  type PillarsChart,
  type Relation,
  type ShenshaHit,
} from '@shangyuan/engine/chart';

/** Tabs of a chart, by their names in an address. */
export const CHART_TABS = ['basic', 'detail', 'analysis', 'notes'] as const;

/** A chart with its spirits and relations. */
export interface NatalView {
  readonly chart: Chart | PillarsChart;
  readonly shensha: readonly ShenshaHit[];
  readonly relations: readonly Relation[];
}

/** A chart with a date, and so with luck. */
export interface ChartView extends NatalView {
  readonly chart: Chart;
  readonly luck: Luck;
}

/** Computes what depends on the chart only; luck only where the chart has a date. */
export function buildChartView(chart: Chart): ChartView;
export function buildChartView(chart: Chart | PillarsChart): ChartView | NatalView;
export function buildChartView(chart: Chart | PillarsChart): ChartView | NatalView {
  const hits = shenshaOf(chart);
  const shensha = [...hits.year, ...hits.month, ...hits.day, ...hits.hour];
  const relations = relationsOf(chart);
  return isDated(chart) ? { chart, luck: luckOf(chart), shensha, relations } : { chart, shensha, relations };
}

/** Whether a view has luck. */
export function hasLuck(view: ChartView | NatalView): view is ChartView {
  return 'luck' in view;
}
