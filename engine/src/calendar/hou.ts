/**
 * 七十二候: the pentad of a civil day.
 */
import { solarLongitudeDeg, type SolarTerm } from '../astronomy/index.ts';
import { epochMsOfJdn, jdTTOfEpochMs } from '../time/index.ts';
import { lastTermOfDay } from './lastTermOfDay.ts';
import { HOU_NAMES, type HouName } from './tables/hou.ts';

export { HOU_NAMES, type HouName } from './tables/hou.ts';

/** How a term is cut into three: by the Sun's 5°, or by five days from the day of the term. */
export type Phenology = 'longitude' | 'days';

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
}

const DEGREES_PER_HOU = 5;
const DAYS_PER_HOU = 5;
/** 冬至 is the last term of a year (index 23) and the first of the pentads. */
const TERM_OF_FIRST_HOU = 23;

function thirdByLongitude(term: SolarTerm, jdn: number): number {
  // A pentad belongs to the whole civil day its instant falls in, so the Sun at the end of the day decides.
  const longitudeDeg = solarLongitudeDeg(jdTTOfEpochMs(epochMsOfJdn(jdn + 1)));
  const past = (longitudeDeg - term.longitudeDeg + 360) % 360;
  // Past 180 the midnight is a hair before the term itself, whose day is decided by its instant.
  return past > 180 ? 0 : Math.min(2, Math.floor(past / DEGREES_PER_HOU));
}

/**
 * Pentad of a day of UTC+8.
 *
 * @param jdn Julian Day Number
 * @param phenology `longitude` (default): the pentad begins on the day the Sun passes its degree; `days`: on the day of
 *   the term, and five and ten days later
 * @throws RangeError outside the years of `solarTermsOfYear`
 * Source: tables/hou.ts.
 * @example houOf(2460345).name // '东风解冻'
 */
export function houOf(jdn: number, phenology: Phenology = 'longitude'): Hou {
  const { term, jdn: termJdn } = lastTermOfDay(jdn);
  const third =
    phenology === 'longitude'
      ? thirdByLongitude(term, jdn)
      : Math.min(2, Math.floor((jdn - termJdn) / DAYS_PER_HOU));
  const index = ((term.index - TERM_OF_FIRST_HOU + 24) % 24) * 3 + third;
  return {
    index,
    name: HOU_NAMES[index] as HouName,
    term: term.name,
    number: (third + 1) as 1 | 2 | 3,
  };
}
