import { describe, expect, it } from 'vitest';
import { apparentSolarTime, equationOfTimeMin, localMeanTime } from './apparentSolarTime.ts';

describe('apparent solar time', () => {
  // Spot values at 04:00Z of 2026 from the published formula.
  it.each([
    [Date.UTC(2026, 1, 11, 4), -14.23],
    [Date.UTC(2026, 4, 14, 4), 3.64],
    [Date.UTC(2026, 6, 26, 4), -6.56],
    [Date.UTC(2026, 10, 3, 4), 16.49],
  ])('equationOfTimeMin(%i) is %d', (epochMs, minutes) => {
    expect(equationOfTimeMin(epochMs)).toBeCloseTo(minutes, 1);
    expect(Math.abs(equationOfTimeMin(epochMs) - minutes)).toBeLessThan(0.006);
  });

  it('a birth in Chengdu, 1990-06-15 14:30 daylight time, falls in the 午 hour', () => {
    const solar = apparentSolarTime(Date.UTC(1990, 5, 15, 5, 30), 104.07);
    expect(solar).toMatchObject({ year: 1990, month: 6, day: 15, hour: 12, minute: 25 });
    expect(solar.longitudeMinutes).toBeCloseTo(416.28, 9);
    expect(Math.abs(solar.eotMinutes)).toBeLessThan(1);
  });

  it('localMeanTime: four minutes a degree, west behind', () => {
    expect(localMeanTime(0, -15)).toEqual({ year: 1969, month: 12, day: 31, hour: 23, minute: 0, second: 0 });
  });

  it('refuses longitudes and instants that are none', () => {
    expect(() => apparentSolarTime(0, 180.1)).toThrow('wrong longitude 180.1');
    expect(() => apparentSolarTime(0, Number.NaN)).toThrow(RangeError);
    expect(() => apparentSolarTime(Number.NaN, 0)).toThrow('wrong instant NaN');
    expect(() => equationOfTimeMin(Number.POSITIVE_INFINITY)).toThrow(RangeError);
  });
});
