/**
 * Dates of the 24 terms as the calendars before 1645 printed them: 平气, evenly spaced in time, up to two days from
 * where the Sun stood.
 */
import { PINGQI_SEGMENTS } from './tables/pingqi.ts';

const FIRST_YEAR = -105;
const LAST_YEAR = 1644;
const TERMS_PER_YEAR = 24;

/**
 * Day numbers of the 24 terms of a year as printed, 小寒 first. As in `solarTermsOfYear` the years run on: in late
 * Julian centuries 小寒 lies in December of the year before.
 *
 * @param year −105 to 1644
 * @throws RangeError `wrong solar year N, expected -105 to 1644`
 * Source: tables/pingqi.ts.
 * @example historicalTermDays(1644)[23] // 2321874
 */
export function historicalTermDays(year: number): number[] {
  if (!Number.isInteger(year) || year < FIRST_YEAR || year > LAST_YEAR) {
    throw new RangeError(`wrong solar year ${year}, expected ${FIRST_YEAR} to ${LAST_YEAR}`);
  }
  return Array.from({ length: TERMS_PER_YEAR }, (_, index) => termDay(year * TERMS_PER_YEAR + index));
}

function termDay(sequence: number): number {
  let day = Number.NaN;
  for (const [year, number, startJdn, interval] of PINGQI_SEGMENTS) {
    const steps = sequence - (year * TERMS_PER_YEAR + number - 1);
    if (steps < 0) break;
    day = Math.floor(startJdn + steps * interval);
  }
  return day;
}
