/**
 * 小运, 流年, 流月, 流日, 流时: the finer divisions of luck, and the pillars of a moment.
 */
import { numberError } from '../../numberError.ts';
import {
  SOLAR_TERM_NAMES,
  TERM_INDEX,
  termEpochMsOf,
  TERMS_PER_YEAR,
  type SolarTermName,
} from '../../astronomy/index.ts';
import { dayGanzhi, hourPillarsOfDay, monthGanzhiOfYear, yearGanzhi } from '../../calendar/index.ts';
import { findGanzhi, ganzhiOf, type Ganzhi } from '../../ganzhi/index.ts';
import { civilDateOf, jdnOf, type CivilDate } from '../../time/index.ts';
import { ageXuOn } from './age.ts';
import { pillarFactsOf } from '../cast/pillarFacts.ts';
import { isLuckForward } from '../natalPillars.ts';
import { fanTaisuiOf, suiqianOf, yearMarksOf } from './suiqian.ts';
import type { Chart, PillarsChart, YearRange } from '../types.ts';
import type { Luck, Liuri, Liushi, Liuyue, Liunian } from './types.ts';

/** Where 小运 begins by the old method: 男一岁起丙寅顺行, 女一岁起壬申逆行. Source: 渊海子平·论小运. */
export const XIAOYUN_FIRST = {
  男: { first: '丙寅', isForward: true },
  女: { first: '壬申', isForward: false },
} as const;
const MAX_YEARS = 200;
const MAX_DAYS = 400;

/** Instant at which a flowing year begins, UTC milliseconds. */
export function lichunMs(year: number): number {
  return termEpochMsOf(year * TERMS_PER_YEAR + TERM_INDEX.立春);
}

/**
 * 小运 of an age.
 *
 * @param ageXu 虚岁, from 1
 * @returns null by the method `hour` where the hour is unknown, and before the age of 1
 * @throws RangeError where the age is not whole
 * Source: 三命通会·论小运 (醉醒子, from the hour pillar); 渊海子平·论小运 (fixed).
 * @example xiaoyunAt(castChart({ pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' }, sex: '男', hour: 'shichen' }), 1).name // '甲申'
 */
export function xiaoyunAt(chart: PillarsChart, ageXu: number): Ganzhi | null {
  if (!Number.isInteger(ageXu)) {
    throw numberError('age', ageXu, 'a whole number');
  }
  if (ageXu < 1) return null;
  if (chart.rules.xiaoyun === 'fixed') {
    const { first, isForward } = XIAOYUN_FIRST[chart.sex];
    const { index } = findGanzhi(first) as Ganzhi;
    return ganzhiOf(isForward ? index + ageXu - 1 : index - ageXu + 1);
  }
  const { hour, year } = chart.pillars;
  if (hour === null) return null;
  return ganzhiOf(hour.index + (isLuckForward(year.stem, chart.sex) ? ageXu : -ageXu));
}

/**
 * 小运 of the years before 起运, from 虚岁 1; at least one. Empty where the hour is unknown and the method needs it.
 * @example ((chart) => xiaoyunOf(chart, luckOf(chart)).length)(castChart({ civil: { year: 1990, month: 5, day: 15, hour: 14, minute: 30, second: 0 }, sex: '男', hour: 'minute' })) // 7
 */
export function xiaoyunOf(chart: Chart, luck: Luck): readonly Ganzhi[] {
  const count = Math.max(1, luck.startAgeXu - 1);
  return Array.from({ length: count }, (_, i) => xiaoyunAt(chart, i + 1)).filter((ganzhi) => ganzhi !== null);
}

/** Number of the decade a year of the table belongs to; 0 before the first. Past the last listed one it is that one's. */
function dayunNumberOf(luck: Luck, year: number): number {
  let found = 0;
  for (const { dayunNumber, startYear } of luck.dayun) if (startYear <= year) found = dayunNumber;
  return found;
}

function buildYear(chart: Chart, luck: Luck, year: number): Liunian {
  const ganzhi = yearGanzhi(year);
  const ageXu = ageXuOn(chart, { year, month: 12, day: 31 });
  const dayunNumber = dayunNumberOf(luck, year);
  const step = luck.dayun[dayunNumber - 1];
  const natal = chart.pillars.year.branch;
  return {
    year,
    ganzhi,
    facts: pillarFactsOf(chart.dayMaster, ganzhi, chart.rules),
    startMs: lichunMs(year),
    endMs: lichunMs(year + 1),
    ageXu,
    dayunNumber,
    isChangeYear: step !== undefined && step.startYear === year,
    xiaoyun: xiaoyunAt(chart, ageXu),
    suiqian: suiqianOf(natal, ganzhi.branch, chart.rules.suiqian),
    fanTaisui: fanTaisuiOf(natal, ganzhi.branch),
    marks: yearMarksOf(ganzhi, step?.ganzhi ?? null, chart.pillars),
  };
}

