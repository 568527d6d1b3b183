/**
 * 四柱反推: the times at which four pillars occur together, and the choices of a four-pillar picker.
 */
import { TERM_INDEX, termEpochMsOf, TERMS_PER_YEAR } from '../../astronomy/index.ts';
import {
  dayGanzhi,
  MODERN,
  monthGanzhiOfYear,
  yearGanzhi,
  type CalendarEngine,
  type LunarCalendar,
} from '../../calendar/index.ts';
import {
  BRANCH_INDEX,
  BRANCHES,
  branchOf,
  ganzhiOf,
  hourGanzhi,
  monthGanzhi,
  monthIndexOf,
  type Ganzhi,
} from '../../ganzhi/index.ts';
import { modulo } from '../../modulo.ts';
import { epochMsOfJdn, jdnOf, jdnOfEpochMs, MS_PER_HOUR } from '../../time/index.ts';
import { parsePillars } from './castPillars.ts';
import { CHART_OPTIONS, type ChartRules, type ChartRulesInput } from '../rules.ts';
import type { ChartPillars, PillarNames, YearRange } from '../types.ts';

/** A stretch of time, UTC milliseconds, end excluded. */
export interface TimeInterval {
  readonly startMs: number;
  readonly endMs: number;
}

const PAIRS = 60;
const YEAR_MIN = 1;
const YEAR_MAX = 9998;

/** Hours from the midnight (UTC+8) that begins a day: from, to. */
type HourSpan = readonly [number, number];

const DAY_FROM_23: readonly HourSpan[] = [[-1, 23]];
const DAY_FROM_0: readonly HourSpan[] = [[0, 24]];
const ZI_FROM_23: readonly HourSpan[] = [[-1, 1]];
const EARLY_ZI: readonly HourSpan[] = [[0, 1]];
const LATE_ZI: readonly HourSpan[] = [[23, 24]];
const BOTH_ZI: readonly HourSpan[] = [
  [0, 1],
  [23, 24],
];
const SHICHEN_SPANS: readonly (readonly HourSpan[])[] = BRANCHES.map((_, i) => [[2 * i - 1, 2 * i + 1]]);

/** When on the day the hour pillar stands. */
function hourSpans({ day, hour }: ChartPillars, { dayBoundary }: ChartRules): readonly HourSpan[] {
  if (hour === null) return dayBoundary === 'zi23' ? DAY_FROM_23 : DAY_FROM_0;
  if (hour.branch !== '子') return SHICHEN_SPANS[BRANCH_INDEX[hour.branch]] as readonly HourSpan[];
  if (dayBoundary === 'zi23') return ZI_FROM_23;
  if (dayBoundary === 'midnightSame') return BOTH_ZI;
  return hour === hourGanzhi(day.stem, '子') ? EARLY_ZI : LATE_ZI;
}

/** When a year or month that begins with a term begins: at its instant, or with its day (UTC+8). */
function turnOfTerm(ordinal: number, isWholeDay: boolean): number {
  const epochMs = termEpochMsOf(ordinal);
  return isWholeDay ? epochMsOfJdn(jdnOfEpochMs(epochMs)) : epochMs;
}

/** Stretch of a year of the cycle by the option `yearBoundary`. */
function yearStretch(
  calendar: LunarCalendar,
  year: number,
  { yearBoundary, monthPillar }: ChartRules,
): TimeInterval {
  const isWholeDay = monthPillar === 'day' || yearBoundary === 'lichunDay';
  switch (yearBoundary) {
    case 'lunarNewYear': {
      const { startJdn, days } = calendar.lunarYear(year);
      return { startMs: epochMsOfJdn(startJdn), endMs: epochMsOfJdn(startJdn + days) };
    }
    case 'winterSolstice':
      return {
        startMs: turnOfTerm((year - 1) * TERMS_PER_YEAR + TERM_INDEX.冬至, isWholeDay),
        endMs: turnOfTerm(year * TERMS_PER_YEAR + TERM_INDEX.冬至, isWholeDay),
      };
    default:
      return {
        startMs: turnOfTerm(year * TERMS_PER_YEAR + TERM_INDEX.立春, isWholeDay),
        endMs: turnOfTerm((year + 1) * TERMS_PER_YEAR + TERM_INDEX.立春, isWholeDay),
      };
  }
}

interface Search {
  readonly pillars: ChartPillars;
  readonly spans: readonly HourSpan[];
  readonly found: TimeInterval[];
  readonly calendar: LunarCalendar;
}

/** Adds the hours of every fitting day within a stretch, cut to it. */
function searchDays({ pillars, spans, found }: Search, fromMs: number, toMs: number): void {
  // A day may begin at 23:00 of the date before, so the search begins and ends one date wider.
  const lastJdn = jdnOfEpochMs(toMs) + 1;
  const firstJdn = jdnOfEpochMs(fromMs) - 1;
  const wait = modulo(pillars.day.index - dayGanzhi(firstJdn).index, PAIRS);
  for (let jdn = firstJdn + wait; jdn <= lastJdn; jdn += PAIRS) {
    const midnightMs = epochMsOfJdn(jdn);
    for (const [from, to] of spans) {
      const startMs = Math.max(midnightMs + from * MS_PER_HOUR, fromMs);
      const endMs = Math.min(midnightMs + to * MS_PER_HOUR, toMs);
      if (startMs < endMs) found.push({ startMs, endMs });
    }
  }
}

