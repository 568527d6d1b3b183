import { describe, expect, it } from 'vitest';
import { goldenRows } from '../../golden/golden.ts';
import { civilDateOf, jdnOf, MAX_JDN, type CivilDate } from '../time/index.ts';
import {
  civilDateOfLunar,
  jdnOfLunar,
  lunarDateOf,
  lunarDateOfJdn,
  type LunarDateInput,
} from './lunarDate.ts';
import { isFull } from '../../golden/sweep.ts';

describe('lunarDateOf', () => {
  // Official calendars: 时宪书 to 1911, 紫金山 after; hard cases of GB/T 33661-2017 and of 1582.
  it.each([
    ['1645-01-28', [1645, 1, false, 1, 29]],
    ['1900-01-31', [1900, 1, false, 1, 29]],
    ['1901-01-01', [1900, 11, false, 11, 29]],
    ['1949-10-01', [1949, 8, false, 10, 30]],
    ['1954-12-06', [1954, 11, false, 12, 30]],
    ['1978-09-17', [1978, 8, false, 15, 29]],
    ['1990-06-15', [1990, 5, false, 23, 30]],
    ['2000-01-01', [1999, 11, false, 25, 30]],
    ['2023-03-22', [2023, 2, true, 1, 29]],
    ['2033-12-22', [2033, 11, true, 1, 29]],
    ['2034-01-20', [2033, 12, false, 1, 30]],
    ['2057-09-28', [2057, 8, false, 30, 30]],
  ] as const)('%s', (text, [year, month, isLeap, day, monthDays]) => {
    const [y = 0, m = 0, d = 0] = text.split('-').map(Number);
    expect(lunarDateOf({ year: y, month: m, day: d })).toMatchObject({ year, month, isLeap, day, monthDays });
    expect(civilDateOfLunar({ year, month, isLeap, day })).toEqual({ year: y, month: m, day: d });
  });

  it('knows no day past 9999-12-31, whatever year was read before', () => {
    expect(lunarDateOfJdn(MAX_JDN).year).toBe(9999);
    expect(() => lunarDateOfJdn(MAX_JDN + 1)).toThrow(RangeError);
    expect(() => lunarDateOfJdn(MAX_JDN - 0.5)).toThrow();
  });

  it('marks quality and doubt', () => {
    expect(lunarDateOf({ year: 2024, month: 2, day: 10 })).toEqual({
      year: 2024,
      month: 1,
      isLeap: false,
      day: 1,
      monthDays: 29,
      quality: 'exact',
      uncertainDay: false,
    });
    expect(lunarDateOf({ year: 2057, month: 9, day: 29 }).uncertainDay).toBe(true);
    expect(lunarDateOf({ year: 2057, month: 9, day: 28 }).uncertainDay).toBe(true);
    expect(lunarDateOf({ year: 2057, month: 9, day: 20 }).uncertainDay).toBe(false);
    expect(lunarDateOf({ year: 3000, month: 1, day: 1 }).quality).toBe('extrapolated');
  });

  it('equals tyme4ts and lunar-typescript where they agree, 1901-2100', () => {
    const differing: string[] = [];
    let count = 0;
    for (const row of goldenRows('day-facts')) {
      const [year = 0, month = 0, day = 0] = (row['date'] ?? '').split('-').map(Number);
      if (row['lunar'] === '') continue;
      const lunar = lunarDateOf({ year, month, day });
      const text = `${lunar.year}/${lunar.isLeap ? -lunar.month : lunar.month}/${lunar.day}`;
      if (text !== row['lunar']) differing.push(row['date'] ?? '');
      count++;
    }
    // Both libraries print 2097 七月初一 on 08-07; the new moon is 90 s past midnight, so the month starts 08-08.
    expect(differing.every((date) => date >= '2097-08-07' && date <= '2097-09-05')).toBe(true);
    expect(count).toBeGreaterThan(30_000);
  });

  it('era1912: gbt moves the days of three months only', () => {
    const rules = { era1912: 'gbt' } as const;
    expect(lunarDateOf({ year: 1916, month: 2, day: 3 }, rules)).toMatchObject({
      year: 1915,
      month: 12,
      day: 30,
    });
    expect(lunarDateOf({ year: 1916, month: 2, day: 3 })).toMatchObject({ year: 1916, month: 1, day: 1 });
    let moved = 0;
    for (
      let jdn = jdnOf({ year: 1912, month: 1, day: 1 });
      jdn < jdnOf({ year: 1929, month: 1, day: 1 });
      jdn++
    ) {
      const gbt = lunarDateOfJdn(jdn, rules);
      const period = lunarDateOfJdn(jdn);
      expect(jdnOfLunar(gbt, rules)).toBe(jdn);
      if (gbt.day !== period.day || gbt.month !== period.month) moved++;
    }
    expect(moved).toBe(90);
  });

  it('historic: proleptic-gbt computes years before 1645 and says it is no record', () => {
    const rules = { historic: 'proleptic-gbt' } as const;
    const lunar = lunarDateOf({ year: 1600, month: 1, day: 1 }, rules);
    expect(lunar.quality).toBe('extrapolated');
    expect(civilDateOfLunar(lunar, rules)).toEqual({ year: 1600, month: 1, day: 1 });
    expect(lunarDateOf({ year: 1645, month: 1, day: 28 }, rules)).toMatchObject({ month: 1, day: 1 });
    expect(lunarDateOf({ year: 1, month: 1, day: 1 }, rules).year).toBe(0);
  });

  it.each([
    [
      { year: 1645, month: 1, day: 27 },
      'wrong solar day 27 in 1645-1, expected a date from 1645-01-28 (earlier:',
    ],
    [{ year: 1644, month: 12, day: 31 }, 'wrong solar year 1644, expected a date from 1645-01-28'],
    [{ year: 0, month: 1, day: 1 }, 'wrong solar year 0'],
    [{ year: 10000, month: 1, day: 1 }, 'wrong solar year 10000'],
    [{ year: 2023, month: 2, day: 29 }, 'wrong solar day 29, expected 1 to 28'],
    [{ year: 1582, month: 10, day: 5 }, 'wrong solar day 5'],
    [{ year: Number.NaN, month: 2, day: 29 }, 'wrong solar year NaN'],
  ])('refuses %o', (date, message) => {
    expect(() => lunarDateOf(date)).toThrow(RangeError);
    expect(() => lunarDateOf(date)).toThrow(message);
  });

  it.each([Number.NaN, 2451545.5, -1, MAX_JDN + 1, Number.NEGATIVE_INFINITY])(
    'lunarDateOfJdn refuses %d',
    (jdn) => {
      expect(() => lunarDateOfJdn(jdn)).toThrow(RangeError);
    },
  );
});

