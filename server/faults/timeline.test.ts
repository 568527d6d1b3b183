import { expect, it } from 'vitest';
import { Timeline } from './timeline.ts';

it('measures until the first answer that no failure follows, for each kind of call', () => {
  const timeline = new Timeline();
  timeline.add('read', false, 50);
  timeline.add('read', true, 90);
  for (const [isAnswered, endedAt] of [
    [true, 110],
    [false, 120],
    [true, 130],
    [false, 150],
    [true, 180],
  ] as const)
    timeline.add('write', isAnswered, endedAt);
  expect(timeline.recoveryMs('write', 100)).toBe(80);
  // It has failed right before, and is answered 20 ms later.
  expect(timeline.recoveryMs('write', 160)).toBe(20);
  expect(timeline.recoveryMs('write', 185)).toBe(0);
  expect(timeline.recoveryMs('read', 100)).toBe(0);
  expect(timeline.recoveryMs('pay', 100)).toBe(0);
  timeline.add('pay', false, 120);
  expect(timeline.recoveryMs('pay', 100)).toBeNull();
});
