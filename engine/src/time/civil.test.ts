import { describe, expect, it } from 'vitest';
import { checkCivilDate, checkCivilTime, daysInMonth, daysInYear, isLeapCivilYear } from './civil.ts';

const at = (hour: number, minute: number, second: number) => ({
  year: 2024,
  month: 2,
  day: 4,
  hour,
  minute,
  second,
});

describe('civil dates', () => {
  it('daysInMonth, daysInYear: the reform took ten days of October 1582', () => {
    expect(daysInMonth(1582, 10)).toBe(21);
    expect(daysInYear(1582)).toBe(355);
    expect(daysInMonth(1582, 9)).toBe(30);
    expect(daysInYear(1583)).toBe(365);
  });

  it('isLeapCivilYear: every fourth year to 1582, then the Gregorian rule', () => {
    expect([4, 1000, 1500, 1582, 1600, 1700, 1900, 2000, 2023, 2024].filter(isLeapCivilYear)).toEqual([
      4, 1000, 1500, 1600, 2000, 2024,
    ]);
    expect(isLeapCivilYear(0)).toBe(true);
    expect(isLeapCivilYear(-4)).toBe(true);
  });

  it.each([
    [{ year: 1582, month: 10, day: 5 }, 'wrong solar day 5, expected 1 to 4 or 15 to 31'],
    [{ year: 1582, month: 10, day: 14 }, 'wrong solar day 14, expected 1 to 4 or 15 to 31'],
    [{ year: 2023, month: 2, day: 29 }, 'wrong solar day 29, expected 1 to 28'],
    [{ year: 1900, month: 2, day: 29 }, 'wrong solar day 29, expected 1 to 28'],
    [{ year: 2023, month: 4, day: 31 }, 'wrong solar day 31, expected 1 to 30'],
    [{ year: 2023, month: 4, day: 0 }, 'wrong solar day 0, expected 1 to 30'],
    [{ year: 2023, month: 4, day: 1.5 }, 'wrong solar day 1.5, expected 1 to 30'],
    [{ year: 2023, month: 4, day: Number.NaN }, 'wrong solar day NaN, expected 1 to 30'],
    [{ year: 2023, month: 4, day: 2 ** 32 + 1 }, 'wrong solar day 4294967297, expected 1 to 30'],
    [{ year: 2023, month: 13, day: 1 }, 'wrong solar month 13, expected 1 to 12'],
    [{ year: 2023, month: 0, day: 1 }, 'wrong solar month 0, expected 1 to 12'],
    [{ year: 2023, month: Number.NaN, day: 1 }, 'wrong solar month NaN'],
    [{ year: 10000, month: 1, day: 1 }, 'wrong solar year 10000, expected -4712 to 9999'],
    [{ year: Number.POSITIVE_INFINITY, month: 1, day: 1 }, 'wrong solar year Infinity'],
    [{ year: 2023.5, month: 1, day: 1 }, 'wrong solar year 2023.5'],
  ])('checkCivilDate refuses %o', (date, message) => {
    expect(() => checkCivilDate(date)).toThrow(RangeError);
    expect(() => checkCivilDate(date)).toThrow(message);
  });

  it.each([
    [at(24, 0, 0), 'wrong hour 24, expected 0 to 23'],
    [at(-1, 0, 0), 'wrong hour -1'],
    [at(0, 60, 0), 'wrong minute 60, expected 0 to 59'],
    [at(0, 0.5, 0), 'wrong minute 0.5'],
    [at(0, 0, 60), 'wrong second 60, expected 0 to less than 60'],
    [at(0, 0, Number.NaN), 'wrong second NaN'],
  ])('checkCivilTime refuses %o', (civil, message) => {
    expect(() => checkCivilTime(civil)).toThrow(RangeError);
    expect(() => checkCivilTime(civil)).toThrow(message);
  });
});
