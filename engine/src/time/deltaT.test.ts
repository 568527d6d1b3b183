import { describe, expect, it } from 'vitest';
import { goldenRows } from '../../golden/golden.ts';
import { deltaTSec, epochMsOfJdTT, jdTTOfEpochMs } from './deltaT.ts';
import { deltaTSplines } from './tables/deltaTSplines.ts';

describe('deltaTSec', () => {
  it('is the published value where one is printed', () => {
    // Morrison et al. 2021, table S15; IERS Bulletin C; the two ends of the formula by hand.
    expect(deltaTSec(-720)).toBeCloseTo(20371.848, 1);
    expect(deltaTSec(1000)).toBeCloseTo(1650.393, 3);
    expect(deltaTSec(1900)).toBeCloseTo(-1.977, 3);
    expect(deltaTSec(1972.25)).toBe(42.184);
    expect(deltaTSec(1972.75)).toBe(43.184);
    expect(deltaTSec(2017.5)).toBeCloseTo(69.184, 9);
    expect(deltaTSec(2027.9)).toBeCloseTo(69.184, 9);
  });

  it('has splines that follow each other and join', () => {
    const [ends, ...columns] = deltaTSplines();
    expect([ends, ...columns].map(({ length }) => length)).toEqual([43, 43, 43, 43, 43]);
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    expect(ends.at(-1)).toBeGreaterThan(1972);
    for (let i = 1; i < ends.length; i++) {
      const atEnd = columns.reduce((sum, column) => sum + (column[i - 1] ?? Number.NaN), 0);
      expect(Math.abs(atEnd - (columns[0]?.[i] ?? Number.NaN))).toBeLessThan(10);
    }
  });

  it('joins its four parts: 0.1 s at −720, 0.3 s at 1972 and 2028', () => {
    const step = (year: number): number => Math.abs(deltaTSec(year + 1e-6) - deltaTSec(year - 1e-6));
    expect(step(-720)).toBeLessThan(0.1);
    expect(step(1972)).toBeLessThan(0.3);
    expect(step(2028.0001)).toBeLessThan(0.3);
  });

  it('refuses what is no year of its range', () => {
    for (const year of [Number.NaN, Infinity, -4713, 10000.5]) {
      expect(() => deltaTSec(year)).toThrow(/^wrong year .+, expected -4712 to 10000$/);
    }
  });
});

describe('epochMsOfJdTT, jdTTOfEpochMs', () => {
  it('are each other’s inverse from −4712 to 9999', () => {
    for (let jd = 0.25; jd < 5373484; jd += 1234.5678) {
      expect(Math.abs(jdTTOfEpochMs(epochMsOfJdTT(jd)) - jd)).toBeLessThan(2e-8);
    }
  });

  it('change at the leap second itself', () => {
    const newYear2017Ms = Date.UTC(2017, 0, 1);
    expect((jdTTOfEpochMs(newYear2017Ms) - 2457754.5) * 86400).toBeCloseTo(69.184, 3);
    expect((jdTTOfEpochMs(newYear2017Ms - 1000) - 2457754.5) * 86400).toBeCloseTo(67.184, 3);
    expect(epochMsOfJdTT(2457754.5 + 69.185 / 86400)).toBe(newYear2017Ms + 1);
    expect(epochMsOfJdTT(2457754.5 + 67.184 / 86400)).toBe(newYear2017Ms - 1000);
  });

  it('refuse NaN', () => {
    expect(() => epochMsOfJdTT(Number.NaN)).toThrow('wrong Julian Date NaN, expected a finite number');
    expect(() => jdTTOfEpochMs(Infinity)).toThrow(
      'wrong instant Infinity, expected milliseconds as a finite number',
    );
  });
});

describe('deltaTSec against the reference table', () => {
  it('is within 0.0015 s on every row, 1600-2500', () => {
    const rows = goldenRows('delta-t');
    expect(rows.length).toBeGreaterThan(800);
    for (const row of rows) {
      const expected = Number(row['delta_t_used_s']);
      expect(Math.abs(deltaTSec(Number(row['year']) + 0.5) - expected), row['year']).toBeLessThan(0.0015);
    }
  });
});
