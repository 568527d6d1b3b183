/**
 * The four phases of the Moon: the instants at which its apparent longitude is 0°, 90°, 180° or 270° ahead of the Sun's.
 * Nutation moves both alike and falls out. Each instant is computed once and cached.
 */
import { numberError } from '../numberError.ts';
import { epochMsOfJdn, jdnOf, MS_PER_DAY, MS_PER_MINUTE } from '../time/index.ts';
import { DAYS_PER_CENTURY, J2000_JD, wrapRad } from './angle.ts';
import { checkInstant, msFromMidnight } from './instant.ts';
import { instantPages } from './instantPages.ts';
import { moonLongitudeRad, roughElongationRad } from './moon.ts';
import { DELAUNAY } from './series.ts';
import { sunLongitudeRad } from './sun.ts';

/** One of the four phases. */
export interface MoonPhase {
  /** 0 new moon 朔, 1 first quarter 上弦, 2 full moon 望, 3 last quarter 下弦. */
  readonly phase: 0 | 1 | 2 | 3;
  /** UTC milliseconds (UT1 before 1972). */
  readonly epochMs: number;
  /** The same instant as Julian Date, TT. */
  readonly jdTT: number;
}

/** First civil year that has phases. */
export const PHASE_YEAR_MIN = 0;
/** Last civil year that has phases. */
export const PHASE_YEAR_MAX = 9999;

/** Principal phases in a lunation. */
export const PHASES_PER_LUNATION = 4;
const SYNODIC_MONTH_DAYS = 29.530588861;
/** Mean new moon of lunation 0, 2000-01-06, Julian Date TT. */
const NEW_MOON_2000_JD = 2451550.09766;
/** Terms of each power of the Sun's series: what they leave out is 0.2 s of the Moon's time. */
const SUN_TERM_COUNT = 200;
/** Steps at the mean rate, from half a day off to a minute; each leaves an eighth of the one before. */
const MEAN_STEPS = 4;
/** Step of the numerical rate, centuries: about an hour. */
const RATE_STEP = 1e-6;

/** Centuries from J2000.0, TT, of the phase by the largest terms: within 16 minutes in all years, 7 to 6000. */
function roughPhaseT(ordinal: number): number {
  const k = ordinal / PHASES_PER_LUNATION;
  const century = k / 1236.85;
  const targetRad = targetRadOf(ordinal);
  const meanJd = NEW_MOON_2000_JD + SYNODIC_MONTH_DAYS * k + 0.00015437 * century * century;
  let t = (meanJd - J2000_JD) / DAYS_PER_CENTURY;
  for (let i = 0; i < MEAN_STEPS; i++) t += wrapRad(targetRad - roughElongationRad(t)) / DELAUNAY.D[1];
  return t;
}

function targetRadOf(ordinal: number): number {
  return ((ordinal & 3) * Math.PI) / 2;
}

/** Julian Date TT of the phase with the ordinal 4 · lunation + phase, counted from the new moon of 2000-01-06. */
function findPhaseJd(ordinal: number): number {
  let t = roughPhaseT(ordinal);
  const rate = (roughElongationRad(t + RATE_STEP) - roughElongationRad(t)) / RATE_STEP;
  // One step with the whole theory: the rough rate is right to 1e-3, so little is left of the minute.
  t += wrapRad(targetRadOf(ordinal) - moonLongitudeRad(t) + sunLongitudeRad(t, SUN_TERM_COUNT)) / rate;
  return J2000_JD + t * DAYS_PER_CENTURY;
}

/** Ordinals from before year 0 to after year 10000. */
const ORDINAL_MIN = -98_992;
const ORDINAL_MAX = 395_968;

const INSTANTS = instantPages({
  name: 'phase',
  min: ORDINAL_MIN,
  max: ORDINAL_MAX,
  findJd: findPhaseJd,
  findRoughJd: (ordinal) => J2000_JD + roughPhaseT(ordinal) * DAYS_PER_CENTURY,
});

/**
 * Instant of a phase by its ordinal, 4 · lunation + phase; ordinal 0 is the new moon of 2000-01-06. No allocation.
 *
 * @param ordinal whole, about years 0 to 10000
 * @returns UTC milliseconds (UT1 before 1972), whole
 * @throws RangeError outside that range
 * Accuracy: as {@link moonPhasesOfYear}.
 * @example new Date(phaseEpochMsOf(0)).toISOString().slice(0, 16) // '2000-01-06T18:13'
 */
export function phaseEpochMsOf(ordinal: number): number {
  return INSTANTS.exactMs(ordinal);
}

/** What the largest terms may be off, with room: they are 3.5 minutes off 1600-2200, 16 in the farthest years. */
const ROUGH_MS = 10 * MS_PER_MINUTE;
const FAR_ROUGH_MS = 30 * MS_PER_MINUTE;
/** Distance from midnight below which the exact instant is given: beyond it no ΔT makes the day uncertain. */
const DAY_MARGIN_MS = 6 * MS_PER_MINUTE;
const FAR_DAY_MARGIN_MS = 60 * MS_PER_MINUTE;
/** Ordinals of 1646 to 2199, where the near bounds hold. */
const NEAR_ORDINAL_MIN = -17_500;
const NEAR_ORDINAL_MAX = 9880;

function doubtMsOf(ordinal: number): number {
  const isNear = ordinal >= NEAR_ORDINAL_MIN && ordinal <= NEAR_ORDINAL_MAX;
  return isNear ? ROUGH_MS + DAY_MARGIN_MS : FAR_ROUGH_MS + FAR_DAY_MARGIN_MS;
}

