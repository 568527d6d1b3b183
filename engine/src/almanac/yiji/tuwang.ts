/**
 * 土王用事: the spans before the four 立 in which 土 rules, by either school.
 */
import type { DayContext } from '../day/dayContext.ts';
import type { AlmanacRules } from '../rules.ts';
import { isTuwangLongitude } from './spirits.ts';

const TUWANG_DAYS = 18;
const LI_TERMS = '立春 立夏 立秋 立冬';

/**
 * Whether 土 rules on a day: the Sun at noon in [27°, 45°), [117°, 135°), [207°, 225°) or [297°, 315°), or one of the
 * last 18 days before a 立, by option `tuwang`.
 */
export function isTuwangDay(context: DayContext, rules: AlmanacRules): boolean {
  if (rules.tuwang === 'longitude') return isTuwangLongitude(context.sunLongitudeDeg);
  const { term, days } = context.nextMinorTerm;
  return LI_TERMS.includes(term) && days <= TUWANG_DAYS;
}
