/**
 * How often each class, base, state, method and confidence occurs among random births, beside the shares of 20,000 births that
 * docs/ACCURACY.md states. The model is ours; a share that moves says that a rule did.
 */
import { expect, test } from 'vitest';
import { randomBirths } from '../../golden/births.ts';
import { isFull } from '../../golden/sweep.ts';
import { castChart } from '../chart/index.ts';
import { analyseChart, type Analysis } from './analyseChart.ts';
import { compareCharts } from './hepan/compareCharts.ts';
import { WORLD } from '../chart/world.ts';

const COUNT = isFull ? 20_000 : 2_000;
const SEED = 20260101;
/** Points of a hundred by which a share may differ: some four standard errors. */
const TOLERANCE = isFull ? 1.5 : 4;

const analyses = randomBirths(SEED, COUNT).map((birth) => analyseChart(castChart(birth, {}, WORLD)));

/** Shares as stated, percent. */
// prettier-ignore
const SHARES: readonly (readonly [name: string, of: (analysis: Analysis) => string, shares: Readonly<Record<string, number>>])[] = [
  ['class', ({ strength }) => strength.class,
    { 身弱: 42.5, 中和: 15.4, 身强: 29.9, 从弱: 8.6, 从强: 2.8, 化气: 0.7 }],
  ['base of wealth', ({ life }) => life.wealth.base,
    { 财星平和: 38.0, 财多身弱: 17.8, 身旺任财: 16.6, 财星偏轻: 8.1, 财星不现: 5.2, 财旺身和: 2.8, 顺势取财: 4.1, 专旺轻财: 2.3, 从财: 2.7, 儿又生财: 2.4 }],
  ['state of the pattern', ({ outcome }) => outcome.state,
    { 成: 44.5, 半成: 24.8, 平: 8.5, 败中有救: 10.5, 败: 4.4, 假成: 7.2 }],
  ['level', ({ outcome }) => outcome.level, { 上: 14.0, 中上: 31.0, 中: 46.4, 中下: 5.2, 下: 3.4 }],
  ['method', ({ yongshen }) => yongshen.method,
    { 扶抑: 79.5, 调候: 3.8, 顺势: 12.1, 格局: 1.1, 通关: 1.3, 病药: 1.5, 合议: 0.8 }],
  ['state of the 用神', ({ yongshen }) => yongshen.state, { 现: 84.6, 受伤: 12.6, 不现: 2.7 }],
  ['confidence', ({ yongshen }) => yongshen.confidence.word, { 高: 16.6, 中: 45.4, 低: 38.0 }],
];

test.each(SHARES)('%s falls as often as stated', (_, of, shares) => {
  const counts = new Map<string, number>();
  for (const analysis of analyses) counts.set(of(analysis), (counts.get(of(analysis)) ?? 0) + 1);
  expect([...counts.keys()].filter((key) => !(key in shares))).toEqual([]);
  for (const [key, expected] of Object.entries(shares)) {
    const share = ((counts.get(key) ?? 0) * 100) / COUNT;
    expect(Math.abs(share - expected), `${key} ${share.toFixed(1)} %`).toBeLessThanOrEqual(TOLERANCE);
  }
});

test.each([
  ['事业', 72.6, 63, 84],
  ['财运', 70.3, 56, 84],
  ['感情', 64.5, 52, 76],
  ['健康', 69.9, 60, 78],
  ['学业', 71.1, 62, 79],
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
