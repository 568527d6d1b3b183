import { checkCivilDate, civilDateOf, jdnOf } from '@shangyuan/engine/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockText, dateTimeText, formatDate, parseDate } from './dateText.ts';

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

const FIRST = jdnOf({ year: 1, month: 1, day: 1 });
const LAST = jdnOf({ year: 9999, month: 12, day: 31 });

test('every date is read back from how it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: FIRST, max: LAST }), (jdn) => {
      const date = civilDateOf(jdn);
      expect(parseDate(formatDate(date))).toEqual(date);
    }),
  );
});

test('whatever is typed results in a date that exists, or none', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc
      .array(fc.constantFrom('1', '0', '29', '2023', '-', '/', '年', '月', '日', ' '))
      .map((parts) => parts.join('')),
    fc
      .tuple(
        fc.constantFrom(1, 1582, 2023, 2024),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 32 }),
      )
      .map((parts) => parts.join('-')),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const date = parseDate(text);
      expect(() => date === null || checkCivilDate(date)).not.toThrow();
    }),
  );
});

test('clocks are written to the minute, with seconds where there are any', () => {
  const time = { year: 1990, month: 6, day: 15, hour: 9, minute: 5, second: 0 };
  expect(clockText(time)).toBe('09:05');
  expect(dateTimeText(time)).toBe('1990-06-15 09:05');
  expect(dateTimeText({ ...time, second: 5 })).toBe('1990-06-15 09:05:05');
});
