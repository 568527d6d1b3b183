/**
 * The words of the analysis over many charts: every code speaks in whole sentences, with one minus sign and no log language.
 */
import {
  analyseChart,
  hourReadingsOf,
  personalDays,
  rankHours,
  RULE_SOURCES,
  scoreMonths,
  scoreYears,
  type Analysis,
} from '@shangyuan/engine/analysis';
import { castChart } from '@shangyuan/engine/chart';
import { describe, expect, test } from 'vitest';
import { randomBirths } from '../../../engine/golden/births.ts';
import { lintText } from '../lint/lintText.ts';
import {
  confidenceText,
  conflictText,
  dayScoreText,
  evidenceText,
  explanationText,
  facetText,
  hourReasonText,
  hurtText,
  ledgerText,
  luckReasonText,
  monthScoreText,
  referenceText,
  yearScoreText,
  type Explanation,
} from './index.ts';
import { WORLD } from '@shangyuan/engine/world';

const COUNT = 1200;
/** Half-width marks, a hyphen for a minus, a bare comparison: the language of logs. */
const LOG_MARKS = /[,:;()<>=≤≥]|-|\s/u;

const analyses = randomBirths(3, COUNT).map((birth) => analyseChart(castChart(birth, {}, WORLD)));

function evidenceOf({ strength, pattern, outcome, life, facets, explanation }: Analysis) {
  return [
    ...strength.evidence,
    ...pattern.evidence,
    ...outcome.evidence,
    ...life.evidence,
    ...Object.values(facets).flatMap(({ why }) => why),
    ...explanation,
    ...explanation.flatMap(({ because }) => because),
  ];
}

function issuesOf({ sentence, arithmetic }: Explanation): string[] {
  const issues = lintText(sentence, 'prose').map(({ rule, found }) => `${rule} ${found}: ${sentence}`);
  if (LOG_MARKS.test(sentence)) issues.push(`log language: ${sentence}`);
  if (arithmetic !== null && LOG_MARKS.test(arithmetic)) issues.push(`log language: ${arithmetic}`);
  return issues;
}

describe('evidence of 1,200 charts', () => {
  test('every rule of the analysis occurs and is a sentence', () => {
    const seen = new Set<string>();
    const issues = new Set<string>();
    for (const analysis of analyses)
      for (const evidence of evidenceOf(analysis)) {
        seen.add(evidence.code);
        for (const issue of issuesOf(evidenceText(evidence))) issues.add(issue);
      }
    expect([...issues]).toEqual([]);
    expect(Object.keys(RULE_SOURCES).filter((code) => !seen.has(code))).toEqual([]);
  });

  test('ledger lines, steps, facets, confidence and references speak too', () => {
    const issues = new Set<string>();
    const add = (explanation: Explanation): void =>
      issuesOf(explanation).forEach((issue) => issues.add(issue));
    for (const { yongshen, facets, explanation, references } of analyses) {
      yongshen.ledger.map(ledgerText).forEach(add);
      yongshen.confidence.why.map(confidenceText).forEach(add);
      Object.values(facets).forEach(({ why }) => why.map(facetText).forEach(add));
      for (const step of explanation.map(explanationText)) [step, ...step.because].forEach(add);
      add({ sentence: conflictText(yongshen), arithmetic: null });
      add({ sentence: hurtText(yongshen) ?? '无。', arithmetic: null });
      for (const { key } of references) expect(referenceText(key)).not.toBe('');
    }
    expect([...issues]).toEqual([]);
  });

  test('every line of the ledger shows its points with one sign', () => {
    for (const { yongshen } of analyses.slice(0, 200))
      for (const line of yongshen.ledger) {
        const { arithmetic } = ledgerText(line);
        const sign = line.points > 0 ? '＋' : '−';
        expect(arithmetic).toMatch(new RegExp(`^${line.wuxing}${sign}${Math.abs(line.points)}分`, 'u'));
      }
  });
});

test('luck: reasons and sums of years, months and days', () => {
  const issues = new Set<string>();
  const seen = new Set<string>();
  const add = (explanation: Explanation): void => issuesOf(explanation).forEach((issue) => issues.add(issue));
  for (const analysis of analyses.slice(0, 40)) {
    for (const { why } of analysis.dayun) why.forEach((reason) => add(luckReasonText(reason, '大运')));
    for (const year of scoreYears(analysis, { fromYear: 2020, toYear: 2031 })) {
      for (const reason of year.why) {
        seen.add(reason.code);
        add(luckReasonText(reason, '流年'));
      }
      add({ sentence: yearScoreText(year), arithmetic: null });
      for (const month of scoreMonths(analysis, year.year)) {
        add({ sentence: monthScoreText(month, year), arithmetic: null });
      }
    }
    const from = { year: 2026, month: 3, day: 1 };
    for (const day of personalDays(analysis, { from, to: { ...from, day: 9 } }).days) {
      add({ sentence: dayScoreText(day), arithmetic: null });
    }
  }
  expect([...issues]).toEqual([]);
  expect(seen.size).toBe(10);
});

test('校时: every question answers why', () => {
  const birth = { civil: { year: 1990, month: 5, day: 15, hour: 0, minute: 0, second: 0 } } as const;
  const hours = hourReadingsOf({ ...birth, sex: '男', hour: 'unknown' });
  const answers = [
    { siblings: '长', leftHome: '是', build: '火', parent: '父', manner: '外向', path: '自主' },
    { siblings: '幼', leftHome: '否', build: '水', parent: '母', manner: '内敛', path: '循规' },
  ] as const;
  const reasons = answers.flatMap((given) => rankHours(hours, given).flatMap((hour) => hour.reasons));
  expect(new Set(reasons.map(({ question }) => question)).size).toBe(6);
  expect(reasons.map(hourReasonText).flatMap(issuesOf)).toEqual([]);
});

test('what the first version wrote as a log is a sentence now', () => {
  const chart = castChart({
    pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' },
    sex: '男',
    hour: 'shichen',
  });
  const { explanation } = analyseChart(chart);
  expect(explanation.map((step) => explanationText(step).sentence)).toEqual([
    '庚金生在巳月，月令本气丙火是七杀，不帮日主，不得令。',
    '四支里比劫的根气太浅，不得地。',
    '其他天干和地支有四处在帮日主，得势。',
    '比劫与印帮日主，食伤、财、官杀耗日主；两边按轻重合计，就是帮身的比重。',
    '帮身的力量偏少，定为身弱，细分为“偏弱”。',
    '七杀格的相神是印，藏而不透。助力在而不显，作半成。',
    '两强相争，取居中的土来通关。',
    '用神是土，喜神是金，忌神是火；把握程度为“中”。',
  ]);
  const [, , , , , , ledger] = explanation.map(explanationText);
  expect(ledger?.because[0]).toEqual({
    sentence: '日主身弱，主要因为官杀重；印能化解官杀，又生扶日主。',
    arithmetic: '土＋32.7分。帮身42.2%。',
    source: '滴天髓·衰旺',
  });
});
