import { describe, expect, it } from 'vitest';
import { goldenRows } from '../../golden/golden.ts';
import { jdnOf } from '../time/index.ts';
import { suiMonths } from './sui.ts';
import { OFFICIAL_MONTH_NAMES, OFFICIAL_MONTH_STARTS } from './tables/officialExceptions.ts';
import { termOfDay } from './terms.ts';
import { dayToleranceSec } from './uncertainDay.ts';

const jdnOfText = (text: string): number => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return jdnOf({ year, month, day });
};

describe('suiMonths', () => {
  it('every 岁 of 1645-2200 has 12 months or 13 with one leap; a 岁 of 12 has none', () => {
    for (let year = 1646; year <= 2200; year++) {
      const months = suiMonths(year, 'rule');
      expect([12, 13]).toContain(months.length);
      expect(months.filter((m) => m.isLeap)).toHaveLength(months.length - 12);
      expect(months[0]).toMatchObject({ month: 11, isLeap: false });
    }
  });

  it('the leap month has no 中气 and the month of the solstice has one', () => {
    for (let year = 1900; year <= 2100; year++) {
      const months = suiMonths(year, 'rule');
      for (const [i, { isLeap, startJdn }] of months.entries()) {
        if (!isLeap && i > 0) continue;
        const end = months[i + 1]?.startJdn ?? startJdn + 29;
        const names: string[] = [];
        for (let jdn = startJdn; jdn < end; jdn++) {
          const term = termOfDay(jdn);
          if (term !== null && term.index % 2 === 1) names.push(term.name);
        }
        expect([year, isLeap, names.includes('冬至'), names.length > 0]).toEqual([
          year,
          isLeap,
          !isLeap,
          !isLeap,
        ]);
      }
    }
  });

  it('new moons near midnight begin their month on the day of the reference', () => {
    const official = new Map(
      OFFICIAL_MONTH_STARTS.map(([year, month, day, shift]) => [jdnOf({ year, month, day }) - shift, shift]),
    );
    let count = 0;
    for (const row of goldenRows('near-midnight').filter(({ kind }) => kind === 'new-moon')) {
      const jdn = jdnOfText(row['date8'] ?? '');
      const year = Number((row['date8'] ?? '').slice(0, 4));
      for (const variant of ['rule', 'official'] as const) {
        const starts = [...suiMonths(year, variant), ...suiMonths(year + 1, variant)];
        const expected = variant === 'rule' ? jdn : jdn + (official.get(jdn) ?? 0);
        expect([row['date8'], variant, starts.some((m) => m.startJdn === expected)]).toEqual([
          row['date8'],
          variant,
          true,
        ]);
        const isNear = Math.abs(Number(row['gap_s'])) < dayToleranceSec(year);
        expect(starts.find((m) => m.startJdn === expected)?.uncertainDay).toBe(isNear);
      }
      count++;
    }
    expect(count).toBeGreaterThan(15);
  });

  it('the written exceptions: 25 starts and 9 names, in order, none after 1920, each at work', () => {
    expect(OFFICIAL_MONTH_STARTS).toHaveLength(25);
    expect(OFFICIAL_MONTH_NAMES).toHaveLength(9);
    const jdns = OFFICIAL_MONTH_STARTS.map(([year, month, day]) => jdnOf({ year, month, day }));
    expect(jdns).toEqual([...jdns].sort((a, b) => a - b));
    for (const [i, [year, , , shift]] of OFFICIAL_MONTH_STARTS.entries()) {
      const startsOf = (variant: 'rule' | 'official') =>
        [...suiMonths(year, variant), ...suiMonths(year + 1, variant)].map((m) => m.startJdn);
      expect(startsOf('official')).toContain(jdns[i]);
      expect(startsOf('rule')).not.toContain(jdns[i]);
      expect(startsOf('rule')).toContain((jdns[i] ?? 0) - shift);
    }
    expect(Math.max(...OFFICIAL_MONTH_STARTS.map(([year]) => year))).toBe(1920);
  });
});
