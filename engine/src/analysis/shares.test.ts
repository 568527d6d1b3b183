/**
 * How often each class, base, state, method and confidence occurs among random births, beside what the reference measured on
 * 20,000 births of its own. The model is ours; a share that moves says that a rule did.
 */
import { expect, test } from 'vitest';
import { randomBirths } from '../../golden/births.ts';
import { isFull } from '../../golden/sweep.ts';
import { castChart } from '../chart/index.ts';
import { analyseChart, type Analysis } from './analyseChart.ts';
import { compareCharts } from './hepan/compareCharts.ts';

const COUNT = isFull ? 20_000 : 2_000;
const SEED = 20260101;
/** Points of a hundred by which a share may differ: some four standard errors. */
const TOLERANCE = isFull ? 1.5 : 4;

const analyses = randomBirths(SEED, COUNT).map((birth) => analyseChart(castChart(birth)));

/** Shares by the reference, percent. */
// prettier-ignore
const SHARES: readonly (readonly [name: string, of: (analysis: Analysis) => string, shares: Readonly<Record<string, number>>])[] = [
  ['class', ({ strength }) => strength.class,
    { 身弱: 36.5, 中和: 16.4, 身强: 38.4, 从弱: 5.4, 从强: 2.2, 化气: 1.0 }],
  ['base of wealth', ({ life }) => life.wealth.base,
    { 财星平和: 34.7, 财多身弱: 18.8, 身旺任财: 17.7, 财星偏轻: 10.7, 财星不现: 6.2, 财旺身和: 3.7, 顺势取财: 3.8, 专旺轻财: 1.8, 从财: 1.4, 儿又生财: 1.1 }],
  ['state of the pattern', ({ standing }) => standing.state,
    { 成: 49.7, 半成: 22.5, 平: 9.4, 败中有救: 10.4, 败: 4.6, 假成: 3.4 }],
  ['level', ({ standing }) => standing.level, { 上: 14.2, 中上: 29.0, 中: 46.7, 中下: 6.2, 下: 3.8 }],
  ['method', ({ yongshen }) => yongshen.method,
    { 扶抑: 67.3, 调候: 19.3, 顺势: 8.7, 格局: 1.8, 通关: 1.6, 病药: 0.8, 合议: 0.6 }],
  ['state of the 用神', ({ yongshen }) => yongshen.state, { 现: 82.5, 受伤: 12.7, 不现: 4.8 }],
  ['confidence', ({ yongshen }) => yongshen.confidence.word, { 高: 22.7, 中: 41.9, 低: 35.4 }],
];

test.each(SHARES)('%s falls as often as the reference found', (_, of, shares) => {
  const counts = new Map<string, number>();
  for (const analysis of analyses) counts.set(of(analysis), (counts.get(of(analysis)) ?? 0) + 1);
  expect([...counts.keys()].filter((key) => !(key in shares))).toEqual([]);
  for (const [key, wanted] of Object.entries(shares)) {
    const share = ((counts.get(key) ?? 0) * 100) / COUNT;
    expect(Math.abs(share - wanted), `${key} ${share.toFixed(1)} %`).toBeLessThanOrEqual(TOLERANCE);
  }
});

test.each([
  ['事业', 72.6, 62, 84],
  ['财运', 70.1, 55, 84],
  ['感情', 65.2, 52, 77],
  ['健康', 68.0, 58, 77],
  ['学业', 70.2, 61, 79],
] as const)('facet %s: mean %d, nine in ten between %d and %d', (facet, mean, low, high) => {
  const scores = analyses.map(({ facets }) => facets[facet].score).toSorted((a, b) => a - b);
  const own = scores.reduce((sum, score) => sum + score, 0) / COUNT;
  expect(Math.abs(own - mean)).toBeLessThanOrEqual(1);
  expect(Math.abs((scores[Math.floor(COUNT * 0.05)] ?? 0) - low)).toBeLessThanOrEqual(1);
  expect(Math.abs((scores[Math.floor(COUNT * 0.95)] ?? 0) - high)).toBeLessThanOrEqual(1);
});

test('couples: mean 66–71, standard deviation 7.5–10', () => {
  const totals = Array.from({ length: COUNT / 2 }, (_, i) => {
    const [a, b] = [analyses[2 * i] as Analysis, analyses[2 * i + 1] as Analysis];
    return compareCharts(a, b, { mode: 'couple', refYear: 2026 }).total;
  });
  const mean = totals.reduce((sum, total) => sum + total, 0) / totals.length;
  const deviation = Math.sqrt(totals.reduce((sum, total) => sum + (total - mean) ** 2, 0) / totals.length);
  expect(mean).toBeGreaterThan(66);
  expect(mean).toBeLessThan(71);
  expect(deviation).toBeGreaterThan(7.5);
  expect(deviation).toBeLessThan(10);
});