describe('civilDateOfLunar', () => {
  it.each([
    [
      { year: 2023, month: 3, isLeap: true, day: 1 },
      'wrong lunar month 3 (leap), expected no leap month but 2 in 2023',
    ],
    [
      { year: 2024, month: 1, isLeap: true, day: 1 },
      'wrong lunar month 1 (leap), expected no leap month in 2024',
    ],
    [{ year: 2024, month: 1, day: 30 }, 'wrong lunar day 30, expected 1 to 29'],
    [{ year: 2024, month: 1, day: 0 }, 'wrong lunar day 0'],
    [{ year: 2024, month: 1, day: 1.5 }, 'wrong lunar day 1.5'],
    [{ year: 2024, month: 1, day: Number.NaN }, 'wrong lunar day NaN'],
    [{ year: 2024, month: 13, day: 1 }, 'wrong lunar month 13, expected 1 to 12'],
    [{ year: 2024, month: -2, day: 1 }, 'wrong lunar month -2'],
    [{ year: 2024, month: Number.NaN, day: 1 }, 'wrong lunar month NaN'],
    [{ year: 1644, month: 1, day: 1 }, 'wrong lunar year 1644'],
    [{ year: 10000, month: 1, day: 1 }, 'wrong lunar year 10000'],
    [{ year: 9999, month: 12, day: 29 }, 'wrong lunar day 29'],
  ] as readonly (readonly [LunarDateInput, string])[])('refuses %o', (lunar, message) => {
    expect(() => civilDateOfLunar(lunar)).toThrow(RangeError);
    expect(() => civilDateOfLunar(lunar)).toThrow(message);
  });
});

/** Goes to lunar and back, and checks that the lunar date follows on the one before. */
function checkDay(
  jdn: number,
  before: ReturnType<typeof lunarDateOfJdn> | null,
): ReturnType<typeof lunarDateOfJdn> {
  const lunar = lunarDateOfJdn(jdn);
  if (jdnOfLunar(lunar) !== jdn) throw new Error(`${jdn}: ${JSON.stringify(lunar)} does not come back`);
  if (before !== null) {
    const follows =
      lunar.day === before.day + 1
        ? lunar.month === before.month
        : lunar.day === 1 && before.day === before.monthDays;
    if (!follows)
      throw new Error(`${jdn}: ${JSON.stringify(before)} is followed by ${JSON.stringify(lunar)}`);
  }
  return lunar;
}

describe('round trip', () => {
  const from = jdnOf({ year: 1645, month: 1, day: 28 });
  const everyDay = (start: CivilDate, end: CivilDate): void => {
    let before: ReturnType<typeof lunarDateOfJdn> | null = null;
    for (let jdn = jdnOf(start); jdn <= jdnOf(end); jdn++) before = checkDay(jdn, before);
    expect(before).toEqual(lunarDateOf(end));
  };

  it('every day of 1900-2100, each following on the one before', () => {
    everyDay({ year: 1900, month: 1, day: 1 }, { year: 2100, month: 12, day: 31 });
  });

  it('a sample of 1645-9999, every month length met', () => {
    // A step prime to 29, 30 and 365 meets every part of month and year; the full run takes one day in 11.
    const step = isFull ? 11 : 9973;
    for (let jdn = from; jdn <= MAX_JDN; jdn += step) {
      checkDay(jdn, null);
      expect(jdnOf(civilDateOf(jdn))).toBe(jdn);
    }
    expect(lunarDateOf({ year: 9999, month: 12, day: 31 }).year).toBe(9999);
  });
});
