import { describe, expect, test } from 'vitest';
import { BRANCHES } from '../../ganzhi/index.ts';
import { jdnOf } from '../../time/index.ts';
import { dayJiuxing, hourJiuxing, isYangHalf } from './dayJiuxing.ts';

function jdn(text: string): number {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return jdnOf({ year, month, day });
}

/** First days of the half-years of 240 days, 1900-2100, from the domain reference. */
const LEAP_YIN = (
  '1905-05-25 1928-05-24 1939-05-27 1951-05-24 1962-05-26 1985-05-25 ' +
  '2008-05-24 2031-05-24 2042-05-26 2054-05-23 2065-05-25 2088-05-24'
).split(' ');
const LEAP_YANG = '1916-11-23 1973-11-24 1996-11-23 2019-11-23 2076-11-23 2099-11-23'.split(' ');

describe('the half-year of 240 days', () => {
  test.each(LEAP_YIN)(
    'from %s backward: 九紫 runs on, is counted back, or begins at 甲午 with 三碧',
    (date) => {
      const start = jdn(date);
      const at = (passed: number, school: 'restart' | 'backcount' | 'jiawu'): number =>
        dayJiuxing(start + passed, school).number;
      expect([at(0, 'restart'), at(239, 'restart'), at(240, 'restart')]).toEqual([9, 4, 1]);
      expect([at(0, 'backcount'), at(239, 'backcount'), at(240, 'backcount')]).toEqual([6, 1, 1]);
      expect([at(29, 'jiawu'), at(30, 'jiawu'), at(239, 'jiawu'), at(240, 'jiawu')]).toEqual([3, 3, 1, 1]);
    },
  );
  test.each(LEAP_YANG)('from %s forward: 一白 runs on, or begins at 甲午 with 七赤', (date) => {
    const start = jdn(date);
    expect([0, 239, 240].map((passed) => dayJiuxing(start + passed).number)).toEqual([1, 6, 9]);
    expect([30, 239, 240].map((passed) => dayJiuxing(start + passed, 'jiawu').number)).toEqual([7, 9, 9]);
  });
  test('there are no others: elsewhere a half-year has 180 days', () => {
    // Inside a half the star moves by one, forward or backward; where it does neither, a half begins.
    const starts: number[] = [];
    for (let day = jdn('1900-06-01'); day <= jdn('2100-12-31'); day++) {
      const step = (dayJiuxing(day).number - dayJiuxing(day - 1).number + 9) % 9;
      if (step !== 1 && step !== 8) starts.push(day);
    }
    const long = starts.filter((day, i) => (starts[i + 1] ?? day + 180) - day !== 180);
    expect(new Set(long)).toEqual(new Set([...LEAP_YIN, ...LEAP_YANG].map(jdn)));
  });
});

describe('stars of hours', () => {
  test('子午卯酉 days begin with 一白, 辰戌丑未 四绿, 寅申巳亥 七赤, and 九紫 六白 三碧 backward', () => {
    const firsts = (isYang: boolean): number[] =>
      BRANCHES.map((branch) => hourJiuxing(branch, '子', isYang).number);
    expect(firsts(true)).toEqual([1, 4, 7, 1, 4, 7, 1, 4, 7, 1, 4, 7]);
    expect(firsts(false)).toEqual([9, 6, 3, 9, 6, 3, 9, 6, 3, 9, 6, 3]);
    expect(hourJiuxing('子', '亥', true).number).toBe(3);
    expect(hourJiuxing('子', '亥', false).number).toBe(7);
  });
  test('they turn with the day of the solstice', () => {
    expect(
      [jdn('2025-12-20'), jdn('2025-12-21'), jdn('2026-06-20'), jdn('2026-06-21')].map(isYangHalf),
    ).toEqual([false, true, true, false]);
  });
});
