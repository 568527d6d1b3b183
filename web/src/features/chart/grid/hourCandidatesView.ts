/**
 * Which pillars other than the hour depend on it: of the charts of one day under its thirteen hours.
 */
import type { PillarsChart } from '@shangyuan/engine/chart';

const PARTS = [
  ['year', '年'],
  ['month', '月'],
  ['day', '日'],
] as const;

/**
 * The pillars of each chart that are not the same under every hour: 庚辰月 on both sides of a 节, the day of the late 子 hour.
 * Empty where the chart has the day that most have and nothing else differs.
 */
export function changedPillars(charts: readonly Pick<PillarsChart, 'pillars'>[]): readonly string[] {
  const differing = PARTS.filter(([key]) => new Set(charts.map(({ pillars }) => pillars[key])).size > 1);
  const usualDay = charts[0]?.pillars.day;
  return charts.map(({ pillars }) =>
    differing
      .filter(([key]) => key !== 'day' || pillars.day !== usualDay)
      .map(([key, unit]) => `${pillars[key].name}${unit}`)
      .join(''),
  );
}
