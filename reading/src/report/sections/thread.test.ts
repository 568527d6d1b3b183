/**
 * The sections on the chart itself, and the key points: held against pillars, votes and verdicts.
 */
import { analyseChart } from '@shangyuan/engine/analysis';
import { castChart, luckOf } from '@shangyuan/engine/chart';
import { jdnOf } from '@shangyuan/engine/time';
import { WORLD } from '@shangyuan/engine/world';
import { expect, test } from 'vitest';
import { randomBirths } from '../../../../engine/golden/births.ts';
import type { Statement } from '../../statement/statement.ts';
import type { ReportSection } from '../report.ts';
import { reportFactsOf, type ReportFacts } from '../reportFacts.ts';
import { namedYear } from '../years.ts';
import { characterSection } from './character.ts';
import { keyPointsOf } from './keyPoints.ts';
import { overviewSection } from './overview.ts';
import { patternSection } from './pattern.ts';
import { wuxingSection } from './wuxing.ts';
import { yongshenSection } from './yongshen.ts';

const TODAY = { year: 2026, month: 11, day: 22 };
const ALL = randomBirths(4_711, 250).map((birth): ReportFacts => {
  const chart = castChart(birth, {}, WORLD);
  return reportFactsOf(chart, analyseChart(chart), { today: TODAY });
});
const ADULTS = ALL.filter(({ isMinor }) => !isMinor);

const statementsIn = ({ paragraphs }: ReportSection): Statement[] =>
  paragraphs.flatMap(({ statements }) => [...statements]);
const find = (section: ReportSection, family: string): Statement | undefined =>
  statementsIn(section).find(({ key }) => key.startsWith(family));
const textOf = (statements: readonly Statement[]): string =>
  statements.map(({ plain, short }) => `${plain ?? ''}${short ?? ''}`).join('');
const yearsIn = (text: string): number[] => [...text.matchAll(/(\d{4})年/gu)].map(([, year]) => Number(year));

test('the overview names the last year of the decade that is lived, with the age of that year', () => {
  let checked = 0;
  for (const facts of ADULTS) {
    const { dated } = facts;
    const now = find(overviewSection(facts), 'thread.now');
    if (now === undefined || dated === null) continue;
    const steps = luckOf(dated).dayun;
    const at = steps.findIndex(({ endDate }) => jdnOf(TODAY) < jdnOf(endDate));
    const lived = (steps[at]?.endYear ?? 0) <= TODAY.year ? steps[at + 1] : steps[at];
    expect(now.ground).toBe(`${lived?.startYear}到${lived?.endYear}年这十年`);
    const { ageXu } = namedYear(facts, lived?.endYear ?? 0);
    expect(now.plain).toContain(`${lived?.endYear}年（虚岁${ageXu}）`);
    checked += 1;
  }
  expect(checked).toBeGreaterThan(ADULTS.length / 2);
});

test('years to come are good where they are promised and hard where they are warned of', () => {
  const found = { 助: 0, 累: 0 };
  for (const facts of ADULTS) {
    const overview = overviewSection(facts);
    for (const [family, lean] of [
      ['thread.next', '助'],
      ['thread.hard', '累'],
    ] as const) {
      const [year] = yearsIn(find(overview, family)?.plain ?? '');
      if (year === undefined) continue;
      found[lean] += 1;
      expect(year).toBeGreaterThan(TODAY.year);
      expect(namedYear(facts, year).verdict.lean).toBe(lean);
    }
  }
  expect(found.助).toBeGreaterThan(100);
  expect(found.累).toBeGreaterThan(100);
});

test('the year that bears the 用神 out helps, past or to come; the one against it costs', () => {
  for (const facts of ADULTS) {
    const shown = find(yongshenSection(facts), 'useful.year');
    if (shown === undefined) continue;
    const isAgainst = shown.key.endsWith('反');
    for (const year of yearsIn(shown.plain ?? '')) {
      expect(namedYear(facts, year).verdict.lean).toBe(isAgainst ? '累' : '助');
    }
  }
});

