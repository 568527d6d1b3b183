import { jdnOf } from '@shangyuan/engine/time';
import { expect, test } from 'vitest';
import { weekOfYear } from './weekOfYear.ts';

// Values of GNU date +%V.
test.each([
  ['2026-11-24', 48],
  ['2026-01-01', 1],
  ['2025-12-29', 1],
  ['2027-01-03', 53],
  ['2021-01-03', 53],
  ['2024-12-30', 1],
  ['2020-12-31', 53],
  ['1900-01-01', 1],
])('%s is in week %i', (text, week) => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  expect(weekOfYear(jdnOf({ year, month, day }))).toBe(week);
});
