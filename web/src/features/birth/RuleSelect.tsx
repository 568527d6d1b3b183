import type { ChartRulesInput } from '@shangyuan/engine/chart';
import { RULE_NAMES, ruleOptions } from '@shangyuan/reading/chart';
import { ruleValue, withRule } from '../../lib/words/ruleText.ts';
import { Select } from '../../ui/controls/Select.tsx';
import type { FORM_RULES } from './formRules.ts';

interface RuleSelectProps {
  readonly id: string;
  readonly name: (typeof FORM_RULES)[number];
  readonly rules: ChartRulesInput;
  readonly onChange: (rules: ChartRulesInput) => void;
}

/** The choice of one rule of casting. */
export function RuleSelect({ id, name, rules, onChange }: RuleSelectProps) {
  return (
    <Select
      id={id}
      title={RULE_NAMES[name]}
      options={ruleOptions(name)}
      value={ruleValue(rules, name)}
      onChange={(value) => onChange(withRule(rules, name, value as never))}
    />
  );
}
