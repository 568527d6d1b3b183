/**
 * Room chart, the door to births before 1645: the functions of `@shangyuan/engine/chart` that read lunar dates, with the table
 * of the historical calendars in hand, and every zone. Everything else of a chart comes from the room's own door.
 */
import { HISTORICAL_CALENDAR } from '../calendar/historical/index.ts';
import { WORLD_ZONES } from '../time/index.ts';
import { castChartBy } from './cast/castChart.ts';
import { findBirthTimesBy, type TimeInterval } from './cast/findBirthTimes.ts';
import { compareRulesBy, type RulesComparison } from './compare/compareRules.ts';
import { hourChartsBy, type HourChart } from './compare/hourComparison.ts';
import type { Ground } from './ground.ts';
import type { ChartRulesInput } from './rules.ts';
import type {
  AnyChart,
  Birth,
  Chart,
  DatedBirth,
  PillarNames,
  PillarsBirth,
  PillarsChart,
  YearRange,
} from './types.ts';

/** Ground of the door. */
export const HISTORY: Ground = { calendar: HISTORICAL_CALENDAR, zones: WORLD_ZONES };

/**
 * As `castChart` of the chart room, for births from 1-01-01, lunar ones of that time among them.
 *
 * @example castChart({ lunar: { year: 1600, month: 1, isLeap: false, day: 1, hour: 12, minute: 0, second: 0 }, sex: '男', hour: 'minute' }).time.civil.month // 2
 */
export function castChart(birth: DatedBirth, rules?: ChartRulesInput): Chart;
export function castChart(birth: PillarsBirth, rules?: ChartRulesInput): PillarsChart;
export function castChart(birth: Birth, rules?: ChartRulesInput): AnyChart;
export function castChart(birth: Birth, rules?: ChartRulesInput): AnyChart {
  return castChartBy(HISTORY, birth, rules);
}

/** As `hourChartsOf` of the chart room. */
export function hourChartsOf(birth: DatedBirth, rules?: ChartRulesInput): readonly HourChart[] {
  return hourChartsBy(HISTORY, birth, rules);
}

/** As `compareRules` of the chart room. */
export function compareRules(
  birth: Birth,
  rulesA: ChartRulesInput,
  rulesB: ChartRulesInput,
): RulesComparison {
  return compareRulesBy(HISTORY, birth, rulesA, rulesB);
}

/** As `findBirthTimes` of the chart room, with `yearBoundary: 'lunarNewYear'` for the years 1 to 9998. */
export function findBirthTimes(
  pillars: PillarNames,
  range: YearRange,
  rules?: ChartRulesInput,
): readonly TimeInterval[] {
  return findBirthTimesBy(HISTORICAL_CALENDAR, pillars, range, rules);
}
