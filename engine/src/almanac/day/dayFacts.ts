/**
 * From a civil day to the facts that the almanac reads: the term span, the lunar date, and the context of the spirits.
 */
import { TERMS_PER_YEAR } from '../../astronomy/index.ts';
import {
  dayGanzhi,
  type LunarDate,
  readLunarDate,
  type LunarCalendar,
  moonPhaseNameOf,
  type MoonPhaseName as PhaseName,
  LUNAR_OPTIONS,
  sanfuOfYear,
  sheriOfYear,
} from '../../calendar/index.ts';
import { branchOf, type Ganzhi } from '../../ganzhi/index.ts';
import { epochMsOfJdn, MS_PER_DAY } from '../../time/index.ts';
import type { DayContext, PrincipalPhase } from './dayContext.ts';
import type { AlmanacRules } from '../rules.ts';
import { spiritMonthOf } from './spiritMonth.ts';
import { sunLongitudeIn, type TermSpan, termSpanOf } from './termSpan.ts';

/** Everything of a day that comes from the calendar. */
export interface DayFacts {
  readonly jdn: number;
  readonly day: Ganzhi;
  readonly lunar: LunarDate;
  readonly span: TermSpan;
  readonly phaseName: PhaseName;
  /** 除夕, the last day of the lunar year. */
  readonly isLunarYearEnd: boolean;
  readonly context: DayContext;
}

const NOON_MS = MS_PER_DAY / 2;
const MANSION_ANCHOR = 11;

/** Names of the phases of a lunar month's days, by day number of its first; filled day by day, emptied when full. */
const PHASES = new Map<number, (PhaseName | undefined)[]>();
const MAX_MONTHS = 2048;

/** Name of the phase on a day, cached by month. */
function phaseNameIn(jdn: number, lunar: LunarDate): PhaseName {
  const start = jdn - lunar.day + 1;
  let names = PHASES.get(start);
  if (names === undefined) {
    names = [];
    if (PHASES.size >= MAX_MONTHS) PHASES.clear();
    PHASES.set(start, names);
  }
  return (names[lunar.day] ??= moonPhaseNameOf(jdn));
}

/** Days of 伏社 of a year by `sheri`: first days of 三伏, and the two 社日. */
const FUSHE = new Map<string, readonly number[]>();

function fusheDays(year: number, rules: AlmanacRules): readonly number[] {
  const key = `${year}${rules.sheri}`;
  let days = FUSHE.get(key);
  if (days === undefined) {
    const { chufuJdn, zhongfuJdn, mofuJdn } = sanfuOfYear(year);
    const { springJdn, autumnJdn } = sheriOfYear(year, rules.sheri);
    days = [chufuJdn, zhongfuJdn, mofuJdn, springJdn, autumnJdn];
    if (FUSHE.size >= MAX_MONTHS) FUSHE.clear();
    FUSHE.set(key, days);
  }
  return days;
}

const PRINCIPAL: readonly PhaseName[] = ['朔', '上弦', '望', '下弦'];

function principalPhase(name: PhaseName): PrincipalPhase | null {
  return PRINCIPAL.includes(name) ? (name as PrincipalPhase) : null;
}

/** 二十八宿 of a day: index from 角. */
export function mansionIndexOf(jdn: number): number {
  return (jdn + MANSION_ANCHOR) % 28;
}

function isLunarYearEnd(
  calendar: LunarCalendar,
  jdn: number,
  { year, month, day, monthDays }: LunarDate,
): boolean {
  // A leap 腊月 may follow, so the year itself decides.
  if (month !== 12 || day !== monthDays) return false;
  const last = calendar.lunarYear(year).months.at(-1);
  return last !== undefined && jdn === last.startJdn + last.days - 1;
}

/**
 * The facts of a civil day of UTC+8.
 *
 * @param calendar that lunar dates are read from
 * @param jdn Julian Day Number, to 9999-12-31
 * @throws RangeError outside the years of the lunar dates
 */
export function almanacFactsOf(calendar: LunarCalendar, jdn: number, rules: AlmanacRules): DayFacts {
  const { printed } = rules;
  const held = printed === 'hko' ? calendar.under({ ...LUNAR_OPTIONS.defaults, printed }) : calendar;
  const lunar = readLunarDate(held, jdn);
  const span = termSpanOf(jdn, printed);
  const day = dayGanzhi(jdn);
  const phaseName = phaseNameIn(jdn, lunar);
  const [last, before] = span.lastMinorTerms;
  const termYear = Math.floor(span.ordinal / TERMS_PER_YEAR);
  const context: DayContext = {
    monthBranch: spiritMonthOf(span.month.branch, lunar.month, rules),
    day,
    year: span.year,
    lunarMonth: lunar.month,
    lunarDay: lunar.day,
    lunarMonthDays: lunar.monthDays,
    lunarFirstBranch: branchOf(day.index - lunar.day + 1),
    mansionIndex: mansionIndexOf(jdn),
    termToday: span.current.jdn === jdn ? span.current.term : null,
    termTomorrow: span.next.jdn === jdn + 1 ? span.next.term : null,
    lastMinorTerms: [
      { term: last.term, days: jdn - last.jdn + 1 },
      { term: before.term, days: jdn - before.jdn + 1 },
    ],
    nextMinorTerm: { term: span.nextMinorTerm.term, days: span.nextMinorTerm.jdn - jdn },
    sunLongitudeDeg: sunLongitudeIn(span, epochMsOfJdn(jdn) + NOON_MS),
    isFusheDay: fusheDays(termYear, rules).includes(jdn),
    moonPhase: principalPhase(phaseName),
  };
  return {
    jdn,
    day,
    lunar,
    span,
    phaseName,
    isLunarYearEnd: isLunarYearEnd(calendar, jdn, lunar),
    context,
  };
}
