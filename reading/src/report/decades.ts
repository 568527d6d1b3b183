/**
 * The decade that is lived on the day of reading, and how a period of luck is named and reasoned.
 */
import type { LuckReason, LuckTouch } from '@shangyuan/engine/analysis';
import { luckOf } from '@shangyuan/engine/chart';
import { jdnOf } from '@shangyuan/engine/time';
import { luckReasonText, membersText, relationText, type PeriodName } from '../chart/index.ts';
import type { ReportFacts } from './reportFacts.ts';

/** Number of the decade lived today, by the exact day of 交运; null before the first, past the last, and without a date. */
export function decadeNowOf({ dated, today }: ReportFacts): number | null {
  if (dated === null) return null;
  const now = jdnOf(today);
  const step = luckOf(dated).dayun.find(
    ({ startDate, endDate }) => jdnOf(startDate) <= now && now < jdnOf(endDate),
  );
  return step?.dayunNumber ?? null;
}

/** 午未六合（大运支、日支）: a relation as the expert edit writes it. */
export function touchText({ relation }: Pick<LuckTouch, 'relation'>): string {
  const { members, short, places, state } = relationText(relation);
  return `${membersText(members)}${short}（${places.replaceAll('–', '、')}）${state === '' ? '' : `，${state}`}`;
}

/** ：大运的子与日支午相冲，−5分；…: what moved a score; empty where nothing did. */
export function reasonsText(why: readonly LuckReason[], period: PeriodName): string {
  const told = why.map((reason) => {
    const { sentence, arithmetic } = luckReasonText(reason, period);
    return `${sentence.replace(/。$/u, '')}，${arithmetic ?? ''}`;
  });
  return told.length === 0 ? '' : `：${told.join('；')}`;
}
