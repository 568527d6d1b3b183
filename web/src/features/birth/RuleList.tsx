import { RULE_NAMES, RULE_NOTES } from '@shangyuan/reading/chart';
import { Card } from '../../ui/display/Card.tsx';
import { Inline, List, Text } from '../../ui/kit/Kit.tsx';
import styles from './BirthForm.module.css';
import { RuleLines, type RulesField } from './RuleLines.tsx';

/** The rules of casting as a page shows them: a row each, with what the schools differ about. */
export function RuleList(field: RulesField) {
  return (
    <Card isPadded={false}>
      <List ruled className={styles.RuleListList}>
        <RuleLines {...field}>
          {({ name, id, select }) => (
            <li>
              <Inline as="label" rigid gap={2} align="center" size="body" htmlFor={id}>
                {RULE_NAMES[name]}
                {field.rules[name] !== undefined && (
                  <Text as="em" padX={1} size="cell" tone="accent">
                    已改
                  </Text>
                )}
              </Inline>
              {select}
              <small>{RULE_NOTES[name]}</small>
            </li>
          )}
        </RuleLines>
      </List>
    </Card>
  );
}
