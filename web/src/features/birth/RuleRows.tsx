import { RULE_NAMES } from '@shangyuan/reading/chart';
import { Icon } from '../../ui/display/Icon.tsx';
import { caretDownIcon } from '../../ui/tables/icons.ts';
import { ruleSummary } from '../../lib/words/ruleText.ts';
import { Grid, Inline, Text } from '../../ui/kit/Kit.tsx';
import styles from './BirthForm.module.css';
import { RuleLines, type RulesField } from './RuleLines.tsx';

interface RuleRowsProps extends RulesField {
  /** Solar clocks need a longitude. */
  readonly hasPlace: boolean;
}

/** 高级: the rules of casting, folded, with what they are now in the summary. */
export function RuleRows({ rules, onChange, hasPlace }: RuleRowsProps) {
  return (
    <details className={styles.Rules}>
      <Grid
        as="summary"
        columns="min(3.5rem, 20vw) minmax(0, 1fr) auto"
        gap={2}
        align="center"
        padX={4}
        size="sub"
        className={styles.Summary}
      >
        <Text tone="soft" className={styles.RuleRowsLabel}>
          高级
        </Text>
        <Text tone="soft">{ruleSummary(rules)}</Text>
        <Icon of={caretDownIcon} size={1} />
      </Grid>
      <div className={styles.List}>
        <RuleLines rules={rules} onChange={onChange}>
          {({ name, id, select }) => (
            <Inline tall="touch" gap={3} align="center" justify="between" size="sub">
              <Text as="label" rigid tone="soft" htmlFor={id}>
                {RULE_NAMES[name]}
              </Text>
              {select}
            </Inline>
          )}
        </RuleLines>
        {!hasPlace && (rules.clock === 'trueSolar' || rules.clock === 'meanSolar') && (
          <Text as="p" size="cell" tone="notice">
            未填地区时按钟表时计算
          </Text>
        )}
      </div>
    </details>
  );
}
