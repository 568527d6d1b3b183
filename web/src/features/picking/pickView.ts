/**
 * What the pages of picking offer, and how they show an answer.
 */
import type {
  PickCandidate,
  PickDaysResult,
  PickReason,
  PickRejected,
  RejectedBy,
} from '@shangyuan/engine/almanac';
import { MOUNTAINS, type Mountain } from '@shangyuan/engine/ganzhi';
import { FILTER_NAMES } from '@shangyuan/reading/picking';

/** Affairs offered first, by their ids. */
export const COMMON_AFFAIRS = [
  'jiaqu',
  'yixi',
  'kaishi',
  'liquan',
  'chuxing',
  'dongtu',
  'anchuang',
  'qifu',
] as const;

/** Mountains a house can sit on, with 不论 first. */
export const SITTINGS: readonly { value: Mountain | ''; text: string }[] = [
  { value: '', text: '不论坐向' },
  ...MOUNTAINS.map((mountain) => ({ value: mountain, text: `坐${mountain}` })),
];

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

/** What removed the most days, and how many: for an empty answer. */
export function mainFilter(rejected: readonly PickRejected[]): string | null {
  const counts = new Map<RejectedBy, number>();
  for (const { code } of rejected) counts.set(code, (counts.get(code) ?? 0) + 1);
  const [top] = [...counts].toSorted((a, b) => b[1] - a[1]);
  if (top === undefined) return null;
  return `其中 ${top[1]} 天因“${FILTER_NAMES[top[0]]}”被排除`;
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
