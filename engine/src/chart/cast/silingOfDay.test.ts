/**
 * 人元司令 of a civil day against tyme4ts, and 逐月胎神.
 */
import { LunarMonth, SolarDay } from 'tyme4ts';
import { expect, test } from 'vitest';
import { monthTaishenOf } from '../../almanac/index.ts';
import { civilDateOf, jdnOf } from '../../time/index.ts';
import { silingOfDay } from '../index.ts';

test('人元司令 with its day, every day of three years', () => {
  const first = jdnOf({ year: 2022, month: 1, day: 1 });
  let turns = 0;
  for (let jdn = first; jdn < first + 1096; jdn++) {
    const { year, month, day } = civilDateOf(jdn);
    const theirs = SolarDay.fromYmd(year, month, day).getHideHeavenStemDay();
    const ours = silingOfDay(jdn);
    const before = silingOfDay(jdn - 1);
    // The day of the 节 is our first and their zeroth: each later stretch begins a day later with them.
    const isTurn = ours.day === 1 && ours.month === before.month;
    if (isTurn) turns++;
    const expected = isTurn ? { stem: before.stem, day: before.day + 1 } : ours;
    expect(`${theirs.getHideHeavenStem().getName()} ${theirs.getDayIndex() + 1}`).toBe(
      `${expected.stem} ${expected.day}`,
    );
  }
  expect(turns).toBe(63);
});

test('逐月胎神', () => {
  for (let month = 1; month <= 12; month++)
    expect(monthTaishenOf({ month })).toBe(LunarMonth.fromYm(2024, month).getFetus()?.getName());
  expect(monthTaishenOf({ month: 2, isLeap: true })).toBeNull();
  expect(() => monthTaishenOf({ month: 0 })).toThrow('wrong lunar month 0');
});
