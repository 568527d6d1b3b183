/**
 * Casting with the five zones of the Chinese world: apart from what compares charts, so that a form that casts carries no more.
 */
import { MODERN_CALENDAR } from '../calendar/index.ts';
import { HOME_ZONES } from '../time/index.ts';
import { castChartBy } from './cast/castChart.ts';
import type { Ground } from './ground.ts';
import type { ChartRulesInput } from './rules.ts';
import type { AnyChart, Birth, Chart, DatedBirth, PillarsBirth, PillarsChart } from './types.ts';

/** Ground of the door. */
export const HOME: Ground = { calendar: MODERN_CALENDAR, zones: HOME_ZONES };

/**
 * As `castChart` of the chart room, for births in the zones of the Chinese world.
 *
 * @throws RangeError also for a birth in another zone (`isHomeZone`)
 * @example castChart({ civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 }, zone: 'Asia/Taipei', sex: '女', hour: 'minute' }).pillars.hour.name // '乙未'
 */
export function castChart(birth: DatedBirth, rules?: ChartRulesInput): Chart;
export function castChart(birth: PillarsBirth, rules?: ChartRulesInput): PillarsChart;
export function castChart(birth: Birth, rules?: ChartRulesInput): AnyChart;
export function castChart(birth: Birth, rules?: ChartRulesInput): AnyChart {
  return castChartBy(HOME, birth, rules);
}
