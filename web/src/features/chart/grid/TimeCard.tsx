/**
 * 时间怎么算: from the typed time to the clock that decided the hour, as an equation that ends in its pillar. Each line
 * opens its derivation.
 */
import type { Chart } from '@shangyuan/engine/chart';
import { equationLines } from '@shangyuan/reading/time';
import { useState } from 'react';
import { Card } from '../../../ui/display/Card.tsx';
import { GanzhiText } from '../../../ui/display/GanzhiText.tsx';
import { WhyButton } from '../../../ui/controls/WhyButton.tsx';
import type { CellQuestion } from './cellQuestion.ts';
import { Inline, List, Small, Text } from '../../../ui/kit/Kit.tsx';
import styles from './DerivedCard.module.css';
import { WhySheet } from './WhySheet.tsx';

const TIME: CellQuestion = { kind: 'fact', fact: 'time', title: '时间怎么算' };
const TERM: CellQuestion = { kind: 'fact', fact: 'birthTerm', title: '生在哪个节气' };

export function TimeCard({ chart }: { readonly chart: Chart }) {
  const [question, setQuestion] = useState<CellQuestion | null>(null);
  const { hour } = chart.pillars;
  return (
    <Card heading="时间怎么算" aside={<WhyButton onClick={() => setQuestion(TIME)}>怎么算</WhyButton>}>
      {hour === null && (
        <Text as="p" top={2} size="sub" tone="soft">
          时辰没有填：年、月、日三柱按当日正午推算，不取时柱。
        </Text>
      )}
      <List ruled as="ol" size="sub" className={styles.Equation} hidden={hour === null}>
        {equationLines(chart.time).map((line) => (
          <li key={line.label}>
            <Inline
              as="button"
              tall="touch"
              wrap
              gap={2}
              align="center"
              justify="between"
              wide
              data-used={line.isUsed}
              onClick={() => setQuestion(TIME)}
            >
              <span>
                {line.label}
                <Small block tone="faint">
                  {line.correction}
                </Small>
              </span>
              <Text as="b" weight="normal" textAlign="end">
                {line.value}
                {line.isUsed && hour !== null && (
                  <>
                    {' → '}
                    <GanzhiText>{hour.name}</GanzhiText>
                  </>
                )}
              </Text>
            </Inline>
          </li>
        ))}
      </List>
      <Text
        as="button"
        padY={2}
        size="sub"
        textAlign="start"
        tone="soft"
        className={styles.Ask}
        onClick={() => setQuestion(TERM)}
      >
        出生在{chart.prevJie.name}与{chart.nextJie.name}之间
      </Text>
      <Text as="p" top={2} size="sub" tone="soft">
        节气按绝对时刻比较，时辰按上面标出的钟点。
      </Text>
      <WhySheet chart={chart} question={question} onClose={() => setQuestion(null)} />
    </Card>
  );
}
