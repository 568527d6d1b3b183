/**
 * What the pages of picking offer, and how they show an answer.
 */
import { AFFAIRS } from '@shangyuan/engine/almanac';
import type {
  PickDaysOn,
  PickCandidate,
  PickDaysResult,
  PickReason,
  PickRejected,
  RejectedBy,
} from '@shangyuan/engine/almanac';
import { MOUNTAINS, type Mountain } from '@shangyuan/engine/ganzhi';
import { removedMostText } from '@shangyuan/reading/picking';

/** Affairs offered first, by their ids, in today's words. */
export const COMMON_AFFAIRS: readonly { readonly id: string; readonly text: string }[] = [
  { id: 'jiaqu', text: '嫁娶' },
  { id: 'yixi', text: '搬家' },
  { id: 'kaishi', text: '开业' },
  { id: 'liquan', text: '签约' },
  { id: 'chuxing', text: '出行' },
  { id: 'dongtu', text: '动土' },
  { id: 'anchuang', text: '安床' },
  { id: 'qifu', text: '祈福' },
];

/** Mountains a house can sit on, with 不论 first. */
export const SITTINGS: readonly { value: Mountain | ''; text: string }[] = [
  { value: '', text: '不论坐向' },
  ...MOUNTAINS.map((mountain) => ({ value: mountain, text: `坐${mountain}` })),
];

/** Which days of the range are considered. */
export const DAYS_ON: readonly { value: PickDaysOn; text: string }[] = [
  { value: 'all', text: '每一天' },
  { value: 'weekend', text: '只看周末' },
  { value: 'rest', text: '只看休息日' },
];

/** Affairs of building and burial, which need a sitting. */
const SITE_AFFAIRS: ReadonlySet<string> = new Set(
  AFFAIRS.filter(({ category }) => category === '修造' || category === '丧葬').map(({ id }) => id),
);

/** Whether a sitting matters to an affair. */
export function hasSitting(affair: string): boolean {
  return SITE_AFFAIRS.has(affair);
}

/** Reasons for and against, the weightiest first; what only holds the score within its bounds is none. */
export function reasonsOf(candidate: PickCandidate): {
  readonly good: readonly PickReason[];
  readonly bad: readonly PickReason[];
} {
  const sorted = candidate.reasons
    .filter(({ code }) => code !== 'bounds')
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
  return {
    good: sorted.filter((reason) => reason.points > 0),
    bad: sorted.filter((reason) => reason.points < 0),
  };
}

/** Orders of an answer. */
export const ORDERS = [
  { value: 'fit', text: '合适度' },
  { value: 'date', text: '日期' },
] as const;
/** Order of an answer. */
export type PickOrder = (typeof ORDERS)[number]['value'];

/** Days in an order; the answer itself comes best first. */
export function orderDays(days: readonly PickCandidate[], order: PickOrder): readonly PickCandidate[] {
  return order === 'fit' ? days : days.toSorted((a, b) => a.jdn - b.jdn);
}

/** What an answer says of a day, as a month shows it. */
export type PickMark = 'best' | 'good' | 'usable' | 'removed';

/** Mark of every day of the search, by day number. */
export function marksOf({
  candidates,
  neutral,
  rejected,
}: Pick<PickDaysResult, 'candidates' | 'neutral' | 'rejected'>): ReadonlyMap<number, PickMark> {
  const markOf = ({ band }: PickCandidate): PickMark =>
    band === '大吉' ? 'best' : band === '吉' ? 'good' : 'usable';
  return new Map([
    ...rejected.map(({ jdn }) => [jdn, 'removed'] as const),
    ...[...candidates, ...neutral].map((day) => [day.jdn, markOf(day)] as const),
  ]);
}

/** Removed days by what removed them, the commonest first. */
export function countRemoved(
  rejected: readonly PickRejected[],
): readonly { readonly code: RejectedBy; readonly count: number }[] {
  const counts = new Map<RejectedBy, number>();
  for (const { code } of rejected) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].map(([code, count]) => ({ code, count })).toSorted((a, b) => b.count - a.count);
}

/** What removed the most days, in words: for an empty answer. */
export function mainFilter(rejected: readonly PickRejected[]): string | null {
  const [top] = countRemoved(rejected);
  return top === undefined ? null : removedMostText(top.code, top.count);
}

/** What an answer says of one day. */
export type DayAnswer =
  | { readonly kind: 'candidate'; readonly candidate: PickCandidate }
  | { readonly kind: 'rejected'; readonly rejected: PickRejected }
  | { readonly kind: 'outside' };

/** Looks a day up in an answer. */
export function dayOf({ candidates, neutral, rejected }: PickDaysResult, jdn: number): DayAnswer {
  const candidate = [...candidates, ...neutral].find((day) => day.jdn === jdn);
  if (candidate !== undefined) return { kind: 'candidate', candidate };
  const removed = rejected.find((day) => day.jdn === jdn);
  return removed === undefined ? { kind: 'outside' } : { kind: 'rejected', rejected: removed };
}

/** The suitable days before and after a day; null where the answer has none. */
export function neighboursOf(
  { candidates, neutral }: Pick<PickDaysResult, 'candidates' | 'neutral'>,
  jdn: number,
): { readonly before: PickCandidate | null; readonly after: PickCandidate | null } {
  const days = orderDays([...candidates, ...neutral], 'date');
  return {
    before: days.findLast((day) => day.jdn < jdn) ?? null,
    after: days.find((day) => day.jdn > jdn) ?? null,
  };
}
