/**
 * Luck in words: when it begins, by which 节, and when 大运 change.
 */
import { jiaoyunOf, type Chart, type Luck, type LuckOffset } from '@shangyuan/engine/chart';
import { dayText, monthText } from '../time/index.ts';

/**
 * A stretch of life; parts that are zero are left out.
 *
 * @example offsetWords({ years: 7, months: 2, days: 26, hours: 8, minutes: 36 }) // '7年2月26日8时36分'
 */
export function offsetWords({ years, months, days, hours, minutes }: LuckOffset): string {
  const parts = [
    [years, '年'],
    [months, '月'],
    [days, '日'],
    [hours, '时'],
    [minutes, '分'],
  ] as const;
  const text = parts.flatMap(([count, unit]) => (count === 0 ? [] : [`${count}${unit}`])).join('');
  return text === '' ? '0日' : text;
}

/**
 * When luck begins.
 *
 * @example ((chart) => luckHeadline(luckOf(chart)))(castChart({ civil: { year: 1990, month: 5, day: 15, hour: 14, minute: 30, second: 0 }, sex: '男', hour: 'minute' })) // '出生后7年2个月26天起运，1997年8月10日，虚岁8岁'
 */
export function luckHeadline({ offset, start, startAgeXu, startUncertaintyMonths }: Luck): string {
  const { years, months, days } = offset;
  if (startUncertaintyMonths > 0)
    return `出生后约${years}年${months}个月起运，约在${monthText(start)}，虚岁${startAgeXu}岁前后（时辰不详，前后约差${startUncertaintyMonths}个月）`;
  return `出生后${years}年${months}个月${days}天起运，${dayText(start)}，虚岁${startAgeXu}岁`;
}

/**
 * Direction, 节 used, and when 大运 change.
 *
 * @example ((chart) => luckRule(chart, luckOf(chart)))(castChart({ civil: { year: 1990, month: 5, day: 15, hour: 14, minute: 30, second: 0 }, sex: '男', hour: 'minute' })) // '顺行，以芒种起算；每逢丁、壬年8月10日交'
 */
export function luckRule(chart: Chart, luck: Luck): string {
  const { stems, month, day } = jiaoyunOf(chart, luck);
  const when = luck.startUncertaintyMonths > 0 ? `${month}月前后` : `${month}月${day}日`;
  return `${luck.direction}行，以${luck.termUsed.name}起算；每逢${stems.join('、')}年${when}交`;
}
