/**
 * How luck was found: its direction, the start, the pillars of 大运 小运 流年 流月 流日 流时, and what a year is to the chart.
 */
import { SOLAR_TERM_NAMES, TERM_INDEX, TERMS_PER_YEAR } from '../../astronomy/index.ts';
import { dayGanzhi, LATE_ZI_HOUR, yearGanzhi } from '../../calendar/index.ts';
import { branchSteps, STEM_YINYANG, type Ganzhi } from '../../ganzhi/index.ts';
import { jdnOf, type CivilDate } from '../../time/index.ts';
import { ageXuOn, birthYearOf } from '../luck/age.ts';
import { dayunGanzhiOf, luckOf } from '../luck/luck.ts';
import { luckCountOf, luckTermMs } from '../luck/luckStart.ts';
import { lichunMs, liunianOf, liuyueOf, liushiOf, xiaoyunAt, XIAOYUN_FIRST } from '../luck/luckYears.ts';
import { fanTaisuiOf, suiqianOf, yearMarksOf } from '../luck/suiqian.ts';
import { isDated, isLuckForward } from '../natalPillars.ts';
import type { Chart, PillarsChart } from '../types.ts';
import type { Liushi, Liuyue } from '../luck/types.ts';
import { hourStemStep, monthStemStep } from './pillarSteps.ts';
import type { PillarRef } from './places.ts';
import { stepOf, type DerivationStep } from './steps.ts';

function directionOf({ pillars, sex }: PillarsChart): '顺' | '逆' {
  return isLuckForward(pillars.year.stem, sex) ? '顺' : '逆';
}

function directionStep(chart: PillarsChart): DerivationStep {
  const { stem: yearStem } = chart.pillars.year;
  return stepOf('luckDirection', {
    yearStem,
    yinyang: STEM_YINYANG[yearStem],
    sex: chart.sex,
    direction: directionOf(chart),
  });
}

const START_SOURCES = {
  minute: '渊海子平·论起大运法（三天折一年）',
  hourBlock: '手算之法：一时辰折十天',
  dayRound: '手算之法：整日折算，余一舍、余二进',
  solarYear: '按回归年长折算',
} as const;

/** Steps to the day on which the first 大运 begins. */
export function dayunStartSteps(chart: Chart): DerivationStep[] {
  const { time, rules } = chart;
  const { direction, termUsed: term, offset, start, startAgeXu, startUncertaintyMonths } = luckOf(chart);
  const rule = rules.luckStart;
  const termMs = luckTermMs(time.epochMs, term.epochMs, direction === '顺');
  const count = luckCountOf(time.epochMs, termMs, rules);
  return [
    directionStep(chart),
    stepOf('dayunDistance', { direction, term, distanceMs: Math.abs(time.epochMs - termMs) }),
    stepOf('dayunOffset', { rule, count, offset }, START_SOURCES[rule]),
    stepOf('dayunStart', {
      birth: time.standardLocal,
      start,
      startAgeXu,
      uncertainMonths: startUncertaintyMonths,
    }),
  ];
}

function dayunSteps(chart: PillarsChart, number: number): DerivationStep[] {
  const { pillars, sex } = chart;
  const ganzhi = dayunGanzhiOf(chart, number)[number - 1];
  if (ganzhi === undefined) return [];
  const step = stepOf('dayunPillar', {
    month: pillars.month.name,
    yearYinyang: STEM_YINYANG[pillars.year.stem],
    sex,
    direction: directionOf(chart),
    number,
    ganzhi: ganzhi.name,
  });
  if (!isDated(chart)) return [directionStep(chart), step];
  const dayun = luckOf(chart, { dayunCount: number }).dayun[number - 1];
  if (dayun === undefined) return [directionStep(chart), step];
  const { startDate, endDate, startAgeXu } = dayun;
  return [directionStep(chart), step, stepOf('dayunYears', { startDate, endDate, startAgeXu })];
}

function xiaoyunSteps(chart: PillarsChart, ageXu: number): DerivationStep[] {
  const ganzhi = xiaoyunAt(chart, ageXu)?.name;
  if (ganzhi === undefined) return [];
  const { sex, pillars, rules } = chart;
  if (rules.xiaoyun === 'fixed') {
    const { first, isForward } = XIAOYUN_FIRST[sex];
    return [stepOf('xiaoyunFixed', { sex, first, direction: isForward ? '顺' : '逆', ageXu, ganzhi })];
  }
  return [
    stepOf('xiaoyunFromHour', {
      hour: pillars.hour?.name ?? '',
      yearYinyang: STEM_YINYANG[pillars.year.stem],
      sex,
      direction: directionOf(chart),
      ageXu,
      ganzhi,
    }),
  ];
}

function liunianSteps(year: number): DerivationStep[] {
  const { index, name: ganzhi } = yearGanzhi(year);
  return [
    stepOf('liunianSpan', { year, startMs: lichunMs(year), endMs: lichunMs(year + 1) }),
    stepOf('yearIndex', { cycleYear: year, index, ganzhi }),
  ];
}

/** @throws RangeError for a month that is none */
function liuyueAt(chart: PillarsChart, year: number, monthIndex: number): Liuyue {
  const month = liuyueOf(chart, year)[monthIndex];
  if (month === undefined) throw new RangeError(`Cannot find 流月: month ${monthIndex}, expected 0 to 11`);
  return month;
}

