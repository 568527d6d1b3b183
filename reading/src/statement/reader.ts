/**
 * The reader of a chart: the key that variants are chosen by, and the age on the day of reading.
 */
import type { AnyChart, PillarKey } from '@shangyuan/engine/chart';
import type { CivilDate } from '@shangyuan/engine/time';

/** Pillars of a chart in their order, the hour where it is known. */
export const PILLAR_KEYS = ['year', 'month', 'day', 'hour'] as const satisfies readonly PillarKey[];

/** Younger readers get no text on love, money or work. */
export const ADULT_AGE = 18;
/** From this age on, work is described in the past and meeting a partner is left out. */
export const RETIRED_AGE = 65;

/** Pillars of parents and of those before them: a retired reader is not advised to visit them, nor about the work the month stands for. */
export const ELDER_PILLARS: readonly PillarKey[] = ['year', 'month'];

/** Whole years between a birth and a later day, by the calendar. */
export function ageOn(birth: CivilDate, today: CivilDate): number {
  const had = today.month > birth.month || (today.month === birth.month && today.day >= birth.day);
  return today.year - birth.year - (had ? 0 : 1);
}

/**
 * Name of a chart that words are chosen by: pillars and sex.
 *
 * @example chartKeyOf(castChart({ pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: null }, sex: '男', hour: 'unknown' })) // '庚午辛巳庚辰男'
 */
export function chartKeyOf({ pillars, sex }: Pick<AnyChart, 'pillars' | 'sex'>): string {
  return PILLAR_KEYS.map((key) => pillars[key]?.name ?? '').join('') + sex;
}
