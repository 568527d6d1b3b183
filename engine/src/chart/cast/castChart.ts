/**
 * Casting: a birth and the rules in, the chart out. Same birth, rules and engine version, same chart to the byte.
 */
import {
  SOLAR_TERM_NAMES,
  TERM_INDEX,
  termEpochMsOf,
  termOrdinalAt,
  TERMS_PER_YEAR,
} from '../../astronomy/index.ts';
import {
  dayGanzhi,
  lichunYearOf,
  readLunarDate,
  yearGanzhi,
  type LunarCalendar,
  type LunarDate,
} from '../../calendar/index.ts';
import type { Branch, Ganzhi } from '../../ganzhi/index.ts';
import { modulo } from '../../modulo.ts';
import { jdnOf, jdnOfEpochMs, MS_PER_DAY } from '../../time/index.ts';
import {
  buildPillarsChart,
  castPillars,
  monthTermOrdinal,
  pillarRulesOf,
  pillarsAt,
  type PillarSetting,
} from './castPillars.ts';
import { chartTimeOf } from './chartTime.ts';
import { HOME, type Engine } from '../engine.ts';
import { checkBirth, isPillarsBirth } from './checkBirth.ts';
import { constellationOfDate, constellationOfMajorTerm, type Constellation } from './constellation.ts';
import { mingguaOf } from './minggua.ts';
import { noticesOf } from './notices.ts';
import { palaceMonthOf, TAIYUAN_DAYS } from './palaces.ts';
import { CHART_OPTIONS, type ChartRules, type ChartRulesInput } from '../rules.ts';
import { silingStemAt } from './siling.ts';
import type {
  AnyChart,
  Birth,
  Chart,
  ChartTime,
  DatedBirth,
  HomeBirth,
  JieInstant,
  PillarsBirth,
  PillarsChart,
  Siling,
} from '../types.ts';

/** A 节 by its ordinal, without the rest of its year, so that a first chart computes no more of the Sun than it needs. */
function jieOfOrdinal(ordinal: number): JieInstant {
  return { name: SOLAR_TERM_NAMES[ordinal % TERMS_PER_YEAR] as string, epochMs: termEpochMsOf(ordinal) };
}

/** Lunar date, or null before the first one that the calendar knows. */
function findLunar(calendar: LunarCalendar, jdn: number): LunarDate | null {
  return jdn < calendar.firstJdn ? null : readLunarDate(calendar, jdn);
}

/** The year of the cycle nearest to `nearYear` that has the pillar. */
function cycleYearNear(year: Ganzhi, nearYear: number): number {
  const rest = modulo(year.index - yearGanzhi(nearYear).index, 60);
  return nearYear + (rest > 30 ? rest - 60 : rest);
}

function silingOf(time: ChartTime, prevJie: JieInstant, month: Branch, { silingClock }: ChartRules): Siling {
  // Where months begin with whole days the 节 may still lie ahead.
  const elapsedDays =
    silingClock === 'calendarDay'
      ? jdnOfEpochMs(time.epochMs) - jdnOfEpochMs(prevJie.epochMs)
      : Math.max(0, time.epochMs - prevJie.epochMs) / MS_PER_DAY;
  return { stem: silingStemAt(month, elapsedDays), elapsedDays };
}

function constellationAt(time: ChartTime, termOrdinal: number, rules: ChartRules): Constellation {
  if (rules.constellation === 'date') return constellationOfDate(time.civil.month, time.civil.day);
  const majorTerm = (termOrdinal - ((termOrdinal & 1) ^ 1)) % TERMS_PER_YEAR;
  return constellationOfMajorTerm(modulo(majorTerm - TERM_INDEX.春分, TERMS_PER_YEAR) / 2);
}

