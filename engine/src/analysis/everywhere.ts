/**
 * What the room's door casts with: the calendar from 1645 on, and every zone.
 */
import {
  EVERYWHERE,
  type Birth,
  type ChartRulesInput,
  type DatedBirth,
  type RulesComparison,
} from '../chart/index.ts';
import type { Doctrine } from './doctrine.ts';
import { hourReadingsBy, type HourReading } from './hourReading.ts';
import { compareSchoolsBy, type Schools } from './schools/compareSchools.ts';

/**
 * The charts of all hours of a day with their analyses: 子 from 0:00, 丑 to 亥, and 子 from 23:00, thirteen in all.
 *
 * @param birth its own clock time does not count
 * @param doctrine schools of the analysis
 * @throws as `castChart` and `analyseChart`
 * @example hourReadingsOf({ civil: { year: 1990, month: 5, day: 15, hour: 0, minute: 0, second: 0 }, sex: '男', hour: 'unknown' }).length // 13
 */
export function hourReadingsOf(
  birth: DatedBirth,
  rules?: ChartRulesInput,
  doctrine?: Partial<Doctrine>,
): readonly HourReading[] {
  return hourReadingsBy(EVERYWHERE, birth, rules, doctrine);
}

/**
 * Lists every value of a birth's chart, luck, spirits, relations and analysis that two schools make different.
 *
 * @param a first school
 * @param b second school
 * @returns as `compareRules`, with the options of the doctrine after those of the rules, and the values of the analysis
 *   under `analysis.` after those of the chart
 * @throws as `castChart` and `analyseChart`
 * @example compareSchools({ pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' }, sex: '男', hour: 'shichen' }, {}, { doctrine: { spouseStar: 'palaceOnly' } }).values[0] // { path: 'analysis.life.spouse.group', a: '财', b: null }
 */
export function compareSchools(birth: Birth, a: Schools, b: Schools): RulesComparison {
  return compareSchoolsBy(EVERYWHERE, birth, a, b);
}
