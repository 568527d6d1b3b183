/**
 * 出生节气: the distance of a birth to the 节 before and after it.
 */
import { MS_PER_DAY, MS_PER_HOUR } from '../../time/index.ts';
import type { BirthTerm, Chart } from '../types.ts';

/**
 * How far the birth lies after one 节 and before the next.
 *
 * @example birthTermOf(castChart({ civil: { year: 1990, month: 5, day: 15, hour: 14, minute: 30, second: 0 }, sex: '男', hour: 'minute' })).text // '立夏后9日10时，芒种前21日'
 */
export function birthTermOf({ birth, time, prevJie, nextJie }: Chart): BirthTerm {
  const sinceMs = Math.max(0, time.epochMs - prevJie.epochMs);
  if (birth.hour === 'unknown') {
    const daysAfter = Math.round(sinceMs / MS_PER_DAY);
    const daysBefore = Math.round((nextJie.epochMs - time.epochMs) / MS_PER_DAY);
    return {
      prev: prevJie.name,
      daysAfter,
      hoursAfter: null,
      next: nextJie.name,
      daysBefore,
      text: `${prevJie.name}后约${daysAfter}日，${nextJie.name}前约${daysBefore}日`,
    };
  }
  const daysAfter = Math.floor(sinceMs / MS_PER_DAY);
  const hoursAfter = Math.floor((sinceMs - daysAfter * MS_PER_DAY) / MS_PER_HOUR);
  const daysBefore = Math.floor((nextJie.epochMs - time.epochMs) / MS_PER_DAY);
  return {
    prev: prevJie.name,
    daysAfter,
    hoursAfter,
    next: nextJie.name,
    daysBefore,
    text: `${prevJie.name}后${daysAfter}日${hoursAfter}时，${nextJie.name}前${daysBefore}日`,
  };
}
