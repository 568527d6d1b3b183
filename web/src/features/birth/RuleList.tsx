import type { ChartRules, ChartRulesInput } from '@shangyuan/engine/chart';
import { useId } from 'react';
import { RULE_CHOICES, withRule } from '../../lib/words/ruleText.ts';
import { Select } from '../../ui/controls/Select.tsx';
import { Card } from '../../ui/display/Card.tsx';
import styles from './RuleList.module.css';

interface RuleListProps {
  readonly rules: ChartRulesInput;
  readonly onChange: (rules: ChartRulesInput) => void;
}

/** The rules of casting as a page shows them: a row each, with what the schools differ about. */
export function RuleList({ rules, onChange }: RuleListProps) {
  const id = useId();
  return (
    <Card isPadded={false}>
      <ul className={styles.List}>
        {RULE_CHOICES.map(({ name, label, note, options }) => (
          <li key={name}>
            <label htmlFor={id + name}>
              {label}
              {rules[name] !== undefined && <em>已改</em>}
            </label>
            <Select
              id={id + name}
              title={label}
              options={options}
              value={String(rules[name] ?? options[0]?.value)}
              onChange={(value) => onChange(withRule(rules, name, value as ChartRules[typeof name]))}
            />
            <small>{note}</small>
          </li>
        ))}
      </ul>
    </Card>
  );
}
