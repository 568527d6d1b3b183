import { analyseChart } from '@shangyuan/engine/analysis';
import { castChart } from '@shangyuan/engine/chart';
import { expect, test } from 'vitest';
import { reasonsText } from './decades.ts';

test('clashes with one branch on several pillars are one reason', () => {
  const chart = castChart({
    pillars: { year: '庚午', month: '辛巳', day: '丁巳', hour: '乙巳' },
    sex: '男',
    hour: 'minute',
  });
  const decade = analyseChart(chart).dayun.find(({ ganzhi }) => ganzhi.branch === '亥');
  const text = reasonsText(decade?.why ?? [], '大运');
  expect(text).toMatch(/^：大运的亥与日支、月支、时支巳相冲，.*，各[＋−][\d.]+分/u);
  expect(text.match(/与日支/gu)).toHaveLength(1);
});
