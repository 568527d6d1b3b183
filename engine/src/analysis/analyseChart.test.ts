import { describe, expect, test } from 'vitest';
import { castChart } from '../chart/index.ts';
import { analyseChart } from './analyseChart.ts';
import { RULE_SOURCES } from './evidence.ts';
import { scoreMonths } from './luck/luckPeriods.ts';

const CIVIL = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 };
const BIRTH = { civil: CIVIL, sex: '女', hour: 'minute' } as const;

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

  test('pillars only: decades carry no years', () => {
    const pillars = { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' };
    const bare = analyseChart(castChart({ pillars, sex: '男', hour: 'shichen' }));
    expect(bare.yongshen.yong).toBe('土');
    expect(
      bare.dayun.slice(0, 2).map(({ ganzhi, startYear, score }) => [ganzhi.name, startYear, score]),
    ).toEqual([
      ['壬午', null, 54],
      ['癸未', null, 67],
    ]);
    expect(bare).toEqual(JSON.parse(JSON.stringify(bare)));
  });

  test('the explanation goes from the month to the conclusion, each step with rule and source', () => {
    expect(analysis.explanation.map(({ step }) => step).join(' ')).toBe('令 地 势 分数 类别 格局 用神 结论');
    for (const { code, source } of analysis.explanation) {
      expect(RULE_SOURCES[code]).toBeDefined();
      expect(source).toMatch(/·/);
    }
    expect(analysis.explanation.find(({ step }) => step === '用神')?.because).toEqual(
      analysis.yongshen.ledger,
    );
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
