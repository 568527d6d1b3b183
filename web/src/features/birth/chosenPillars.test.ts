import { hourChoicesOf, monthChoicesOf } from '@shangyuan/engine/chart';
import { GANZHI } from '@shangyuan/engine/ganzhi';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPillars, formatPillars, parsePillarsText, pillarNames } from './chosenPillars.ts';

test('pillars that can be chosen come back from their names and from an address', () => {
  const chosen = fc
    .record({
      year: fc.constantFrom(...GANZHI),
      day: fc.constantFrom(...GANZHI),
      month: fc.integer({ min: 0, max: 11 }),
      hour: fc.integer({ min: 0, max: 12 }),
    })
    .map(({ year, day, month, hour }) => ({
      year,
      month: monthChoicesOf(year)[month] ?? year,
      day,
      hour: hourChoicesOf(day)[hour] ?? null,
    }));
  fc.assert(
    fc.property(chosen, (pillars) => {
      expect(findPillars(pillarNames(pillars))).toEqual(pillars);
      expect(parsePillarsText(formatPillars(pillarNames(pillars)))).toEqual(pillars);
    }),
  );
});

test.each([
  '',
  '庚午',
  '庚午.壬午.辛亥',
  '庚午.甲午.辛亥.乙未',
  '庚午.壬午.辛亥.甲未',
  '庚午.壬午.辛亥.乙未.甲子',
])('%j is no chart', (text) => expect(parsePillarsText(text)).toBeNull());
