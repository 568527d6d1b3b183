import { CHART_OPTIONS, type Birth, type ChartRules, type ChartRulesInput } from '@shangyuan/engine/chart';
import { useMemo, useState, type ReactNode } from 'react';
import { isAbroad, yearOfBirth } from '../../lib/engine/castDoor.ts';
import { RULES } from '../../lib/engine/rulesDoor.ts';
import { useEngine } from '../../lib/engine/engineOf.ts';
import { RULE_CHOICES } from '../../lib/words/ruleText.ts';
import { Notice } from '../../ui/states/Notice.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { ruleEffect, type RuleEffect } from './ruleEffect.ts';
import styles from './RuleSheet.module.css';
import { Select } from '../../ui/controls/Select.tsx';

interface RuleSheetProps {
  readonly isOpen: boolean;
  readonly birth: Birth;
  readonly rules: ChartRules;
  /** What applying them takes, where it takes something. */
  readonly cost?: ReactNode;
  readonly onClose: () => void;
  readonly onApply: (choice: { rules: ChartRulesInput }) => void;
}

const NO_CHANGE: RuleEffect = { lines: [], moreCount: 0 };

/** Only what differs from the defaults is kept in a record. */
function ownRules(rules: ChartRules): ChartRulesInput {
  const { defaults } = CHART_OPTIONS;
  const names = Object.keys(rules) as (keyof ChartRules)[];
  return Object.fromEntries(
    names.filter((name) => rules[name] !== defaults[name]).map((name) => [name, rules[name]]),
  );
}

/** The rules of a chart: switch them and see what would change before it does. */
export function RuleSheet({ isOpen, birth, rules, cost, onClose, onApply }: RuleSheetProps) {
  const [draft, setDraft] = useState(rules);
  const [previous, setPrevious] = useState(rules);
  if (previous !== rules) {
    setPrevious(rules);
    setDraft(rules);
  }
  const needsPlace = draft.clock !== 'civil' && draft.clock !== 'wall' && birth.longitudeDeg === undefined;
  const loaded = useEngine(yearOfBirth(birth), RULES, isAbroad(birth.zone));
  const engine = loaded.state === 'ready' ? loaded.value : null;
  // A sheet that is closed works nothing out: every other rule casts the chart again.
  const isAsked = isOpen && !needsPlace;
  const effect = useMemo(
    () =>
      isAsked && engine !== null ? ruleEffect(engine, birth, ownRules(rules), ownRules(draft)) : NO_CHANGE,
    [engine, birth, rules, draft, isAsked],
  );
  const isChanged = RULE_CHOICES.some(({ name }) => draft[name] !== rules[name]);
  return (
    <Sheet
      isOpen={isOpen}
      title="排盘规则"
      confirmText="采用"
      isConfirmDisabled={!isChanged || needsPlace}
      onClose={onClose}
      onConfirm={() => onApply({ rules: ownRules(draft) })}
    >
      {cost}
      <div className={styles.Effect} role="status">
        {needsPlace && <Notice>太阳时要有出生地的经度，请先在编辑里填写地区。</Notice>}
        {!needsPlace && !isChanged && <p>改一条规则，这里会先说哪些跟着变。</p>}
        {!needsPlace && engine !== null && isChanged && effect.lines.length === 0 && (
          <p>四柱不变{moreText(effect.moreCount)}</p>
        )}
        {effect.lines.length > 0 && (
          <>
            <ul>
              {effect.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p>{moreText(effect.moreCount).replace('，', '')}</p>
          </>
        )}
      </div>
      {RULE_CHOICES.map((choice) => (
        <label key={choice.name} className={styles.Rule}>
          <span>{choice.label}</span>
          <Select
            look="box"
            title={choice.label}
            options={choice.options}
            value={String(draft[choice.name])}
            onChange={(value) => setDraft({ ...draft, [choice.name]: value })}
          />
          <small>{choice.note}</small>
        </label>
      ))}
    </Sheet>
  );
}

function moreText(count: number): string {
  return count === 0 ? '' : `，随之变化的还有 ${count} 项（十神、神煞、大运等）`;
}
