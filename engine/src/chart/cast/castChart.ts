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
  lunarDateBy,
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
  pillarRulesOf,
  pillarsAt,
  type PillarSetting,
} from './castPillars.ts';
import { chartTimeOf } from './chartTime.ts';
import type { Ground } from '../ground.ts';
import { checkBirth, isPillarsBirth } from './checkBirth.ts';
import { constellationOfDate, constellationOfMajorTerm, mingguaOf, type Constellation } from './minggua.ts';
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
  return jdn < calendar.firstJdn ? null : lunarDateBy(calendar, jdn);
}

/** The year of the cycle nearest to `nearYear` that has the pillar. */
function cycleYearNear(year: Ganzhi, nearYear: number): number {
  const rest = modulo(year.index - yearGanzhi(nearYear).index, 60);
  return nearYear + (rest > 30 ? rest - 60 : rest);
}

function silingOf(time: ChartTime, prevJie: JieInstant, month: Branch, { silingClock }: ChartRules): Siling {
  const elapsedDays =
    silingClock === 'calendarDay'
      ? jdnOfEpochMs(time.epochMs) - jdnOfEpochMs(prevJie.epochMs)
      : (time.epochMs - prevJie.epochMs) / MS_PER_DAY;
  return { stem: silingStemAt(month, elapsedDays), elapsedDays };
}

function constellationAt(time: ChartTime, termOrdinal: number, rules: ChartRules): Constellation {
  if (rules.constellation === 'date') return constellationOfDate(time.civil.month, time.civil.day);
  const majorTerm = (termOrdinal - ((termOrdinal & 1) ^ 1)) % TERMS_PER_YEAR;
  return constellationOfMajorTerm(modulo(majorTerm - TERM_INDEX.春分, TERMS_PER_YEAR) / 2);
}

function castDated(ground: Ground, birth: DatedBirth, rules: ChartRules): Chart {
  const { calendar } = ground;
  const time = chartTimeOf(ground, birth, rules);
  const { epochMs } = time;
  const setting: PillarSetting = {
    rules,
    pillarRules: pillarRulesOf(rules),
    isHourKnown: birth.hour !== 'unknown',
    isMonthFlipped: rules.southern === 'flipMonth' && (birth.latitudeDeg ?? 0) < 0,
    ground,
  };
  const termOrdinal = termOrdinalAt(epochMs);
  const pillars = pillarsAt(epochMs, time.solarClock, setting, termOrdinal);
  const jieOrdinal = termOrdinal - (termOrdinal & 1);
  const prevJie = jieOfOrdinal(jieOrdinal);
  const nextJie = jieOfOrdinal(jieOrdinal + 2);
  const chartJdn = jdnOf(time.chartDate);
  const civilJdn = jdnOfEpochMs(epochMs);
  const lunar = findLunar(calendar, chartJdn);
  const civilLunar = civilJdn === chartJdn ? lunar : findLunar(calendar, civilJdn);
  const localJdn = jdnOf(time.civil);
  const localLunar =
    localJdn === civilJdn ? civilLunar : localJdn === chartJdn ? lunar : findLunar(calendar, localJdn);
  const isPastMajorTerm = termOrdinal > jieOrdinal;
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

/** As `castChart` of the room's door, on the ground that is held. */
export function castChartBy(ground: Ground, birth: DatedBirth, choice?: ChartRulesInput): Chart;
/** As `castChart` of pillars alone. */
export function castChartBy(ground: Ground, birth: PillarsBirth, choice?: ChartRulesInput): PillarsChart;
/** As `castChart` of either. */
export function castChartBy(ground: Ground, birth: Birth, choice?: ChartRulesInput): AnyChart;
export function castChartBy(ground: Ground, birth: Birth, choice?: ChartRulesInput): AnyChart {
  checkBirth(birth);
  const rules = CHART_OPTIONS.complete(choice);
  return isPillarsBirth(birth) ? castPillars(birth, rules) : castDated(ground, birth, rules);
}
