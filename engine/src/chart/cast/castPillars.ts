/**
 * The four pillars of a birth, and everything that follows from pillars, sex and rules only.
 */
import { termOrdinalAt } from '../../astronomy/index.ts';
import { fourPillarsAt, PILLAR_OPTIONS, termOrdinalOnDay, type PillarRules } from '../../calendar/index.ts';
import {
  findGanzhi,
  ganzhiOf,
  hourGanzhi,
  monthGanzhi,
  monthIndexOf,
  ZODIAC_ANIMAL,
  type Branch,
  type Ganzhi,
} from '../../ganzhi/index.ts';
import { jdnOfEpochMs, type CivilTime } from '../../time/index.ts';
import { ENGINE_VERSION } from '../../version.ts';
import { minggongOf, shengongOf, taixiOf, taiyuanOf } from './palaces.ts';
import { chartFactsOf, kongwangMarksOf } from './pillarFacts.ts';
import type { Engine } from '../engine.ts';
import type { ChartRules } from '../rules.ts';
import type { Birth, ChartPillars, PillarNames, PillarsBirth, PillarsChart } from '../types.ts';

/** Pillar rules by the chart rules they come from; bounded by the life of the rules. */
const PILLAR_RULES = new WeakMap<ChartRules, PillarRules>();

/** The rules of the pillars that a chart's rules amount to. */
export function pillarRulesOf(rules: ChartRules): PillarRules {
  const known = PILLAR_RULES.get(rules);
  if (known !== undefined) return known;
  const { dayBoundary, yearBoundary, monthPillar } = rules;
  const { defaults } = PILLAR_OPTIONS;
  const isUsual =
    dayBoundary === defaults.dayBoundary &&
    yearBoundary === defaults.yearBoundary &&
    monthPillar === defaults.monthPillar;
  const pillarRules = isUsual
    ? defaults
    : PILLAR_OPTIONS.complete({ dayBoundary, yearBoundary, monthPillar });
  PILLAR_RULES.set(rules, pillarRules);
  return pillarRules;
}

/**
 * Ordinal of the last term that the month goes by: at the instant, or on its whole day.
 *
 * @param atInstant ordinal of the last term at the instant, where it is known already
 */
export function monthTermOrdinal(
  epochMs: number,
  { monthPillar }: Pick<ChartRules, 'monthPillar'>,
  atInstant: number = termOrdinalAt(epochMs),
): number {
  return monthPillar === 'day' ? termOrdinalOnDay(jdnOfEpochMs(epochMs)) : atInstant;
}

/** Pillar rules by those that read 23:00 the other way; bounded by the life of the rules. */
const LATE_ZI_RULES = new WeakMap<PillarRules, PillarRules>();

/** The rules under which the hour from 23:00 lies on the other side of the day's end. */
export function otherLateZiRulesOf(pillarRules: PillarRules): PillarRules {
  const known = LATE_ZI_RULES.get(pillarRules);
  if (known !== undefined) return known;
  const dayBoundary = pillarRules.dayBoundary === 'zi23' ? 'midnight' : 'zi23';
  const other = PILLAR_OPTIONS.complete({ ...pillarRules, dayBoundary });
  LATE_ZI_RULES.set(pillarRules, other);
  return other;
}

/** What pillars of an instant depend on beside the instant and the clock. */
export interface PillarSetting {
  readonly rules: ChartRules;
  readonly pillarRules: PillarRules;
  readonly isHourKnown: boolean;
  /** South of the equator with the rule `southern` = flipMonth. */
  readonly isMonthFlipped: boolean;
  readonly engine: Engine;
}

const HALF_YEAR_MONTHS = 6;

/**
 * The month of the southern school: six on, 立秋 taken for 立春. The year still turns with the real 立春, so the sixty months
 * break there and at 立秋: the stem is counted again from 寅 within the same year.
 */
function flippedMonth(month: Ganzhi): Ganzhi {
  const isFirstHalf = monthIndexOf(month.branch) < HALF_YEAR_MONTHS;
  return ganzhiOf(month.index + (isFirstHalf ? HALF_YEAR_MONTHS : -HALF_YEAR_MONTHS));
}

/**
 * Pillars of an instant and a solar clock under the chart's rules.
 *
 * @param lastTerm ordinal of the last term at the instant, where it is known already
 */
export function pillarsAt(
  epochMs: number,
  solarClock: CivilTime,
  setting: PillarSetting,
  lastTerm?: number,
): ChartPillars {
  const { engine, pillarRules } = setting;
  const pillars = fourPillarsAt(epochMs, solarClock, pillarRules, engine, lastTerm);
  if (setting.isHourKnown && !setting.isMonthFlipped) return pillars;
  const { year, month, day, hour } = pillars;
  return {
    year,
    month: setting.isMonthFlipped ? flippedMonth(month) : month,
    day,
    hour: setting.isHourKnown ? hour : null,
  };
}

