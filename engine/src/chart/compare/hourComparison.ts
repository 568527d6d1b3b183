/**
 * 十二时辰对照: the charts of every hour of an unknown hour's day, side by side.
 */
import { MODERN_CALENDAR, type LunarCalendar } from '../../calendar/index.ts';
import { BRANCHES, type Branch } from '../../ganzhi/index.ts';
import { castChartBy } from '../cast/castChart.ts';
import type { ChartRulesInput } from '../rules.ts';
import type { Chart, DatedBirth } from '../types.ts';
import { isLunarBirth } from '../cast/checkBirth.ts';

const LATE_ZI_HOUR = 23;

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

/** As {@link hourChartsOf}, by the calendar that is held. */
export function hourChartsBy(
  calendar: LunarCalendar,
  birth: DatedBirth,
  rules?: ChartRulesInput,
): readonly HourChart[] {
  const early = BRANCHES.map((branch, i) => ({
    branch,
    isLateZi: false,
    chart: castChartBy(calendar, atHour(birth, 2 * i), rules),
  }));
  return [
    ...early,
    { branch: '子', isLateZi: true, chart: castChartBy(calendar, atHour(birth, LATE_ZI_HOUR), rules) },
  ];
}

/**
 * The charts of all hours of the birth's date: 子 from 0:00, 丑 to 亥, and 子 from 23:00, thirteen in all.
 *
 * @param birth its own clock time does not count
 * @throws as `castChart`
 * @example hourChartsOf({ civil: { year: 1990, month: 5, day: 15, hour: 0, minute: 0, second: 0 }, sex: '男', hour: 'unknown' })[7].chart.pillars.hour.name // '癸未'
 */
export function hourChartsOf(birth: DatedBirth, rules?: ChartRulesInput): readonly HourChart[] {
  return hourChartsBy(MODERN_CALENDAR, birth, rules);
}
