import { expect, test } from 'vitest';
import { trashDaysLeft } from './trash.ts';

const DAY_MS = 86_400_000;

test('a month is left at first, a day at last', () => {
  expect(trashDaysLeft(0, 0)).toBe(30);
  expect(trashDaysLeft(0, 1)).toBe(30);
  expect(trashDaysLeft(0, DAY_MS)).toBe(29);
  expect(trashDaysLeft(0, 30 * DAY_MS - 1)).toBe(1);
  expect(trashDaysLeft(0, 31 * DAY_MS)).toBe(1);
});