/**
 * Builds the part of a chart that needs only pillars.
 *
 * @param palaceMonth branch of the month that 命宫 and 身宫 count from (option `minggongMonth`)
 * @param taiyuan where another rule than the month pillar's gives it
 */
export function buildPillarsChart(
  birth: Birth,
  rules: ChartRules,
  pillars: ChartPillars,
  palaceMonth: Branch = pillars.month.branch,
  taiyuan: Ganzhi = taiyuanOf(pillars.month),
): PillarsChart {
  const { year, day, hour } = pillars;
  return {
    engineVersion: ENGINE_VERSION,
    birth,
    sex: birth.sex,
    rules,
    pillars,
    dayMaster: day.stem,
    facts: chartFactsOf(pillars, rules),
    kongwang: kongwangMarksOf(pillars),
    taiyuan,
    taixi: taixiOf(day),
    minggong: hour === null ? null : minggongOf(year.stem, palaceMonth, hour.branch),
    shengong: hour === null ? null : shengongOf(year.stem, palaceMonth, hour.branch),
    zodiacAnimal: ZODIAC_ANIMAL[year.branch],
  };
}

const PLACE_NAME = { year: '年柱', month: '月柱', day: '日柱', hour: '时柱' } as const;

function parsePillar(names: PillarNames, key: keyof PillarNames): Ganzhi {
  const name = names[key];
  const ganzhi = typeof name === 'string' ? findGanzhi(name) : null;
  if (ganzhi !== null) return ganzhi;
  const state = name === undefined ? 'missing' : `"${String(name)}"`;
  throw new RangeError(
    `Cannot read pillars.${key} (${PLACE_NAME[key]}): ${state}, expected one of the sixty pairs (stem and branch of one parity)`,
  );
}

/**
 * Reads four pillars and checks that they can occur together.
 *
 * @param names `hour` null for an unknown hour
 * @throws TypeError where they are no record; RangeError naming the pillar and why: not one of the sixty, month stem not by 五虎遁 of the year stem, hour stem
 *   not by 五鼠遁 of the day stem (of the next day's for 子 when the day changes at 0:00)
 * @example parsePillars({ year: '庚午', month: '辛巳', day: '庚辰', hour: null }, CHART_OPTIONS.defaults).day.index // 16
 */
export function parsePillars(
  names: PillarNames,
  { dayBoundary, yearBoundary }: Pick<ChartRules, 'dayBoundary' | 'yearBoundary'>,
): ChartPillars {
  if (typeof names !== 'object' || names === null) {
    throw new TypeError(`Cannot read pillars: ${String(names)}, expected a record`);
  }
  const year = parsePillar(names, 'year');
  const month = parsePillar(names, 'month');
  const day = parsePillar(names, 'day');
  const hour = names.hour === null ? null : parsePillar(names, 'hour');
  checkMonth(year, month, yearBoundary);
  if (hour !== null) checkHour(day, hour, dayBoundary);
  return { year, month, day, hour };
}

/** Under year boundaries other than 立春 the months still count from it, so a neighbouring year's month may stand too. */
function checkMonth(year: Ganzhi, month: Ganzhi, yearBoundary: ChartRules['yearBoundary']): void {
  const fitting = monthGanzhi(year.stem, month.branch);
  if (fitting === month) return;
  const isNeighbour = [-1, 1].some(
    (step) => monthGanzhi(ganzhiOf(year.index + step).stem, month.branch) === month,
  );
  if (yearBoundary !== 'lichun' && isNeighbour) return;
  throw new RangeError(
    `Cannot read pillars.month (月柱): "${month.name}" in a ${year.stem} year, expected "${fitting.name}" by 五虎遁`,
  );
}

function checkHour(day: Ganzhi, hour: Ganzhi, dayBoundary: ChartRules['dayBoundary']): void {
  const early = hourGanzhi(day.stem, hour.branch);
  const choices = [early];
  if (dayBoundary === 'midnight' && hour.branch === '子')
    choices.push(hourGanzhi(ganzhiOf(day.index + 1).stem, '子'));
  if (choices.includes(hour)) return;
  throw new RangeError(
    `Cannot read pillars.hour (时柱): "${hour.name}" on a ${day.stem} day, expected ${choices.map(({ name }) => `"${name}"`).join(' or ')} by 五鼠遁`,
  );
}

/** Chart of pillars known without a date. */
export function castPillars(birth: PillarsBirth, rules: ChartRules): PillarsChart {
  const names = birth.hour === 'unknown' ? { ...birth.pillars, hour: null } : birth.pillars;
  return buildPillarsChart(birth, rules, parsePillars(names, rules));
}
