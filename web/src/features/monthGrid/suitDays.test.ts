import { almanacDay } from '@shangyuan/engine/almanac';
import { MODERN } from '@shangyuan/engine/calendar';
import { civilDateOf, jdnOf } from '@shangyuan/engine/time';
import { expect, test } from 'vitest';
import { findSuitDay, suitDays } from './suitDays.ts';

const WEDDING = { affair: 'jiaqu', preset: '协纪' } as const;
const NOVEMBER = Array.from({ length: 30 }, (_, i) => jdnOf({ year: 2026, month: 11, day: 1 }) + i);

test('the days of a month that suit are those whose 宜 has the affair, and none of 诸事不宜', () => {
  const found = [...suitDays(MODERN, NOVEMBER, WEDDING)].map((jdn) => civilDateOf(jdn).day);
  expect(found).toContain(24);
  // 阴阳小会: nothing suits by 协纪.
  expect(found).not.toContain(21);
  for (const day of found) {
    const { yiji } = almanacDay({ year: 2026, month: 11, day });
    expect(yiji.affairsYi.map(({ name }) => name)).toContain('嫁娶');
  }
  expect(found.length).toBeGreaterThan(3);
  expect(found.length).toBeLessThan(20);
});

test('the nearest day after one and before it, with nothing between', () => {
  const found = [...suitDays(MODERN, NOVEMBER, WEDDING)];
  const [first = 0, second = 0] = found;
  expect(findSuitDay(MODERN, first, 1, WEDDING)).toBe(second);
  expect(findSuitDay(MODERN, second, -1, WEDDING)).toBe(first);
});

test('the book decides: 短星 of 协纪, which 通行 leaves out', () => {
  const day = [jdnOf({ year: 2026, month: 11, day: 22 })];
  expect(suitDays(MODERN, day, { affair: 'naxu', preset: '协纪' }).size).toBe(0);
  expect(suitDays(MODERN, day, { affair: 'naxu', preset: '通行' }).size).toBe(1);
});

test('the search ends where the calendar ends', () => {
  expect(findSuitDay(MODERN, jdnOf({ year: 9999, month: 12, day: 31 }), 1, WEDDING)).toBeNull();
  expect(findSuitDay(MODERN, jdnOf({ year: 1646, month: 1, day: 1 }), -1, WEDDING)).toBeNull();
});
