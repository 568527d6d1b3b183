import { publishedHolidays } from '@shangyuan/engine/calendar';
import { jdnOf } from '@shangyuan/engine/time';
import { expect, test } from 'vitest';
import { bookWith } from './holidayBook.ts';

const NEW_YEAR = jdnOf({ year: 2027, month: 1, day: 1 });
const STORED = {
  asOf: '2026-11-10',
  notices: [
    {
      year: 2027,
      source: '国办发明电〔2026〕1号',
      days: [{ date: '2027-01-01', name: '元旦', kind: 'off' as const }],
    },
  ],
};

test('notices of the server are added to those built in', () => {
  const book = bookWith(STORED);
  expect(book.find(NEW_YEAR)?.name).toBe('元旦');
  expect(book.yearMax).toBe(2027);
  expect(book.asOf).toBe('2026-11-10');
  expect(book.ofYear(2026)).toEqual(publishedHolidays().ofYear(2026));
});

test('without it, or with data of another version, the built-in table is used', () => {
  expect(bookWith(null)).toBe(publishedHolidays());
  expect(bookWith({ asOf: '2026-11-10' } as never)).toBe(publishedHolidays());
  expect(
    bookWith({ ...STORED, notices: [{ year: 2027, source: '', days: [{ date: 'soon' }] }] } as never).ofYear(
      2027,
    ),
  ).toEqual([]);
});
