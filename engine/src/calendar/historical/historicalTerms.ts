/**
 * Dates of the 24 terms as almanacs printed them: to 1644 平气, evenly spaced in time and up to two days from where the
 * Sun stood; from 1645 定气, by the Sun of their astronomers.
 */
import { numberError } from '../../numberError.ts';
import { TERMS_PER_YEAR } from '../../astronomy/index.ts';
import { termDaysOfYear } from '../terms.ts';
import { PINGQI_SEGMENTS } from './tables/pingqi.ts';
import { PRINTED_TERM_SHIFTS } from './tables/printedTerms.ts';

const FIRST_YEAR = -105;
const LAST_YEAR = 1733;
const FIRST_DINGQI_YEAR = 1645;

/**
 * Day numbers of the 24 terms of a year as printed at the time, 小寒 first. As in `solarTermsOfYear` the years run on: in
 * late Julian centuries 小寒 lies in December of the year before.
 *
 * @param year −105 to 1733; later use `termDaysOfYear`
 * @throws RangeError `wrong solar year N, expected -105 to 1733`
 * Source: tables/pingqi.ts, tables/printedTerms.ts.
 * @example historicalTermDays(1644)[23] // 2321874
 */
export function historicalTermDays(year: number): number[] {
  if (!Number.isInteger(year) || year < FIRST_YEAR || year > LAST_YEAR) {
    throw numberError('solar year', year, `${FIRST_YEAR} to ${LAST_YEAR}`);
  }
  if (year < FIRST_DINGQI_YEAR) {
    return Array.from({ length: TERMS_PER_YEAR }, (_, index) => pingqiDay(year * TERMS_PER_YEAR + index));
  }
  const days = [...termDaysOfYear(year)];
  for (const shift of PRINTED_TERM_SHIFTS[year] ?? []) {
    const index = Math.abs(shift) - 1;
    days[index] = (days[index] as number) + Math.sign(shift);
  }
  return days;
}

/** Day of a 平气 term by its ordinal, 24 · year + index. */
function pingqiDay(ordinal: number): number {
  let day = Number.NaN;
  for (const [year, number, startJdn, interval] of PINGQI_SEGMENTS) {
    const steps = ordinal - (year * TERMS_PER_YEAR + number - 1);
    if (steps < 0) break;
    day = Math.floor(startJdn + steps * interval);
  }
  return day;
}
