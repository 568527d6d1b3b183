import { describe, expect, it } from 'vitest';
import { solarTermsOfYear } from '../astronomy/index.ts';
import { goldenJson, goldenRows } from '../../golden/golden.ts';
import { civilOfEpochMs, epochMsOfUtc, jdnOf, jdnOfEpochMs, type CivilTime } from '../time/index.ts';
import { dayGanzhi, dayPillars, fourPillarsAt, yearGanzhi } from './pillars.ts';
import type { PillarRules } from './rules.ts';
import { jieAround } from './terms.ts';
import { HISTORY } from './historical/index.ts';

const HOUR_MS = 3_600_000;
const beijing = (text: string): number => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = text.split(/[- :]/).map(Number);
  return epochMsOfUtc({ year, month, day, hour, minute, second }) - 8 * HOUR_MS;
};
const namesAt = (
  epochMs: number,
  rules?: Partial<PillarRules>,
  clock: CivilTime = civilOfEpochMs(epochMs, 480),
): string[] => {
  const { year, month, day, hour } = fourPillarsAt(epochMs, clock, rules);
  return [year.name, month.name, day.name, hour.name];
};

interface ReferenceChart {
  readonly id: string;
  readonly t: string;
  readonly A: { readonly p: string[] | null };
  readonly B: { readonly p: string[] | null };
  readonly C: { readonly p: string[] };
}

