import type { Birth } from '@shangyuan/engine/chart';
import { expect, test } from 'vitest';
import { parentDoubt } from './parentCheck.ts';

const born = (year: number): Birth => ({
  sex: '女',
  hour: 'minute',
  civil: { year, month: 6, day: 15, hour: 14, minute: 30, second: 0 },
});

test.each([
  [2018, 1990, { kind: 'younger', years: 28 }],
  [1990, 1999, { kind: 'close', years: 9 }],
  [1990, 1990, { kind: 'close', years: 0 }],
  [1976, 1990, null],
  [1960, 1990, null],
] as const)('a parent born in %i and a child in %i', (parent, child, doubt) => {
  expect(parentDoubt('parentChild', born(parent), born(child))).toEqual(doubt);
});

test('nothing is odd between others, or where a year is not known', () => {
  expect(parentDoubt('couple', born(2018), born(1990))).toBeNull();
  expect(parentDoubt(null, born(2018), born(1990))).toBeNull();
  const pillars: Birth = {
    sex: '男',
    hour: 'shichen',
    pillars: { year: '庚午', month: '壬午', day: '辛亥', hour: '乙未' },
  };
  expect(parentDoubt('parentChild', pillars, born(1990))).toBeNull();
});
