import { describe, expect, test } from 'vitest';
import type { ChartPillars } from '../../chart/index.ts';
import { confidenceOf } from './confidence.ts';
import { DOCTRINE_OPTIONS, type Doctrine } from '../doctrine.ts';
import { patternOf } from '../model/pattern.ts';
import { patternStandingOf } from '../model/patternState.ts';
import { strengthOf } from '../model/strength.ts';
import { subjectOf } from '../model/subject.ts';
import { TIAOHOU } from '../tables/tiaohou.ts';
import { pillarsOf, pillarsOfWorked, regressionCharts, workedCharts } from '../../../golden/workedCharts.ts';
import { castVotes } from './ledger.ts';

function judge(pillars: ChartPillars, doctrine: Doctrine = DOCTRINE_OPTIONS.defaults) {
  const subject = subjectOf(pillars);
  const findings = strengthOf(subject, doctrine);
  const pattern = patternOf(subject, findings, doctrine);
  const { strength } = findings;
  const climateMonth = subject.month.branch;
  const ledger = castVotes({ subject, strength, pattern, climateMonth, doctrine });
  const first = TIAOHOU[subject.dayMaster][climateMonth][0];
  return {
    strength,
    pattern,
    ledger,
    standing: patternStandingOf(subject, findings, pattern, ledger.yong),
    confidence: confidenceOf(strength, ledger, first ?? '甲', pillars.hour !== null),
  };
}

describe('the worked charts', () => {
  const cases = workedCharts().map((c) => [c.id, c] as const);
  test.each(cases)('pattern and its standing: %s', (_, chart) => {
    const { pattern, standing } = judge(pillarsOfWorked(chart));
    const want = chart.pattern;
    expect([pattern.name, pattern.god, pattern.stem, pattern.rule]).toEqual([
      want.name,
      want.god ?? null,
      want.stem ?? null,
      want.rule,
    ]);
    expect(pattern.evidence.map((e) => e.text)).toEqual(want.evidence);
    expect([standing.state, standing.points, standing.level]).toEqual([
      chart.report.patternState,
      chart.report.patternPoints,
      chart.report.patternLevel,
    ]);
  });

  test.each(cases)('ledger, votes, roles and confidence: %s', (_, chart) => {
    const { ledger, confidence } = judge(pillarsOfWorked(chart));
    const want = chart.useful;
    expect(
      ledger.lines.map((line) => ({
        rule: line.rule,
        element: line.wuxing,
        points: line.points,
        why: line.why,
      })),
    ).toEqual(want.ledger);
    expect(ledger.votes).toEqual(want.votes);
    expect(ledger.roles).toEqual(want.roles);
    expect([ledger.yong, ledger.method, confidence.score]).toEqual([want.yong, want.method, want.confidence]);
  });
});

describe('the regression charts', () => {
  test.each(regressionCharts().map((c) => [c.pillars, c] as const))('%s', (text, want) => {
    const { pattern, ledger } = judge(pillarsOf(text.split(' ')));
    expect([pattern.name, ledger.yong]).toEqual([want.pattern, want.useful]);
  });
});

describe('schools', () => {
  const falseFollow = pillarsOf(['壬子', '辛亥', '癸丑', '壬戌']);

  test('special = strict and off leave a 假 class to 扶抑', () => {
    expect(judge(falseFollow).pattern.name).toBe('假润下格');
    for (const special of ['strict', 'off'] as const) {
      const { strength, ledger } = judge(falseFollow, DOCTRINE_OPTIONS.complete({ special }));
      expect([strength.class, ledger.method]).toEqual(['身强', '扶抑']);
    }
  });

  test('each school leaves only its own rules in the ledger', () => {
    const pillars = pillarsOf(['庚午', '辛巳', '庚辰', '癸未']);
    const rulesOf = (usefulSchool: Doctrine['usefulSchool']) =>
      [
        ...new Set(
          judge(pillars, DOCTRINE_OPTIONS.complete({ usefulSchool })).ledger.lines.map((line) => line.rule),
        ),
      ].join();
    expect(rulesOf('fuyi')).toBe('UG_SUPPORT_WEAK');
    expect(rulesOf('tiaohou')).toBe('UG_CLIMATE');
    expect(rulesOf('geju')).toBe('UG_PATTERN');
  });

  test('relative naming: 生用为喜, 克用为忌, 生忌为仇', () => {
    const { ledger } = judge(
      pillarsOf(['庚午', '辛巳', '庚辰', '癸未']),
      DOCTRINE_OPTIONS.complete({ roleNaming: 'relative' }),
    );
    expect(ledger.roles).toEqual({ 土: '用神', 火: '喜神', 木: '忌神', 水: '仇神', 金: '闲神' });
  });
});
