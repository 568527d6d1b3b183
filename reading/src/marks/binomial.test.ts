import { expect, test } from 'vitest';
import { binomialInterval, chanceOf, choices, drawnAtLeast } from './binomial.ts';

// Clopper and Pearson, 95 %, as printed tables of exact binomial limits have them.
test.each([
  [0, 10, 0, 0.3085],
  [1, 10, 0.0025, 0.445],
  [5, 10, 0.1871, 0.8129],
  [8, 10, 0.4439, 0.9748],
  [5, 20, 0.0866, 0.491],
  [6, 6, 0.5407, 1],
  [3, 6, 0.1181, 0.8819],
])('%i hits of %i lie between %f and %f', (hits, n, low, high) => {
  const [from, to] = binomialInterval(hits, n);
  expect(from).toBeCloseTo(low, 4);
  expect(to).toBeCloseTo(high, 4);
});

test('no hit of n leaves the chance whose n-th power of the rest is 2.5 %', () => {
  for (const n of [1, 2, 7, 40]) expect(binomialInterval(0, n)[1]).toBeCloseTo(1 - 0.025 ** (1 / n), 9);
});

// Tosses of a coin, counted by hand: 2·(1 + 10)/1024, 2·(1 + 8)/256.
test.each([
  [6, 6, 2 / 64],
  [0, 5, 2 / 32],
  [9, 10, 22 / 1024],
  [1, 8, 18 / 256],
  [3, 6, 1],
  [0, 0, 1],
])('%i heads of %i come about by chance at %f', (hits, n, chance) => {
  expect(chanceOf(hits, Array<number>(n).fill(1 / 2))).toBeCloseTo(chance, 12);
});

test('trials of different chances are summed exactly', () => {
  // A third, a half and a certainty: all three in one of six, at least two in four of six, at most one in two of six.
  expect(chanceOf(3, [1 / 3, 1 / 2, 1])).toBeCloseTo(2 / 6, 12);
  expect(chanceOf(1, [1 / 3, 1 / 2, 1])).toBeCloseTo(4 / 6, 12);
  expect(chanceOf(4, Array<number>(4).fill(1 / 3))).toBeCloseTo(2 / 81, 12);
});

test('the lady tasting tea: four of four cups right by chance once in seventy, three or four 17 times', () => {
  expect(drawnAtLeast(4, 4, 4, 8)).toBeCloseTo(1 / 70, 12);
  expect(drawnAtLeast(3, 4, 4, 8)).toBeCloseTo(17 / 70, 12);
  expect(drawnAtLeast(0, 4, 4, 8)).toBeCloseTo(1, 12);
  expect(drawnAtLeast(0, 0, 0, 0)).toBe(1);
});

test('choices are those of the triangle', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map((k) => choices(6, k))).toEqual([1, 6, 15, 20, 15, 6, 1]);
  expect(choices(3, 4)).toBe(0);
});
