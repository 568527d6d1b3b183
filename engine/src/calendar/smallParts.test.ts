/**
 * Small parts of the calendar against others: Temporal of the host (ICU4X) and tyme4ts, which computed them on their own.
 */
import { LunarDay as TymeLunarDay, SolarDay, SolarTime } from 'tyme4ts';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../golden/random.ts';
import { BRANCHES } from '../ganzhi/index.ts';
import { civilDateOf, jdnOf } from '../time/index.ts';
import {
  addLunarMonths,
  addLunarYears,
  addWorkdays,
  buddhistDateOf,
  civilDateOfLunar,
  dipperStarOf,
  findPublicHoliday,
  houAt,
  houOf,
  isWorkday,
  JIUXING,
  lunarDateOf,
  lunarDateOfJdn,
  moonPhaseAt,
  moonPhaseNameOf,
  taoistDateOf,
  termsAround,
  xiaoliurenOf,
} from './index.ts';

const FIRST_JDN = jdnOf({ year: 1912, month: 3, day: 1 });
const DAYS = jdnOf({ year: 2050, month: 1, day: 1 }) - FIRST_JDN;
const random = randomFrom(29);
const randomDays = (count: number) =>
  Array.from({ length: count }, () => FIRST_JDN + Math.floor(random() * DAYS));

const plain = (jdn: number) => Temporal.PlainDate.from(civilDateOf(jdn));
const dateText = ({ year, month, day }: { year: number; month: number; day: number }) =>
  Temporal.PlainDate.from({ year, month, day }).toString();

describe('months and years added to a lunar date', () => {
  test('as Temporal adds them, leap months and short months too', () => {
    let leaps = 0;
    for (const jdn of randomDays(1500)) {
      const lunar = lunarDateOfJdn(jdn);
      const theirs = plain(jdn).withCalendar('chinese');
      const months = Math.floor(random() * 120) - 60;
      const years = Math.floor(random() * 20) - 10;
      if (lunar.isLeap) leaps++;
      const ours = [addLunarMonths(lunar, months), addLunarYears(lunar, years)].map((date) =>
        dateText(civilDateOfLunar(date)),
      );
      const expected = [theirs.add({ months }), theirs.add({ years })].map((date) =>
        date.withCalendar('iso8601').toString(),
      );
      expect(ours, `${JSON.stringify(lunar)} ${months} ${years}`).toEqual(expected);
    }
    expect(leaps).toBeGreaterThan(20);
  });

  test('nothing added gives the date back; what does not exist is refused', () => {
    const lunar = lunarDateOf({ year: 2023, month: 4, day: 1 });
    expect(addLunarMonths(lunar, 0)).toEqual(lunar);
    expect(() => addLunarMonths({ year: 2024, month: 2, isLeap: true, day: 1 }, 1)).toThrow('no leap month');
    expect(() => addLunarMonths(lunar, 1.5)).toThrow('wrong months 1.5');
    expect(() => addLunarYears(lunar, 9000)).toThrow(RangeError);
  });
});

describe('at an instant', () => {
  test('pentads and phases are those of the day, but where they change on it', () => {
    for (const jdn of randomDays(400)) {
      const { year, month, day } = civilDateOf(jdn);
      const start = Date.UTC(year, month - 1, day, -8);
      const end = start + 86_399_999;
      const atEnd = houAt(end);
      expect([atEnd.index, atEnd.term, atEnd.number]).toEqual([
        houOf(jdn).index,
        houOf(jdn).term,
        houOf(jdn).number,
      ]);
      const { name, prev } = moonPhaseAt(end);
      expect(moonPhaseNameOf(jdn)).toBe(prev.epochMs >= start ? prev.name : name);
    }
  });

  test('a pentad begins with its term, to the millisecond', () => {
    for (const jdn of randomDays(200)) {
      const { next } = termsAround(jdn * 86_400_000 - 210_866_760_000_000);
      expect(houAt(next.epochMs)).toMatchObject({ term: next.name, number: 1 });
      expect(houAt(next.epochMs - 1).number).toBe(3);
    }
  });

  test('a phase has its name in the minute of its instant', () => {
    const { next } = moonPhaseAt(Date.UTC(2024, 1, 10));
    expect(next.name).toBe('上弦');
    expect(moonPhaseAt(next.epochMs).name).toBe('上弦');
    expect(moonPhaseAt(next.epochMs - 1).name).toBe('蛾眉月');
    expect(moonPhaseAt(next.epochMs + 60_000).name).toBe('盈凸月');
  });

  test('pentads of tyme4ts', () => {
    for (const jdn of randomDays(300)) {
      const { year, month, day } = civilDateOf(jdn);
      const theirs = SolarTime.fromYmdHms(year, month, day, 12, 0, 0).getPhenology().getName();
      const noon = Date.UTC(year, month - 1, day, 4);
      // Theirs changes by seconds of another series: either side of the instant.
      expect([houAt(noon - 60_000).name, houAt(noon + 60_000).name]).toContain(theirs);
    }
  });
});

