/**
 * 十二时辰对照: the charts of every hour of an unknown hour's day, side by side.
 */
import { LATE_ZI_HOUR } from '../../calendar/index.ts';
import { BRANCHES, type Branch } from '../../ganzhi/index.ts';
import { castChartBy } from '../cast/castChart.ts';
import type { Ground } from '../ground.ts';
import type { ChartRulesInput } from '../rules.ts';
import type { Chart, DatedBirth } from '../types.ts';
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

/** As `hourChartsOf` of the room's door, on the ground that is held. */
export function hourChartsBy(
  ground: Ground,
  birth: DatedBirth,
  rules?: ChartRulesInput,
): readonly HourChart[] {
  const early = BRANCHES.map((branch, i) => ({
    branch,
    isLateZi: false,
    chart: castChartBy(ground, atHour(birth, 2 * i), rules),
  }));
  return [
    ...early,
    { branch: '子', isLateZi: true, chart: castChartBy(ground, atHour(birth, LATE_ZI_HOUR), rules) },
  ];
}
