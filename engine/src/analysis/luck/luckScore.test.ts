import { describe, expect, test } from 'vitest';
import { findGanzhi, ganzhiOf, type Ganzhi } from '../../ganzhi/index.ts';
import { scorePillar, luckBandOf } from './luckScore.ts';
import { LUCK_SHARES, SCORE_BEFORE_DAYUN } from '../tables/luckPoints.ts';
import { pillarsOfWorked, workedCharts, type WorkedChart } from '../../../golden/workedCharts.ts';

const contextOf = (chart: WorkedChart) => ({
  pillars: pillarsOfWorked(chart),
  roles: chart.useful.roles as Parameters<typeof scorePillar>[0]['roles'],
  rules: { si: 'bingengwu', tianyi: 'jiawugeng' } as const,
});

describe('the worked charts', () => {
  const cases = workedCharts().map((c) => [c.id, c] as const);
  test.each(cases)('decades of %s', (_, chart) => {
    const context = contextOf(chart);
    for (const step of chart.luck.list) {
      const { score, why } = scorePillar(context, findGanzhi(step.ganzhi) as Ganzhi);
      expect([score, why.map((reason) => reason.text)], step.ganzhi).toEqual([step.score, step.why]);
    }
  });

  test.each(cases)('years of %s', (_, chart) => {
    const context = contextOf(chart);
    for (const want of chart.years) {
      const ganzhi = ganzhiOf(want.year - 4);
      expect(ganzhi.name).toBe(want.ganzhi);
      const { score, why } = scorePillar(context, ganzhi);
      expect([score, why.map((reason) => reason.text)], want.ganzhi).toEqual([want.yearScore, want.why]);
      const decade = chart.luck.list.find((s) => s.ganzhi === want.decade)?.score ?? SCORE_BEFORE_DAYUN;
      expect(Math.round(LUCK_SHARES.year.year * score + LUCK_SHARES.year.decade * decade)).toBe(want.score);
    }
  });
});

test('bands meet at 80, 70, 60 and 50', () => {
  expect([80, 79, 70, 69, 60, 59, 50, 49].map(luckBandOf).join(' ')).toBe(
    '顺 较顺 较顺 平稳 平稳 需谨慎 需谨慎 宜守',
  );
});
