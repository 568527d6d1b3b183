/**
 * Luck in words.
 */
import { jiaoyunOf } from '@shangyuan/engine/chart';
import type { ChartView } from './chartView.ts';
import { pad } from '../../lib/words/text.ts';

/** 7年4月20天起运 · 1997-11-04（虚岁8岁）. */
export function luckHeadline({ luck }: ChartView): string {
  const { offset, start } = luck;
  const doubt =
    luck.startUncertaintyMonths > 0 ? `（时辰不详，前后约${luck.startUncertaintyMonths}个月）` : '';
  return `出生后${offset.years}年${offset.months}月${offset.days}天起运 ${start.year}-${pad(start.month)}-${pad(start.day)}，虚岁${luck.startAgeXu}岁${doubt}`;
}

/** Direction, term used, and when decades change. */
export function luckRule(view: ChartView): string {
  const { luck, chart } = view;
  return `${luck.direction}行，以${luck.termUsed.name}起算；${jiaoyunOf(chart, luck).text}`;
}