/** Ordinal of the 节 that begins the month branch in the year that 立春 begins. */
function jieOrdinal(lichunYear: number, month: Ganzhi): number {
  return lichunYear * TERMS_PER_YEAR + TERM_INDEX.立春 + 2 * monthIndexOf(month.branch);
}

/** Years that 立春 begins, some months of which lie in a year of the cycle: beside its own those of its neighbours. */
function lichunYearsOf(year: number, { yearBoundary }: ChartRules): readonly number[] {
  if (yearBoundary === 'lichun') return [year];
  return [year - 1, year, year + 1].filter((near) => near >= YEAR_MIN - 1 && near <= YEAR_MAX + 1);
}

/** Searches one year of the cycle, within bounds. */
function searchYear(search: Search, year: number, rules: ChartRules, bounds: TimeInterval): void {
  const { month } = search.pillars;
  const stretch = rules.yearBoundary === 'lichun' ? bounds : yearStretch(search.calendar, year, rules);
  for (const lichunYear of lichunYearsOf(year, rules)) {
    if (monthGanzhiOfYear(lichunYear, monthIndexOf(month.branch)) !== month) continue;
    const ordinal = jieOrdinal(lichunYear, month);
    const isWholeDay = rules.monthPillar === 'day';
    const fromMs = Math.max(turnOfTerm(ordinal, isWholeDay), stretch.startMs, bounds.startMs);
    const toMs = Math.min(turnOfTerm(ordinal + 2, isWholeDay), stretch.endMs, bounds.endMs);
    if (fromMs < toMs) searchDays(search, fromMs, toMs);
  }
}

function checkRange(range: YearRange): void {
  if (typeof range !== 'object' || range === null) {
    throw new TypeError(`Cannot search: range is ${String(range)}, expected a record`);
  }
  const { fromYear, toYear } = range;
  const isFine = Number.isInteger(fromYear) && Number.isInteger(toYear);
  if (!isFine || fromYear < YEAR_MIN || toYear > YEAR_MAX || fromYear > toYear) {
    throw new RangeError(
      `Cannot search years ${fromYear} to ${toYear}: expected whole years in order, ${YEAR_MIN} to ${YEAR_MAX}`,
    );
  }
}

function startOfYear(year: number): number {
  return epochMsOfJdn(jdnOf({ year, month: 1, day: 1 }));
}

/**
 * Every interval of UTC+8 in which four pillars occur together, also those that a 节 cuts short, in order of time.
 *
 * Day and hour are read from the UTC+8 clock; a birth elsewhere or by the Sun's clock is found from these by hand.
 *
 * @param pillars four names; `hour` null finds whole days
 * @param range civil years of UTC+8, both included, 1–9998
 * @param rules `dayBoundary`, `yearBoundary` and `monthPillar` count; `lunarNewYear` before 1645 needs the engine `HISTORY`
 * @param engine calendar to read, that of 1645 to 9999 by default
 * @throws RangeError for impossible pillars (naming the pillar and why) or a range that is none
 * Source: 三命通会·论年月日时, searched backwards. Checked: findBirthTimes.test.ts (560 reference searches; casting back).
 * @example findBirthTimes({ year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' }, { fromYear: 1900, toYear: 2100 }).length // 2
 */
export function findBirthTimes(
  pillars: PillarNames,
  range: YearRange,
  rules?: ChartRulesInput,
  { calendar }: CalendarEngine = MODERN,
): readonly TimeInterval[] {
  checkRange(range);
  const all = CHART_OPTIONS.complete(rules);
  const parsed = parsePillars(pillars, all);
  const bounds = { startMs: startOfYear(range.fromYear), endMs: startOfYear(range.toYear + 1) };
  const found: TimeInterval[] = [];
  const search = { pillars: parsed, spans: hourSpans(parsed, all), found, calendar };
  // The first weeks of a civil year belong to the cycle year before it, or where 冬至 begins it the last to the one after.
  const ahead = all.yearBoundary === 'winterSolstice' ? 1 : 0;
  const firstYear = range.fromYear - 1 + ahead;
  const wait = modulo(parsed.year.index - yearGanzhi(firstYear).index, PAIRS);
  for (let year = firstYear + wait; year <= range.toYear + ahead; year += PAIRS)
    searchYear(search, year, all, bounds);
  return found;
}

/**
 * The twelve months of a year pillar, 寅 to 丑, by 五虎遁.
 *
 * @example monthChoicesOf(ganzhiOf(6)).map(({ name }) => name).slice(0, 2) // ['戊寅', '己卯']
 */
export function monthChoicesOf(year: Ganzhi): readonly Ganzhi[] {
  return BRANCHES.map((_, i) => monthGanzhi(year.stem, branchOf(i + 2)));
}

/**
 * The hours of a day pillar, 子 to 亥, by 五鼠遁; where the day changes at 0:00 with 早晚子时, the late 子 is a thirteenth.
 *
 * @example hourChoicesOf(ganzhiOf(16), 'midnight').length // 13
 */
export function hourChoicesOf(
  day: Ganzhi,
  dayBoundary: ChartRules['dayBoundary'] = 'zi23',
): readonly Ganzhi[] {
  const hours = BRANCHES.map((branch) => hourGanzhi(day.stem, branch));
  if (dayBoundary !== 'midnight') return hours;
  return [...hours, hourGanzhi(ganzhiOf(day.index + 1).stem, '子')];
}