/** @throws RangeError for an hour that is none */
function liushiAt(chart: PillarsChart, date: CivilDate, hourIndex: number): Liushi {
  const hour = liushiOf(chart, date)[hourIndex];
  if (hour === undefined) throw new RangeError(`Cannot find 流时: hour ${hourIndex}, expected 0 to 12`);
  return hour;
}

function liuyueSteps(chart: PillarsChart, year: number, monthIndex: number): DerivationStep[] {
  const { ganzhi, term: prev, endMs } = liuyueAt(chart, year, monthIndex);
  const { branch, stem } = ganzhi;
  const name = SOLAR_TERM_NAMES[(TERM_INDEX.立春 + 2 * (monthIndex + 1)) % TERMS_PER_YEAR] as string;
  return [
    stepOf('monthBetween', { prev, next: { name, epochMs: endMs }, branch, isWholeDay: false }),
    monthStemStep(yearGanzhi(year).stem, branch, stem),
  ];
}

function liuriSteps(date: CivilDate): DerivationStep[] {
  const jdn = jdnOf(date);
  const { index, name: ganzhi } = dayGanzhi(jdn);
  return [stepOf('dayIndex', { date, jdn, index, ganzhi })];
}

function liushiSteps(chart: PillarsChart, date: CivilDate, hourIndex: number): DerivationStep[] {
  const hour = liushiAt(chart, date, hourIndex);
  const { branch, stem } = hour.ganzhi;
  const jdn = jdnOf(date);
  const isLateZi = hour.startHour === LATE_ZI_HOUR;
  const rule = chart.rules.dayBoundary;
  const isNextDay = isLateZi && rule !== 'midnightSame';
  const dayStem = dayGanzhi(isNextDay ? jdn + 1 : jdn).stem;
  const step = hourStemStep(dayStem, branch, stem);
  return isLateZi ? [stepOf('lateZiStem', { rule, isNextDay, dayStem }), step] : [step];
}

/** Steps to the pillar of luck; the stem and the branch are found together. */
export function luckPillarSteps(chart: PillarsChart, ref: PillarRef): DerivationStep[] {
  switch (ref.place) {
    case 'dayun':
      return dayunSteps(chart, ref.dayunNumber);
    case 'xiaoyun':
      return xiaoyunSteps(chart, ref.ageXu);
    case 'liunian':
      return liunianSteps(ref.year);
    case 'liuyue':
      return liuyueSteps(chart, ref.year, ref.monthIndex);
    case 'liuri':
      return liuriSteps(ref.date);
    case 'liushi':
      return liushiSteps(chart, ref.date, ref.hourIndex);
    default:
      return [];
  }
}

/**
 * The pillar a reference of luck names.
 *
 * @returns null where the chart has none: 小运 without an hour
 * @throws RangeError for one that does not exist
 */
export function luckPillarOf(chart: PillarsChart, ref: PillarRef): Ganzhi | null {
  switch (ref.place) {
    case 'dayun':
      return dayunGanzhiOf(chart, ref.dayunNumber)[ref.dayunNumber - 1] ?? null;
    case 'xiaoyun':
      return xiaoyunAt(chart, ref.ageXu);
    case 'liunian':
      return yearGanzhi(ref.year);
    case 'liuyue':
      return liuyueAt(chart, ref.year, ref.monthIndex).ganzhi;
    case 'liuri':
      return dayGanzhi(jdnOf(ref.date));
    case 'liushi':
      return liushiAt(chart, ref.date, ref.hourIndex).ganzhi;
    default:
      return chart.pillars[ref.place];
  }
}

/** What a flowing year is to the chart: its place before 太岁, what it meets, its marks, and the age in it. */
export function liunianFactSteps(chart: Chart, year: number): DerivationStep[] {
  const luck = luckOf(chart, { dayunCount: 12 });
  const [liunian] = liunianOf(chart, luck, { fromYear: year, toYear: year });
  if (liunian === undefined) return [];
  const { pillars, rules } = chart;
  const natal = pillars.year.branch;
  const flow = liunian.ganzhi.branch;
  const dayun = luck.dayun[liunian.dayunNumber - 1]?.ganzhi ?? null;
  const rule = rules.suiqian;
  const steps = rule === 'taisui' ? branchSteps(flow, natal) : branchSteps(natal, flow);
  return [
    stepOf(
      'suiqian',
      { rule, natal, flow, steps, suiqian: suiqianOf(natal, flow, rule) },
      rule === 'taisui' ? '民间通行（岁前十二神）' : '三命通会·总论诸神煞',
    ),
    stepOf('fanTaisui', { natal, flow, labels: fanTaisuiOf(natal, flow) }),
    stepOf('yearMarks', {
      ganzhi: liunian.ganzhi.name,
      dayun: dayun?.name ?? null,
      year: pillars.year.name,
      day: pillars.day.name,
      marks: yearMarksOf(liunian.ganzhi, dayun, pillars),
    }),
    stepOf('age', {
      rule: rules.ageYear,
      birthYear: birthYearOf(chart),
      year,
      ageXu: ageXuOn(chart, { year, month: 12, day: 31 }),
    }),
  ];
}
