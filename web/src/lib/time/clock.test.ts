import { expect, test } from 'vitest';
import { shanghaiDate } from './clock.ts';

test('shanghaiDate changes at midnight in Shanghai', () => {
  expect(shanghaiDate(Date.UTC(2026, 10, 21, 15, 59, 59))).toBe('2026-11-21');
  expect(shanghaiDate(Date.UTC(2026, 10, 21, 16))).toBe('2026-11-22');
});
