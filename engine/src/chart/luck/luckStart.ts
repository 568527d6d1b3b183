/**
 * 起运: from the distance between birth and 节 to the day the first decade begins.
 */
import {
  CIVIL_YEAR_MAX,
  civilDateOf,
  civilOfEpochMs,
  epochMsOfUtc,
  jdnOf,
  jdnOfEpochMs,
  MAX_JDN,
  MS_PER_DAY,
  MS_PER_HOUR,
  MS_PER_MINUTE,
  REFORM_YEAR,
  UNIX_EPOCH_JDN,
  UTC8_MINUTES,
  type CivilDate,
  type CivilTime,
} from '../../time/index.ts';
import type { ChartRules } from '../rules.ts';
import type { LuckOffset } from './types.ts';

/** Three days of the sky are one year of life: seconds of the sky that make one unit of life. */
const SKY_SECONDS = { year: 259_200, month: 21_600, day: 720, hour: 30 } as const;
const LIFE_MINUTES_PER_SKY_SECOND = 2;
const MONTHS_PER_YEAR = 12;
const MINUTES_PER_DAY = 1440;
const MS_PER_SHICHEN = 2 * MS_PER_HOUR;
const UTC8_MS = UTC8_MINUTES * MS_PER_MINUTE;
/** One 时辰 of the sky is ten days of life, a month has thirty. */
const DAYS_PER_SHICHEN = 10;
/** Days of the sky to a year of life. */
const DAYS_PER_YEAR = 3;
const TROPICAL_YEAR_DAYS = 365.2422;
/** Gregorian dates repeat after it: so a start past the end of the calendar is still named. */
const GREGORIAN_CYCLE_YEARS = 400;
const GREGORIAN_CYCLE_MS = 146_097 * MS_PER_DAY;
const CALENDAR_END_MS = (MAX_JDN + 1 - UNIX_EPOCH_JDN) * MS_PER_DAY;

/** Offset of a distance by the scale three days = one year, to two minutes. */
function offsetOfSeconds(seconds: number): LuckOffset {
  const years = Math.floor(seconds / SKY_SECONDS.year);
  const afterYears = seconds - years * SKY_SECONDS.year;
  const months = Math.floor(afterYears / SKY_SECONDS.month);
  const afterMonths = afterYears - months * SKY_SECONDS.month;
  const days = Math.floor(afterMonths / SKY_SECONDS.day);
  const afterDays = afterMonths - days * SKY_SECONDS.day;
  const hours = Math.floor(afterDays / SKY_SECONDS.hour);
  const minutes = LIFE_MINUTES_PER_SKY_SECOND * (afterDays - hours * SKY_SECONDS.hour);
  return { years, months, days, hours, minutes };
}

/** Count of 时辰 since the epoch at an instant, on the UTC+8 clock; each begins at an odd hour. */
function shichenCount(epochMs: number): number {
  return Math.floor((epochMs + UTC8_MS + MS_PER_HOUR) / MS_PER_SHICHEN);
}

function offsetOfShichen(count: number): LuckOffset {
  const allDays = count * DAYS_PER_SHICHEN;
  const allMonths = Math.floor(allDays / 30);
  const years = Math.floor(allMonths / MONTHS_PER_YEAR);
  return {
    years,
    months: allMonths - years * MONTHS_PER_YEAR,
    days: allDays - allMonths * 30,
    hours: 0,
    minutes: 0,
  };
}

/**
 * The instant that 起运 counts to. Where months begin with whole days, the 节 of a birth earlier on its day still lies ahead:
 * counted backwards that is no distance.
 */
export function luckTermMs(birthMs: number, termMs: number, isForward: boolean): number {
  return isForward ? termMs : Math.min(termMs, birthMs);
}

/**
 * Distance from birth to the 节 as the option counts it: seconds (`minute`, `solarYear`), 时辰 begun (`hourBlock`), or days of
 * the UTC+8 calendar (`dayRound`).
 *
 * @param birthMs instant of birth
 * @param termMs instant of the 节 in the direction of travel
 */
