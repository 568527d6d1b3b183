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
    { 身弱: 41.1, 中和: 15.2, 身强: 31.8, 从弱: 8.8, 从强: 2.4, 化气: 0.7 }],
  ['base of wealth', ({ life }) => life.wealth.base,
    { 财星平和: 37.4, 财多身弱: 17.9, 身旺任财: 17.4, 财星偏轻: 8.0, 财星不现: 5.2, 财旺身和: 2.8, 顺势取财: 4.1, 专旺轻财: 2.0, 从财: 2.7, 儿又生财: 2.6 }],
  ['state of the pattern', ({ outcome }) => outcome.state,
    { 成: 45.1, 半成: 24.9, 平: 8.2, 败中有救: 10.5, 败: 4.4, 假成: 7.0 }],
  ['level', ({ outcome }) => outcome.level, { 上: 15.8, 中上: 32.3, 中: 44.3, 中下: 4.7, 下: 3.0 }],
  ['method', ({ yongshen }) => yongshen.method,
    { 扶抑: 78.6, 调候: 4.7, 顺势: 11.9, 格局: 1.4, 通关: 1.9, 病药: 0.7, 合议: 0.8 }],
  ['state of the 用神', ({ yongshen }) => yongshen.state, { 现: 86.3, 受伤: 11.6, 不现: 2.1 }],
  ['confidence', ({ yongshen }) => yongshen.confidence.word, { 高: 13.0, 中: 31.1, 低: 55.9 }],
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
  ['事业', 71.6, 62, 81],
  ['财运', 70.3, 56, 84],
  ['感情', 64.5, 52, 76],
  ['健康', 70.1, 60, 78],
  ['学业', 71.7, 63, 80],
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
