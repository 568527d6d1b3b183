/**
 * The decade that is lived on the day of reading, and how a period of luck is named and reasoned.
 */
import type { LuckReason, LuckTouch } from '@shangyuan/engine/analysis';
import { luckOf, RELATION_SOURCES, type AnyChart } from '@shangyuan/engine/chart';
import { jdnOf } from '@shangyuan/engine/time';
import { luckReasonText, membersText, relationText, type PeriodName } from '../chart/index.ts';
import { oncePerReport } from './reportFacts.ts';

/** Number of the decade lived today, by the exact day of 交运; null before the first, past the last, and without a date. */
export const decadeNowOf = oncePerReport(({ dated, today }): number | null => {
  if (dated === null) return null;
  const now = jdnOf(today);
  const step = luckOf(dated).dayun.find(
    ({ startDate, endDate }) => jdnOf(startDate) <= now && now < jdnOf(endDate),
  );
  return step?.dayunNumber ?? null;
});

/** Chapter that teaches a touch. */
export function touchSource({ kind, relation }: Pick<LuckTouch, 'kind' | 'relation'>): string {
  return kind === '开库' || kind === '闭库' ? '子平真诠·论墓库刑冲之说' : RELATION_SOURCES[relation.kind];
}

/** 午未六合（大运支、日支）: a relation as the expert edit writes it. */
export function touchText({ relation }: Pick<LuckTouch, 'relation'>): string {
  const { members, short, places, state } = relationText(relation);
  return `${membersText(members)}${short}（${places.replaceAll('–', '、')}）${state === '' ? '' : `，${state}`}`;
}

const PILLAR_CHARS = { year: '年', month: '月', day: '日', hour: '时' } as const;

/** 丑库逢冲而开（日）, 巳亥冲（年、月）, 寅亥合（时，已解）: a touch with its natal pillars in a few characters. */
export function touchName({ kind, pillars, isResolved, relation }: LuckTouch, chart: AnyChart): string {
  const branch = chart.pillars[pillars[0] ?? 'day']?.branch ?? '';
  const { members, short } = relationText(relation);
  const names = { 开库: `${branch}库逢冲而开`, 闭库: `${branch}库逢合而闭` } as const;
  const name = kind === '开库' || kind === '闭库' ? names[kind] : membersText(members) + short;
  const where = pillars.map((pillar) => PILLAR_CHARS[pillar]).join('、');
  return `${name}（${where}${isResolved ? '，已解' : ''}）`;
}

/** Touches that an expert edit lists; of more it gives the number. */
const MOST_TOUCHES = 6;

/** The touches of a period beside one, each once: as an expert edit ends. */
export function otherTouches(touches: readonly LuckTouch[], shown: LuckTouch, chart: AnyChart): string {
  const others = touches.filter((touch) => touch !== shown).map((touch) => touchName(touch, chart));
  const names = [...new Set(others)];
  return names.length > MOST_TOUCHES
    ? `${names.slice(0, MOST_TOUCHES).join('、')}等${names.length}处`
    : names.join('、');
}

const CLASH = /^(?<before>.+与)(?<place>[日月年时]支)(?<after>.相冲.*)$/u;

/** Clashes with the same branch on several pillars as one: 大运的亥与日支、月支巳相冲，动了火，各＋3.6分. */
function joinClashes(reasons: readonly (readonly [sentence: string, points: string])[]): string[] {
  const places = new Map<string, string[]>();
  for (const [sentence, points] of reasons) {
    const { before, place, after } = CLASH.exec(sentence)?.groups ?? {};
    const key = before === undefined ? `${sentence}，${points}` : `${before}|${after}，|${points}`;
    places.set(key, [...(places.get(key) ?? []), ...(place === undefined ? [] : [place])]);
  }
  return [...places].map(([key, found]) => {
    const [before = '', after, points] = key.split('|');
    if (after === undefined) return before;
    return `${before}${found.join('、')}${after}${found.length > 1 ? '各' : ''}${points}`;
  });
}

/** ：大运的子与日支午相冲，−5分；…: what moved a score; empty where nothing did. */
export function reasonsText(why: readonly LuckReason[], period: PeriodName): string {
  const reasons = why.map((reason) => {
    const { sentence, arithmetic } = luckReasonText(reason, period);
    return [sentence.replace(/。$/u, ''), arithmetic ?? ''] as const;
  });
  return reasons.length === 0 ? '' : `：${joinClashes(reasons).join('；')}`;
}
