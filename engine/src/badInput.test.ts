/**
 * Bad input at the doors of time, ganzhi, calendar, chart, analysis, almanac and hexagram: a RangeError or TypeError that names what is
 * wrong, never NaN and never a missing value.
 */
import { describe, expect, it, test } from 'vitest';
import { almanacDay, almanacHours, comparePicks, compareYiji, type PickCandidate } from './almanac/index.ts';
import { analyseChart, compareSchools, hourReadingsOf, scoreMonths, scoreYear } from './analysis/index.ts';
import {
  civilDateOfLunar,
  dayPillars,
  dayToleranceSec,
  festivalsOf,
  findEra,
  findPublicHoliday,
  fourPillarsAt,
  isDayUncertain,
  jdnOfLunar,
  lunarDateOf,
  lunarYear,
  monthGrid,
  type LunarDateInput,
} from './calendar/index.ts';
import {
  castChart,
  compareRules,
  constellationOfDate,
  findBirthTimes,
  formatQian,
  hourChartsOf,
  mingguaOf,
  silingStemAt,
  xiaoyunAt,
  type Birth,
  type PillarNames,
  type YearRange,
} from './chart/index.ts';
import { ganzhiOf, hourGanzhi, monthGanzhi, type Branch, type Stem } from './ganzhi/index.ts';
import {
  castByCounts,
  castByNumbers,
  castHexagram,
  type HexagramCounts,
  type HexagramNumbers,
} from './hexagram/index.ts';
import {
  type CivilTime,
  epochMsOfJdn,
  epochMsOfUtc,
  jdUtOf,
  resolveCivil,
  zoneOffsetAt,
} from './time/index.ts';
import { yunqiOfYear } from './yunqi/index.ts';
import { WORLD } from './chart/world.ts';

const NO_NUMBERS = [Number.NaN, Number.POSITIVE_INFINITY, 1.5, undefined as unknown as number];
const DATE = { year: 1900, month: 5, day: 6 };
const TIME = { ...DATE, hour: 1, minute: 2, second: 3 };
const BIRTH = { civil: TIME, sex: '男', hour: 'minute' } as const;
const PILLARS = { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' };
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

test.each(Object.entries(WHOLE))('%s takes whole numbers only', (_name, call) => {
  for (const value of NO_NUMBERS) expect(() => call(value)).toThrow(RangeError);
});

const FINITE: Readonly<Record<string, (value: number) => unknown>> = {
  jdUtOf,
  zoneOffsetAt: (epochMs) => zoneOffsetAt(epochMs, 'Asia/Shanghai'),
  silingStemAt: (days) => silingStemAt('子', days),
  'epochMsOfUtc second': (second) => epochMsOfUtc({ ...TIME, second }),
};

test.each(Object.entries(FINITE))('%s takes finite numbers only', (_name, call) => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) expect(() => call(value)).toThrow(RangeError);
});

/** Every function that takes rules, with something it can work on. */
const BY_RULES: Readonly<Record<string, (rules: never) => unknown>> = {
  castChart: (rules) => castChart(BIRTH, rules),
  hourChartsOf: (rules) => hourChartsOf(BIRTH, rules),
  'compareRules, first': (rules) => compareRules(BIRTH, rules, {}),
  'compareRules, second': (rules) => compareRules(BIRTH, {}, rules),
  findBirthTimes: (rules) => findBirthTimes(PILLARS, { fromYear: 1900, toYear: 1999 }, rules),
  analyseChart: (doctrine) => analyseChart(CHART, doctrine),
  'hourReadingsOf, rules': (rules) => hourReadingsOf(BIRTH, rules),
  'hourReadingsOf, doctrine': (doctrine) => hourReadingsOf(BIRTH, {}, doctrine),
  'compareSchools, rules': (rules) => compareSchools(BIRTH, { rules }, {}),
  'compareSchools, doctrine': (doctrine) => compareSchools(BIRTH, {}, { doctrine }),
  lunarYear: (rules) => lunarYear(2024, rules),
  lunarDateOf: (rules) => lunarDateOf(DATE, rules),
  jdnOfLunar: (rules) => jdnOfLunar({ year: 2024, month: 1, day: 1 }, rules),
  civilDateOfLunar: (rules) => civilDateOfLunar({ year: 2024, month: 1, day: 1 }, rules),
  monthGrid: (rules) => monthGrid(2024, 1, 1, rules),
  festivalsOf: (rules) => festivalsOf(DATE, rules),
  fourPillarsAt: (rules) => fourPillarsAt(0, TIME, rules),
  dayPillars: (rules) => dayPillars(2_451_545, rules),
  almanacDay: (rules) => almanacDay(DATE, rules),
  almanacHours: (rules) => almanacHours(DATE, rules),
  compareYiji: (rules) => compareYiji(DATE, rules, {}),
  castHexagram: (rules) => castHexagram(TIME, rules),
  yunqiOfYear: (rules) => yunqiOfYear(2024, rules),
};

