/**
 * Civil days on which the Sun passes a degree between two terms: pentads begin on them.
 */
import {
  DEGREES_PER_TERM,
  solarLongitudeDeg,
  termEpochMsOf,
  termLongitudeDeg,
  TERMS_PER_YEAR,
} from '../astronomy/index.ts';
import { modulo } from '../modulo.ts';
import { epochMsOfJdn, jdnOfEpochMs, jdTTOfEpochMs, MS_PER_DAY, MS_PER_HOUR } from '../time/index.ts';

/**
 * The Sun moves so evenly inside a term that a straight line between its ends is off by less than 40 minutes; only a
 * crossing nearer to midnight than this needs the longitude itself.
 */
const LINE_MARGIN_MS = 2 * MS_PER_HOUR;

/**
 * Day number (UTC+8) on which the Sun has gone some degrees past a term.
 *
 * @param year year of the sequence 小寒 … 冬至 the term stands in
 * @param termIndex 0 (小寒) to 23 (冬至)
 * @param pastDeg more than 0, less than 15
 */
export function longitudeDay(year: number, termIndex: number, pastDeg: number): number {
  const ordinal = year * TERMS_PER_YEAR + termIndex;
  const termMs = termEpochMsOf(ordinal);
  const guessMs = termMs + (pastDeg / DEGREES_PER_TERM) * (termEpochMsOf(ordinal + 1) - termMs);
  const jdn = jdnOfEpochMs(guessMs);
  const intoDayMs = guessMs - epochMsOfJdn(jdn);
  const midnight = intoDayMs < MS_PER_DAY / 2 ? jdn : jdn + 1;
  if (Math.abs(guessMs - epochMsOfJdn(midnight)) > LINE_MARGIN_MS) return jdn;
  const atMidnight = solarLongitudeDeg(jdTTOfEpochMs(epochMsOfJdn(midnight)));
  const past = modulo(atMidnight - termLongitudeDeg(termIndex), 360);
  return past >= pastDeg ? midnight - 1 : midnight;
}
