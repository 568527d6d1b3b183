import type { ChartRulesInput } from '@shangyuan/engine/chart';
import { useId } from 'react';
import { RULE_NAMES, RULE_NOTES } from '@shangyuan/reading/chart';
import { Card } from '../../ui/display/Card.tsx';
import { FORM_RULES } from './formRules.ts';
import { Inline, Text } from '../../ui/kit/Kit.tsx';
import styles from './RuleList.module.css';
import { RuleSelect } from './RuleSelect.tsx';

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
            <RuleSelect id={id + name} name={name} rules={rules} onChange={onChange} />
            <small>{RULE_NOTES[name]}</small>
          </li>
        ))}
      </ul>
    </Card>
  );
}
