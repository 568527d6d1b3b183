import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { goldenJson } from '../../golden/golden.ts';
import { type CivilDate, civilDateOf, jdnOf } from '../time/index.ts';
import { festivalsOf, isMinorFolkDay } from './festivals.ts';
import { civilDateOfLunar, lunarDateOf, lunarYear } from './lunarDate.ts';
import { LUNAR_FESTIVALS, MINOR_FOLK_DAYS, SOLAR_FESTIVALS, WEEKDAY_FESTIVALS } from './tables/festivals.ts';

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
  // 2018-08-19 was the first; the Mondays as the ministry of education announced them.
  it.each([
    [2018, 8, 19, '中国医师节'],
    [1996, 3, 25, '全国中小学生安全教育日'],
    [2022, 3, 28, '全国中小学生安全教育日'],
    [2025, 3, 31, '全国中小学生安全教育日'],
  ])('%i-%i-%i is the civil day %s', (year, month, day, name) => {
    expect(names({ year, month, day })).toContain(name);
  });
  it('has the last Monday of March once a year, in years of four Mondays and of five', () => {
    const march = (year: number) => Array.from({ length: 31 }, (_, i) => ({ year, month: 3, day: i + 1 }));
    for (let year = 1990; year <= 2050; year++) {
      const found = march(year).filter((date) => names(date).includes('全国中小学生安全教育日'));
      const days = found.map(({ day }) => day);
      expect(days).toHaveLength(year < 1996 ? 0 : 1);
      for (const day of days) {
        expect(day).toBeGreaterThan(24);
        expect(new Date(Date.UTC(year, 2, day)).getUTCDay()).toBe(1);
      }
    }
    expect(names({ year: 2017, month: 8, day: 19 })).not.toContain('中国医师节');
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

/** Festivals that the reference does not have; the header of tables/festivals.ts names the source of each. */
const BESIDE = [
  '破五',
  '天穿节',
  '填仓节',
  '中和节',
  '头牙',
  '观莲节',
  '尾牙',
  '中国医师节',
  '全国中小学生安全教育日',
];

/** What the reference has of a festival, in one line; a name of ours may be a part of that in the reference. */
const lineOf = (f: WrittenFestival): string =>
  f.type === 'nthWeekday' ? `${f.month} ${f.n} ${f.weekday} ${f.cls}` : `${f.month} ${f.day} ${f.cls}`;

describe('festivals against the written table', () => {
  const { festivals } = goldenJson<{ festivals: readonly WrittenFestival[] }>('almanac/day-tables');
  const ours = [
    ...LUNAR_FESTIVALS.map(([m, d, name, cls]) => ({ type: 'lunar', name, line: `${m} ${d} ${cls}` })),
    ...SOLAR_FESTIVALS.map(([m, d, name, cls]) => ({ type: 'solar', name, line: `${m} ${d} ${cls}` })),
    ...WEEKDAY_FESTIVALS.map(([m, n, w, name, cls]) => ({
      type: 'nthWeekday',
      name,
      line: `${m} ${n} ${w} ${cls}`,
    })),
  ];
  const tabled = festivals.filter(({ type }) => ours.some((row) => row.type === type));

  it('has each of the reference, on its day and of its class', () => {
    // The others are 除夕, the two of a term and the three that are counted.
    expect(festivals.length - tabled.length).toBe(6);
    for (const f of tabled) {
      const own = ours.filter(({ type, line }) => type === f.type && line === lineOf(f));
      expect(
        own.some(({ name }) => (f.type === 'lunar' ? f.name.includes(name) : f.name === name)),
        `${f.name} of the reference is not in tables/festivals.ts`,
      ).toBe(true);
    }
  });

  it('has beside the reference those that are listed here', () => {
    const beside = ours.filter(
      ({ type, name, line }) =>
        !tabled.some((f) => f.type === type && lineOf(f) === line && f.name.includes(name)),
    );
    expect(
      beside.map(({ name }) => name).toSorted(),
      'add a new festival to BESIDE in this file, and its source to the header of tables/festivals.ts',
    ).toEqual(BESIDE.toSorted());
    const header = readFileSync(new URL('tables/festivals.ts', import.meta.url), 'utf8').split('*/')[0] ?? '';
    expect(
      BESIDE.filter((name) => !header.includes(name.replace(/节$/u, ''))),
      'name the source of these in the header of tables/festivals.ts',
    ).toEqual([]);
  });

  it('lists as minor only folk days of the lunar table', () => {
    const folk = LUNAR_FESTIVALS.filter(([, , , cls]) => cls === '民俗').map(([, , name]) => name);
    expect(MINOR_FOLK_DAYS.filter((name) => !folk.includes(name))).toEqual([]);
    expect(folk.filter(isMinorFolkDay).toSorted()).toEqual(MINOR_FOLK_DAYS.toSorted());
  });
});