function castDated(engine: Engine, birth: DatedBirth, rules: ChartRules): Chart {
  const { calendar } = engine;
  const time = chartTimeOf(engine, birth, rules);
  const { epochMs } = time;
  const setting: PillarSetting = {
    rules,
    pillarRules: pillarRulesOf(rules),
    isHourKnown: birth.hour !== 'unknown',
    isMonthFlipped: rules.southern === 'flipMonth' && (birth.latitudeDeg ?? 0) < 0,
    engine,
  };
  const termOrdinal = termOrdinalAt(epochMs);
  const pillars = pillarsAt(epochMs, time.solarClock, setting, termOrdinal);
  const monthOrdinal = monthTermOrdinal(epochMs, rules, termOrdinal);
  const jieOrdinal = monthOrdinal - (monthOrdinal & 1);
  const prevJie = jieOfOrdinal(jieOrdinal);
  const nextJie = jieOfOrdinal(jieOrdinal + 2);
  const chartJdn = jdnOf(time.chartDate);
  const civilJdn = jdnOfEpochMs(epochMs);
  const lunar = findLunar(calendar, chartJdn);
  const civilLunar = civilJdn === chartJdn ? lunar : findLunar(calendar, civilJdn);
  const localJdn = jdnOf(time.civil);
  const localLunar =
    localJdn === civilJdn ? civilLunar : localJdn === chartJdn ? lunar : findLunar(calendar, localJdn);
  const isPastMajorTerm = monthOrdinal > jieOrdinal;
  const base = buildPillarsChart(
    birth,
    rules,
    pillars,
    setting.isHourKnown
      ? palaceMonthOf(rules.minggongMonth, pillars.month.branch, isPastMajorTerm, lunar?.month ?? null)
      : pillars.month.branch,
    rules.taiyuan === 'exact300' ? dayGanzhi(chartJdn - TAIYUAN_DAYS) : undefined,
  );
  const lichunYear = lichunYearOf(jieOrdinal);
  // Written out: spreading the base costs a tenth of the whole cast.
  return {
    engineVersion: base.engineVersion,
    birth,
    sex: base.sex,
    rules,
    pillars,
    dayMaster: base.dayMaster,
    facts: base.facts,
    kongwang: base.kongwang,
    taiyuan: base.taiyuan,
    taixi: base.taixi,
    minggong: base.minggong,
    shengong: base.shengong,
    zodiacAnimal: base.zodiacAnimal,
    time,
    cycleYear: rules.yearBoundary === 'lichun' ? lichunYear : cycleYearNear(pillars.year, lichunYear),
    prevJie,
    nextJie,
    lunar,
    civilLunar,
    localLunar,
    minggua: mingguaOf(lichunYear, birth.sex),
    constellation: constellationAt(time, termOrdinal, rules),
    siling: silingOf(time, prevJie, pillars.month.branch, rules),
    notices: noticesOf({ birth, time, pillars, setting, prevJie, nextJie, localLunar }),
  };
}

/**
 * Casts a chart. Without an engine a birth in one of the five zones of the Chinese world is read, and `lunar` is null before
 * 1645. A birth whose zone may be any text needs an engine: `WORLD` of `@shangyuan/engine/world` has every zone, `HISTORY` of
 * `@shangyuan/engine/history` the calendars before 1645 as well.
 *
 * @param birth a civil time, a lunar date, or four pillars; zone default Asia/Shanghai
 * @param rules schools; what is not given takes its default (`CHART_OPTIONS.defaults`)
 * @param engine calendar and zones to read, `HOME` by default
 * @returns the chart with its rules and engine version; from pillars only, what the pillars by themselves decide
 * @throws TypeError or RangeError naming the field: sex missing, longitude outside ±180, unknown zone, dates that do not
 *   exist, impossible pillars, unknown options
 * Accuracy: pillars exact but where a 节 lies within seconds (notice `nearTerm`).  Source: 三命通会·论年月日时; what each option
 * rests on stands at its declaration (rules.ts).
 * @example castChart({ civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 }, sex: '女', hour: 'minute' }).pillars.hour.name // '乙未'
 */
export function castChart(birth: HomeBirth, rules?: ChartRulesInput): Chart;
export function castChart(birth: PillarsBirth, rules?: ChartRulesInput): PillarsChart;
export function castChart(birth: HomeBirth | PillarsBirth, rules?: ChartRulesInput): AnyChart;
export function castChart(birth: DatedBirth, rules: ChartRulesInput | undefined, engine: Engine): Chart;
export function castChart(birth: Birth, rules: ChartRulesInput | undefined, engine: Engine): AnyChart;
export function castChart(birth: Birth, choice?: ChartRulesInput, engine: Engine = HOME): AnyChart {
  checkBirth(birth);
  const rules = CHART_OPTIONS.complete(choice);
  return isPillarsBirth(birth) ? castPillars(birth, rules) : castDated(engine, birth, rules);
}
