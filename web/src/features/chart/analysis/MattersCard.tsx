/**
 * 三件要事: the three that weigh most in this chart, each with its reason. Their words are loaded when the card is drawn.
 */
import type { Analysis } from '@shangyuan/engine/analysis';
import type { AnyChart } from '@shangyuan/engine/chart';
import { useState } from 'react';
import { useModule } from '../../../lib/page/useModule.ts';
import { useToday } from '../../../lib/time/useToday.ts';
import { Card, SectionTitle } from '../../../ui/display/Card.tsx';
import { WhyButton } from '../../../ui/controls/WhyButton.tsx';
import { WhenLoaded } from '../../../ui/states/WhenLoaded.tsx';
import { ReasonSheet, type TitledReason } from '../../../ui/frames/ReasonSheet.tsx';
import { Text } from '../../../ui/kit/Kit.tsx';
import styles from './PatternCard.module.css';

interface MattersCardProps {
  readonly chart: AnyChart;
  readonly analysis: Analysis;
}

const loadMatters = () => import('./mattersOf.ts');
const NUMERALS = ['一', '二', '三'];

export function MattersCard({ chart, analysis }: MattersCardProps) {
  const [explanation, setExplanation] = useState<TitledReason | null>(null);
  const { date } = useToday();
  const loaded = useModule(loadMatters);
  return (
    <section className={styles.Matters}>
      <SectionTitle>三件要事</SectionTitle>
      <Card>
        <WhenLoaded loaded={loaded} failed="没有加载成功，请重试" rows={3}>
          {(value) => (
            <ol>
              {value.matterRows(chart, analysis, date).map((matter, i) => (
                <li key={matter.title}>
                  <Text face="serif" leading="tight" tone="accent" className={styles.Numeral} aria-hidden>
                    {NUMERALS[i]}
                  </Text>
                  <div>
                    <h3>
                      {matter.title}
                      <WhyButton of={matter.title} onClick={() => setExplanation(matter.explanation)}>
                        为什么
                      </WhyButton>
                    </h3>
                    <p>{matter.text}</p>
                  </div>
                </li>
              ))}
            </ol>
          )}
        </WhenLoaded>
      </Card>
      {explanation !== null && (
        <ReasonSheet title={explanation.title} reason={explanation} onClose={() => setExplanation(null)} />
      )}
    </section>
  );
}
