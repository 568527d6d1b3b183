/**
 * Customs of the year: 岁首 and 除夕 without weddings and graves, 清明 for the graves. Not in the book: points and remarks, never a
 * filter.
 */
import { CUSTOM_POINTS } from '../tables/pickTables.ts';
import type { Source } from '../tables/source.ts';
import type { PickDay, PickFrame } from './pickFrame.ts';
import type { PickReason, YearCustom } from './pickReasons.ts';

const SOURCE: Source = Object.freeze({ book: '习俗', chapter: '岁时' });

/** The custom that a day falls under, or null. */
export function yearCustomOf({ facts }: PickDay): YearCustom | null {
  const { lunar, context, isLunarYearEnd } = facts;
  if (lunar.month === 1 && !lunar.isLeap && lunar.day === 1) return 'suishou';
  if (isLunarYearEnd) return 'chuxi';
  return context.termToday === '清明' ? 'qingming' : null;
}

/** The reason a custom gives; none for affairs that have none, and none for a grave on 清明. */
export function customReason(day: PickDay, { affair }: PickFrame): PickReason[] {
  const of = affair.custom;
  const custom = of === undefined ? null : yearCustomOf(day);
  if (of === undefined || custom === null) return [];
  const points = CUSTOM_POINTS[of][custom];
  return points === 0
    ? []
    : [{ kind: 'bad', code: 'custom', values: { custom, of }, points, source: SOURCE }];
}
