import { publishedHolidays } from '@shangyuan/engine/calendar';
import { expect, test } from 'vitest';
import { holidayNote } from './holidayText.ts';

const HOLIDAYS = publishedHolidays();

test('a year without notices of holidays says so, and no other does', () => {
  const note = (year: number) => holidayNote(HOLIDAYS, year);
  expect([1600, 1949, 2001, 2026].map(note)).toEqual(['', '', '', '']);
  for (const year of [1950, 2000]) expect(note(year)).toContain('2001年以前');
  expect(note(HOLIDAYS.yearMax + 1)).toBe(
    `放假数据截至2025年11月4日；${HOLIDAYS.yearMax + 1}年的放假安排尚未公布，不标休班`,
  );
  expect(note(2100)).toContain(`${HOLIDAYS.yearMax + 1}年起的放假安排尚未公布`);
});
