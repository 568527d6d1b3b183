/**
 * 大运: direction, start and decades.
 */
import { GANZHI, ganzhiOf, type Ganzhi } from '../../ganzhi/index.ts';
import { CIVIL_YEAR_MAX, type CivilDate } from '../../time/index.ts';
import { ageZhouOn, birthYearOf, countedYearOn } from './age.ts';
import { dayOfMonth, luckOffsetOf, luckStartOf, luckTermMs } from './luckStart.ts';
import { factsLookup } from '../cast/pillarFacts.ts';
import { isLuckForward } from '../natalPillars.ts';
import type { Chart, PillarsChart } from '../types.ts';
import type { Luck, Dayun } from './types.ts';

/** Decades listed by default. */
export const DEFAULT_DAYUN_COUNT = 10;
/** Most decades: to the age of 120. */
export const MAX_DAYUN_COUNT = 12;
const YEARS_PER_DAYUN = 10;
const PAIRS = 60;
/** Twelve hours of the sky are two months of life. */
const UNKNOWN_HOUR_MONTHS = 2;

/** How many decades to list. */
export interface LuckOptions {
  /** 1–12, default 10. */
  readonly dayunCount?: number;
}

/** @throws RangeError where it is not 1 to 12 */
function checkDayunCount(dayunCount: number): void {
  if (!Number.isInteger(dayunCount) || dayunCount < 1 || dayunCount > MAX_DAYUN_COUNT) {
    throw new RangeError(`Cannot list 大运: dayunCount ${dayunCount}, expected 1 to ${MAX_DAYUN_COUNT}`);
  }
}

/**
 * Pillars of the decades of a chart known by pillars only, whose start is unknown.
 *
 * @param dayunCount 1–12
 * @example dayunGanzhiOf(castChart({ pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' }, sex: '男', hour: 'shichen' }))[0].name // '壬午'
 */
export function dayunGanzhiOf(
  chart: PillarsChart,
  dayunCount: number = DEFAULT_DAYUN_COUNT,
): readonly Ganzhi[] {
  checkDayunCount(dayunCount);
  const isForward = isLuckForward(chart.pillars.year.stem, chart.sex);
  const { index } = chart.pillars.month;
  return Array.from({ length: dayunCount }, (_, i) => ganzhiOf(isForward ? index + i + 1 : index - i - 1));
}

/** Ages at the start of the first decade. */
interface StartAges {
  /** The year counted as the first of life. */
  readonly birthYear: number;
  readonly startAgeXu: number;
  readonly startAgeZhou: number;
}

function buildDayun(
  { pillars, rules, dayMaster }: Chart,
  start: CivilDate,
  isForward: boolean,
  dayunCount: number,
  { birthYear, startAgeXu, startAgeZhou }: StartAges,
): Dayun[] {
  const isGregorianAge = rules.ageYear === 'gregorian';
  const factsOf = factsLookup(dayMaster, rules);
  const steps: Dayun[] = [];
  let { index } = pillars.month;
  let startDate: CivilDate = { year: start.year, month: start.month, day: start.day };
  for (let dayunNumber = 1; dayunNumber <= dayunCount; dayunNumber++) {
    const endYear = start.year + YEARS_PER_DAYUN * dayunNumber;
    // The calendar ends with 9999; a decade that would run past it is not listed.
    if (endYear > CIVIL_YEAR_MAX) break;
    const endDate = dayOfMonth(endYear, start.month, start.day);
    index = isForward ? (index + 1) % PAIRS : (index + PAIRS - 1) % PAIRS;
    const ganzhi = GANZHI[index] as Ganzhi;
    const passed = YEARS_PER_DAYUN * (dayunNumber - 1);
    steps.push({
      dayunNumber,
      ganzhi,
      facts: factsOf(ganzhi),
      startDate,
      endDate,
      startYear: start.year + passed,
      endYear: endYear - 1,
      startAgeXu:
        isGregorianAge || passed === 0
          ? startAgeXu + passed
          : countedYearOn(startDate, rules) - birthYear + 1,
      startAgeZhou: startAgeZhou + passed,
    });
    startDate = endDate;
  }
  return steps;
}

/**
 * 大运 of a chart. Step k is the month pillar moved by k; each lasts ten civil years from the moment of 交运.
 *
 * @throws RangeError where `dayunCount` is not 1 to 12
 * Accuracy: one second of the 节 is two minutes of the start; compare engines by the day.
 * Source: 渊海子平·论大运, 三命通会·论大运.
 * @example luckOf(castChart({ civil: { year: 1990, month: 5, day: 15, hour: 14, minute: 30, second: 0 }, sex: '男', hour: 'minute' })).offset // { years: 7, months: 2, days: 26, hours: 8, minutes: 36 }
 */
export function luckOf(chart: Chart, { dayunCount = DEFAULT_DAYUN_COUNT }: LuckOptions = {}): Luck {
  checkDayunCount(dayunCount);
  const { rules, time, prevJie, nextJie } = chart;
  const isForward = isLuckForward(chart.pillars.year.stem, chart.sex);
  const termUsed = isForward ? nextJie : prevJie;
  const termMs = luckTermMs(time.epochMs, termUsed.epochMs, isForward);
  const offset = luckOffsetOf(time.epochMs, termMs, rules);
  const start = luckStartOf(time.standardLocal, offset, Math.abs(time.epochMs - termMs), rules);
  const birthYear = birthYearOf(chart);
  const startAgeXu = countedYearOn(start, rules) - birthYear + 1;
  const startAgeZhou = ageZhouOn(time.standardLocal, start);
  return {
    direction: isForward ? '顺' : '逆',
    termUsed,
    offset,
    start,
    startUncertaintyMonths: chart.pillars.hour === null ? UNKNOWN_HOUR_MONTHS : 0,
    startAgeXu,
    startAgeZhou,
    dayun: buildDayun(chart, start, isForward, dayunCount, { birthYear, startAgeXu, startAgeZhou }),
  };
}
