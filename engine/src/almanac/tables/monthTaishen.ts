import { numberError } from '../../numberError.ts';

/** 逐月胎神: what the 胎神 occupies in a lunar month, from 正月; a leap month has none. Source: 通书; agrees with two modern almanacs. */
// prettier-ignore
const MONTH_TAISHEN = [
  '占房床', '占户窗', '占门堂', '占厨灶', '占房床', '占床仓', '占碓磨', '占厕户', '占门房', '占房床', '占灶炉', '占房床',
] as const;
/** A place of 逐月胎神. */
export type MonthTaishen = (typeof MONTH_TAISHEN)[number];

/**
 * Where the 胎神 stays in a lunar month.
 *
 * @param lunar month 1–12
 * @returns null for a leap month
 * @throws RangeError for a month outside 1 to 12
 * @example monthTaishenOf({ month: 1 }) // '占房床'
 */
export function monthTaishenOf(lunar: { readonly month: number; readonly isLeap?: boolean }): MonthTaishen | null {
  const place = MONTH_TAISHEN[lunar.month - 1];
  if (place === undefined) throw numberError('lunar month', lunar.month, '1 to 12');
  return lunar.isLeap === true ? null : place;
}
