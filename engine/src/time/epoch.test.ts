import { describe, expect, it } from 'vitest';
import { civilOfEpochMs, epochMsOfJdn, epochMsOfUtc, jdnOfEpochMs } from './epoch.ts';

describe('instants', () => {
  it('12:59:59.9999 is not 13:00', () => {
    const late = { year: 2000, month: 6, day: 15, hour: 12, minute: 59, second: 59.9999 };
    expect(civilOfEpochMs(epochMsOfUtc(late), 0)).toEqual({ ...late, second: 59.999 });
    expect(epochMsOfUtc({ ...late, second: 59.9984 }) % 60_000).toBe(59_998);
  });

  it('agrees with Date on Gregorian dates', () => {
    for (let ms = Date.UTC(1583, 0, 1); ms < Date.UTC(2300, 0, 1); ms += 987_654_321) {
      const date = new Date(ms);
      const civil = civilOfEpochMs(ms, 0);
      expect([civil.year, civil.month, civil.day, civil.hour, civil.minute]).toEqual([
        date.getUTCFullYear(),
        date.getUTCMonth() + 1,
        date.getUTCDate(),
        date.getUTCHours(),
        date.getUTCMinutes(),
      ]);
      expect(Math.round(civil.second * 1000)).toBe(((ms % 60_000) + 60_000) % 60_000);
      expect(epochMsOfUtc(civil)).toBe(ms);
    }
  });

  it('keeps the Julian calendar before 1582-10-15', () => {
    expect(civilOfEpochMs(epochMsOfJdn(2299160), 480)).toEqual({
      year: 1582,
      month: 10,
      day: 4,
      hour: 0,
      minute: 0,
      second: 0,
    });
    expect(civilOfEpochMs(epochMsOfJdn(2299161) - 1, 480)).toMatchObject({
      day: 4,
      hour: 23,
      second: 59.999,
    });
  });

  it('jdnOfEpochMs changes at midnight in UTC+8', () => {
    expect(jdnOfEpochMs(epochMsOfJdn(2451545))).toBe(2451545);
    expect(jdnOfEpochMs(epochMsOfJdn(2451545) - 1)).toBe(2451544);
  });

  it('civilOfEpochMs takes fractional offsets and rounds to the millisecond', () => {
    expect(civilOfEpochMs(0, 29143 / 60)).toEqual({
      year: 1970,
      month: 1,
      day: 1,
      hour: 8,
      minute: 5,
      second: 43,
    });
    expect(civilOfEpochMs(-1, 0)).toMatchObject({ year: 1969, month: 12, day: 31, hour: 23, second: 59.999 });
  });

  it('refuses what is not an instant or an offset', () => {
    expect(() => civilOfEpochMs(Number.NaN, 0)).toThrow(RangeError);
    expect(() => civilOfEpochMs(Number.POSITIVE_INFINITY, 0)).toThrow(RangeError);
    expect(() => civilOfEpochMs(1e18, 0)).toThrow('wrong instant');
    expect(() => civilOfEpochMs(0, Number.NaN)).toThrow('wrong offset NaN');
    expect(() => civilOfEpochMs(0, 1441)).toThrow('wrong offset 1441');
    expect(() => jdnOfEpochMs(Number.NaN)).toThrow('wrong instant');
  });
});
