/**
 * Bad input at the doors of time, ganzhi, calendar, chart and analysis: a RangeError or TypeError that names what is
 * wrong, never NaN and never a missing value.
 */
import { describe, expect, it, test } from 'vitest';
import { analyseChart, scoreMonths, scoreYear } from './analysis/index.ts';
import { dayToleranceSec, findEra, findPublicHoliday, isDayUncertain } from './calendar/index.ts';
import {
  castChart,
  constellationOfDate,
  formatQian,
  mingguaOf,
  silingStemAt,
  xiaoyunAt,
  type Birth,
} from './chart/index.ts';
import { ganzhiOf, hourGanzhi, monthGanzhi, type Stem } from './ganzhi/index.ts';
import { epochMsOfJdn, epochMsOfUtc, jdUtOf, resolveCivil, zoneOffsetAt } from './time/index.ts';

const NO_NUMBERS = [Number.NaN, Number.POSITIVE_INFINITY, 1.5, undefined as unknown as number];
const DATE = { year: 1900, month: 5, day: 6 };
const TIME = { ...DATE, hour: 1, minute: 2, second: 3 };
const BIRTH = { civil: TIME, sex: '男', hour: 'minute' } as const;
const CHART = castChart(BIRTH);
const ANALYSIS = analyseChart(CHART);

const WHOLE: Readonly<Record<string, (value: number) => unknown>> = {
  ganzhiOf,
  epochMsOfJdn,
  dayToleranceSec,
  findPublicHoliday,
  isDayUncertain: (year) => isDayUncertain(0, year),
  'findEra lunar year': (year) => findEra(DATE, { year, month: 4 }),
  'findEra lunar month': (month) => findEra(DATE, { year: 1900, month }),
  mingguaOf: (year) => mingguaOf(year, '男'),
  'constellationOfDate month': (month) => constellationOfDate(month, 1),
  'constellationOfDate day': (day) => constellationOfDate(1, day),
  formatQian,
  xiaoyunAt: (age) => xiaoyunAt(CHART, age),
  scoreYear: (year) => scoreYear(ANALYSIS, year),
  scoreMonths: (year) => scoreMonths(ANALYSIS, year),
};

test.each(Object.entries(WHOLE))('%s takes whole numbers alone', (_name, call) => {
  for (const value of NO_NUMBERS) expect(() => call(value)).toThrow(RangeError);
});

const FINITE: Readonly<Record<string, (value: number) => unknown>> = {
  jdUtOf,
  zoneOffsetAt: (epochMs) => zoneOffsetAt(epochMs, 'Asia/Shanghai'),
  silingStemAt: (days) => silingStemAt('子', days),
  'epochMsOfUtc second': (second) => epochMsOfUtc({ ...TIME, second }),
};

test.each(Object.entries(FINITE))('%s takes finite numbers alone', (_name, call) => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) expect(() => call(value)).toThrow(RangeError);
});

describe('wrong shapes', () => {
  it('a second that is no number', () => {
    for (const second of [null, '5'])
      expect(() => epochMsOfUtc({ ...TIME, second: second as unknown as number })).toThrow(/wrong second/);
  });

  it('a zone that is missing is not the zone of the host', () => {
    const zone = undefined as unknown as string;
    expect(() => resolveCivil(TIME, zone)).toThrow(TypeError);
    expect(() => zoneOffsetAt(0, zone)).toThrow(TypeError);
    expect(() => resolveCivil(TIME, 'Asia/Shanghai', 'third' as 'first')).toThrow(/expected first or second/);
  });

  it('a stem that is none', () => {
    expect(() => monthGanzhi('子' as Stem, '寅')).toThrow(RangeError);
    expect(() => hourGanzhi('子' as Stem, '寅')).toThrow(RangeError);
  });

  it('a birth that is no record, or whose date is none', () => {
    for (const birth of [undefined, null, 5]) {
      expect(() => castChart(birth as unknown as Birth)).toThrow(/Cannot read birth: birth is/);
    }
    const noDate = { ...BIRTH, civil: null } as unknown as Birth;
    expect(() => castChart(noDate)).toThrow(/civil is null, expected a record/);
  });
});
