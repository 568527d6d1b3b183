import { useId } from 'react';
import type { ChartRules, ChartRulesInput } from '@shangyuan/engine/chart';
import { Icon } from '../../ui/display/Icon.tsx';
import { caretDownIcon } from '../../ui/tables/icons.ts';
import { RULE_CHOICES, ruleSummary, withRule } from '../../lib/words/ruleText.ts';
import styles from './RuleRows.module.css';
import { Select } from '../../ui/controls/Select.tsx';

interface RuleRowsProps {
  readonly rules: ChartRulesInput;
  readonly onChange: (rules: ChartRulesInput) => void;
  /** Solar clocks need a longitude. */
  readonly hasPlace: boolean;
}

/** 高级: the rules of casting, folded, with what they are now in the summary. */
export function RuleRows({ rules, onChange, hasPlace }: RuleRowsProps) {
  const id = useId();
  return (
    <details className={styles.Rules}>
      <summary className={styles.Summary}>
        <span className={styles.Label}>高级</span>
        <span className={styles.Now}>{ruleSummary(rules)}</span>
        <Icon of={caretDownIcon} size={1} />
      </summary>
      <div className={styles.List}>
        {RULE_CHOICES.map(({ name, label, options }) => (
          <div key={name} className={styles.Rule}>
            <label htmlFor={`${id}${name}`}>{label}</label>
            <Select
              id={`${id}${name}`}
              title={label}
              options={options}
              value={String(rules[name] ?? options[0]?.value)}
              onChange={(value) => onChange(withRule(rules, name, value as ChartRules[typeof name]))}
            />
          </div>
        ))}
        {!hasPlace && (rules.clock === 'trueSolar' || rules.clock === 'meanSolar') && (
          <p className={styles.Hint}>未填地区时按钟表时计算</p>
        )}
      </div>
    </details>
  );
}