/**
 * 流年 of a range of years. Year Y runs from 立春 of Y to 立春 of Y + 1; in the table it belongs to the decade whose
 * `startYear` is the last at or before it, the change itself falling inside `isChangeYear`.
 *
 * @param luck of the same chart
 * @throws RangeError where the range is empty, longer than 200 years, or outside 1 to 9999
 * Source: 三命通会·总论岁运; 协纪辨方书·岁前十二神.
 * @example ((chart) => liunianOf(chart, luckOf(chart), { fromYear: 2024, toYear: 2024 })[0].suiqian)(castChart({ civil: { year: 1990, month: 5, day: 15, hour: 14, minute: 30, second: 0 }, sex: '男', hour: 'minute' })) // '丧门'
 */
export function liunianOf(chart: Chart, luck: Luck, { fromYear, toYear }: YearRange): readonly Liunian[] {
  const count = toYear - fromYear + 1;
  if (!Number.isInteger(fromYear) || !Number.isInteger(toYear) || count < 1 || count > MAX_YEARS) {
    throw new RangeError(
      `Cannot list years: ${fromYear} to ${toYear}, expected 1 to ${MAX_YEARS} whole years`,
    );
  }
  return Array.from({ length: count }, (_, i) => buildYear(chart, luck, fromYear + i));
}

/**
 * 流月 of a flowing year: twelve months from 立春, each from its 节 to the next.
 *
 * @param year 1–9998
 * @throws RangeError outside the years of the terms
 * @example liuyueOf(castChart({ civil: { year: 1990, month: 5, day: 15, hour: 14, minute: 30, second: 0 }, sex: '男', hour: 'minute' }), 2024)[0].term.name // '立春'
 */
export function liuyueOf(chart: PillarsChart, year: number): readonly Liuyue[] {
  return Array.from({ length: 12 }, (_, i) => {
    const ordinal = year * TERMS_PER_YEAR + TERM_INDEX.立春 + 2 * i;
    const name = SOLAR_TERM_NAMES[ordinal % TERMS_PER_YEAR] as SolarTermName;
    const ganzhi = monthGanzhiOfYear(year, i);
    return {
      ganzhi,
      facts: pillarFactsOf(chart.dayMaster, ganzhi, chart.rules),
      term: { name, epochMs: termEpochMsOf(ordinal) },
      endMs: termEpochMsOf(ordinal + 2),
    };
  });
}

/**
 * 流日 from one date to another, both included.
 *
 * @throws RangeError for a date that does not exist, or more than 400 days
 * @example liuriOf(castChart({ civil: { year: 1990, month: 5, day: 15, hour: 14, minute: 30, second: 0 }, sex: '男', hour: 'minute' }), { year: 2024, month: 2, day: 4 }, { year: 2024, month: 2, day: 5 }).map(({ ganzhi }) => ganzhi.name) // ['戊戌', '己亥']
 */
export function liuriOf(chart: PillarsChart, from: CivilDate, to: CivilDate): readonly Liuri[] {
  const fromJdn = jdnOf(from);
  const count = jdnOf(to) - fromJdn + 1;
  if (count < 1 || count > MAX_DAYS) {
    throw new RangeError(`Cannot list days: ${count} days, expected 1 to ${MAX_DAYS}`);
  }
  return Array.from({ length: count }, (_, i) => {
    const ganzhi = dayGanzhi(fromJdn + i);
    return {
      date: civilDateOf(fromJdn + i),
      ganzhi,
      facts: pillarFactsOf(chart.dayMaster, ganzhi, chart.rules),
    };
  });
}

/**
 * 流时 of a date: 子 from 0:00, 丑 … 亥, and the 子 that begins at 23:00, whose stem follows `rules.dayBoundary`.
 *
 * @throws RangeError for a date that does not exist
 * @example liushiOf(castChart({ civil: { year: 1990, month: 5, day: 15, hour: 14, minute: 30, second: 0 }, sex: '男', hour: 'minute' }), { year: 2024, month: 2, day: 4 })[12].ganzhi.name // '甲子'
 */
export function liushiOf(chart: PillarsChart, date: CivilDate): readonly Liushi[] {
  return hourPillarsOfDay(jdnOf(date), chart.rules.dayBoundary).map(({ ganzhi, startHour }) => ({
    branch: ganzhi.branch,
    startHour,
    ganzhi,
    facts: pillarFactsOf(chart.dayMaster, ganzhi, chart.rules),
  }));
}
