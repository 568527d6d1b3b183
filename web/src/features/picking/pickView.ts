/**
 * Questions and answers of picking, between the pages and the engine.
 */
import type { PickCandidate, PickPerson, PickReason, PickRole } from '@shangyuan/engine/almanac';
import { MOUNTAINS, type Mountain } from '@shangyuan/engine/ganzhi';
import { caseName, type CaseRecord } from '../../lib/cases/caseRecord.ts';

/** At most so many people take part. */
export const MAX_PEOPLE = 4;

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

/** A participant for the engine: the pillars of the case, and its part in the affair. */
export function personOf(record: CaseRecord, role: PickRole): PickPerson {
  const [birthYear, birthMonth, birthDay] = record.pillars;
  return { role, birthYear, birthMonth, birthDay };
}

/** Part of the i-th participant: bride and groom by sex at a wedding, else 主 and 家人. */
export function roleOf(affairId: string, record: CaseRecord, index: number): PickRole {
  if (affairId === 'jiaqu' && index < 2) return record.birth.sex === '男' ? '新郎' : '新娘';
  return index === 0 ? '主' : '家人';
}

/** 张三（庚午年）. */
export function personText(record: CaseRecord): string {
  return `${caseName(record)}（${record.pillars[0]}年）`;
}

/** Mountains a house can sit on, with 不论 first. */
export const SITTINGS: readonly { value: Mountain | ''; text: string }[] = [
  { value: '', text: '不论坐向' },
  ...MOUNTAINS.map((mountain) => ({ value: mountain, text: `坐${mountain}` })),
];

/** Reasons for and against, the weightiest first. */
export function reasonsOf(candidate: PickCandidate): {
  readonly good: readonly PickReason[];
  readonly bad: readonly PickReason[];
} {
  const sorted = candidate.reasons.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
  return {
    good: sorted.filter((reason) => reason.points > 0),
    bad: sorted.filter((reason) => reason.points < 0),
  };
}

/** What removed the most days, and how many: for an empty answer. */
export function mainFilter(
  rejected: readonly { readonly text: string; readonly filter: string }[],
): string | null {
  const counts = new Map<string, number>();
  for (const { filter } of rejected) counts.set(filter, (counts.get(filter) ?? 0) + 1);
  const [top] = [...counts].toSorted((a, b) => b[1] - a[1]);
  if (top === undefined) return null;
  const example = rejected.find(({ filter }) => filter === top[0])?.text ?? '';
  return `其中 ${top[1]} 天因“${example}”一类被排除`;
}
