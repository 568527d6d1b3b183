import { expect, test } from 'vitest';
import { randomBirths } from '../../../golden/births.ts';
import { castChart, judgeRelations, NATAL_KEYS, type PillarKey } from '../../chart/index.ts';
import { WORLD } from '../../chart/world.ts';
import { GANZHI } from '../../ganzhi/index.ts';
import { analyseChart } from '../analyseChart.ts';
import { luckBandOf, scorePillar } from './luckScore.ts';

test('bands meet at 80, 70, 60 and 50', () => {
  expect([80, 79, 70, 69, 60, 59, 50, 49].map(luckBandOf).join(' ')).toBe(
    '顺 较顺 较顺 平稳 平稳 需谨慎 需谨慎 宜守',
  );
});

test('a score counts the clashes that the judgement of all relations leaves open, for every pillar of luck', () => {
  const wrong: string[] = [];
  let [openCount, resolvedCount] = [0, 0];
  for (const [i, birth] of randomBirths(6, 150).entries()) {
    const chart = castChart(birth, { wuwei: (['火', '土', '不化'] as const)[i % 3] ?? '火' }, WORLD);
    const analysis = analyseChart(chart);
    for (const ganzhi of GANZHI) {
      const { relations } = judgeRelations(chart.pillars, chart.rules, [{ place: 'liunian', ganzhi }]);
      const clashes = relations.filter(({ kind, pillars }) => kind === '六冲' && pillars.includes('liunian'));
      const open = clashes.filter(({ resolvedBy }) => resolvedBy === undefined);
      openCount += open.length;
      resolvedCount += clashes.length - open.length;
      const expected = NATAL_KEYS.filter((key) => open.some(({ pillars }) => pillars.includes(key)));
      const counted: readonly PillarKey[] = scorePillar(analysis, ganzhi)
        .why.filter(({ code }) => code.startsWith('冲'))
        .flatMap(({ pillars }) => pillars);
      const isSame = expected.length === counted.length && expected.every((key) => counted.includes(key));
      if (!isSame)
        wrong.push(`${NATAL_KEYS.map((key) => chart.pillars[key]?.name).join(' ')} ${ganzhi.name}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(openCount).toBeGreaterThan(1000);
  expect(resolvedCount).toBeGreaterThan(100);
});
