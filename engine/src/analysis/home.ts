/**
 * Room analysis, the light door: the functions of `@shangyuan/engine/analysis` that cast charts themselves, with the five
 * zones of the Chinese world alone (`@shangyuan/engine/chart/home`).
 */
import { HOME } from '../chart/home.ts';
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
  return hourReadingsBy(HOME, birth, rules, doctrine);
}

/** As `compareSchools` of the analysis room. */
export function compareSchools(birth: Birth, a: Schools, b: Schools): RulesComparison {
  return compareSchoolsBy(HOME, birth, a, b);
}
