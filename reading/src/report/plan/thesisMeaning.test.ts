import { analyseChart } from '@shangyuan/engine/analysis';
import { castChart } from '@shangyuan/engine/chart';
import { WORLD } from '@shangyuan/engine/world';
import { expect, test } from 'vitest';
import { randomBirths } from '../../../../engine/golden/births.ts';
import { contradictionsIn } from '../../statement/claims.ts';
import { fitsReader, type ReaderAnswers } from '../../statement/reader.ts';
import { shareWords } from '../../statement/figures.ts';
import { thesisName } from '../library/thesisText.ts';
import { reportFactsOf, type ReportFacts } from '../reportFacts.ts';
import { reportPlanOf, type Domain } from './reportPlan.ts';
import { thesisMeaning } from './thesisMeaning.ts';

const TODAY = { year: 2026, month: 11, day: 22 };
const DOMAINS: readonly Domain[] = ['事业', '财运', '感情', '健康'];

function factsOf(birth: Parameters<typeof castChart>[0], answers?: ReaderAnswers): ReportFacts {
  const chart = castChart(birth, {}, WORLD);
  return reportFactsOf(chart, analyseChart(chart), { today: TODAY, ...(answers && { answers }) });
}

const domainsOf = ({ isMinor }: ReportFacts): readonly Domain[] => (isMinor ? ['健康'] : DOMAINS);
const ALL = randomBirths(91, 500).map((birth) => factsOf(birth));

// 庚午 壬午 辛亥 乙未: weak metal in summer, 火 over a third and unwanted.
const SAMPLE = {
  civil: { year: 1990, month: 6, day: 15, hour: 13, minute: 30, second: 0 },
  sex: '女',
  hour: 'minute',
} as const;

test.each([
  [39.1, '近四成'],
  [41.2, '四成'],
  [33, '三成多'],
  [26, '两成半'],
  [4, '不到一成'],
  [9.6, '近一成'],
  [97, '九成半'],
])('%d percent is written %s', (share, words) => {
  expect(shareWords(share)).toBe(words);
});

test('work of a weak chart under pressure opens with the share', () => {
  const facts = factsOf(SAMPLE);
  const meaning = thesisMeaning(facts, '事业');
  expect(meaning?.key).toBe('thesis.work.事业.官杀.弱');
  expect(meaning?.ground).toBe('火占三成半');
  expect(meaning?.evidence[0]?.chip).toBe('火35.8%');
});

test('every part of life of every reader has its meaning, fit for that reader, on a short ground', () => {
  const silent = ALL.flatMap((facts) =>
    domainsOf(facts).flatMap((domain) => {
      const meaning = thesisMeaning(facts, domain);
      if (meaning === null || meaning.plain === null) return [`${facts.chartKey} ${domain}`];
      expect(meaning.ground?.length).toBeLessThanOrEqual(14);
      expect(fitsReader(meaning.plain, facts.answers, facts.audience)).toBe(true);
      return [];
    }),
  );
  expect(silent).toEqual([]);
});

test('the words for a part of life agree with the roles and the strength of the chart', () => {
  for (const facts of ALL) {
    const statements = domainsOf(facts).flatMap((domain) => thesisMeaning(facts, domain) ?? []);
    expect(contradictionsIn(statements)).toEqual([]);
    for (const { key } of statements) {
      if (key.endsWith('.强')) expect(facts.analysis.strength.class).toBe('身强');
      if (key.endsWith('.弱')) expect(facts.analysis.strength.class).toBe('身弱');
    }
  }
});

test('a student reads of study where an adult of the same chart reads of work, a retired one of the past', () => {
  const keyFor = (situation: ReaderAnswers['situation']): string | undefined =>
    thesisMeaning(factsOf(SAMPLE, { situation, partner: null, children: null }), '事业')?.key;
  expect(keyFor(null)).toBe('thesis.work.事业.官杀.弱');
  expect(keyFor('学生')).toBe('thesis.young.事业.官杀.累');
  expect(keyFor('退休')).toBe('thesis.late.事业.官杀.累');
});

test('every thesis has a name of at most ten characters', () => {
  for (const facts of ALL) {
    for (const thesis of reportPlanOf(facts).theses) {
      expect(thesisName(thesis).length).toBeGreaterThan(3);
      expect(thesisName(thesis).length).toBeLessThanOrEqual(10);
    }
  }
});
