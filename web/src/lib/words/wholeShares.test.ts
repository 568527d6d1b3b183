import { WUXING, type ByWuxing } from '@shangyuan/engine/ganzhi';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeShares } from './wholeShares.ts';

test('the largest remainders are rounded up', () => {
  const percent = { 木: 13.6, 火: 39.2, 土: 21.2, 金: 8.4, 水: 17.6 };
  expect(wholeShares(percent)).toEqual({ 木: 14, 火: 39, 土: 21, 金: 8, 水: 18 });
});

test('shares of one decimal always add up to 100, none off by a whole', () => {
  const parts = fc.tuple(...WUXING.map(() => fc.integer({ min: 0, max: 200 })));
  fc.assert(
    fc.property(parts, (weights) => {
      const sum = weights.reduce((a, b) => a + b, 0);
      fc.pre(sum > 0);
      const percent = Object.fromEntries(
        WUXING.map((wuxing, i) => [wuxing, Math.round(((weights[i] ?? 0) * 1000) / sum) / 10]),
      ) as unknown as ByWuxing<number>;
      const shares = wholeShares(percent);
      expect(WUXING.reduce((total, wuxing) => total + shares[wuxing], 0)).toBe(100);
      for (const wuxing of WUXING) expect(Math.abs(shares[wuxing] - percent[wuxing])).toBeLessThanOrEqual(1);
    }),
  );
});
