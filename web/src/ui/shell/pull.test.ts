import { expect, test } from 'vitest';
import { pullDistance } from './pull.ts';

test('pullDistance grows ever slower and stays under 96 px', () => {
  const steps = [0, 40, 80, 160, 400, 4000].map(pullDistance);
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(steps.at(-1)).toBeLessThan(96);
  expect(pullDistance(-5)).toBe(0);
});
