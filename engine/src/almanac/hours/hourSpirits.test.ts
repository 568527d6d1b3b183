import { expect, test } from 'vitest';
import { hourBandOf } from './hourSpirits.ts';

test('bands of an hour at their edges', () => {
  expect([6, 5, 2, 1, -1, -2, -5, -6].map(hourBandOf)).toEqual('大吉 吉 吉 平 平 次凶 次凶 凶'.split(' '));
});
