/**
 * The lunar date of a birth, and by which rule: that of the civil date at the place of birth. Where Beijing had another date, or
 * the chart counts the birth to another day, that date stands beside it with its name.
 */
import { lunarDayName, lunarMonthName, type LunarDate } from '@shangyuan/engine/calendar';
import type { Chart } from '@shangyuan/engine/chart';

const dateText = (lunar: LunarDate): string => lunarMonthName(lunar) + lunarDayName(lunar.day);

/** Why the day of a chart is another than the civil date. */
const chartDayRule = ({ time, rules }: Chart): string =>
  time.solarClock.hour === 23 && rules.dayBoundary === 'zi23' ? '23 点换日' : '按所用的钟';

/**
 * The lunar date of the day a chart counts, where it is another than that of the civil date; null where it is the same.
 *
 * @example lunarChartDayText(castChart({ civil: { year: 1984, month: 2, day: 4, hour: 23, minute: 40, second: 0 }, sex: '男', hour: 'minute' })) // '23 点换日作正月初四'
 */
export function lunarChartDayText(chart: Chart): string | null {
  const { lunar, localLunar } = chart;
  if (lunar === null || localLunar === null || dateText(lunar) === dateText(localLunar)) return null;
  return `${chartDayRule(chart)}作${dateText(lunar)}`;
}

/**
 * The lunar date of a birth; null before the first date that the calendar knows.
 *
 * @example lunarBirthText(castChart({ civil: { year: 1984, month: 2, day: 4, hour: 23, minute: 40, second: 0 }, sex: '男', hour: 'minute' })) // '农历正月初三（23 点换日作正月初四）'
 */
export function lunarBirthText(chart: Chart): string | null {
  const { civilLunar, localLunar } = chart;
  if (localLunar === null) return null;
  const isAbroad = civilLunar !== null && dateText(civilLunar) !== dateText(localLunar);
  const others = [
    ...(isAbroad ? [`按当地日期，北京当时是${dateText(civilLunar)}`] : []),
    ...[lunarChartDayText(chart)].filter((text) => text !== null),
  ];
  return `农历${dateText(localLunar)}${others.length === 0 ? '' : `（${others.join('；')}）`}`;
}
