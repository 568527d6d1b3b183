import { expect, test } from 'vitest';
import { tenthsOf } from './figures.ts';

test('tenthsOf writes a share as it would be spoken', () => {
  const spoken = [2, 6, 10, 13, 18, 21.2, 37.4, 41, 44, 100].map(tenthsOf);
  expect(spoken).toEqual([
    '不到一成',
    '近一成',
    '一成',
    '一成多',
    '近两成',
    '两成',
    '近四成',
    '四成',
    '四成多',
    '十成',
  ]);
});
