import { expect, test } from 'vitest';
import { beijingTime, momentText } from './beijing.ts';

test('the Beijing clock is eight hours ahead', () => {
  const epochMs = Date.UTC(2026, 11, 31, 16, 5);
  expect(beijingTime(epochMs)).toEqual({ year: 2027, month: 1, day: 1, hour: 0, minute: 5, second: 0 });
  expect(momentText(epochMs)).toBe('01-01 00:05');
});
