import { expect, test } from 'vitest';
import { formatDate, parseDate } from './dateText.ts';

test.each([
  ['2026-11-21', { year: 2026, month: 11, day: 21 }],
  ['2026/1/2', { year: 2026, month: 1, day: 2 }],
  ['2026年11月21日', { year: 2026, month: 11, day: 21 }],
  ['20261121', { year: 2026, month: 11, day: 21 }],
  ['1582-10', { year: 1582, month: 10, day: 1 }],
])('%s is read', (text, date) => {
  expect(parseDate(text)).toEqual(date);
});

test.each(['', '2023-02-29', '1582-10-05', '2026', '2026-13-01', 'abc', '2026-1-1-1', '99999-1-1'])(
  '%s is no date',
  (text) => {
    expect(parseDate(text)).toBeNull();
  },
);

test('formatting and reading are a round trip', () => {
  for (const text of ['0001-01-01', '1582-10-15', '2100-12-31']) {
    const date = parseDate(text);
    expect(date && formatDate(date)).toBe(text);
  }
});
