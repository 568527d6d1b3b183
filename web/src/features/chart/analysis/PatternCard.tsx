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
import { TitledReasonSheet, type TitledReason } from '../../../ui/frames/ReasonSheet.tsx';
import { Grid, Inline, Small, Text } from '../../../ui/kit/Kit.tsx';
import styles from './PatternCard.module.css';

/** Conditions of a book: met ones washed with a tick, the others plain with a cross. */
function ConditionChips({ conditions }: { readonly conditions: readonly Condition[] }) {
  return (
    <Inline as="ul" wrap gap={2} rowGap={1} className={styles.Chips}>
      {conditions.map(({ text, isMet }) => (
        <Inline as="li" gap={1} align="center" size="cell" tone="soft" key={text} data-met={isMet}>
          <Icon of={isMet ? checkIcon : xIcon} size={0.875} label={isMet ? '合' : '不合'} />
          <span>{text}</span>
        </Inline>
      ))}
    </Inline>
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
      <Inline as="h3" gap={2} align="baseline" justify="between" face="serif" size="body" weight="bold">
        {way.name}
        <Small rigid face="sans" weight="normal" tone="faint" data-met={way.isMet}>
          {isBreaking ? '有此妨碍' : way.isMet ? '条件都合' : '条件未齐'}
        </Small>
      </Inline>
      <Text as="p" size="sub" leading="prose">
        {way.text}
      </Text>
      <ConditionChips conditions={way.conditions} />
      {way.rescuers.length > 0 && (
        <>
          <Text as="p" size="cell" leading="prose" tone="soft">
            书上的化解，有一样就好：
          </Text>
          <ConditionChips conditions={way.rescuers} />
        </>
      )}
    </li>
  );
}

export function PatternCard({ analysis }: { readonly analysis: Analysis }) {
  const [explanation, setExplanation] = useState<TitledReason | null>(null);
  const card = patternCardOf(analysis);
  const sums: TitledReason = {
    title: `${card.name}的算式`,
    meanings: [{ name: '', text: card.basis + card.weighing }],
    steps: card.arithmetic,
    source: card.source,
  };
  return (
    <Card>
      <SectionTitle aside={card.count}>格局 {card.name}</SectionTitle>
      {card.basis !== '' && (
        <Text as="p" top={2} size="sub" tone="soft">
          <TermText text={card.basis} />
        </Text>
      )}
      {card.special.length > 0 && (
        <ConditionChips conditions={card.special.map((text) => ({ text, isMet: true }))} />
      )}
      <Grid as="ul" className={styles.Ways}>
        {card.successes.map((way) => (
          <ConditionRow key={way.name} way={way} />
        ))}
        {card.failures.map((way) => (
          <ConditionRow key={way.name} way={way} isBreaking />
        ))}
      </Grid>
      <Inline gap={2} align="end" justify="between" top={3} size="sub" leading="prose">
        <p>{card.weighing}</p>
        <WhyButton of="格局" onClick={() => setExplanation(sums)}>
          看算式
        </WhyButton>
      </Inline>
      <TitledReasonSheet reason={explanation} onClose={() => setExplanation(null)} />
    </Card>
  );
}
