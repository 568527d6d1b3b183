import { describe, expect, test } from 'vitest';
import { castChart } from '../chart/index.ts';
import { birthOfExample, workedExamples } from '../../golden/workedExamples.ts';
import { analyseChart } from './analyseChart.ts';
import { scoreMonths, scoreYear } from './luck/luckPeriods.ts';
import { workedCharts } from '../../golden/workedCharts.ts';

const CIVIL = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 };
const BIRTH = { civil: CIVIL, sex: '女', hour: 'minute' } as const;

describe('the worked charts, from the birth on', () => {
  const wanted = new Map(workedCharts().map((chart) => [chart.id, chart]));
  const cases = workedExamples().map((example) => [example.id, example] as const);

  test.each(cases)('%s', (id, example) => {
    const want = wanted.get(id);
    if (want === undefined) throw new Error(`no worked chart ${id}`);
    const analysis = analyseChart(castChart(birthOfExample(example), example.options));
    const { strength, pattern, standing, yongshen, life, facets } = analysis;
    expect([strength.class, strength.support, strength.percent]).toEqual([
      want.strength.class,
      want.strength.support,
      want.strength.percent,
    ]);
    expect([pattern.name, pattern.family]).toEqual([want.pattern.name, want.pattern.family ?? null]);
    expect([standing.state, standing.points, standing.level]).toEqual([
      want.report.patternState,
      want.report.patternPoints,
      want.report.patternLevel,
    ]);
    const { mode, method, votes, roles, yong, xi, ji, chou, xian } = yongshen;
    const confidence = yongshen.confidence.score;
    const useful = { mode, method, votes, roles, yong, xi, ji, chou, xian, confidence };
    expect(want.useful).toMatchObject(useful);
    expect(life.combos).toEqual(want.report.combos);
    expect(Object.fromEntries(Object.entries(facets).map(([facet, { score }]) => [facet, score]))).toEqual(
      want.report.facets,
    );
    expect(
      analysis.dayun.map(({ ganzhi, startYear, endYear, score, why }) => ({
        ganzhi: ganzhi.name,
        startYear,
        endYear,
        score,
        why: why.map(({ text }) => text),
      })),
    ).toEqual(
      want.luck.list.map(({ ganzhi, startYear, endYear, score, why }) => ({
        ganzhi,
        startYear,
        endYear,
        score,
        why,
      })),
    );
    for (const year of want.years) {
      const scored = scoreYear(analysis, year.year);
      expect([scored.ganzhi.name, scored.stemGod, scored.pillarScore, scored.score]).toEqual([
        year.ganzhi,
        year.god,
        year.yearScore,
        year.score,
      ]);
      expect(scored.why.map(({ text }) => text)).toEqual(year.why);
    }
  });
});

describe('analyseChart', () => {
  const analysis = analyseChart(castChart(BIRTH));

  test('is plain data that survives JSON, and the same each time', () => {
    expect(analysis).toEqual(JSON.parse(JSON.stringify(analysis)));
    expect(JSON.stringify(analyseChart(castChart(BIRTH)))).toBe(JSON.stringify(analysis));
    expect(Object.isFrozen(analysis)).toBe(true);
  });

  test('carries engine version, doctrine and rules', () => {
    expect(analysis.engineVersion).toMatch(/^\d+\.\d+\.\d+$/);
    expect(analysis.doctrine.usefulSchool).toBe('ledger');
    expect(analyseChart(castChart(BIRTH), { special: 'off' }).doctrine.special).toBe('off');
    expect(analysis.rules.dayBoundary).toBe('zi23');
  });

  test('an unknown option or value of the doctrine is a RangeError naming it', () => {
    const chart = castChart(BIRTH);
    expect(() => analyseChart(chart, { special: 'loose' as 'off' })).toThrow(
      /rule special: "loose", expected standard or strict or off/,
    );
    expect(() => analyseChart(chart, { mood: 'x' } as object)).toThrow(/rule mood: unknown/);
  });

  test('three pillars: no special class, only the possible one, and less confidence', () => {
    const dated = analyseChart(castChart({ ...BIRTH, hour: 'unknown' }));
    expect(dated.pillars.hour).toBeNull();
    expect(dated.strength.follow).toBeNull();
    expect(dated.yongshen.confidence.why.map(({ code }) => code)).toContain('HOUR_UNKNOWN');
    expect(dated).toEqual(JSON.parse(JSON.stringify(dated)));
  });

  test('pillars alone: decades carry no years', () => {
    const pillars = { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' };
    const bare = analyseChart(castChart({ pillars, sex: '男', hour: 'shichen' }));
    expect(bare.yongshen.yong).toBe('土');
    expect(
      bare.dayun.slice(0, 2).map(({ ganzhi, startYear, score }) => [ganzhi.name, startYear, score]),
    ).toEqual([
      ['壬午', null, 63],
      ['癸未', null, 73],
    ]);
    expect(bare).toEqual(JSON.parse(JSON.stringify(bare)));
  });

  test('the explanation goes from the month to the conclusion, each step with rule and source', () => {
    expect(analysis.explanation.map(({ step }) => step).join(' ')).toBe('令 地 势 分数 类别 格局 用神 结论');
    for (const { rule, source } of analysis.explanation) {
      expect(rule).not.toBe('');
      expect(source).toMatch(/·|穷通宝鉴/);
    }
  });

  test('months of a year stay between what makes them', () => {
    const months = scoreMonths(analysis, 2026);
    expect(months.map(({ ganzhi }) => ganzhi.name).slice(0, 2)).toEqual(['庚寅', '辛卯']);
    expect(months).toHaveLength(12);
    for (const { score, pillarScore } of months) {
      expect(score).toBeGreaterThanOrEqual(20);
      expect(Math.abs(score - pillarScore)).toBeLessThanOrEqual(40);
    }
  });
});
