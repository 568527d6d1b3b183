/**
 * Comparing charts with the five zones of the Chinese world.
 */
import { compareRulesBy, type RulesComparison } from './compare/compareRules.ts';
import { hourChartsBy, type HourChart } from './compare/hourComparison.ts';
import { HOME } from './homeCast.ts';
import type { ChartRulesInput } from './rules.ts';
import type { Birth, DatedBirth } from './types.ts';

/** As `hourChartsOf` of the chart room. */
export function hourChartsOf(birth: DatedBirth, rules?: ChartRulesInput): readonly HourChart[] {
  return hourChartsBy(HOME, birth, rules);
}

/** As `compareRules` of the chart room. */
export function compareRules(
  birth: Birth,
  rulesA: ChartRulesInput,
  rulesB: ChartRulesInput,
): RulesComparison {
  return compareRulesBy(HOME, birth, rulesA, rulesB);
}
