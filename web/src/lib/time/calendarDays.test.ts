import { jdnOf, MAX_JDN } from '@shangyuan/engine/time';
import { expect, test } from 'vitest';
import { isCalendarDay, isCalendarYear, MIN_JDN, monthFrom } from './calendarDays.ts';

test('months turn over the year, and end with the calendar', () => {
  expect(monthFrom({ year: 2026, month: 11, day: 22 }, 2)).toEqual({ year: 2027, month: 1, day: 1 });
  expect(monthFrom({ year: 2026, month: 1, day: 31 }, -1)).toEqual({ year: 2025, month: 12, day: 1 });
  expect(monthFrom({ year: 9999, month: 12, day: 31 }, 1)).toBeNull();
  expect(monthFrom({ year: 1, month: 1, day: 1 }, -1)).toBeNull();
  expect(monthFrom({ year: 9999, month: 12, day: 31 }, 0)).toEqual({ year: 9999, month: 12, day: 1 });
});

test('days and years outside the calendar are rejected', () => {
  expect([MIN_JDN - 1, MIN_JDN, MAX_JDN, MAX_JDN + 1].map(isCalendarDay)).toEqual([false, true, true, false]);
  expect([0, 1, 9999, 10_000, 1.5, Number.NaN].map(isCalendarYear)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(jdnOf({ year: 9999, month: 12, day: 31 })).toBe(MAX_JDN);
});
