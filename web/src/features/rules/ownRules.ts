/**
 * A full set of rules and the few that a record stores: those that differ from the defaults.
 */
import { CHART_OPTIONS, type ChartRules, type ChartRulesInput } from '@shangyuan/engine/chart';

/** The rules by the profile of spirits only, which includes its own readings. */
function baseOf({ shenshaProfile }: ChartRulesInput): ChartRules {
  return CHART_OPTIONS.complete(shenshaProfile === undefined ? {} : { shenshaProfile });
}

/** The rules that were chosen: `complete` makes the full set of them again. */
export function ownRules(rules: ChartRules): ChartRulesInput {
  const base = baseOf(rules);
  const isOwn = (name: keyof ChartRules) =>
    name === 'shenshaProfile' ? rules[name] !== CHART_OPTIONS.defaults[name] : rules[name] !== base[name];
  return Object.fromEntries(CHART_OPTIONS.names.filter(isOwn).map((name) => [name, rules[name]]));
}

/**
 * Full rules with one of them changed. Another profile of spirits sets its own readings and removes those of the former
 * profile.
 */
export function withRuleChanged(rules: ChartRules, name: keyof ChartRules, value: string): ChartRules {
  return CHART_OPTIONS.complete({ ...ownRules(rules), [name]: value });
}
