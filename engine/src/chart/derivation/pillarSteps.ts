/**
 * How the characters of the four pillars were found, by the rules the chart was cast by.
 */
import { termEpochMsOf, TERM_INDEX, TERMS_PER_YEAR } from '../../astronomy/index.ts';
import { dayGanzhi, LATE_ZI_HOUR, lichunYearOf, yearGanzhi } from '../../calendar/index.ts';
import {
  FIRST_HOUR_STEM,
  FIRST_MONTH_STEM,
  BRANCH_INDEX,
  branchOf,
  monthIndexOf,
  type Branch,
  type Stem,
} from '../../ganzhi/index.ts';
import { jdnOf, jdnOfEpochMs } from '../../time/index.ts';
import { monthTermOrdinal } from '../cast/castPillars.ts';
import { isDated } from '../natalPillars.ts';
import type { ChartRules } from '../rules.ts';
import type { Chart, PillarKey, PillarsChart } from '../types.ts';
import { stepOf, type DerivationStep } from './steps.ts';
import { clockStep } from './timeSteps.ts';

/** The year pillar by the option `yearBoundary`. */
function yearSteps(chart: Chart): DerivationStep[] {
  const { rules, time, cycleYear, pillars } = chart;
  const index = stepOf('yearIndex', {
    cycleYear,
    index: pillars.year.index,
    ganzhi: pillars.year.name,
  });
  switch (rules.yearBoundary) {
    case 'lichun':
    case 'lichunDay': {
      const isWholeDay = rules.monthPillar === 'day' || rules.yearBoundary === 'lichunDay';
      const lichunYear = time.beijing.year;
      const lichunMs = termEpochMsOf(lichunYear * TERMS_PER_YEAR + TERM_INDEX.立春);
      const isAfter = isWholeDay
        ? jdnOfEpochMs(time.epochMs) >= jdnOfEpochMs(lichunMs)
        : time.epochMs >= lichunMs;
      const rule = rules.yearBoundary;
      return [
        stepOf('yearFromLichun', { rule, lichunYear, lichunMs, isAfter, isWholeDay, cycleYear }),
        index,
      ];
    }
    case 'lunarNewYear':
      // The cast itself needs this date, so it is known.
      return chart.civilLunar === null
        ? [index]
        : [stepOf('yearFromNewYear', { lunar: chart.civilLunar, cycleYear }), index];
    case 'winterSolstice': {
      const solsticeYear = cycleYear - 1;
      const solsticeMs = termEpochMsOf(solsticeYear * TERMS_PER_YEAR + TERM_INDEX.冬至);
      return [stepOf('yearFromSolstice', { solsticeYear, solsticeMs, cycleYear }), index];
    }
  }
}

/** Branch of the month: the 节 on either side, and the turn of the southern school. */
function monthBranchSteps(chart: Chart): DerivationStep[] {
  const { prevJie, nextJie, pillars, rules, birth } = chart;
  const { latitudeDeg } = birth;
  const isFlipped = rules.southern === 'flipMonth' && latitudeDeg !== undefined && latitudeDeg < 0;
  const { branch } = pillars.month;
  const isWholeDay = rules.monthPillar === 'day';
  if (!isFlipped) return [stepOf('monthBetween', { prev: prevJie, next: nextJie, branch, isWholeDay })];
  const from = monthBranchOfSky(chart);
  return [
    stepOf('monthBetween', { prev: prevJie, next: nextJie, branch: from, isWholeDay }),
    stepOf('monthFlipped', { latitudeDeg, from, to: branch }),
  ];
}

/** Month that the Sun stands in, before the southern school turns it. */
function monthBranchOfSky({ time, rules }: Chart): Branch {
  // 小寒 and 大寒 begin the year of the terms and stand in 丑.
  return branchOf((monthTermOrdinal(time.epochMs, rules) >> 1) + 1);
}

/**
 * 五虎遁 from the stem of the year that 立春 began: the months count from 立春 under every `yearBoundary`.
 *
 * @param branch of the month
 */
