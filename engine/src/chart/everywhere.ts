/**
 * What the room's door casts with: the calendar from 1645 on, and every zone.
 */
import { MODERN_CALENDAR } from '../calendar/index.ts';
import { WORLD_ZONES } from '../time/index.ts';
import { castChartBy } from './cast/castChart.ts';
import { compareRulesBy, type RulesComparison } from './compare/compareRules.ts';
import { hourChartsBy, type HourChart } from './compare/hourComparison.ts';
import type { Ground } from './ground.ts';
import type { ChartRulesInput } from './rules.ts';
import type { AnyChart, Birth, Chart, DatedBirth, PillarsBirth, PillarsChart } from './types.ts';

/** Ground of the room's door. */
export const EVERYWHERE: Ground = { calendar: MODERN_CALENDAR, zones: WORLD_ZONES };

/**
 * Casts a chart. Lunar births before 1645 are read at the historical door, and `lunar` is null for other births of that time
 * here.
 *
 * @param birth a civil time, a lunar date, or four pillars; zone default Asia/Shanghai
 * @param rules schools; what is not given takes its default (`CHART_OPTIONS.defaults`)
 * @returns the chart with its rules and engine version; from pillars alone, what pillars alone decide
 * @throws TypeError or RangeError naming the field: sex missing, longitude outside ±180, unknown zone, dates that do not
 *   exist, impossible pillars, unknown options
 * Accuracy: pillars exact but where a 节 lies within seconds (notice `nearTerm`).  Source: 三命通会·论年月日时; what each option
 * rests on stands at its declaration (rules.ts).
 * @example castChart({ civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 }, sex: '女', hour: 'minute' }).pillars.hour.name // '乙未'
 */
export function castChart(birth: DatedBirth, rules?: ChartRulesInput): Chart;
export function castChart(birth: PillarsBirth, rules?: ChartRulesInput): PillarsChart;
export function castChart(birth: Birth, rules?: ChartRulesInput): AnyChart;
export function castChart(birth: Birth, rules?: ChartRulesInput): AnyChart {
  return castChartBy(EVERYWHERE, birth, rules);
}

/**
 * The charts of all hours of the birth's date: 子 from 0:00, 丑 to 亥, and 子 from 23:00, thirteen in all.
 *
 * @param birth its own clock time does not count
 * @throws as `castChart`
 * @example hourChartsOf({ civil: { year: 1990, month: 5, day: 15, hour: 0, minute: 0, second: 0 }, sex: '男', hour: 'unknown' })[7].chart.pillars.hour.name // '癸未'
 */
export function hourChartsOf(birth: DatedBirth, rules?: ChartRulesInput): readonly HourChart[] {
  return hourChartsBy(EVERYWHERE, birth, rules);
}

/**
 * Lists every value of a birth's chart, luck, flowing years, spirits, relations and bone weight that two sets of rules make
 * different. Scores are the analysis's: what `decadeSplit` and `southern: 'flipClimateOnly'` change, `compareSchools` lists.
 *
 * @param rulesA first set, completed with the defaults
 * @param rulesB second set, likewise
 * @returns empty lists where the two are the same
 * @throws as `castChart`
 * @example compareRules({ civil: { year: 1990, month: 5, day: 15, hour: 23, minute: 30, second: 0 }, utcOffsetMinutes: 480, sex: '男', hour: 'minute' }, {}, { dayBoundary: 'midnight' }).values[0] // { path: 'pillars.day', a: '辛巳', b: '庚辰' }
 */
export function compareRules(
  birth: Birth,
  rulesA: ChartRulesInput,
  rulesB: ChartRulesInput,
): RulesComparison {
  return compareRulesBy(EVERYWHERE, birth, rulesA, rulesB);
}