describe('fourPillarsAt', () => {
  it('every reference chart of 1900-2100 under the three day boundaries', () => {
    const charts = goldenJson<ReferenceChart[]>('charts');
    const wrong: unknown[] = [];
    const rulesOf = { A: 'zi23', B: 'midnight', C: 'midnightSame' } as const satisfies Record<
      string,
      PillarRules['dayBoundary']
    >;
    for (const chart of charts) {
      for (const key of ['A', 'B', 'C'] as const) {
        // One chart has no pillars under A and B: the libraries put it on the wrong side of 立冬.
        const expected = chart[key].p;
        if (expected === null) continue;
        const found = namesAt(beijing(chart.t), { dayBoundary: rulesOf[key] });
        if (found.join() !== expected.join()) wrong.push([chart.id, chart.t, key, found, expected]);
      }
    }
    expect(wrong).toEqual([]);
    expect(charts.length).toBeGreaterThan(1000);
  });

  // The worked charts W04, W05: one birth at 23:30 under three conventions.
  it.each([
    ['zi23', ['甲子', '丙子', '乙酉', '丙子']],
    ['midnight', ['甲子', '丙子', '甲申', '丙子']],
    ['midnightSame', ['甲子', '丙子', '甲申', '甲子']],
  ] as const)('1984-12-31 23:30 under %s', (dayBoundary, expected) => {
    const found = namesAt(beijing('1984-12-31 23:30:00'), { dayBoundary });
    const day = dayGanzhi(jdnOf({ year: 1984, month: 12, day: 31 }));
    expect([found[0], found[1]]).toEqual([expected[0], expected[1]]);
    expect(found[2]).toBe(
      dayBoundary === 'zi23' ? dayGanzhi(jdnOf({ year: 1985, month: 1, day: 1 })).name : day.name,
    );
    expect(found[3]?.[1]).toBe('子');
  });

  it('the example of the foundation: 1990-06-15 14:30 daylight time is 庚午 壬午 辛亥 乙未', () => {
    expect(namesAt(beijing('1990-06-15 13:30:00'))).toEqual(['庚午', '壬午', '辛亥', '乙未']);
  });

  it('year and month change at the instant of 立春, day and hour by the clock given', () => {
    const lichun = solarTermsOfYear(2024)[2]?.epochMs ?? 0;
    expect(namesAt(lichun - 1).slice(0, 2)).toEqual(['癸卯', '乙丑']);
    expect(namesAt(lichun).slice(0, 2)).toEqual(['甲辰', '丙寅']);
    const clock = { year: 2024, month: 2, day: 4, hour: 14, minute: 0, second: 0 };
    expect(namesAt(lichun, {}, clock)[3]?.[1]).toBe('未');
  });

  it('yearBoundary moves only the year pillar', () => {
    const at = beijing('2024-02-08 12:00:00');
    expect(namesAt(at)[0]).toBe('甲辰');
    expect(namesAt(at, { yearBoundary: 'lunarNewYear' }).slice(0, 2)).toEqual(['癸卯', '丙寅']);
    expect(namesAt(beijing('2024-02-10 00:00:00'), { yearBoundary: 'lunarNewYear' })[0]).toBe('甲辰');
    const dongzhi = solarTermsOfYear(2023)[23]?.epochMs ?? 0;
    expect(namesAt(dongzhi, { yearBoundary: 'winterSolstice' }).slice(0, 2)).toEqual(['甲辰', '甲子']);
    expect(namesAt(dongzhi - 1, { yearBoundary: 'winterSolstice' })[0]).toBe('癸卯');
    expect(namesAt(beijing('2024-01-20 00:00:00'), { yearBoundary: 'winterSolstice' })[0]).toBe('甲辰');
  });

  it('lunarNewYear before 1645 asks for the table', () => {
    const rules = { yearBoundary: 'lunarNewYear' } as const;
    const epochMs = beijing('1600-02-10 12:00:00');
    const clock = civilOfEpochMs(epochMs, 480);
    expect(() => fourPillarsAt(epochMs, clock, rules)).toThrow('wrong solar year 1600');
    // 1600-02-15 was 正月初一 of 庚子; 立春 had passed.
    expect(fourPillarsAt(epochMs, clock, rules, HISTORY).year.name).toBe('己亥');
    expect(fourPillarsAt(epochMs, clock).year.name).toBe('庚子');
  });

  it('the hour pillar advances by one every two hours, also across 23:00 and across October 1582', () => {
    for (const start of ['1582-10-01 00:30:00', '1990-06-01 00:30:00', '2100-02-25 00:30:00']) {
      let before = -1;
      for (let i = 0; i < 12 * 30; i++) {
        const epochMs = beijing(start) + i * 2 * HOUR_MS;
        const { hour } = fourPillarsAt(epochMs, civilOfEpochMs(epochMs, 480));
        if (before >= 0) expect(hour.index).toBe((before + 1) % 60);
        before = hour.index;
      }
    }
  });

  it('the day pillar changes at 23:00 under zi23 and at 0:00 under midnight', () => {
    const at2259 = beijing('2000-01-01 22:59:59');
    expect(namesAt(at2259)[2]).toBe('戊午');
    expect(namesAt(at2259 + 1000)[2]).toBe('己未');
    expect(namesAt(at2259 + 1000, { dayBoundary: 'midnight' })[2]).toBe('戊午');
    expect(namesAt(at2259 + HOUR_MS + 1000, { dayBoundary: 'midnight' })[2]).toBe('己未');
    // The late 子 hour takes the stem of the next day but under midnightSame.
    expect(namesAt(at2259 + 1000)[3]).toBe('甲子');
    expect(namesAt(at2259 + 1000, { dayBoundary: 'midnight' })[3]).toBe('甲子');
    expect(namesAt(at2259 + 1000, { dayBoundary: 'midnightSame' })[3]).toBe('壬子');
  });

  it('months follow each other 1 ms apart at every 节 of 1900-2100, stems by 五虎遁', () => {
    for (let year = 1900; year <= 2100; year++) {
      for (let i = 0; i < 24; i += 2) {
        const epochMs = solarTermsOfYear(year)[i]?.epochMs ?? 0;
        const clock = civilOfEpochMs(epochMs, 480);
        const before = fourPillarsAt(Math.ceil(epochMs) - 1, clock).month.index;
        const { month, year: cycle } = fourPillarsAt(Math.ceil(epochMs), clock);
        expect(month.index).toBe((before + 1) % 60);
        expect(cycle.name).toBe(yearGanzhi(i >= 2 ? year : year - 1).name);
        expect(jieAround(Math.ceil(epochMs)).prev.index).toBe(i);
      }
    }
  });

  it('refuses instants and clocks that are none', () => {
    const clock = { year: 2024, month: 2, day: 4, hour: 14, minute: 0, second: 0 };
    expect(() => fourPillarsAt(Number.NaN, clock)).toThrow('wrong instant NaN');
    expect(() => fourPillarsAt(0, { ...clock, hour: 24 })).toThrow('wrong hour 24');
    expect(() => fourPillarsAt(0, { ...clock, minute: Number.NaN })).toThrow('wrong minute NaN');
    expect(() => fourPillarsAt(0, { ...clock, day: 31 })).toThrow('wrong solar day');
    expect(() => fourPillarsAt(0, clock, { dayBoundary: 'noon' as 'zi23' })).toThrow(
      'Cannot use rule dayBoundary',
    );
    expect(() => dayGanzhi(0.5)).toThrow('wrong day number 0.5');
    expect(() => yearGanzhi(Number.NaN)).toThrow('wrong year NaN');
  });
});

