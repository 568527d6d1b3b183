import { describe, expect, it } from 'vitest';
import { daysInMonth } from './civil.ts';
import { civilDateOf, GREGORIAN_START_JDN, jdnOf, MAX_JDN, weekdayOf } from './jdn.ts';

describe('Julian Day Numbers', () => {
  // Meeus, Astronomical Algorithms, 2nd ed., ch. 7, table of examples (noon of the date).
  it.each([
    [2000, 1, 1, 2451545],
    [1999, 1, 1, 2451180],
    [1987, 1, 27, 2446823],
    [1900, 1, 1, 2415021],
    [1600, 1, 1, 2305448],
    [1582, 10, 15, 2299161],
    [1582, 10, 4, 2299160],
    [837, 4, 10, 2026872],
    [0, 1, 1, 1721058],
    [-1000, 7, 12, 1356001],
    [-4712, 1, 1, 0],
    [9999, 12, 31, MAX_JDN],
  ])('%i-%i-%i is %i and back', (year, month, day, jdn) => {
    expect(jdnOf({ year, month, day })).toBe(jdn);
    expect(civilDateOf(jdn)).toEqual({ year, month, day });
  });

  it('runs through every day of -4712 to 9999 without a gap, there and back', () => {
    let jdn = 0;
    for (let year = -4712; year <= 9999; year++) {
      for (let month = 1; month <= 12; month++) {
        const isReform = year === 1582 && month === 10;
        const days = daysInMonth(year, month) + (isReform ? 10 : 0);
        const first = jdnOf({ year, month, day: 1 });
        if (first !== jdn) throw new Error(`${year}-${month} starts at ${first}, expected ${jdn}`);
        for (let day = 1; day <= days; day++) {
          if (isReform && day > 4 && day < 15) continue;
          const back = civilDateOf(jdn);
          if (back.year !== year || back.month !== month || back.day !== day) {
            throw new Error(`${jdn} came back as ${JSON.stringify(back)}`);
          }
          jdn++;
        }
      }
    }
    expect(jdn).toBe(MAX_JDN + 1);
  });

  it('weekdayOf: 1582-10-04 was a Thursday and 1582-10-15 the Friday after it; 2000-01-01 a Saturday', () => {
    expect(weekdayOf(GREGORIAN_START_JDN - 1)).toBe(4);
    expect(weekdayOf(GREGORIAN_START_JDN)).toBe(5);
    expect(weekdayOf(2451545)).toBe(6);
    expect(weekdayOf(-1)).toBe(0);
  });

  it.each([Number.NaN, 0.5, -1, MAX_JDN + 1, Number.POSITIVE_INFINITY])('civilDateOf refuses %d', (jdn) => {
    expect(() => civilDateOf(jdn)).toThrow(RangeError);
    expect(() => civilDateOf(jdn)).toThrow(`wrong day number ${jdn}`);
  });
});
