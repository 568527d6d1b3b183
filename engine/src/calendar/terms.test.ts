import { describe, expect, it } from 'vitest';
import { solarTermsOfYear } from '../astronomy/index.ts';
import { goldenRows } from '../../golden/golden.ts';
import { jdnOfEpochMs } from '../time/index.ts';
import { monthGrid } from './monthGrid.ts';
import { jieAround, termOfDay, termOrdinalOnDay, termsAround } from './terms.ts';
import { isDayUncertain } from './uncertainDay.ts';

/** Tolerances as docs/ACCURACY.md has them, written again from the page. */
const toleranceSec = (year: number): number => {
  if (year < 1645 || year > 2200) return 3600;
  if (year < 1900 || year > 2100) return 300;
  if (year < 1973) return 60;
  return year < 2031 ? 10 : 180;
};

describe('terms around an instant', () => {
  it('every term of 1600-2200 is prev at its instant and next just before it', () => {
    let last = Number.NEGATIVE_INFINITY;
    for (let year = 1600; year <= 2200; year++) {
      const terms = solarTermsOfYear(year);
      expect(terms).toHaveLength(24);
      for (const term of terms) {
        expect(term.epochMs).toBeGreaterThan(last);
        last = term.epochMs;
        expect(termsAround(term.epochMs).prev).toBe(term);
        expect(termsAround(term.epochMs - 1).next).toBe(term);
        if (term.index % 2 === 0) expect(jieAround(term.epochMs - 1).next).toBe(term);
        else expect(jieAround(term.epochMs).prev.index).toBe(term.index - 1);
      }
    }
  });

  it('works in Julian centuries and far ones', () => {
    for (const year of [2, 500, 1000, 1500, 1582, 3000, 6000, 9998]) {
      const lichun = solarTermsOfYear(year)[2];
      expect(jieAround(lichun?.epochMs ?? 0).prev).toBe(lichun);
      expect(termOfDay(jdnOfEpochMs(lichun?.epochMs ?? 0))?.name).toBe('立春');
    }
  });

  it('termOfDay: 2024-02-04 is 立春, the day after none', () => {
    expect(termOfDay(2460345)?.name).toBe('立春');
    expect(termOfDay(2460346)).toBeNull();
    expect(termOrdinalOnDay(2460346)).toBe(24 * 2024 + 2);
  });

  it('refuses instants that are none', () => {
    expect(() => jieAround(Number.NaN)).toThrow('wrong instant NaN');
    expect(() => termsAround(Number.POSITIVE_INFINITY)).toThrow(RangeError);
  });

  it('every instant near midnight of the reference has its day and is marked', () => {
    for (const row of goldenRows('near-midnight').filter(({ kind }) => kind === 'term')) {
      const [year = 0, number = 0] = (row['key'] ?? '').split('-').map(Number);
      const term = solarTermsOfYear(year)[number - 1];
      const epochMs = term?.epochMs ?? 0;
      const [y, m, d] = (row['date8'] ?? '').split('-').map(Number);
      const shown = new Date(epochMs + 8 * 3_600_000);
      expect([row['key'], shown.getUTCFullYear(), shown.getUTCMonth() + 1, shown.getUTCDate()]).toEqual([
        row['key'],
        y,
        m,
        d,
      ]);
      const isNear = Math.abs(Number(row['gap_s'])) < toleranceSec(year);
      expect([row['key'], isDayUncertain(epochMs, year)]).toEqual([row['key'], isNear]);
    }
  });

  it('doubt ends at the tolerance, on either side of midnight', () => {
    const midnight = Date.UTC(2057, 8, 28, 16);
    const doubted = [-180, -179, 0, 179, 180].map((sec) => isDayUncertain(midnight + 1000 * sec, 2057));
    expect(doubted).toEqual([false, true, true, true, false]);
  });

  it('term days equal the Hong Kong Observatory, 1901-2100, but where the reference says so', () => {
    const wrong: string[] = [];
    for (const row of goldenRows('hko-terms')) {
      const [year = 0, number = 0] = (row['key'] ?? '').split('-').map(Number);
      const [y = 0, m = 0, d = 0] = (row['hko_date'] ?? '').split('-').map(Number);
      const ours = new Date((solarTermsOfYear(year)[number - 1]?.epochMs ?? 0) + 8 * 3_600_000);
      const isEqual = ours.getUTCFullYear() === y && ours.getUTCMonth() + 1 === m && ours.getUTCDate() === d;
      if (isEqual !== (row['agree'] === '1')) wrong.push(row['key'] ?? '');
    }
    expect(wrong).toEqual([]);
  });
});

describe('monthGrid', () => {
  it('holds the month in six weeks from Sunday or Monday', () => {
    const days = monthGrid(2024, 2);
    expect(days).toHaveLength(42);
    expect(days[0]?.civil).toEqual({ year: 2024, month: 1, day: 28 });
    expect(days.filter((day) => day.inMonth)).toHaveLength(29);
    expect(days[7]).toMatchObject({
      civil: { day: 4 },
      term: '立春',
      ganzhi: { name: '戊戌' },
      lunar: { month: 12, day: 25 },
    });
    expect(days[13]).toMatchObject({
      civil: { day: 10 },
      term: null,
      lunar: { year: 2024, month: 1, day: 1 },
    });
    expect(monthGrid(2024, 2, 1)[0]?.civil.day).toBe(29);
    expect(JSON.parse(JSON.stringify(days))).toEqual(days);
  });

  it('refuses months that are none', () => {
    expect(() => monthGrid(2024, 13)).toThrow('wrong solar month 13');
    expect(() => monthGrid(1582, 10)).toThrow('wrong solar year 1582');
  });
});
