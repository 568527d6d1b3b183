/**
 * Work on a chart after casting: spirits, relations, the full analysis by itself and together with the casting. The peers
 * have none to stand beside.
 */
import { analyseChart } from '@shangyuan/engine/analysis';
import { castChart, relationsOf, shenshaOf, type Chart } from '@shangyuan/engine/chart';
import { civilOfEpochMs } from '@shangyuan/engine/time';
import { reportOf } from '@shangyuan/reading/report';
import { atFirstUse, type BenchCase } from './case.ts';

const CHART_COUNT = 512;
const BEIJING_MINUTES = 480;
const FROM_MS = Date.UTC(1930, 0, 1);
const SPAN_MS = Date.UTC(2026, 0, 1) - FROM_MS;

/** Births spread over 1930-2025 by the golden ratio. */
const BIRTHS = Array.from(
  { length: CHART_COUNT },
  (_, i) =>
    ({
      civil: civilOfEpochMs(FROM_MS + Math.floor(((i * 0.618034) % 1) * SPAN_MS), BEIJING_MINUTES),
      utcOffsetMinutes: BEIJING_MINUTES,
      sex: i % 2 === 0 ? '男' : '女',
      hour: 'minute',
    }) as const,
);
const charts = atFirstUse((): readonly Chart[] => BIRTHS.map((birth) => castChart(birth)));
const analyses = atFirstUse(() => charts().map((chart) => analyseChart(chart)));
const ANALYSIS = 'full analysis of a cast chart';
const TODAY = { year: 2026, month: 1, day: 1 };

/** The cases of this file. */
export const cases: readonly BenchCase[] = [
  {
    name: 'spirits of a cast chart',
    unit: 'charts',
    count: CHART_COUNT,
    ours: () => {
      let sum = 0;
      for (const chart of charts()) sum += shenshaOf(chart).day.length;
      return sum;
    },
    peers: {},
  },
  {
    name: 'relations of a cast chart',
    unit: 'charts',
    count: CHART_COUNT,
    ours: () => {
      let sum = 0;
      for (const chart of charts()) sum += relationsOf(chart).length;
      return sum;
    },
    peers: {},
  },
  {
    name: ANALYSIS,
    unit: 'charts',
    count: CHART_COUNT,
    ours: () => {
      let sum = 0;
      for (const chart of charts()) sum += analyseChart(chart).strength.support;
      return sum;
    },
    peers: {},
    aimRate: 8000,
  },
  {
    name: 'report of an analysed chart (< 5 ms is ≥ 200)',
    unit: 'reports',
    count: CHART_COUNT,
    ours: () => {
      let sum = 0;
      for (const [i, chart] of charts().entries()) {
        sum += reportOf(chart, analyses()[i] ?? {}, { today: TODAY }).sections.length;
      }
      return sum;
    },
    peers: {},
    beside: ANALYSIS,
    aimRate: 200,
  },
  {
    name: 'first report of a chart, its analysis included',
    unit: 'reports',
    count: CHART_COUNT,
    ours: () => {
      let sum = 0;
      for (const chart of charts())
        sum += reportOf(chart, analyseChart(chart), { today: TODAY }).sections.length;
      return sum;
    },
    peers: {},
    beside: ANALYSIS,
  },
  {
    name: 'cast and analyse a chart',
    unit: 'charts',
    count: CHART_COUNT,
    ours: () => {
      let sum = 0;
      for (const birth of BIRTHS) sum += analyseChart(castChart(birth)).strength.support;
      return sum;
    },
    peers: {},
  },
];
