/**
 * Almanac cases: the whole record of a day with 宜忌, and a search over a year for two people. The peers do not derive 宜忌,
 * they look a list up; the values of a day are read from them field by field.
 */
import { almanacDay, almanacHours, pickDays } from '@shangyuan/engine/almanac';
import { civilDateOf, jdnOf } from '@shangyuan/engine/time';
import { Solar } from 'lunar-typescript';
import { SolarDay } from 'tyme4ts';
import type { BenchCase } from './case.ts';

const FIRST_JDN = jdnOf({ year: 1901, month: 1, day: 1 });
const DAY_COUNT = 73_049;
/**
 * Every day of 1901-2100. Their 22,500 contexts are derived in the first pass, which the row from the first call measures, and cached after:
 * the rows of a second pass are answers made before.
 */
const EVERY_DAY = Array.from({ length: DAY_COUNT }, (_, i) => civilDateOf(FIRST_JDN + i));
/** The peers are slow: they get a whole year, since they keep the year they computed last. */
const THINNED_DAYS = EVERY_DAY.filter(({ year }) => year === 2000);

const WEDDING = {
  affair: 'jiaqu',
  from: { year: 2026, month: 1, day: 1 },
  to: { year: 2027, month: 1, day: 1 },
  people: [
    { role: '新郎', birthYear: '甲戌' },
    { role: '新娘', birthYear: '丙子' },
  ],
} as const;

function tymeDay(year: number, month: number, day: number): number {
  const solar = SolarDay.fromYmd(year, month, day);
  const lunar = solar.getLunarDay();
  const cycle = solar.getSixtyCycleDay();
  const parts = [
    cycle.getYear(),
    cycle.getMonth(),
    cycle.getSixtyCycle(),
    cycle.getDuty(),
    cycle.getTwelveStar(),
    cycle.getTwentyEightStar(),
    cycle.getFetusDay(),
    cycle.getNineStar(),
    lunar.getSixStar(),
    lunar.getFestival(),
    solar.getFestival(),
    solar.getPhenologyDay(),
    solar.getDogDay(),
    solar.getNineDay(),
    solar.getPlumRainDay(),
    solar.getTermDay(),
    cycle.getSixtyCycle().getHeavenStem().getJoyDirection(),
    cycle.getSixtyCycle().getHeavenStem().getWealthDirection(),
    cycle.getSixtyCycle().getPengZu(),
  ];
  return parts.length + cycle.getGods().length + cycle.getRecommends().length + cycle.getAvoids().length;
}

function lunarTsDay(year: number, month: number, day: number): number {
  const lunar = Solar.fromYmd(year, month, day).getLunar();
  const parts = [
    lunar.getYearInGanZhiByLiChun(),
    lunar.getMonthInGanZhi(),
    lunar.getDayInGanZhi(),
    lunar.getZhiXing(),
    lunar.getDayTianShen(),
    lunar.getXiu(),
    lunar.getDayPositionTai(),
    lunar.getDayNineStar(),
    lunar.getLiuYao(),
    lunar.getFestivals(),
    lunar.getWuHou(),
    lunar.getFu(),
    lunar.getShuJiu(),
    lunar.getJieQi(),
    lunar.getDayPositionXi(),
    lunar.getDayPositionCai(),
    lunar.getPengZuGan(),
    lunar.getPengZuZhi(),
    lunar.getDayJiShen(),
    lunar.getDayXiongSha(),
  ];
  return parts.length + lunar.getDayYi().length + lunar.getDayJi().length;
}

const wholeDay: BenchCase = {
  name: 'almanac day with 宜忌 (ours derived, with reasons)',
  unit: 'days',
  count: EVERY_DAY.length,
  aim: 150,
  headline: 'an almanac day with its reasons',
  ours: () => {
    let sum = 0;
    for (const date of EVERY_DAY) sum += almanacDay(date).yiji.yi.length;
    return sum;
  },
  peers: {
    tyme4ts: {
      count: THINNED_DAYS.length,
      run: () => THINNED_DAYS.reduce((sum, { year, month, day }) => sum + tymeDay(year, month, day), 0),
    },
    'lunar-typescript': {
      count: THINNED_DAYS.length,
      run: () => THINNED_DAYS.reduce((sum, { year, month, day }) => sum + lunarTsDay(year, month, day), 0),
    },
  },
};

const hours: BenchCase = {
  name: 'the thirteen hours of a day, with reasons',
  unit: 'days',
  count: 366,
  ours: () => {
    let sum = 0;
    for (let i = 0; i < 366; i++) sum += almanacHours(EVERY_DAY[45_000 + i] ?? WEDDING.from).rows.length;
    return sum;
  },
  peers: {},
};

/** 3 ms a search are 333 searches a second. */
const search: BenchCase = {
  name: 'a wedding day in a year, two people (≤ 3 ms is ≥ 333)',
  unit: 'searches',
  count: 1,
  ours: () => pickDays(WEDDING).candidates.length,
  peers: {},
  aimRate: 333,
  headline: 'a wedding search for two over a year',
};

/** Almanac cases. */
export const cases: readonly BenchCase[] = [wholeDay, hours, search];