describe('dayPillars', () => {
  it('the day of a 节 belongs whole to its month', () => {
    const lichunDay = jdnOf({ year: 2024, month: 2, day: 4 });
    expect(dayPillars(lichunDay - 1)).toMatchObject({ year: { name: '癸卯' }, month: { name: '乙丑' } });
    expect(dayPillars(lichunDay)).toMatchObject({
      year: { name: '甲辰' },
      month: { name: '丙寅' },
      day: { name: '戊戌' },
    });
    expect(dayPillars(lichunDay, { yearBoundary: 'lunarNewYear' }).year.name).toBe('癸卯');
    expect(
      dayPillars(jdnOf({ year: 2023, month: 12, day: 22 }), { yearBoundary: 'winterSolstice' }).year.name,
    ).toBe('甲辰');
  });

  it('monthPillar: by whole day or by instant, for days and instants alike', () => {
    // 立春 2024 was at 16:27, after noon of its day.
    const lichunDay = jdnOf({ year: 2024, month: 2, day: 4 });
    expect(dayPillars(lichunDay, { monthPillar: 'instant' })).toMatchObject({
      year: { name: '癸卯' },
      month: { name: '乙丑' },
    });
    expect(namesAt(beijing('2024-02-04 08:00:00'), { monthPillar: 'day' }).slice(0, 2)).toEqual([
      '甲辰',
      '丙寅',
    ]);
    expect(namesAt(beijing('2024-02-04 08:00:00')).slice(0, 2)).toEqual(['癸卯', '乙丑']);
    expect(() => dayPillars(lichunDay, { monthPillar: 'noon' as 'day' })).toThrow(
      'Cannot use rule monthPillar',
    );
  });

  it('year, month and day at noon equal the two libraries, 1901-2100', () => {
    const wrong: string[] = [];
    for (const row of goldenRows('day-facts')) {
      const noon = beijing(`${row['date']} 12:00:00`);
      const found = namesAt(noon);
      const cells = [row['ygz12'], row['mgz12'], row['dgz']];
      if (cells.some((cell, i) => cell !== '' && cell !== found[i])) wrong.push(row['date'] ?? '');
      const atNoon = dayPillars(jdnOfEpochMs(noon), { monthPillar: 'instant' });
      if ([atNoon.year, atNoon.month, atNoon.day].some(({ name }, i) => name !== found[i])) {
        wrong.push(row['date'] ?? '');
      }
    }
    expect(wrong).toEqual([]);
  });

  it('dayGanzhi: anchors and every day in order', () => {
    expect(dayGanzhi(2451545).name).toBe('戊午');
    expect(dayGanzhi(jdnOf({ year: 1949, month: 10, day: 1 })).name).toBe('甲子');
    expect(dayGanzhi(-49).name).toBe('甲子');
    for (let jdn = -70; jdn < 70; jdn++)
      expect(dayGanzhi(jdn + 1).index).toBe((dayGanzhi(jdn).index + 1) % 60);
  });
});
