/**
 * The line of the header: pillars of the moment and the way to the next solar term.
 */
import { termsAround, MODERN, fourPillarsAt, type PillarRules } from '@shangyuan/engine/calendar';
import { beijingTime } from '../../lib/time/beijing.ts';

/** Texts of the header's strip. */
export interface StripFacts {
  readonly pillars: string;
  readonly term: string;
}

const HOUR_MS = 3_600_000;

/**
 * @param epochMs UTC milliseconds
 * @param dayBoundary when the day changes, by the rules of casting; default zi23
 * @example stripFactsOf(1795226400000) // { "pillars": "丙午年 己亥月 己亥日 巳时", "term": "距小雪 1天5小时" }
 */
export function stripFactsOf(epochMs: number, dayBoundary?: PillarRules['dayBoundary']): StripFacts {
  const pillars = fourPillarsAt(epochMs, beijingTime(epochMs), dayBoundary && { dayBoundary }, MODERN);
  const { next } = termsAround(epochMs);
  const hours = Math.floor((next.epochMs - epochMs) / HOUR_MS);
  const days = Math.floor(hours / 24);
  const left = days > 0 ? `${days}天${hours % 24}小时` : hours > 0 ? `${hours}小时` : '不足1小时';
  return {
    pillars: `${pillars.year.name}年 ${pillars.month.name}月 ${pillars.day.name}日 ${pillars.hour.branch}时`,
    term: `距${next.name} ${left}`,
  };
}