test('a pattern half made waits for a year of its hidden 相神, never for another', () => {
  for (const facts of ADULTS) {
    const shown = find(patternSection(facts), 'pattern.year.半成');
    if (shown === undefined) continue;
    const { group } = facts.analysis.outcome.assist ?? {};
    const { wuxing } = shown.evidence[0]?.values ?? {};
    expect(facts.analysis.strength.groups[group ?? '比劫']).toBe(
      facts.analysis.strength.percent[wuxing as '木'],
    );
  }
});

test('the flow regrets only what helps, is glad only of what costs, and is not read beside the same want', () => {
  const seen = new Set<string>();
  for (const facts of ALL) {
    const section = wuxingSection(facts);
    const flow = find(section, 'overview.flow');
    const { blockedAt } = facts.analysis.structure.flow;
    if (flow === undefined || flow.plain === null || blockedAt === null) continue;
    seen.add(flow.key);
    expect(facts.benefit[blockedAt]).toBe(flow.key.endsWith('忌') ? '累' : '助');
    expect(find(section, `element.lacking.${blockedAt}`)).toBeUndefined();
  }
  expect(seen.size).toBeGreaterThan(4);
});

test('the words of strength are those of the chart in the key points and the five sections', () => {
  const strong = /站得稳|力气够|身板硬|劲也足|底子厚|身板好|底气足/u;
  const weak = /底子薄|力气不够|底子单薄|力气却只有一份|自己偏弱|身板薄|力气有限|底气不足/u;
  for (const facts of ADULTS) {
    const { class: side, follow } = facts.analysis.strength;
    const text = textOf([
      ...keyPointsOf(facts).map(({ statement }) => statement),
      ...[overviewSection, characterSection, wuxingSection, patternSection, yongshenSection].flatMap((made) =>
        statementsIn(made(facts)),
      ),
    ]);
    if (side === '身弱' && follow === null)
      expect([facts.chartKey, strong.exec(text)?.[0]]).toEqual([facts.chartKey, undefined]);
    if (side === '身强' && follow === null)
      expect([facts.chartKey, weak.exec(text)?.[0]]).toEqual([facts.chartKey, undefined]);
  }
});

test('of a child is spoken to its parents, in the key points too', () => {
  const children = ALL.filter(({ audience }) => audience === 'child');
  expect(children.length).toBeGreaterThan(15);
  for (const facts of children) {
    const text = textOf([
      ...keyPointsOf(facts).map(({ statement }) => statement),
      ...statementsIn(characterSection(facts)),
      ...statementsIn(wuxingSection(facts)),
    ]);
    expect(text).not.toContain('你');
  }
});

test('only the 用神 is named as what helps most in the years to come', () => {
  let checked = 0;
  for (const facts of ADULTS) {
    const next = find(overviewSection(facts), 'thread.next');
    const [, wuxing] = /最得力的是(.)/u.exec(next?.ground ?? '') ?? [];
    if (wuxing === undefined) continue;
    expect(wuxing).toBe(facts.analysis.yongshen.yong);
    checked += 1;
  }
  expect(checked).toBeGreaterThan(20);
});

test('a decade whose years left all cost promises no easy going', () => {
  let checked = 0;
  for (const facts of ADULTS) {
    const now = find(overviewSection(facts), 'thread.now');
    const until = Number(/到(\d{4})年这十年/u.exec(now?.ground ?? '')?.[1] ?? 0);
    const left = Array.from({ length: Math.max(0, until - TODAY.year) }, (_, i) => TODAY.year + 1 + i);
    const scores = left.map((year) => namedYear(facts, year).verdict.score);
    if (scores.length === 0 || scores.some((score) => score >= 60)) continue;
    expect(now?.key).not.toMatch(/助$/u);
    checked += 1;
  }
  expect(checked).toBeGreaterThan(5);
});