test('小六壬 of tyme4ts, months, days and hours', () => {
  for (const jdn of randomDays(200)) {
    const { year, month, isLeap, day } = lunarDateOfJdn(jdn);
    const theirs = TymeLunarDay.fromYmd(year, isLeap ? -month : month, day);
    for (const [i, branch] of BRANCHES.entries()) {
      const ours = xiaoliurenOf({ month, day }, branch);
      expect(ours.month).toBe(theirs.getLunarMonth().getMinorRen().getName());
      expect(ours.day).toBe(theirs.getMinorRen().getName());
      expect(ours.hour).toBe(theirs.getMinorRen().next(i).getName());
    }
  }
  expect(() => xiaoliurenOf({ month: 13, day: 1 }, '子')).toThrow('wrong lunar month 13');
});

test('stars of the Dipper of tyme4ts', () => {
  const theirs = Array.from({ length: 9 }, (_, i) =>
    SolarDay.fromYmd(2024, 1, 1).getLunarDay().getNineStar().next(i).getDipper().getName(),
  );
  expect(JIUXING.map((star) => dipperStarOf(star)).toSorted()).toEqual(theirs.toSorted());
  const star = SolarDay.fromYmd(2024, 1, 1).getLunarDay().getNineStar();
  expect(dipperStarOf({ number: (star.getIndex() + 1) as 1 })).toBe(star.getDipper().getName());
});

describe('working days', () => {
  test('of the Spring Festival of 2026, by its notice', () => {
    const jdn = jdnOf({ year: 2026, month: 2, day: 13 });
    const worked = Array.from({ length: 18 }, (_, i) => isWorkday(jdn + i));
    // Off 15 to 23 February; Saturdays 14 and 28 are worked.
    expect(worked.map(Number).join('')).toBe('110000000001111101');
    expect(findPublicHoliday(jdn + 1)?.kind).toBe('work');
  });

  test('counted forth and back', () => {
    const start = jdnOf({ year: 2026, month: 2, day: 14 });
    for (const count of [1, 5, 40, -1, -5, -40]) {
      const end = addWorkdays(start, count);
      expect(isWorkday(end)).toBe(true);
      const step = Math.sign(count);
      let seen = 0;
      for (let day = start + step; day !== end + step; day += step) if (isWorkday(day)) seen++;
      expect(seen).toBe(Math.abs(count));
    }
    expect(addWorkdays(start, 0)).toBe(start);
    expect(() => addWorkdays(start, 0.5)).toThrow(RangeError);
  });
});

test('佛历 and 道历', () => {
  // 佛诞 of 2567, 四月初八; the short fourth month of 2024 ends with 廿九.
  const date = lunarDateOf({ year: 2024, month: 5, day: 15 });
  expect(buddhistDateOf(date)).toMatchObject({
    year: 2567,
    month: 4,
    day: 8,
    isSixFast: true,
    isTenFast: true,
  });
  expect(taoistDateOf(date)).toEqual({ year: 4721, month: 4, isLeap: false, day: 8 });
  const fasts = (monthDays: number, key: 'isSixFast' | 'isTenFast') =>
    Array.from({ length: monthDays }, (_, i) => i + 1).filter(
      (day) => buddhistDateOf({ ...date, day, monthDays })[key],
    );
  expect(fasts(30, 'isSixFast')).toEqual([8, 14, 15, 23, 29, 30]);
  expect(fasts(29, 'isSixFast')).toEqual([8, 14, 15, 23, 28, 29]);
  expect(fasts(30, 'isTenFast')).toEqual([1, 8, 14, 15, 18, 23, 24, 28, 29, 30]);
  expect(fasts(29, 'isTenFast')).toEqual([1, 8, 14, 15, 18, 23, 24, 27, 28, 29]);
});