/**
 * As {@link phaseEpochMsOf} where it decides a day, cheaper elsewhere: exact within 6 minutes of a midnight in UTC+8 from
 * 1646 to 2199, within an hour in other years, and never on the wrong side of it; at other hours up to half an hour off.
 * Calendars that ask only for the day start ten times as fast with it.
 *
 * @param ordinal whole, about years 0 to 10000
 * @returns UTC milliseconds
 * @throws RangeError outside that range
 * @example jdnOfEpochMs(phaseEpochMsForDay(0)) // 2451551
 */
export function phaseEpochMsForDay(ordinal: number): number {
  const ms = INSTANTS.nearMs(ordinal);
  return msFromMidnight(ms) > doubtMsOf(ordinal) ? ms : INSTANTS.exactMs(ordinal);
}

const MS_PER_PHASE = (SYNODIC_MONTH_DAYS * MS_PER_DAY) / PHASES_PER_LUNATION;
/** Mean new moon of lunation 0 in UTC milliseconds. */
const NEW_MOON_2000_MS = 947_182_000_000;

/** Last phase at or before an instant, which may lie a few days before the range of instants; by instants good enough for it. */
function lastPhaseAt(epochMs: number, instantOf = phaseEpochMsOf): number {
  let ordinal = Math.floor((epochMs - NEW_MOON_2000_MS) / MS_PER_PHASE);
  while (instantOf(ordinal) > epochMs) ordinal--;
  while (instantOf(ordinal + 1) <= epochMs) ordinal++;
  return ordinal;
}

/**
 * Ordinal of the last phase at or before an instant. No allocation; the mean Moon is a few phases off at most.
 *
 * @param epochMs UTC milliseconds, years 0 to 10000
 * @throws RangeError outside the range of the phases, or where it is not finite
 * @example phaseOrdinalAt(Date.UTC(2000, 0, 7)) // 0
 */
export function phaseOrdinalAt(epochMs: number): number {
  checkInstant(epochMs);
  return lastPhaseAt(epochMs);
}

/**
 * Ordinal of the last phase before the end of a civil day of UTC+8: as {@link phaseOrdinalAt} of its last millisecond, at the
 * cost of {@link phaseEpochMsForDay}. No allocation.
 *
 * @param jdn Julian Day Number, years 0 to 9999
 * @throws RangeError outside the range of the phases, or where it is not whole
 * @example phaseOrdinalOnDay(2451551) // 0
 */
export function phaseOrdinalOnDay(jdn: number): number {
  const lastMs = epochMsOfJdn(jdn + 1) - 1;
  checkInstant(lastMs);
  return lastPhaseAt(lastMs, phaseEpochMsForDay);
}

/**
 * Lunation of the last new moon at or before an instant; its own instant is `phaseEpochMsOf(4 * lunation)`. Only new
 * moons are computed. No allocation.
 *
 * @param epochMs UTC milliseconds, years 0 to 10000
 * @returns lunation, 0 for the new moon of 2000-01-06
 * @throws RangeError outside the range of the phases, or where it is not finite
 * @example newMoonLunationAt(Date.UTC(2000, 0, 6, 19)) // 0
 */
export function newMoonLunationAt(epochMs: number): number {
  checkInstant(epochMs);
  let lunation = Math.floor((epochMs - NEW_MOON_2000_MS) / (PHASES_PER_LUNATION * MS_PER_PHASE));
  while (phaseEpochMsOf(PHASES_PER_LUNATION * lunation) > epochMs) lunation--;
  while (phaseEpochMsOf(PHASES_PER_LUNATION * (lunation + 1)) <= epochMs) lunation++;
  return lunation;
}

/**
 * The phases of the Moon in a civil year of UTC+8, in order.
 *
 * @param year astronomical, 0 to 9999
 * @returns 48 to 51 frozen phases, the same ones at each call
 * @throws RangeError `wrong solar year N`
 * Accuracy: docs/ACCURACY.md.  Source: ELP/MPP02 and VSOP87D with corrections fitted to JPL DE431.
 * @example moonPhasesOfYear(2024)[0].phase // 3
 */
export function moonPhasesOfYear(year: number): readonly MoonPhase[] {
  return YEARS[year] ?? buildYear(year);
}

/** Years already built. */
const YEARS: (readonly MoonPhase[] | undefined)[] = [];

function buildYear(year: number): readonly MoonPhase[] {
  if (!Number.isInteger(year) || year < PHASE_YEAR_MIN || year > PHASE_YEAR_MAX) {
    throw numberError('solar year', year, `${PHASE_YEAR_MIN} to ${PHASE_YEAR_MAX}`);
  }
  const startMs = epochMsOfJdn(jdnOf({ year, month: 1, day: 1 }));
  const endMs = epochMsOfJdn(jdnOf({ year, month: 12, day: 31 }) + 1);
  const phases: MoonPhase[] = [];
  // The year 0 begins before the first instant that may be asked about.
  let ordinal = lastPhaseAt(startMs - 1) + 1;
  for (let epochMs = phaseEpochMsOf(ordinal); epochMs < endMs; epochMs = phaseEpochMsOf(++ordinal)) {
    const jdTT = INSTANTS.jdTT(ordinal);
    phases.push(Object.freeze({ phase: (ordinal & 3) as MoonPhase['phase'], epochMs, jdTT }));
  }
  return (YEARS[year] = Object.freeze(phases));
}
