import { expect, test } from 'vitest';
import { luckBandOf } from './luckScore.ts';

test('bands meet at 80, 70, 60 and 50', () => {
  expect([80, 79, 70, 69, 60, 59, 50, 49].map(luckBandOf).join(' ')).toBe(
    '顺 较顺 较顺 平稳 平稳 需谨慎 需谨慎 宜守',
  );
});
