import { describe, expect, it } from 'vitest';
import { equationOfTimeMin, solarClocksAt } from './solarClocks.ts';

describe('the clocks of the Sun', () => {
  // Spot values at 04:00Z of 2026 by the full theory, to a hundredth of a minute.
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
    const { apparentSolarTime, longitudeMinutes, eotMinutes } = solarClocksAt(
      Date.UTC(1990, 5, 15, 5, 30),
      104.07,
      480,
    );
    expect(apparentSolarTime).toMatchObject({ year: 1990, month: 6, day: 15, hour: 12, minute: 25 });
    expect(longitudeMinutes).toBeCloseTo(-63.72, 9);
    expect(Math.abs(eotMinutes)).toBeLessThan(1);
  });

  it('local mean time: four minutes a degree, west behind; without a zone the standard clock is UTC', () => {
    const { localMeanTime, longitudeMinutes } = solarClocksAt(0, -15);
    expect(localMeanTime).toEqual({ year: 1969, month: 12, day: 31, hour: 23, minute: 0, second: 0 });
    expect(longitudeMinutes).toBe(-60);
  });

  it('beyond the date line the clock keeps the date of the zone: Kiritimati, −157.4° at UTC+14', () => {
    const epochMs = Date.UTC(2020, 0, 1, 10, 0);
    const { localMeanTime, longitudeMinutes } = solarClocksAt(epochMs, -157.4, 840);
    expect(longitudeMinutes).toBeCloseTo(-29.6, 9);
    expect(localMeanTime).toMatchObject({ year: 2020, month: 1, day: 1, hour: 23, minute: 30 });
    // A longitude of the wrong sign is not corrected.
    expect(solarClocksAt(epochMs, -104.07, 480).longitudeMinutes).toBeCloseTo(543.72, 9);
  });

  it('the difference of longitude is above −720 and at most 720, for every longitude and zone', () => {
    for (let longitude = -180; longitude <= 180; longitude += 0.5) {
      for (let zone = -720; zone <= 840; zone += 15) {
        const { longitudeMinutes } = solarClocksAt(0, longitude, zone);
        expect(longitudeMinutes > -720 && longitudeMinutes <= 720).toBe(true);
        const turns = (longitudeMinutes - 4 * longitude + zone) / 1440;
        expect(Math.abs(turns - Math.round(turns))).toBeLessThan(1e-12);
      }
    }
  });

  it('refuses longitudes and instants that are none', () => {
    expect(() => solarClocksAt(0, 180.1)).toThrow('wrong longitude 180.1');
    expect(() => solarClocksAt(0, Number.NaN)).toThrow(RangeError);
    expect(() => solarClocksAt(Number.NaN, 0)).toThrow('wrong instant NaN');
    expect(() => equationOfTimeMin(Number.POSITIVE_INFINITY)).toThrow(RangeError);
  });
});
