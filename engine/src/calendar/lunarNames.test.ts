import { describe, expect, it } from 'vitest';
import { lunarDayName, lunarMonthName } from './lunarNames.ts';
import { HISTORY } from './historical/index.ts';
import { lunarDateOf } from './lunarDate.ts';

describe('lunar names', () => {
  it('lunarMonthName: leap mark, 冬月 腊月 or numbers', () => {
    expect(lunarMonthName({ month: 1, isLeap: false })).toBe('正月');
    expect(lunarMonthName({ month: 11, isLeap: true })).toBe('闰冬月');
    expect(lunarMonthName({ month: 11, isLeap: true }, { monthAlias: 'off' })).toBe('闰十一月');
    expect(() => lunarMonthName({ month: 13, isLeap: false })).toThrow('wrong lunar month 13');
  });

  it('yearStart regnal: the name printed at the time, where there was another', () => {
    const lunar = lunarDateOf({ year: 690, month: 2, day: 15 }, {}, HISTORY);
    expect(lunarMonthName(lunar)).toBe('正月');
    expect(lunarMonthName(lunar, { yearStart: 'regnal' })).toBe('一月');
    expect(lunarMonthName({ month: 1, isLeap: false }, { yearStart: 'regnal' })).toBe('正月');
  });

  it('lunarDayName: thirty names, all different', () => {
    const names = Array.from({ length: 30 }, (_, i) => lunarDayName(i + 1));
    expect(new Set(names).size).toBe(30);
    expect([names[0], names[9], names[19], names[20], names[29]]).toEqual([
      '初一',
      '初十',
      '二十',
      '廿一',
      '三十',
    ]);
    expect(() => lunarDayName(31)).toThrow('wrong lunar day 31, expected 1 to 30');
    expect(() => lunarDayName(0)).toThrow(RangeError);
  });
});
