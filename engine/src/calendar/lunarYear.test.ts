import { describe, expect, it } from 'vitest';
import { goldenRows } from '../../golden/golden.ts';
import { civilDateOf, jdnOf } from '../time/index.ts';
import { lunarYear } from './lunarDate.ts';
import { termOfDay } from './terms.ts';
import { isFull } from '../../golden/sweep.ts';

const LAST_OFFICIAL_YEAR = 2200;
const startOf = (year: number, month: number, isLeap = false, rules = {}) => {
  const found = lunarYear(year, rules).months.find((m) => m.month === month && m.isLeap === isLeap);
  return found === undefined ? null : civilDateOf(found.startJdn);
};

describe('lunarYear', () => {
  it('equals the official calendar in every month of 1645-2200', () => {
    const rows = goldenRows('lunar-months');
    const wrong: string[] = [];
    const counts = new Map<number, number>();
    for (const row of rows) {
      const [year = 0, number = 0, leap = 0, start = 0, length = 0] = [
        'xia_year',
        'month',
        'leap',
        'start_jdn',
        'len',
      ].map((name) => Number(row[name]));
      counts.set(year, (counts.get(year) ?? 0) + 1);
      const found = lunarYear(year).months.find((m) => m.month === number && m.isLeap === (leap === 1));
      if (found?.startJdn !== start || found.days !== length)
        wrong.push(`${year}-${number}-${leap}: ${found?.startJdn}`);
    }
    expect(wrong).toEqual([]);
    for (const [year, count] of counts) expect([year, lunarYear(year).months.length]).toEqual([year, count]);
    expect(Math.min(...counts.keys())).toBe(1645);
    expect(Math.max(...counts.keys())).toBe(LAST_OFFICIAL_YEAR);
  });

  it('equals the Hong Kong Observatory except for 2057 and 2097', () => {
    const differing: string[] = [];
    for (const row of goldenRows('hko-lunar')) {
      const year = lunarYear(Number(row['key']));
      const { year: y, month, day } = civilDateOf(year.startJdn);
      const start = [y, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
      const months = year.months.map((m) => `${m.isLeap ? 'L' : ''}${m.month}:${m.days}`).join(' ');
      const theirs = Object.values(row);
      if (start !== theirs[1] || String(year.leapMonth ?? 0) !== theirs[2] || months !== theirs[3]) {
        differing.push(row['key'] ?? '');
      }
    }
    expect(differing).toEqual(
      goldenRows('hko-lunar')
        .filter((row) => row['oracle_agrees'] !== '1')
        .map((row) => row['key']),
    );
  });

  // Named in GB/T 33661-2017 and its commentaries; first days as printed in official calendars.
  it.each([
    [2033, 11, true, '2033-12-22'],
    [2033, 8, false, '2033-08-25'],
    [2034, 1, false, '2034-02-19'],
    [2020, 4, true, '2020-05-23'],
    [2023, 2, true, '2023-03-22'],
    [2025, 6, true, '2025-07-25'],
    [1984, 10, true, '1984-11-23'],
    [1985, 1, false, '1985-02-20'],
    [1906, 4, true, '1906-05-23'],
    [1954, 11, false, '1954-11-25'],
    [1978, 8, false, '1978-09-03'],
    [1989, 1, false, '1989-02-06'],
    [2057, 9, false, '2057-09-29'],
    [2089, 8, false, '2089-09-04'],
    [2097, 7, false, '2097-08-08'],
    [1914, 10, false, '1914-11-17'],
    [1916, 1, false, '1916-02-03'],
    [1920, 10, false, '1920-11-10'],
  ] as const)('%i month %i (leap %s) starts %s', (year, month, isLeap, date) => {
    const [y = 0, m = 0, d = 0] = date.split('-').map(Number);
    expect(startOf(year, month, isLeap)).toEqual({ year: y, month: m, day: d });
  });

  it('a month without 中气 is no leap month in a 岁 of 12: 2033 八月', () => {
    const month = lunarYear(2033).months[7];
    const start = month?.startJdn ?? 0;
    const terms = Array.from({ length: month?.days ?? 0 }, (_, i) => termOfDay(start + i)?.name ?? '');
    expect(terms.join('')).toBe('白露');
    expect(month).toMatchObject({ month: 8, isLeap: false });
  });

  it('era1912: gbt moves three months to the computed day and nothing else', () => {
    const rules = { era1912: 'gbt' } as const;
    expect(startOf(1914, 10, false, rules)).toEqual({ year: 1914, month: 11, day: 18 });
    expect(startOf(1916, 1, false, rules)).toEqual({ year: 1916, month: 2, day: 4 });
    expect(startOf(1920, 10, false, rules)).toEqual({ year: 1920, month: 11, day: 11 });
    expect(lunarYear(1915, rules).days).toBe(lunarYear(1915).days + 1);
    expect(lunarYear(1917, rules)).toBe(lunarYear(1917));
  });

  it('marks months whose new moon is near midnight', () => {
    const uncertain = (year: number) =>
      lunarYear(year)
        .months.filter((m) => m.uncertainStart)
        .map((m) => m.month);
    expect(uncertain(2057)).toEqual([9]);
    expect(uncertain(2089)).toEqual([8]);
    expect(uncertain(2097)).toEqual([7]);
    expect(uncertain(2024)).toEqual([]);
    expect(lunarYear(2057).months[7]?.uncertainEnd).toBe(true);
  });

  it('years 1645-2200 join without a gap, have 12 or 13 months of 29 or 30 days, one leap in 13', () => {
    let next = lunarYear(1645).startJdn;
    for (let year = 1645; year <= 2200; year++) {
      const { months, leapMonth, startJdn, days } = lunarYear(year);
      expect(startJdn).toBe(next);
      expect(months.filter((m) => m.isLeap)).toHaveLength(months.length - 12);
      expect(leapMonth === null).toBe(months.length === 12);
      expect(months.filter((m) => !m.isLeap).map((m) => m.month)).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
      ]);
      expect(months.every((m) => m.days === 29 || m.days === 30)).toBe(true);
      next += days;
    }
  });

  if (isFull)
    it('the rules by themselves give valid years from 1 to 9999', () => {
      let next = 0;
      const unsound: number[] = [];
      for (let year = 1; year <= 9999; year++) {
        const { months, startJdn, days } = lunarYear(year, { historic: 'proleptic-gbt' });
        const numbers = months.filter((m) => !m.isLeap).map((m) => m.month);
        const isSound =
          (year === 1 || startJdn === next) &&
          numbers.join() === '1,2,3,4,5,6,7,8,9,10,11,12' &&
          months.length <= 13 &&
          months.every((m) => m.days === 29 || m.days === 30);
        if (!isSound) unsound.push(year);
        next = startJdn + days;
      }
      expect(unsound).toEqual([]);
    });

  it('is frozen and JSON-safe', () => {
    const year = lunarYear(2024);
    expect(Object.isFrozen(year) && Object.isFrozen(year.months) && Object.isFrozen(year.months[0])).toBe(
      true,
    );
    expect(JSON.parse(JSON.stringify(year))).toEqual(year);
    expect(lunarYear(2024)).toBe(year);
  });

  it.each([
    [
      1644,
      'wrong lunar year 1644, expected 1645 to 9999 (earlier: pass HISTORY of @shangyuan/engine/history)',
    ],
    [10000, 'wrong lunar year 10000, expected 1645 to 9999'],
    [Number.NaN, 'wrong lunar year NaN'],
    [2024.5, 'wrong lunar year 2024.5'],
    [Number.POSITIVE_INFINITY, 'wrong lunar year Infinity'],
  ])('refuses %d', (year, message) => {
    expect(() => lunarYear(year)).toThrow(RangeError);
    expect(() => lunarYear(year)).toThrow(message);
  });

  it('refuses rules that are none', () => {
    expect(() => lunarYear(2024, { era1912: 'qing' as 'gbt' })).toThrow(
      'Cannot use rule era1912: "qing", expected period or gbt',
    );
  });

  it('starts 1645 on 01-28 and 2200 on 02-15', () => {
    expect(lunarYear(1645).startJdn).toBe(jdnOf({ year: 1645, month: 1, day: 28 }));
    expect(lunarYear(2200).startJdn).toBe(jdnOf({ year: 2200, month: 2, day: 15 }));
  });
});
