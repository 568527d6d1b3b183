/**
 * Why a value differs: the steps of its derivation that the two charts do not share. Loaded on request.
 */
import type { AnyChart } from '@shangyuan/engine/chart';
import { whyText } from '@shangyuan/reading/chart';
import type { RuleDiff, RuleDifference } from './ruleDiff.ts';

/** The steps of each side, and the books. */
export interface RuleWhy {
  readonly a: readonly string[];
  readonly b: readonly string[];
  readonly source: string;
}

function explain(chart: AnyChart, { places }: RuleDifference) {
  const explanations = places.map((place) => whyText(chart, place));
  return {
    steps: [...new Set(explanations.flatMap(({ steps }) => steps))],
    sources: explanations.flatMap(({ sources }) => sources),
  };
}

/** Why a value differs between the two charts. */
export function ruleWhy({ a, b }: Pick<RuleDiff, 'a' | 'b'>, row: RuleDifference): RuleWhy {
  const [own, other] = [explain(a, row), explain(b, row)];
  return {
    a: own.steps.filter((step) => !other.steps.includes(step)),
    b: other.steps.filter((step) => !own.steps.includes(step)),
    source: [...new Set([...own.sources, ...other.sources])].join('；'),
  };
}