test.each(Object.entries(BY_RULES))(
  '%s: null rules and unknown rule names are refused, twice over',
  (_name, call) => {
    // Called twice, so that a cache of completed rules cannot answer the second time.
    for (let times = 0; times < 2; times++) {
      for (const rules of [null, 5])
        expect(() => call(rules as never)).toThrow(/^Cannot use rules: (null|5)/);
      expect(() => call({ nosuch: 1 } as never)).toThrow(
        /^Cannot use rule nosuch: unknown, expected one of /,
      );
    }
  },
);

const BY_DATE: Readonly<Record<string, (date: CivilTime) => unknown>> = {
  almanacDay,
  almanacHours,
  compareYiji,
  castHexagram,
  lunarDateOf,
  festivalsOf,
};

describe('wrong shapes', () => {
  it('text where a number belongs is called text', () => {
    const text = '1999' as unknown as number;
    const soft = Object.entries({ ...WHOLE, ...FINITE }).filter(([, call]) => {
      try {
        call(text);
        return true;
      } catch (error) {
        return !(error instanceof TypeError);
      }
    });
    expect(soft.map(([name]) => name)).toEqual([]);
    expect(() => lunarDateOf({ ...DATE, year: text })).toThrow(
      "wrong solar year: '1999' is text, expected -4712 to 9999",
    );
    expect(() => castChart({ ...BIRTH, civil: { ...TIME, minute: '30' as unknown as number } })).toThrow(
      "wrong minute: '30' is text, expected 0 to 59",
    );
    expect(() => lunarYear({} as unknown as number)).toThrow(/^wrong lunar year: an Object is no number/);
  });

  it.each(Object.entries(BY_DATE))('%s: a Date is refused, since it has no zone', (_name, call) => {
    const date = new Date(0) as unknown as CivilTime;
    expect(() => call(date)).toThrow(/a Date has no zone, expected \{ year, month, day/);
  });

  it('a second that is no number', () => {
    for (const second of [null, '5'])
      expect(() => epochMsOfUtc({ ...TIME, second: second as unknown as number })).toThrow(/wrong second/);
  });

  it('a zone that is missing is not the zone of the host', () => {
    const zone = undefined as unknown as string;
    expect(() => resolveCivil(TIME, zone, 'first', WORLD)).toThrow(TypeError);
    expect(() => zoneOffsetAt(0, zone, WORLD)).toThrow(TypeError);
    expect(() => resolveCivil(TIME, 'Asia/Shanghai', 'third' as 'first')).toThrow(/expected first or second/);
  });

  it('a stem that is none', () => {
    expect(() => monthGanzhi('子' as Stem, '寅')).toThrow(RangeError);
    expect(() => hourGanzhi('子' as Stem, '寅')).toThrow(RangeError);
  });

  it('a birth that is no record, or whose date is none', () => {
    for (const birth of [undefined, null, 5]) {
      expect(() => castChart(birth as unknown as Birth, {}, WORLD)).toThrow(/Cannot read birth: birth is/);
    }
    const noDate = { ...BIRTH, civil: null } as unknown as Birth;
    expect(() => castChart(noDate, {}, WORLD)).toThrow(/civil is null, expected a record/);
  });

  it.each(Object.entries(BY_DATE))('%s: a date that is no record', (_name, call) => {
    for (const date of [undefined, null, 5]) {
      expect(() => call(date as unknown as CivilTime)).toThrow(/^wrong solar date .*, expected a record$/);
    }
  });

  it('numbers of a hexagram that are no record, or whose hour is none', () => {
    const numbers = { yearBranch: '辰', month: 12, day: 17, hour: '申' } as const;
    for (const wrong of [undefined, null, 5]) {
      expect(() => castByNumbers(wrong as unknown as HexagramNumbers)).toThrow(/expected a record/);
      expect(() => castByCounts(wrong as unknown as HexagramCounts)).toThrow(/expected a record/);
    }
    expect(() => castByNumbers({ ...numbers, hour: '甲' as Branch })).toThrow(/wrong hour/);
    expect(() => castByNumbers({ ...numbers, yearBranch: '甲' as Branch })).toThrow(/wrong year/);
  });

  it('lunarDateOf(), civilDateOfLunar(), findBirthTimes() say what is missing', () => {
    for (const wrong of [undefined, null, 5]) {
      const date = wrong as unknown as CivilTime;
      expect(() => lunarDateOf(date)).toThrow(/^wrong solar date .*, expected a record$/);
      const lunar = wrong as unknown as LunarDateInput;
      expect(() => civilDateOfLunar(lunar)).toThrow(/^wrong lunar date .*, expected a record$/);
      expect(() => jdnOfLunar(lunar)).toThrow(/^wrong lunar date .*, expected a record$/);
      const range = wrong as unknown as YearRange;
      expect(() => findBirthTimes(PILLARS, range)).toThrow(/^Cannot search: range is .*, expected a record$/);
      const pillars = wrong as unknown as PillarNames;
      expect(() => findBirthTimes(pillars, { fromYear: 1900, toYear: 1999 })).toThrow(/^Cannot read pillars/);
    }
  });

  it('days side by side that are no list', () => {
    expect(() => comparePicks(undefined as unknown as readonly PickCandidate[])).toThrow(/expected a list/);
  });
});
