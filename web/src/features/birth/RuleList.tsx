import type { ChartRulesInput } from '@shangyuan/engine/chart';
import { useId } from 'react';
import { RULE_NAMES, RULE_NOTES, ruleOptions } from '@shangyuan/reading/chart';
import { ruleValue, withRule } from '../../lib/words/ruleText.ts';
import { Select } from '../../ui/controls/Select.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { FORM_RULES } from './formRules.ts';
import { Inline, Text } from '../../ui/kit/Kit.tsx';
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
        {FORM_RULES.map((name) => (
          <li key={name}>
            <Inline as="label" rigid gap={2} align="center" size="body" htmlFor={id + name}>
              {RULE_NAMES[name]}
              {rules[name] !== undefined && (
                <Text as="em" padX={1} size="cell" tone="accent">
                  已改
                </Text>
              )}
            </Inline>
            <Select
              id={id + name}
              title={RULE_NAMES[name]}
              options={ruleOptions(name)}
              value={ruleValue(rules, name)}
              onChange={(value) => onChange(withRule(rules, name, value as never))}
            />
            <small>{RULE_NOTES[name]}</small>
          </li>
        ))}
      </ul>
    </Card>
  );
}
