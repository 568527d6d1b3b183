/**
 * 格局: what the book requires, condition by condition, with what the chart has; then our weighing. Points only behind
 * 看算式.
 */
import type { Analysis } from '@shangyuan/engine/analysis';
import { patternCardOf, type Condition, type ConditionRule } from '@shangyuan/reading/analysis';
import { useState } from 'react';
import { TermText } from '../../../ui/controls/TermText.tsx';
import { Card, SectionTitle } from '../../../ui/display/Card.tsx';
import { Icon } from '../../../ui/display/Icon.tsx';
import { WhyButton } from '../../../ui/controls/WhyButton.tsx';
import { checkIcon, xIcon } from '../../../ui/tables/icons.ts';
import styles from './PatternCard.module.css';
import { ExplanationSheet, type Explanation } from './ExplanationSheet.tsx';

/** Conditions of a book: met ones washed with a tick, the others plain with a cross. */
function ConditionChips({ conditions }: { readonly conditions: readonly Condition[] }) {
  return (
    <ul className={styles.Chips}>
      {conditions.map(({ text, isMet }) => (
        <li key={text} data-met={isMet}>
          <Icon of={isMet ? checkIcon : xIcon} size={0.875} label={isMet ? '合' : '不合'} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

function ConditionRow({
  way,
  isBreaking = false,
}: {
  readonly way: ConditionRule;
  readonly isBreaking?: boolean;
}) {
  return (
    <li>
      <h3>
        {way.name}
        <small data-met={way.isMet}>{isBreaking ? '有此妨碍' : way.isMet ? '条件都合' : '条件未齐'}</small>
      </h3>
      <p>{way.text}</p>
      <ConditionChips conditions={way.conditions} />
      {way.rescuers.length > 0 && (
        <>
          <p className={styles.Rescue}>书上的化解，有一样就好：</p>
          <ConditionChips conditions={way.rescuers} />
        </>
      )}
    </li>
  );
}

export function PatternCard({ analysis }: { readonly analysis: Analysis }) {
  const [explanation, setExplanation] = useState<Explanation | null>(null);
  const card = patternCardOf(analysis);
  const sums: Explanation = {
    title: `${card.name}的算式`,
    meanings: [{ name: '', text: card.basis + card.weighing }],
    steps: card.arithmetic,
    source: card.source,
  };
  return (
    <Card>
      <SectionTitle aside={card.count}>格局 {card.name}</SectionTitle>
      {card.basis !== '' && (
        <p className={styles.Ground}>
          <TermText text={card.basis} />
        </p>
      )}
      {card.special.length > 0 && (
        <ConditionChips conditions={card.special.map((text) => ({ text, isMet: true }))} />
      )}
      <ul className={styles.Ways}>
        {card.successes.map((way) => (
          <ConditionRow key={way.name} way={way} />
        ))}
        {card.failures.map((way) => (
          <ConditionRow key={way.name} way={way} isBreaking />
        ))}
      </ul>
      <div className={styles.Weighing}>
        <p>{card.weighing}</p>
        <WhyButton of="格局" onClick={() => setExplanation(sums)}>
          看算式
        </WhyButton>
      </div>
      <ExplanationSheet explanation={explanation} onClose={() => setExplanation(null)} />
    </Card>
  );
}
