/**
 * 虚岁 and 周岁. 虚岁 counts the years that have begun, the year of birth as one; which day a year begins on is the option
 * `ageYear`.
 */
import { TERM_INDEX, termOrdinalAt } from '../../astronomy/index.ts';
import { lichunYearOf, MODERN_CALENDAR, termDaysOfYear } from '../../calendar/index.ts';
import { CIVIL_YEAR_MAX, jdnOf, type CivilDate } from '../../time/index.ts';
import type { ChartRules } from '../rules.ts';
import type { Chart } from '../types.ts';

/** Before 1645 the year is counted by the rules of today: ages need no table of old months. */
const AGE_CALENDAR = MODERN_CALENDAR.under({
  era1912: 'period',
  historic: 'proleptic-gbt',
  printed: 'computed',
});

/** From this month on every date lies in the lunar year of the same number. */
const AFTER_NEW_YEAR = 4;

function lunarYearOn(date: CivilDate): number {
  if (date.month >= AFTER_NEW_YEAR) return date.year;
  return AGE_CALENDAR.yearContaining(jdnOf(date)).year;
}

/**
 * The year that a date lies in, as the option `ageYear` counts years. Past the end of the calendar, where a first decade may still
 * begin, years are counted by 1 January.
 */
export function countedYearOn(date: CivilDate, { ageYear }: Pick<ChartRules, 'ageYear'>): number {
  if (date.year > CIVIL_YEAR_MAX) return date.year;
  switch (ageYear) {
    case 'gregorian':
      return date.year;
    case 'lunarYear':
      return lunarYearOn(date);
    case 'lichun': {
      const isBegun = jdnOf(date) >= (termDaysOfYear(date.year)[TERM_INDEX.立春] as number);
      return date.year - (isBegun ? 0 : 1);
    }
  }
}

/** Year of birth as the option `ageYear` counts years. */
export function birthYearOf({ rules, time }: Chart): number {
  switch (rules.ageYear) {
    case 'gregorian':
      return time.standardLocal.year;
    case 'lunarYear':
      return lunarYearOn(time.beijing);
    case 'lichun':
      return lichunYearOf(termOrdinalAt(time.epochMs));
  }
}

/**
 * 虚岁 on a date by the option `ageYear`: years begin on 1 January, 正月初一 or the day of 立春.
 *
 * @param date a civil date on the birthplace's clock
 * @returns 1 in the year of birth; less before it
 * @example ((chart) => ageXuOn(chart, { year: 2026, month: 1, day: 1 }))(castChart({ civil: { year: 1990, month: 5, day: 15, hour: 14, minute: 30, second: 0 }, sex: '男', hour: 'minute' })) // 36
 */
export function ageXuOn(chart: Chart, date: CivilDate): number {
  return countedYearOn(date, chart.rules) - birthYearOf(chart) + 1;
}

/** 周岁: full years by date. */
export function ageZhouOn(birth: CivilDate, date: CivilDate): number {
  const years = date.year - birth.year;
  const isBefore = date.month < birth.month || (date.month === birth.month && date.day < birth.day);
  return isBefore ? years - 1 : years;
}
