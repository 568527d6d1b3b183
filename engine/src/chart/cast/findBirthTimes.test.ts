import { describe, expect, it } from 'vitest';
import { goldenRows } from '../../../golden/golden.ts';
import { epochMsOfUtc } from '../../time/index.ts';
import { GANZHI, ganzhiOf } from '../../ganzhi/index.ts';
import { castChart } from '../index.ts';
import { findBirthTimes, hourChoicesOf, monthChoicesOf, type TimeInterval } from './findBirthTimes.ts';
import type { ChartRulesInput } from '../rules.ts';
import type { PillarNames } from '../types.ts';
import { HISTORY } from '../../calendar/historical/index.ts';

const YEARS = { fromYear: 1900, toYear: 2100 };
const SECOND = 1000;
const BEIJING_MS = 28_800_000;

function namesOf(key: string): PillarNames {
  const [year = '', month = '', day = '', hour = ''] = key.split(' ');
  return { year, month, day, hour };
}

function msOf(text: string): number {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] =
    text.match(/\d+/g)?.map(Number) ?? [];
  return epochMsOfUtc({ year, month, day, hour, minute, second }) - BEIJING_MS;
}

function intervalsOf(text: string): TimeInterval[] {
  return text.split(' | ').map((part) => {
    const [start = '', end = ''] = part.split(',');
    return { startMs: msOf(start), endMs: msOf(end) };
  });
}

/** Pillars of an instant on the UTC+8 clock, as a key. */
function pillarsAtMs(epochMs: number, rules?: ChartRulesInput): string {
  const at = new Date(epochMs + BEIJING_MS);
  const civil = {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    hour: at.getUTCHours(),
    minute: at.getUTCMinutes(),
    second: at.getUTCSeconds() + at.getUTCMilliseconds() / 1000,
  };
  const { year, month, day, hour } = castChart(
    { civil, utcOffsetMinutes: 480, sex: '男', hour: 'minute' },
    rules,
  ).pillars;
  return [year, month, day, hour].map((ganzhi) => ganzhi?.name).join(' ');
}

