import { describe, expect, it } from 'vitest';
import { lunarYear } from './lunarDate.ts';
import { buildLunarYear } from './lunarYear.ts';
import {
  LEAP_MONTHS,
  MONTH_LENGTHS,
  TABLED_YEAR_MAX,
  TABLED_YEAR_MIN,
  UNCERTAIN_STARTS,
} from './tables/lunarYears.ts';
import { tabledMonths } from './tabledMonths.ts';

const YEAR_COUNT = 201;

describe('tabledMonths', () => {
  it('gives every year of 1900-2100 as it is computed', () => {
    let monthCount = 0;
    for (let year = TABLED_YEAR_MIN; year <= TABLED_YEAR_MAX; year++) {
      const computed = buildLunarYear(year, 'official');
      expect(tabledMonths(year)).not.toBeNull();
      expect(lunarYear(year)).toEqual(computed);
      monthCount += computed.months.length;
    }
    expect(LEAP_MONTHS).toHaveLength(YEAR_COUNT);
    expect(MONTH_LENGTHS).toHaveLength(monthCount);
  });

  it('holds no other year', () => {
    for (const year of [TABLED_YEAR_MIN - 1, TABLED_YEAR_MAX + 1]) expect(tabledMonths(year)).toBeNull();
  });

  it('names every month in doubt once, in order', () => {
    const starts = new Set<number>();
    for (let year = TABLED_YEAR_MIN; year <= TABLED_YEAR_MAX; year++) {
      for (const { startJdn, days, uncertainStart, uncertainEnd } of buildLunarYear(year, 'official')
        .months) {
        if (uncertainStart) starts.add(startJdn);
        if (uncertainEnd) starts.add(startJdn + days);
      }
    }
    expect([...starts]).toEqual(UNCERTAIN_STARTS);
  });

  it('leaves the other rule for 1912-1920 to the computation', () => {
    expect(lunarYear(1916, { era1912: 'gbt' }).startJdn).toBe(lunarYear(1916).startJdn + 1);
  });
});
