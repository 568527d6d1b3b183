import { describe, expect, it } from 'vitest';

import { goldenJson } from '../../golden/golden.ts';
import { type CivilDate, civilDateOf, jdnOf } from '../time/index.ts';
import { festivalsOf, isMinorFolkDay } from './festivals.ts';
import { civilDateOfLunar, lunarDateOf, lunarYear } from './lunarDate.ts';
import { LUNAR_FESTIVALS, SOLAR_FESTIVALS, WEEKDAY_FESTIVALS } from './tables/festivals.ts';

const names = (date: CivilDate, rules = {}) => festivalsOf(date, rules).map(({ name }) => name);

describe('festivalsOf', () => {
  // Dates as the Hong Kong Observatory and the State Council notices give them.
  it.each([
    [2024, 2, 10, '春节'],
    [2024, 2, 24, '元宵节'],
    [2024, 6, 10, '端午节'],
    [2024, 8, 10, '七夕'],
    [2024, 9, 17, '中秋节'],
    [2024, 10, 11, '重阳节'],
    [2025, 1, 7, '腊八节'],
    [2025, 1, 28, '除夕'],
    [2024, 2, 9, '除夕'],
    [2024, 4, 4, '清明节'],
    [2024, 12, 21, '冬至节'],
    [2024, 5, 12, '母亲节'],
    [2024, 6, 16, '父亲节'],
    [2024, 11, 28, '感恩节'],
    [2026, 6, 19, '端午节'],
    [2026, 10, 1, '国庆节'],
    [2024, 4, 3, '寒食节'],
  ])('%i-%i-%i has %s', (year, month, day, name) => {
    expect(names({ year, month, day })).toContain(name);
  });
  /** By lunar month and day, as the specification keys them. */
  const KEYED = {
    '1-1': '春节',
    '1-15': '元宵节',
    '5-5': '端午节',
    '7-7': '七夕',
    '8-15': '中秋节',
    '9-9': '重阳节',
    '12-8': '腊八节',
  } as const;
  it('keeps the seven keyed festivals in every year of the pickers', () => {
    for (let year = 1925; year <= 2099; year++) {
      for (const [key, name] of Object.entries(KEYED)) {
        const [month, day] = key.split('-').map(Number) as [number, number];
        expect(names(civilDateOfLunar({ year, month, day }))).toContain(name);
      }
      const newYear = jdnOf(civilDateOfLunar({ year: year + 1, month: 1, day: 1 }));
      expect(names(civilDateOf(newYear - 1))).toContain('除夕');
    }
  });
  // 农历 of 2026: 正月初一 is 17 February, 二月初一 19 March, 腊月初一 8 January 2027.
  it.each([
    [2026, 2, 21, '破五'],
    [2026, 3, 8, '天穿节'],
    [2026, 3, 13, '填仓节'],
    [2026, 3, 19, '中和节'],
    [2026, 3, 20, '头牙'],
    [2026, 8, 6, '观莲节'],
    [2027, 1, 23, '尾牙'],
  ])('%i-%i-%i is the folk day %s', (year, month, day, name) => {
    expect(names({ year, month, day })).toContain(name);
  });
  it('has one 除夕 a year, on the last day', () => {
    const { startJdn, days } = lunarYear(2033);
    const eves = Array.from({ length: days }, (_, i) => startJdn + i).filter((jdn) =>
      names(civilDateOf(jdn)).includes('除夕'),
    );
    expect(eves).toEqual([startJdn + days - 1]);
  });
  it('repeats no lunar festival in a leap month by default', () => {
    const leapDragonBoat = civilDateOfLunar({ year: 2028, month: 5, isLeap: true, day: 5 });
    expect(lunarDateOf(leapDragonBoat).isLeap).toBe(true);
    expect(names(leapDragonBoat)).not.toContain('端午节');
    expect(names(leapDragonBoat, { leapFestival: 'on' })).toContain('端午节');
  });
  it('starts modern days in their first year', () => {
    expect(names({ year: 1984, month: 9, day: 10 })).not.toContain('教师节');
    expect(names({ year: 1985, month: 9, day: 10 })).toContain('教师节');
  });
  it('is empty on a day without one, and JSON-safe', () => {
    expect(names({ year: 2026, month: 3, day: 2 })).toEqual([]);
    const found = festivalsOf({ year: 2026, month: 2, day: 17 });
    expect(found).toEqual(JSON.parse(JSON.stringify(found)));
    expect(() => festivalsOf({ year: 2026, month: 2, day: 30 })).toThrow('wrong solar day 30');
    expect(() => names({ year: 2026, month: 2, day: 3 }, { leapFestival: 'x' })).toThrow(
      'Cannot use rule leapFestival: "x"',
    );
  });
});

/** A festival as the reference writes it; which fields stand depends on the type. */
interface WrittenFestival {
  readonly type: string;
  readonly name: string;
  readonly cls: string;
  readonly month: number;
  readonly day: number;
  readonly n: number;
  readonly weekday: number;
}

describe('festivals against the written table', () => {
  it('has all seventy-five, and seven folk days beside them', () => {
    const { festivals } = goldenJson<{ festivals: readonly WrittenFestival[] }>('almanac/day-tables');
    expect(festivals).toHaveLength(75);
    const ours = LUNAR_FESTIVALS.length + SOLAR_FESTIVALS.length + WEEKDAY_FESTIVALS.length;
    expect(ours + 1 + 2 + 3).toBe(75 + 7);
    // Folk days that the reference leaves out, each with a book in the header of the table.
    const beside = LUNAR_FESTIVALS.filter(([, , name]) => isMinorFolkDay(name));
    expect(beside.map(([, , , cls]) => cls)).toEqual(Array.from({ length: 7 }, () => '民俗'));
    expect(festivals.filter(({ name }) => isMinorFolkDay(name))).toEqual([]);
    for (const f of festivals) {
      if (f.type === 'lunar') {
        const own = LUNAR_FESTIVALS.filter(([m, d]) => m === f.month && d === f.day);
        expect(
          own.some(([, , name, cls]) => f.name.includes(name) && f.cls === cls),
          f.name,
        ).toBe(true);
      } else if (f.type === 'solar') {
        expect(
          SOLAR_FESTIVALS.some(
            ([m, d, name, cls]) => m === f.month && d === f.day && name === f.name && cls === f.cls,
          ),
        ).toBe(true);
      } else if (f.type === 'nthWeekday') {
        expect(
          WEEKDAY_FESTIVALS.some(
            ([m, n, w, name]) => m === f.month && n === f.n && w === f.weekday && name === f.name,
          ),
        ).toBe(true);
      }
    }
  });
});
