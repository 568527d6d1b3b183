/**
 * 十二时辰对照: the charts of every hour of an unknown hour's day, side by side.
 */
import { LATE_ZI_HOUR } from '../../calendar/index.ts';
import { BRANCHES, type Branch } from '../../ganzhi/index.ts';
import { castChart } from '../cast/castChart.ts';
import { HOME, type Engine } from '../engine.ts';
import type { ChartRulesInput } from '../rules.ts';
import type { Chart, DatedBirth, HomeBirth } from '../types.ts';
import { isLunarBirth } from '../cast/checkBirth.ts';

/** A chart that the birth would have at an hour. */
export interface HourChart {
  readonly branch: Branch;
  /** The 子 from 23:00, of which the day depends on `rules.dayBoundary`. */
  readonly isLateZi: boolean;
  readonly chart: Chart;
}

function atHour(birth: DatedBirth, hour: number): DatedBirth {
  const clock = { hour, minute: 0, second: 0 };
  return isLunarBirth(birth)
    ? { ...birth, hour: 'shichen', lunar: { ...birth.lunar, ...clock } }
    : { ...birth, hour: 'shichen', civil: { ...birth.civil, ...clock } };
}

/**
 * The charts of all hours of the birth's date: 子 from 0:00, 丑 to 亥, and 子 from 23:00, thirteen in all.
 *
 * @param birth its own clock time does not count
 * @param engine calendar and zones to read, `HOME` by default
 * @throws as `castChart`
 * @example hourChartsOf({ civil: { year: 1990, month: 5, day: 15, hour: 0, minute: 0, second: 0 }, sex: '男', hour: 'unknown' })[7].chart.pillars.hour.name // '癸未'
 */
export function hourChartsOf(birth: HomeBirth, rules?: ChartRulesInput): readonly HourChart[];
/** As {@link hourChartsOf}, in any zone. */
export function hourChartsOf(
  birth: DatedBirth,
  rules: ChartRulesInput | undefined,
  engine: Engine,
): readonly HourChart[];
/** As {@link hourChartsOf}. */
export function hourChartsOf(
  birth: DatedBirth,
  rules?: ChartRulesInput,
  engine: Engine = HOME,
): readonly HourChart[] {
  const early = BRANCHES.map((branch, i) => ({
    branch,
    isLateZi: false,
    chart: castChart(atHour(birth, 2 * i), rules, engine),
  }));
  return [
    ...early,
    { branch: '子', isLateZi: true, chart: castChart(atHour(birth, LATE_ZI_HOUR), rules, engine) },
  ];
}