describe('findBirthTimes', () => {
  it('every row of the reference search, to a second', () => {
    const rows = goldenRows('reverse-searches');
    expect(rows.length).toBe(560);
    for (const row of rows) {
      const [key = '', intervals = ''] = Object.values(row);
      const ours = findBirthTimes(namesOf(key), YEARS);
      const theirs = intervalsOf(intervals);
      expect(ours.length, key).toBe(theirs.length);
      for (const [i, { startMs, endMs }] of ours.entries()) {
        expect(Math.abs(startMs - (theirs[i]?.startMs ?? 0)), key).toBeLessThanOrEqual(SECOND);
        expect(Math.abs(endMs - (theirs[i]?.endMs ?? 0)), key).toBeLessThanOrEqual(SECOND);
      }
    }
  });

  it('the two examples of the reference', () => {
    expect(findBirthTimes(namesOf('庚午 辛巳 庚辰 癸未'), YEARS)).toEqual(
      intervalsOf('1930-05-30 13:00:00,1930-05-30 15:00:00 | 1990-05-15 13:00:00,1990-05-15 15:00:00'),
    );
    expect(findBirthTimes(namesOf('癸巳 甲子 丁酉 甲辰'), { fromYear: 1890, toYear: 1960 })).toEqual(
      intervalsOf('1893-12-26 07:00:00,1893-12-26 09:00:00 | 1953-12-12 07:00:00,1953-12-12 09:00:00'),
    );
  });

  const schools = [
    {},
    { dayBoundary: 'midnight' },
    { dayBoundary: 'midnightSame' },
    { yearBoundary: 'lunarNewYear' },
    { yearBoundary: 'winterSolstice', dayBoundary: 'midnight' },
    { monthPillar: 'day' },
    { yearBoundary: 'lichunDay' },
    { yearBoundary: 'winterSolstice', monthPillar: 'day' },
  ] as const satisfies readonly ChartRulesInput[];

  it.each(schools)('finds the time every chart was cast from and nothing else, %o', (rules) => {
    for (let i = 0; i < 120; i++) {
      // A stride that visits every hour, month and the days around 立春 and the lunar new year.
      const epochMs = Date.UTC(1960, 0, 1) + i * (203 * 86_400_000 + 5 * 3_600_000 + 1_234_567);
      const key = pillarsAtMs(epochMs, rules);
      const found = findBirthTimes(namesOf(key), { fromYear: 1955, toYear: 2035 }, rules);
      expect(
        found.some(({ startMs, endMs }) => startMs <= epochMs && epochMs < endMs),
        key,
      ).toBe(true);
      for (const { startMs, endMs } of found) {
        expect(pillarsAtMs(startMs, rules)).toBe(key);
        expect(pillarsAtMs(endMs - 1, rules)).toBe(key);
        expect(pillarsAtMs(startMs - 1, rules) === key && pillarsAtMs(endMs, rules) === key).toBe(false);
      }
    }
  });

  it.each(['lunarNewYear', 'winterSolstice', 'lichunDay'] as const)(
    'the ends of the range under %s',
    (yearBoundary) => {
      const rules = { yearBoundary } as const;
      const [first, last] = [
        { fromYear: 1, toYear: 61 },
        { fromYear: 9938, toYear: 9998 },
      ];
      for (const range of [first, last]) {
        for (let month = 1; month <= 12; month++) {
          for (const year of [range.fromYear, range.toYear]) {
            const civil = { year, month, day: 15, hour: 12, minute: 0, second: 0 };
            const birth = { civil, utcOffsetMinutes: 480, sex: '男', hour: 'minute' } as const;
            const { pillars, time } = castChart(birth, rules, HISTORY);
            const names = Object.values(pillars).map((ganzhi) => ganzhi?.name);
            const found = findBirthTimes(namesOf(names.join(' ')), range, rules, HISTORY);
            const holds = found.some(({ startMs, endMs }) => startMs <= time.epochMs && time.epochMs < endMs);
            expect(holds, `${year}-${month}`).toBe(true);
          }
        }
      }
    },
  );

  it('an unknown hour finds whole days', () => {
    const [found] = findBirthTimes(
      { ...namesOf('庚午 辛巳 庚辰 癸未'), hour: null },
      { fromYear: 1990, toYear: 1990 },
    );
    expect(found).toEqual(intervalsOf('1990-05-14 23:00:00,1990-05-15 23:00:00')[0]);
  });

  it.each([
    ['甲丑 丙寅 甲子 甲子', /pillars\.year \(年柱\): "甲丑"/],
    ['甲子 丁卯 甲子 乙子', /pillars\.hour \(时柱\): "乙子"/],
    ['甲子 戊寅 甲子 甲子', /pillars\.month \(月柱\): "戊寅" in a 甲 year, expected "丙寅" by 五虎遁/],
    ['甲子 丙寅 甲子 丙子', /pillars\.hour \(时柱\): "丙子" on a 甲 day, expected "甲子" by 五鼠遁/],
  ])('%s is refused by name and reason', (key, message) => {
    expect(() => findBirthTimes(namesOf(key), YEARS)).toThrow(message);
  });

  it.each([
    { fromYear: 2000, toYear: 1999 },
    { fromYear: 0, toYear: 10 },
    { fromYear: 1900.5, toYear: 2000 },
    { fromYear: Number.NaN, toYear: 2000 },
  ])('range %o is refused', (range) => {
    expect(() => findBirthTimes(namesOf('甲子 丙寅 甲子 甲子'), range)).toThrow(RangeError);
  });
});

describe('linked choices', () => {
  it('every month and hour offered can stand', () => {
    for (const year of GANZHI.slice(0, 10)) {
      for (const month of monthChoicesOf(year)) {
        for (const dayBoundary of ['zi23', 'midnight', 'midnightSame'] as const) {
          const day = ganzhiOf(year.index * 7);
          for (const hour of hourChoicesOf(day, dayBoundary)) {
            const pillars = { year: year.name, month: month.name, day: day.name, hour: hour.name };
            expect(() => castChart({ pillars, sex: '女', hour: 'minute' }, { dayBoundary })).not.toThrow();
          }
        }
      }
    }
  });
});