export function luckCountOf(birthMs: number, termMs: number, { luckStart }: ChartRules): number {
  const [fromMs, toMs] = birthMs < termMs ? [birthMs, termMs] : [termMs, birthMs];
  switch (luckStart) {
    case 'hourBlock':
      return shichenCount(toMs) - shichenCount(fromMs);
    case 'dayRound':
      return jdnOfEpochMs(toMs) - jdnOfEpochMs(fromMs);
    default:
      return Math.round((toMs - fromMs) / 1000);
  }
}

/**
 * Time from birth to 起运.
 *
 * @param birthMs instant of birth
 * @param termMs instant of the 节 in the direction of travel
 * @returns by the option: to two minutes of life; whole 时辰 as ten days; whole years (a remainder of two days taken up)
 */
export function luckOffsetOf(birthMs: number, termMs: number, rules: ChartRules): LuckOffset {
  const count = luckCountOf(birthMs, termMs, rules);
  if (rules.luckStart === 'hourBlock') return offsetOfShichen(count);
  if (rules.luckStart !== 'dayRound') return offsetOfSeconds(count);
  return { years: Math.floor((count + 1) / DAYS_PER_YEAR), months: 0, days: 0, hours: 0, minutes: 0 };
}

/**
 * The day that far into a month; days past its end run into the next one.
 *
 * @param day 1-based, may exceed the month
 */
export function dayOfMonth(year: number, month: number, day: number): CivilDate {
  if (day <= 28 && year !== REFORM_YEAR) return { year, month, day };
  if (year >= CIVIL_YEAR_MAX) {
    const earlier = dayOfMonth(year - GREGORIAN_CYCLE_YEARS, month, day);
    return { ...earlier, year: earlier.year + GREGORIAN_CYCLE_YEARS };
  }
  return civilDateOf(jdnOf({ year, month, day: 1 }) + day - 1);
}

/** Clock of a local instant, past the end of the calendar too. */
function civilOfLocalMs(localMs: number): CivilTime {
  if (localMs < CALENDAR_END_MS) return civilOfEpochMs(localMs, 0);
  const earlier = civilOfEpochMs(localMs - GREGORIAN_CYCLE_MS, 0);
  return { ...earlier, year: earlier.year + GREGORIAN_CYCLE_YEARS };
}

/**
 * Moment of 起运 on the standard clock of the birthplace: years and months are counted in the calendar, the rest in days
 * and minutes, days past the end of a month running into the next.
 *
 * @param birth standard clock at birth
 * @param distanceMs distance to the 节, for the option `solarYear`
 */
export function luckStartOf(
  birth: CivilTime,
  offset: LuckOffset,
  distanceMs: number,
  { luckStart }: ChartRules,
): CivilTime {
  if (luckStart === 'solarYear') {
    return civilOfLocalMs(
      epochMsOfUtc(birth) + Math.round((distanceMs * TROPICAL_YEAR_DAYS) / DAYS_PER_YEAR),
    );
  }
  const months = birth.month - 1 + offset.months;
  const carryYears = months >= MONTHS_PER_YEAR ? 1 : 0;
  const clockMinutes = birth.hour * 60 + birth.minute + offset.hours * 60 + offset.minutes;
  const carryDays = Math.floor(clockMinutes / MINUTES_PER_DAY);
  const { year, month, day } = dayOfMonth(
    birth.year + offset.years + carryYears,
    months - carryYears * MONTHS_PER_YEAR + 1,
    birth.day + offset.days + carryDays,
  );
  const minuteOfDay = clockMinutes - carryDays * MINUTES_PER_DAY;
  return {
    year,
    month,
    day,
    hour: Math.floor(minuteOfDay / 60),
    minute: minuteOfDay % 60,
    second: birth.second,
  };
}
