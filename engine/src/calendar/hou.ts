/**
 * 七十二候: the pentad of a civil day.
 */
import {
  jdTTOfEpochMs,
  solarLongitudeDeg,
  TERM_INDEX,
  termLongitudeDeg,
  TERMS_PER_YEAR,
  type SolarTerm,
} from '../astronomy/index.ts';
import { modulo } from '../modulo.ts';
import { termsAround } from './terms.ts';
import { lastTermOfDay } from './lastTermOfDay.ts';
import { longitudeDay } from './longitudeDay.ts';
import { SEASON_OPTIONS, type LunarRules, type SeasonRules } from './rules.ts';
import { HOU_NAMES, type HouName } from './tables/hou.ts';

export { HOU_NAMES, type HouName } from './tables/hou.ts';

/** A pentad 候 on a day. */
export interface Hou {
  /** 0–71 from the first pentad of 冬至. */
  readonly index: number;
  /** 物候, such as 东风解冻. */
  readonly name: HouName;
  /** Solar term it belongs to. */
  readonly term: SolarTerm['name'];
  /** 1 初候, 2 二候, 3 三候. */
  readonly number: 1 | 2 | 3;
  /** Day within the pentad, from 1. */
  readonly day: number;
}

const DEGREES_PER_HOU = 5;
const DAYS_PER_HOU = 5;

/** Days of 二候 and 三候 by `24 · year + term`, filled at first use: pure facts, two numbers a term. */
const LATER_HOU_DAYS = new Map<number, readonly [number, number]>();

function laterHouDays(year: number, termIndex: number): readonly [number, number] {
  const key = TERMS_PER_YEAR * year + termIndex;
  let days = LATER_HOU_DAYS.get(key);
  if (days === undefined) {
    days = [
      longitudeDay(year, termIndex, DEGREES_PER_HOU),
      longitudeDay(year, termIndex, 2 * DEGREES_PER_HOU),
    ];
    LATER_HOU_DAYS.set(key, days);
  }
  return days;
}

/**
 * Pentad of a day of UTC+8.
 *
 * @param jdn Julian Day Number
 * @param phenology `longitude` (default): the pentad begins on the day the Sun passes its degree; `days`: on the day of
 *   the term, and five and ten days later
 * @param printed whose days of terms: computed, or as printed
 * @throws RangeError `wrong day number N` where it is not whole or outside the years 1 to 9999
 * Source: tables/hou.ts.
 * @example houOf(2460345).name // '东风解冻'
 */
export function houOf(
  jdn: number,
  phenology: SeasonRules['phenology'] = 'longitude',
  printed: LunarRules['printed'] = 'computed',
): Hou {
  SEASON_OPTIONS.check('phenology', phenology);
  const { term, jdn: first, year } = lastTermOfDay(jdn, printed);
  const [second, third] =
    phenology === 'longitude'
      ? laterHouDays(year, term.index)
      : [first + DAYS_PER_HOU, first + 2 * DAYS_PER_HOU];
  const number = jdn >= third ? 3 : jdn >= second ? 2 : 1;
  // 冬至 is the last term of a year and the first of the pentads.
  const index = modulo(term.index - TERM_INDEX.冬至, TERMS_PER_YEAR) * 3 + number - 1;
  const start = number === 3 ? third : number === 2 ? second : first;
  return { index, name: HOU_NAMES[index] as HouName, term: term.name, number, day: jdn - start + 1 };
}

/** A pentad 候 at an instant. */
export type HouAtInstant = Omit<Hou, 'day'>;

/**
 * Pentad at an instant, by the Sun's longitude: it changes when the Sun passes a multiple of 5°, not with the day.
 *
 * @param epochMs UTC milliseconds, years 1 to 9999
 * @throws RangeError outside the years of the terms, or where it is not finite
 * Source: tables/hou.ts.
 * @example houAt(Date.UTC(2024, 1, 4, 8, 28)).name // '东风解冻'
 */
export function houAt(epochMs: number): HouAtInstant {
  const { prev } = termsAround(epochMs);
  const longitude = solarLongitudeDeg(jdTTOfEpochMs(epochMs));
  // At the instant of a term rounding may leave the longitude just below it.
  const passed = Math.max(0, modulo(longitude - termLongitudeDeg(prev.index) + 180, 360) - 180);
  const number = Math.min(3, 1 + Math.floor(passed / DEGREES_PER_HOU)) as Hou['number'];
  const index = modulo(prev.index - TERM_INDEX.冬至, TERMS_PER_YEAR) * 3 + number - 1;
  return { index, name: HOU_NAMES[index] as HouName, term: prev.name, number };
}
