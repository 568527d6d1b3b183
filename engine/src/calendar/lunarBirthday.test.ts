import fc from 'fast-check';
import { Lunar, LunarYear as PeerYear } from 'lunar-typescript';
import { describe, expect, it } from 'vitest';
import { jdnOf } from '../time/index.ts';
import { lunarBirthDateOf, lunarBirthdaysIn, nextLunarBirthdays } from './lunarBirthday.ts';
import { lunarYear } from './lunarDate.ts';

const LEAP_SIXTH = { year: 1987, month: 6, isLeap: true, day: 10 };
const days = (found: readonly { date: { year: number; month: number; day: number } }[]) =>
  found.map(({ date }) => `${date.year}-${date.month}-${date.day}`);

describe('a lunar birthday', () => {
  it('comes round on its month and day, with full years', () => {
    const found = lunarBirthdaysIn({ year: 1990, month: 5, isLeap: false, day: 23 }, 2026);
    expect(found).toEqual([
      {
        jdn: jdnOf({ year: 2026, month: 7, day: 7 }),
        date: { year: 2026, month: 7, day: 7 },
        lunarYear: 2026,
        age: 36,
        month: 5,
        isLeap: false,
        day: 23,
        isForLeap: false,
        isMoved: false,
      },
    ]);
  });

  it('of a leap month is celebrated in the ordinary one, in the leap month where there is one, or in both', () => {
    expect(days(lunarBirthdaysIn(LEAP_SIXTH, 2026))).toEqual(['2026-7-23']);
    // 2025 has a leap sixth month, 25 July to 22 August.
    expect(days(lunarBirthdaysIn(LEAP_SIXTH, 2025))).toEqual(['2025-7-4']);
    expect(days(lunarBirthdaysIn(LEAP_SIXTH, 2025, { leapBirthday: 'leap' }))).toEqual(['2025-8-3']);
    expect(days(lunarBirthdaysIn(LEAP_SIXTH, 2025, { leapBirthday: 'both' }))).toEqual([
      '2025-7-4',
      '2025-8-3',
    ]);
    expect(days(lunarBirthdaysIn(LEAP_SIXTH, 2026, { leapBirthday: 'both' }))).toEqual(['2026-7-23']);
    expect(lunarBirthdaysIn(LEAP_SIXTH, 2026)[0]?.isMoved).toBe(true);
    expect(lunarBirthdaysIn(LEAP_SIXTH, 2025, { leapBirthday: 'leap' })[0]?.isMoved).toBe(false);
  });

  it('of an ordinary month is not repeated in the leap month', () => {
    const ordinary = { ...LEAP_SIXTH, isLeap: false };
    for (const leapBirthday of ['plain', 'leap', 'both'] as const)
      expect(days(lunarBirthdaysIn(ordinary, 2025, { leapBirthday }))).toEqual(['2025-7-4']);
  });

  it('on the thirtieth is celebrated on the last day of a short month, or on the day after it', () => {
    const eve = { year: 1980, month: 12, isLeap: false, day: 30 };
    // The twelfth month of 2025 has 29 days: 16 February 2026 is its last, 17 February 正月初一.
    const [last] = lunarBirthdaysIn(eve, 2025);
    expect(last).toMatchObject({ date: { year: 2026, month: 2, day: 16 }, day: 29, isMoved: true });
    const [next] = lunarBirthdaysIn(eve, 2025, { thirtieth: 'nextDay' });
    expect(next).toMatchObject({
      date: { year: 2026, month: 2, day: 17 },
      month: 1,
      day: 1,
      lunarYear: 2025,
      isMoved: true,
    });
  });

  it('that is next may be today, and belongs to the lunar year in which it falls', () => {
    const birth = { year: 1990, month: 5, isLeap: false, day: 23 };
    const today = jdnOf({ year: 2026, month: 7, day: 7 });
    expect(days(nextLunarBirthdays(birth, today, 2))).toEqual(['2026-7-7', '2027-6-27']);
    expect(days(nextLunarBirthdays(birth, today + 1, 1))).toEqual(['2027-6-27']);
    // 腊月 birthdays fall in the civil year after their lunar one.
    const winter = { year: 1990, month: 12, isLeap: false, day: 8 };
    expect(nextLunarBirthdays(winter, jdnOf({ year: 2027, month: 1, day: 1 }), 1)[0]).toMatchObject({
      lunarYear: 2026,
      age: 36,
    });
  });

  it('celebrated on 正月初一 for the thirtieth of the month before it is not missed on that day', () => {
    const eve = { year: 1980, month: 12, isLeap: false, day: 30 };
    const newYear = jdnOf({ year: 2026, month: 2, day: 17 });
    const rules = { thirtieth: 'nextDay' } as const;
    expect(nextLunarBirthdays(eve, newYear, 1, rules)[0]).toMatchObject({ jdn: newYear, lunarYear: 2025 });
    expect(nextLunarBirthdays(eve, newYear + 1, 1, rules)[0]?.lunarYear).toBe(2026);
  });

  it('marks which of two in a year is the leap month’s, for each rule of the thirtieth', () => {
    // 2025: the sixth month has 30 days and the leap sixth 29; 2017: the other way round.
    for (const year of [2025, 2017]) {
      const found = lunarBirthdaysIn({ ...LEAP_SIXTH, day: 30 }, year, {
        leapBirthday: 'both',
        thirtieth: 'nextDay',
      });
      expect(found.map(({ isForLeap }) => isForLeap)).toEqual([false, true]);
    }
  });

  it('is none in the year of birth and before it', () => {
    const newborn = { year: 2026, month: 9, isLeap: false, day: 1 };
    const [first] = nextLunarBirthdays(newborn, jdnOf({ year: 2025, month: 1, day: 1 }), 1);
    expect(first).toMatchObject({ lunarYear: 2027, age: 1 });
  });

  it('is that of the civil day of a birth, of a lunar date as entered, and unknown of pillars', () => {
    const born = { year: 1987, month: 8, day: 4 };
    expect(lunarBirthDateOf({ civil: born })).toEqual(LEAP_SIXTH);
    expect(lunarBirthDateOf({ lunar: { ...LEAP_SIXTH, hour: 3 } as typeof LEAP_SIXTH })).toEqual(LEAP_SIXTH);
    expect(lunarBirthDateOf({ pillars: {} })).toBeNull();
    expect(lunarBirthDateOf({ civil: { year: 1600, month: 1, day: 1 } })).toBeNull();
    expect(lunarBirthDateOf({ lunar: { ...LEAP_SIXTH, year: 1600 } })).toBeNull();
    expect(lunarBirthDateOf({ civil: { year: 1645, month: 1, day: 28 } })?.year).toBe(1645);
    expect(lunarBirthDateOf({ lunar: { ...LEAP_SIXTH, year: 1645 } })?.year).toBe(1645);
  });

  it('refuses what is no day of the lunar calendar', () => {
    expect(() => lunarBirthdaysIn({ ...LEAP_SIXTH, month: 13 }, 2026)).toThrow('wrong lunar month 13');
    expect(() => lunarBirthdaysIn({ ...LEAP_SIXTH, day: 31 }, 2026)).toThrow('wrong lunar day 31');
    expect(() => lunarBirthdaysIn(LEAP_SIXTH, 2026, { thirtieth: 'never' as never })).toThrow(
      'Cannot use rule thirtieth',
    );
  });

  it('agrees with lunar-typescript on every month and day of 2001-2060', () => {
    let compared = 0;
    for (let year = 2001; year <= 2060; year++) {
      expect(PeerYear.fromYear(year).getLeapMonth()).toBe(lunarYear(year).leapMonth ?? 0);
      for (const { month, isLeap, days: length } of lunarYear(year).months) {
        for (const day of [1, 15, length]) {
          const solar = Lunar.fromYmd(year, isLeap ? -month : month, day).getSolar();
          const [found] = lunarBirthdaysIn({ year: 1980, month, isLeap, day }, year, {
            leapBirthday: 'leap',
          });
          expect(found?.date).toEqual({
            year: solar.getYear(),
            month: solar.getMonth(),
            day: solar.getDay(),
          });
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(2_200);
  });

  it('comes in order, once a year or twice, never more than 13 months apart', () => {
    const birth = fc.record({
      year: fc.constant(1980),
      month: fc.integer({ min: 1, max: 12 }),
      isLeap: fc.boolean(),
      day: fc.integer({ min: 1, max: 30 }),
    });
    const rules = fc.record({
      leapBirthday: fc.constantFrom('plain' as const, 'leap' as const, 'both' as const),
      thirtieth: fc.constantFrom('lastDay' as const, 'nextDay' as const),
    });
    const from = fc.integer({ min: 2_451_545, max: 2_480_000 });
    fc.assert(
      fc.property(birth, rules, from, (born, choice, fromJdn) => {
        const found = nextLunarBirthdays(born, fromJdn, 12, choice);
        expect(found).toHaveLength(12);
        expect(found[0]?.jdn).toBeGreaterThanOrEqual(fromJdn);
        for (const [index, { jdn }] of found.slice(1).entries()) {
          const gap = jdn - (found[index]?.jdn ?? 0);
          expect(gap).toBeGreaterThan(27);
          expect(gap).toBeLessThan(30 * 14);
        }
      }),
    );
  });
});
