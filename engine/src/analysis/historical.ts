/**
 * Room analysis, the door to births before 1645: the functions of `@shangyuan/engine/analysis` that cast charts themselves,
 * with the table of the historical calendars in hand.
 */
import { HISTORY } from '../chart/historical.ts';
import type { Birth, ChartRulesInput, DatedBirth, RulesComparison } from '../chart/index.ts';
import type { Doctrine } from './doctrine.ts';
import { hourReadingsBy, type HourReading } from './hourReading.ts';
import { compareSchoolsBy, type Schools } from './schools/compareSchools.ts';

/** As `hourReadingsOf` of the analysis room. */
export function hourReadingsOf(
  birth: DatedBirth,
  rules?: ChartRulesInput,
  doctrine?: Partial<Doctrine>,
): readonly HourReading[] {
  return hourReadingsBy(HISTORY, birth, rules, doctrine);
}

/** As `compareSchools` of the analysis room. */
export function compareSchools(birth: Birth, a: Schools, b: Schools): RulesComparison {
  return compareSchoolsBy(HISTORY, birth, a, b);
}
