/**
 * What all civil days from one solar term to the next have in common: pillars of year and month, the 节 around them, and
 * where the Sun is. Found once for each term and cached.
 */
import {
  DEGREES_PER_TERM,
  epochMsOfJdTT,
  jdTTOfEpochMs,
  solarLongitudeDeg,
  type SolarTermName,
  SOLAR_TERM_NAMES,
  termEpochMsOf,
  termLongitudeDeg,
  TERMS_PER_YEAR,
} from '../../astronomy/index.ts';
import {
  type Jiuxing,
  lichunYearOf,
  type LunarRules,
  monthJiuxing,
  termDayOf,
  termOrdinalOnDay,
  yearGanzhi,
  yearJiuxing,
} from '../../calendar/index.ts';
import { branchOf, type Ganzhi, monthGanzhi } from '../../ganzhi/index.ts';

/** A term with the day it falls on. */
export interface DatedTerm {
  readonly term: SolarTermName;
  readonly jdn: number;
}

/** The days from a solar term to the eve of the next. */
export interface TermSpan {
  readonly ordinal: number;
  readonly current: DatedTerm;
  readonly next: DatedTerm;
  /** Instant of the current term, UTC milliseconds. */
  readonly startMs: number;
  readonly year: Ganzhi;
  readonly month: Ganzhi;
  readonly yearStar: Jiuxing;
  readonly monthStar: Jiuxing;
  /** The last two 节, nearest first, and the next. */
  readonly lastMinorTerms: readonly [DatedTerm, DatedTerm];
  readonly nextMinorTerm: DatedTerm;
  /** Longitude at `startMs`, degrees, and knots (ms, degrees past it) between which the Sun runs evenly. */
  readonly startDeg: number;
  readonly knots: readonly (readonly [number, number])[];
}

/** Degrees past 清明, 小暑, 寒露 and 小寒 at which 土 begins to rule. */
const TUWANG_OFFSET_DEG = 12;
const DEG_PER_DAY = 360 / 365.2422;

/** Spans by ordinal of their term. Bound: emptied when full; a few hundred spans of a lifetime fit many times over. */
const SPANS: Readonly<Record<LunarRules['printed'], Map<number, TermSpan>>> = {
  computed: new Map(),
  hko: new Map(),
};
const MAX_SPANS = 8192;

function datedTerm(ordinal: number, printed: LunarRules['printed']): DatedTerm {
  const term = SOLAR_TERM_NAMES[ordinal % TERMS_PER_YEAR] as SolarTermName;
  return { term, jdn: termDayOf(ordinal, printed) };
}

/** Instant at which the Sun stands 12° past a term, by Newton's rule from an even run. */
function tuwangStartMs(startMs: number, startDeg: number): number {
  let jd = jdTTOfEpochMs(startMs) + TUWANG_OFFSET_DEG / DEG_PER_DAY;
  for (let step = 0; step < 4; step++) {
    const past = ((solarLongitudeDeg(jd) - startDeg + 540) % 360) - 180;
    jd += (TUWANG_OFFSET_DEG - past) / DEG_PER_DAY;
  }
  return epochMsOfJdTT(jd);
}

function buildSpan(ordinal: number, printed: LunarRules['printed']): TermSpan {
  const index = ordinal % TERMS_PER_YEAR;
  const cycleYear = lichunYearOf(ordinal);
  const current = datedTerm(ordinal, printed);
  const next = datedTerm(ordinal + 1, printed);
  const minor = ordinal - (ordinal & 1);
  const startMs = termEpochMsOf(ordinal);
  const endMs = termEpochMsOf(ordinal + 1);
  const startDeg = termLongitudeDeg(index);
  const year = yearGanzhi(cycleYear);
  const monthBranch = branchOf((minor % TERMS_PER_YEAR) / 2 + 1);
  const beginsTuwang = startDeg % 90 === DEGREES_PER_TERM;
  const middle: readonly (readonly [number, number])[] = beginsTuwang
    ? [[tuwangStartMs(startMs, startDeg), TUWANG_OFFSET_DEG]]
    : [];
  return {
    ordinal,
    current,
    next,
    startMs,
    year,
    month: monthGanzhi(year.stem, monthBranch),
    yearStar: yearJiuxing(cycleYear),
    monthStar: monthJiuxing(year.branch, monthBranch),
    lastMinorTerms: [datedTerm(minor, printed), datedTerm(minor - 2, printed)],
    nextMinorTerm: datedTerm(minor + 2, printed),
    startDeg,
    knots: [[startMs, 0], ...middle, [endMs, DEGREES_PER_TERM]],
  };
}

/**
 * The span a civil day of UTC+8 lies in.
 *
 * @param jdn Julian Day Number
 * @param printed whose days of terms: computed, or as printed
 * @throws RangeError outside the years of the terms
 */
export function termSpanOf(jdn: number, printed: LunarRules['printed'] = 'computed'): TermSpan {
  const ordinal = termOrdinalOnDay(jdn, printed);
  const spans = SPANS[printed];
  let span = spans.get(ordinal);
  if (span === undefined) {
    span = buildSpan(ordinal, printed);
    if (spans.size >= MAX_SPANS) spans.clear();
    spans.set(ordinal, span);
  }
  return span;
}

/**
 * Longitude of the Sun at an instant of the span, degrees [0, 360): exact at the terms and where 土 begins to rule, between
 * them within 0.02° (the Sun taken to run evenly).
 */
export function sunLongitudeIn(span: TermSpan, epochMs: number): number {
  const { knots, startDeg } = span;
  let [fromMs, fromDeg] = knots[0] as readonly [number, number];
  let [toMs, toDeg] = knots[1] as readonly [number, number];
  if (knots.length === 3 && epochMs >= toMs) {
    fromMs = toMs;
    fromDeg = toDeg;
    [toMs, toDeg] = knots[2] as readonly [number, number];
  }
  const past = fromDeg + ((toDeg - fromDeg) * (epochMs - fromMs)) / (toMs - fromMs);
  return (startDeg + past + 360) % 360;
}
