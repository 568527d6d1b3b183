/**
 * An answer: what to do, when, why, how sure, what would change it, and what no chart shows.
 */
import type { AskAnswer, AskPeriod } from '@shangyuan/reading/ask';
import { useState } from 'react';
import { Chip } from '../../ui/controls/Choice.tsx';
import { DoorLink, WhyButton } from '../../ui/controls/WhyButton.tsx';
import type { Query } from '../../lib/page/paths.ts';
import { Card, SectionTitle, Stitch } from '../../ui/display/Card.tsx';
import { Disclaimer, Note } from '../../ui/display/Note.tsx';
import { Column, Columns } from '../../ui/shell/Columns.tsx';
import { Inline, List, Stack, Text } from '../../ui/kit/Kit.tsx';
import styles from './AnswerView.module.css';
import { yearsText } from './askView.ts';
import { PeriodTiles } from './PeriodTiles.tsx';

/** What a reason rests on. */
export type Evidence = AskAnswer['basis'];

interface AnswerViewProps {
  readonly answer: AskAnswer;
  /** Query that leads to the year by months. */
  readonly monthsQuery: Query;
  /** As it was typed; empty where it was chosen. */
  readonly typed: string;
  /** Name of a second person; null without one. */
  readonly otherName: string | null;
  readonly open: Evidence | null;
  readonly onWhy: (question: { readonly evidence: Evidence; readonly text: string }) => void;
}

const BARS = { 低: 1, 中: 2, 高: 3 } as const;

export function AnswerView({ answer, monthsQuery, typed, otherName, open, onWhy }: AnswerViewProps) {
  const { kind, headline, lead, basis, months, years, reasons, confidence, changes, focusYear } = answer;
  const [chosen, setChosen] = useState<AskPeriod | null>(
    () => months.find(({ name }) => name === answer.firstMonth) ?? null,
  );
  const question = typed === '' ? `${kind}，${yearsText(answer)}` : typed;
  const sides = (['宜', '留'] as const).map(
    (side) => reasons.filter((reason) => reason.side === side).length,
  );
  return (
    <Columns>
      <Column>
        <Card aria-label="答案">
          <Text as="p" size="cell" tone="soft">
            你问：{question}
            {otherName !== null && `（与${otherName}一起看）`}
          </Text>
          <Text as="h2" top={1} face="serif" size="display" weight="bold" leading="snug">
            {headline}
          </Text>
          <Text as="p" top={2} leading="prose">
            {lead.join('')}
          </Text>
          <WhyButton of={headline} onClick={() => onWhy({ evidence: basis, text: headline })}>
            怎么定的
          </WhyButton>
        </Card>
        <Card>
          <SectionTitle
            aside={
              <DoorLink page="yearMonths" query={monthsQuery}>
                逐月看
              </DoorLink>
            }
          >
            什么时候
          </SectionTitle>
          <Stack gap={3} top={3}>
            <PeriodTiles
              label="逐月"
              columns="repeat(6, minmax(0, 1fr))"
              periods={months}
              chosen={chosen}
              onChoose={({ period }) => setChosen(period)}
            />
            <Stitch />
            <PeriodTiles
              label="逐年"
              columns="repeat(auto-fit, minmax(3.25rem, 1fr))"
              periods={years}
              chosen={chosen}
              onChoose={({ period }) => setChosen(period)}
            />
            {chosen !== null && (
              <Text as="p" size="sub" leading="prose" role="status">
                <b>
                  {chosen.name} {chosen.ganzhi}
                </b>
                {chosen.span !== '' && `（${chosen.span}）`}
                {chosen.isPast ? '，已经过去' : ''}：{chosen.why}
              </Text>
            )}
            <Text as="p" size="cell" tone="soft">
              {focusYear}年，按节气分月；宜：可以动；备：先准备；缓：先不急
            </Text>
          </Stack>
        </Card>
      </Column>
      <Column>
        <Card>
          <SectionTitle aside={`${sides[0]} 条支持，${sides[1]} 条留心`}>为什么</SectionTitle>
          <List ruled top={2}>
            {reasons.map(({ side, text, evidence }) => (
              <Inline as="li" key={text} gap={3} padY={2} className={styles.Reason}>
                <Text as="i" rigid face="serif" weight="bold" size="sub" data-side={side}>
                  {side}
                </Text>
                <Stack narrow grow>
                  <Text as="p" leading="snug">
                    {text}
                  </Text>
                  <Inline wrap>
                    <Chip
                      aria-haspopup="dialog"
                      isOn={open === evidence}
                      onClick={() => onWhy({ evidence, text })}
                    >
                      {evidence.chip}
                    </Chip>
                  </Inline>
                </Stack>
              </Inline>
            ))}
          </List>
        </Card>
        <Card>
          <SectionTitle
            aside={
              <span className={styles.Sure}>
                {[1, 2, 3].map((bar) => (
                  <i key={bar} data-full={bar <= BARS[confidence.word]} aria-hidden />
                ))}
                {confidence.word}
              </span>
            }
          >
            把握
          </SectionTitle>
          <Text as="p" top={2} leading="prose">
            {confidence.why.join('；')}。有这些事会改变答案：
          </Text>
          <dl className={styles.Changes}>
            {changes.map(({ when, effect }) => (
              <div key={when}>
                <dt>若{when}</dt>
                <dd>{effect}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <Text as="p" padX={4} padY={3} leading="prose" className={styles.Beyond}>
          <Text as="b" face="serif">
            没有依据的，不说。
          </Text>
          {answer.beyond}
        </Text>
        <Note>{answer.care}</Note>
        <Disclaimer />
      </Column>
    </Columns>
  );
}