export function monthStemStep(yearStem: Stem, branch: Branch, stem: Stem): DerivationStep {
  return stepOf('monthStem', {
    yearStem,
    firstStem: FIRST_MONTH_STEM[yearStem],
    branch,
    steps: monthIndexOf(branch),
    stem,
  });
}

/** 五鼠遁 from the stem of the day that governs the hour. */
export function hourStemStep(dayStem: Stem, branch: Branch, stem: Stem): DerivationStep {
  return stepOf('hourStem', {
    dayStem,
    firstStem: FIRST_HOUR_STEM[dayStem],
    branch,
    steps: BRANCH_INDEX[branch],
    stem,
  });
}

const DAY_RULE_SOURCES: Readonly<Record<ChartRules['dayBoundary'], string>> = {
  zi23: '民间通行（子初换日）',
  midnight: '近人早晚子时之说',
  midnightSame: '少数派：晚子仍用当日',
};

/** The day by its number, and before it what 23:00 does to it. */
function daySteps({ time, rules, pillars }: Chart): DerivationStep[] {
  const { chartDate: date, solarClock } = time;
  const jdn = jdnOf(date);
  const index = stepOf('dayIndex', { date, jdn, index: pillars.day.index, ganzhi: pillars.day.name });
  if (solarClock.hour !== LATE_ZI_HOUR) return [index];
  const rule = rules.dayBoundary;
  return [
    stepOf('dayChange', { rule, clock: solarClock, isMoved: rule === 'zi23', date }, DAY_RULE_SOURCES[rule]),
    index,
  ];
}

function hourBranchSteps(chart: Chart, branch: Branch): DerivationStep[] {
  const first = 2 * BRANCH_INDEX[branch] - 1;
  const fromHour = first < 0 ? LATE_ZI_HOUR : first;
  const { solarClock: clock } = chart.time;
  return [clockStep(chart), stepOf('hourBranch', { clock, fromHour, toHour: (fromHour + 2) % 24, branch })];
}

/** 五鼠遁; from 23:00 a rule says which day's stem it counts from. */
function hourStemSteps({ time, rules, pillars }: Chart, branch: Branch, stem: Stem): DerivationStep[] {
  const rule = rules.dayBoundary;
  const isLateZi = time.solarClock.hour === LATE_ZI_HOUR;
  // Under zi23 the day pillar is the next day's already.
  const isNextDay = isLateZi && rule !== 'midnightSame';
  const dayStem =
    isLateZi && rule === 'midnight' ? dayGanzhi(jdnOf(time.chartDate) + 1).stem : pillars.day.stem;
  const step = hourStemStep(dayStem, branch, stem);
  return isLateZi
    ? [stepOf('lateZiStem', { rule, isNextDay, dayStem }, DAY_RULE_SOURCES[rule]), step]
    : [step];
}

/**
 * Steps to the stem or the branch of a natal pillar.
 *
 * @returns empty for an hour that is not known
 */
export function pillarSteps(
  chart: PillarsChart,
  pillar: PillarKey,
  row: 'stem' | 'branch',
): DerivationStep[] {
  const ganzhi = chart.pillars[pillar];
  if (ganzhi === null) return [];
  if (!isDated(chart)) return [stepOf('givenPillar', { pillar, ganzhi: ganzhi.name })];
  switch (pillar) {
    case 'year':
      return yearSteps(chart);
    case 'month': {
      if (row === 'branch') return monthBranchSteps(chart);
      const { stem } = yearGanzhi(lichunYearOf(monthTermOrdinal(chart.time.epochMs, chart.rules)));
      return [...monthBranchSteps(chart), monthStemStep(stem, ganzhi.branch, ganzhi.stem)];
    }
    case 'day':
      return daySteps(chart);
    case 'hour':
      return row === 'branch'
        ? hourBranchSteps(chart, ganzhi.branch)
        : [...hourBranchSteps(chart, ganzhi.branch), ...hourStemSteps(chart, ganzhi.branch, ganzhi.stem)];
  }
}
