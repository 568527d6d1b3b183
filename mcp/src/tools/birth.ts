/**
 * What the tools about a birth share: the chart, and what stands beside every value of it.
 */
import { birthReader, castDated, changedRules, text, type Text } from '@shangyuan/cli';
import { castChart, isDated, type AnyChart, type Chart, type ChartRules } from '@shangyuan/engine/chart';
import { HISTORY } from '@shangyuan/engine/history';
import { englishName } from '@shangyuan/engine/names';
import { noticeText, ruleValueText } from '@shangyuan/reading/chart';
import { z } from 'zod';
import type { ToolCall } from '../context.ts';
import { flagsOf } from '../inputs.ts';
import type { Arguments, Found } from '../tool.ts';

/** The options that decide pillars. */
const DECIDING = ['clock', 'dayBoundary', 'yearBoundary', 'monthPillar'] as const;

const SCHOOL: Text = text(
  '这些是流派的选择，换一家会不同；用 compare_rules 看差别',
  'These are choices of a school and differ in another; compare_rules shows the difference',
);

/** Rules of a chart: those that decide, and those that were changed. */
export function rulesOf(rules: ChartRules, { say }: ToolCall): object {
  return {
    deciding: Object.fromEntries(
      DECIDING.map((name) => [name, `${rules[name]} ${ruleValueText(name, rules[name])}`]),
    ),
    changed: changedRules(rules),
    note: say(SCHOOL),
  };
}

/** The birth of the arguments of a tool. */
async function subjectOf(given: Arguments) {
  const flags = flagsOf(given);
  const read = await birthReader(flags);
  return read(String(given['birth']), flags);
}

/** The chart of the arguments of a tool, and the place that its name led to; null where zone and longitude were given. */
export async function castOf(
  given: Arguments,
): Promise<{ readonly chart: AnyChart; readonly place: string | null }> {
  const { birth, rules, place } = await subjectOf(given);
  return { chart: castChart(birth, rules, HISTORY), place: place?.path.join('') ?? null };
}

/** The chart of a birth with a date. @throws UsageError for four pillars */
export const chartOf = async (given: Arguments): Promise<Chart> => castDated(await subjectOf(given));

/** Of four pillars there are none: no clock was read. */
function noticesOf(chart: AnyChart): string[] {
  if (!isDated(chart)) return [];
  return chart.notices.map((notice) => {
    const { text: words, detail } = noticeText(chart, notice);
    return words + (detail ?? '');
  });
}

/** 庚午 壬午 辛亥 乙未; in English with pinyin. */
export function pillarsText(names: object, { language }: ToolCall): string {
  const list = Object.values(names as Readonly<Record<string, string | null>>);
  const chinese = list.map((name) => name ?? '－－').join(' ');
  if (language === 'zh') return chinese;
  const pinyin = list.map((name) => (name === null ? 'unknown' : (englishName(name) ?? name))).join(', ');
  return `${chinese} (${pinyin})`;
}

/** What stands beside every value of a chart. */
export function besideChart(chart: AnyChart, call: ToolCall): Pick<Found, 'rules' | 'notices'> {
  return { rules: rulesOf(chart.rules, call), notices: noticesOf(chart) };
}

/** A record of a command without what every result has beside its data. */
export function dataOf(record: object): Readonly<Record<string, unknown>> {
  const {
    engineVersion: _version,
    rules: _rules,
    notices: _notices,
    ...data
  } = record as Readonly<Record<string, unknown>>;
  return data;
}

export const record = z.looseObject({});
export const list = z.array(record);

/** Fields that every record about a birth begins with. */
export const HEAD = { sex: z.string(), time: record, pillars: record };

/** A name; in English with its English behind it. */
export function named(name: string, { language }: ToolCall): string {
  const english = language === 'en' ? englishName(name) : null;
  return english === null ? name : `${english} (${name})`;
}

/** The sources that a record names anywhere in it. */
export function sourcesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    if (key === 'source' && typeof part === 'string') return [part];
    if (key === 'sources' && Array.isArray(part)) return part.map(String);
    return sourcesIn(part);
  });
}
