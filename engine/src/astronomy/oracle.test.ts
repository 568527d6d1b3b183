/**
 * Every row of the reference tables (JPL DE431), which give about half the years 1600-2500: 11,280 terms and
 * 23,252 phases.
 */
import { describe, expect, it } from 'vitest';
import { goldenRows } from '../../golden/golden.ts';
import { jdnOfEpochMs, jdTTOfEpochMs } from '../time/index.ts';
import { phaseEpochMsOf, solarTermsOfYear } from './index.ts';

const SECONDS_PER_DAY = 86_400;
/** A Julian Date resolves 40 µs, the instant a millisecond. */
const ROUNDING_SEC = 0.002;

/** Largest error of each century, seconds. */
type Worst = Record<string, number>;

function note(worst: Worst, date: string, errorSec: number): void {
  const century = `${date.slice(0, 2)}00`;
  worst[century] = Math.max(worst[century] ?? 0, Math.abs(errorSec));
}

function expectWithin(worst: Worst, limitSec: number): void {
  for (const [century, errorSec] of Object.entries(worst)) {
    expect(errorSec, `century ${century}`).toBeLessThan(limitSec);
  }
}

describe('instants of the reference tables', () => {
  it('are met by every solar term within 0.7 s of TT and on the same day', () => {
    const rows = goldenRows('solar-terms');
    expect(rows).toHaveLength(11_280);
    const worst: Worst = {};
    const otherDays: string[] = [];
    for (const row of rows) {
      const [year = 0, number = 0] = (row['key'] ?? '').split('-').map(Number);
      const term = solarTermsOfYear(year)[number - 1];
      expect(term?.name).toBe(row['term']);
      note(worst, row['key'] ?? '', ((term?.jdTT ?? 0) - Number(row['jd_tdb'])) * SECONDS_PER_DAY);
      if (jdnOfEpochMs(term?.epochMs ?? 0) !== Number(row['jdn8'])) otherDays.push(row['key'] ?? '');
    }
    expectWithin(worst, 0.7);
    expect(otherDays).toEqual([]);
  });

  it('are met by every phase of the Moon within 0.75 s of TT and on the same day', () => {
    const rows = goldenRows('moon-phases');
    expect(rows).toHaveLength(23_252);
    const worst: Worst = {};
    const otherDays: string[] = [];
    for (const row of rows) {
      const epochMs = phaseEpochMsOf(Number(row['key']));
      const errorSec = (jdTTOfEpochMs(epochMs) - Number(row['jd_tdb'])) * SECONDS_PER_DAY;
      note(worst, row['date8'] ?? '', errorSec);
      if (jdnOfEpochMs(epochMs) !== Number(row['jdn8'])) otherDays.push(row['key'] ?? '');
    }
    expectWithin(worst, 0.75 + ROUNDING_SEC);
    expect(otherDays).toEqual([]);
  });
});

describe('dates the Hong Kong Observatory prints', () => {
  it('are the dates of all terms 1901-2100 but four that stand within a quarter of an hour of midnight', () => {
    const other = goldenRows('hko-terms').filter((row) => {
      const [year = 0, number = 0] = (row['key'] ?? '').split('-').map(Number);
      const date = new Date((solarTermsOfYear(year)[number - 1]?.epochMs ?? 0) + 8 * 3_600_000);
      return date.toISOString().slice(0, 10) !== row['hko_date'];
    });
    // 小雪 1912, 秋分 1913 and 白露 1927 are printed in Beijing local time, then in use, 14 minutes behind UTC+8;
    // 春分 2084 comes 36 s after midnight by our ΔT.
    expect(other.map((row) => row['key'])).toEqual(['1912-22', '1913-18', '1927-17', '2084-06']);
  });

  it('and the minutes it and Purple Mountain print for 2023-2027 are ours, rounded', () => {
    const rows = goldenRows('hko-instants');
    const far = rows.filter((row) => {
      const [year = 0, number = 0] = (row['key'] ?? '').split('-').map(Number);
      const printedMs = Date.parse(`${row['published_utc8_minute']?.replace(' ', 'T')}:00+08:00`);
      const errorMs = (solarTermsOfYear(year)[number - 1]?.epochMs ?? 0) - printedMs;
      // Half a minute, and what two of the printers differ by.
      return !(Math.abs(errorMs) < 35_000);
    });
    expect(rows).toHaveLength(32);
    expect(far).toEqual([]);
  });
});
