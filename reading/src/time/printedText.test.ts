import { jdnOf } from '@shangyuan/engine/time';
import { expect, test } from 'vitest';
import { printedDayText } from './printedText.ts';

const of = (year: number, month: number, day: number) => printedDayText(jdnOf({ year, month, day }));

test('says how the printed calendar has the day, with the moment of the term', () => {
  expect(of(2097, 9, 5)).toBe('历书或作七月三十：这个月的朔离零时不到两分钟，香港天文台早排一天。');
  expect(of(1912, 11, 22)).toBe('历书或把小雪印在次日；按实际时刻，这一天 23:48 交小雪。');
  expect(of(1912, 11, 23)).toBe('历书或把小雪印在这一天；按实际时刻，前一天 23:48 交小雪。');
  expect(of(1927, 9, 8)).toBe('历书或把白露印在这一天；按实际时刻，次日 00:05 交白露。');
  expect(of(1927, 9, 9)).toBe('历书或把白露印在前一天；按实际时刻，这一天 00:05 交白露。');
});

test('says nothing of other days', () => {
  expect([of(2057, 9, 27), of(2057, 10, 28), of(2026, 11, 23)]).toEqual([null, null, null]);
});
