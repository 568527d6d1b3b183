import type { ChartRulesInput } from '@shangyuan/engine/chart';
import { Fragment, useId, type ReactNode } from 'react';
import { RULE_NAMES, ruleOptions, type ChoosableRule } from '@shangyuan/reading/chart';
import { ruleValue, withRule } from '../../lib/words/ruleText.ts';
import { Select } from '../../ui/controls/Select.tsx';

/** Rules of casting shown in forms, in their order; all others use the engine's default. */
const FORM_RULES: readonly ChoosableRule[] = [
  'dayBoundary',
  'clock',
  'yearBoundary',
  'luckStart',
  'ageYear',
  'lifeStage',
  'shenshaProfile',
  'minggongMonth',
  'taiyuan',
  'xiaoyun',
  'tianyi',
  'yinBlade',
  'kuigang',
  'hongluan',
];

/** Rules of casting, and how they change. */
export interface RulesField {
  readonly rules: ChartRulesInput;
  readonly onChange: (rules: ChartRulesInput) => void;
}

/** A rule: its name, the id of what it is chosen by, and that. */
interface RuleLine {
  readonly name: ChoosableRule;
  readonly id: string;
  readonly select: ReactNode;
}

/** The rules of casting, each as it is drawn by `children`. */
export function RuleLines({
  rules,
  onChange,
  children,
}: RulesField & { readonly children: (line: RuleLine) => ReactNode }) {
  const own = useId();
  return FORM_RULES.map((name) => {
    const id = own + name;
    const select = (
      <Select
        id={id}
        title={RULE_NAMES[name]}
        options={ruleOptions(name)}
        value={ruleValue(rules, name)}
        onChange={(value) => onChange(withRule(rules, name, value as never))}
      />
    );
    return <Fragment key={name}>{children({ name, id, select })}</Fragment>;
  });
}
