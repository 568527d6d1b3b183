import type { Birth, ChartRules, ChartRulesInput } from '@shangyuan/engine/chart';
import { useMemo, useState, type ReactNode } from 'react';
import { useEngine, yearOfBirth } from '../../lib/engine/engineOf.ts';
import { useToday } from '../../lib/time/useToday.ts';
import { More } from '../../ui/controls/More.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { ownRules, withRuleChanged } from './ownRules.ts';
import { ruleDiff, type RuleDiff, type RuleDifference } from './ruleDiff.ts';
import { RuleDifferences } from './RuleDifferences.tsx';
import { RULE_GROUPS, SPIRIT_RULES, type ComparedRule } from './ruleGroups.ts';
import { Grid, Inline, Text } from '../../ui/kit/Kit.tsx';
import styles from './Rules.module.css';

interface RuleSheetProps {
  readonly birth: Birth;
  readonly rules: ChartRules;
  /** What applying them takes, where it takes something. */
  readonly cost?: ReactNode;
  readonly onClose: () => void;
  readonly onApply: (choice: { rules: ChartRulesInput }) => void;
}

/** Differences that the line above the rules names itself. */
const SHOWN_IN_LINE = 4;
/** Characters of both values that a line has room for. */
const SHORT = 8;

/** The rules of a chart: switch any and see what would differ, and why, before it does. */
export function RuleSheet({ birth, rules, cost, onClose, onApply }: RuleSheetProps) {
  const [draft, setDraft] = useState(rules);
  const year = useToday().date.year;
  const needsPlace = draft.clock !== 'civil' && draft.clock !== 'wall' && birth.longitudeDeg === undefined;
  const loaded = useEngine(yearOfBirth(birth), birth.zone);
  const engine = loaded.state === 'ready' ? loaded.value : null;
  const [from, to] = [JSON.stringify(ownRules(rules)), JSON.stringify(ownRules(draft))];
  const isChanged = from !== to;
  const diff = useMemo(() => {
    if (!isChanged || needsPlace || engine === null) return null;
    const both = { from: JSON.parse(from) as ChartRulesInput, to: JSON.parse(to) as ChartRulesInput };
    return ruleDiff(engine, birth, both, year);
  }, [engine, birth, from, to, isChanged, needsPlace, year]);
  const row = (rule: ComparedRule) => (
    <Grid
      as="label"
      edge="top"
      columns="6rem 1fr"
      align="center"
      gap={3}
      rowGap={1}
      padY={2}
      size="sub"
      key={rule.name}
      className={styles.Rule}
    >
      <span>{rule.label}</span>
      <Select
        look="box"
        title={rule.label}
        options={rule.options}
        value={String(draft[rule.name])}
        onChange={(value) => setDraft(withRuleChanged(draft, rule.name, value))}
      />
      <small>{rule.note}</small>
    </Grid>
  );
  const spiritCount = SPIRIT_RULES.filter(({ name }) => draft[name] !== rules[name]).length;
  return (
    <Sheet
      isOpen
      title="排盘规则"
      confirmText="采用"
      isConfirmDisabled={!isChanged || needsPlace}
      onClose={onClose}
      onConfirm={() => onApply({ rules: ownRules(draft) })}
    >
      {cost}
      <Grid gap={1} size="sub" tone="accent" className={styles.Effect} role="status">
        {needsPlace && <Notice>太阳时要有出生地的经度，请先在编辑里填写地区。</Notice>}
        {!needsPlace && !isChanged && <p>改一条规则，这里会先说哪些跟着变。</p>}
        {diff !== null && <Summary diff={diff} />}
      </Grid>
      {diff !== null && <RuleDifferences diff={diff} />}
      {RULE_GROUPS.map(({ title, rules: own }) => (
        <section key={title} aria-label={title}>
          <Text as="h3" top={4} face="serif" size="sub">
            {title}
          </Text>
          {own.map(row)}
        </section>
      ))}
      <Text as="div" top={4} edge="top">
        <More
          title={`神煞取法 ${SPIRIT_RULES.length} 条${spiritCount > 0 ? `，已改 ${spiritCount} 条` : ''}`}
        >
          {SPIRIT_RULES.map(row)}
        </More>
      </Text>
    </Sheet>
  );
}

/** What differs in a line: the first few, and how many in all. */
function Summary({ diff: { rows } }: { readonly diff: RuleDiff }) {
  if (rows.length === 0) return <p>这张命盘上没有不同。</p>;
  const isShort = ({ part, a, b }: RuleDifference) =>
    part === '四柱' || (part === '盘面' && a.length + b.length <= SHORT);
  const shown = rows.filter(isShort).slice(0, SHOWN_IN_LINE);
  return (
    <>
      {shown.length > 0 && (
        <Inline as="ul" wrap gap={4} face="serif" weight="bold">
          {shown.map(({ key, label, a, b }) => (
            <li key={key}>
              {label} {a} → {b}
            </li>
          ))}
        </Inline>
      )}
      <p>
        {rows.every(({ part }) => part !== '四柱') && '四柱不变，'}共 {rows.length} 处不同
      </p>
    </>
  );
}
