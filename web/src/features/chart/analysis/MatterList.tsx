/**
 * The three that weigh most in a chart, each with its reason. Their words are loaded when the list is drawn.
 */
import type { AnyChart } from '@shangyuan/engine/chart';
import { useState } from 'react';
import { useModule } from '../../../lib/page/useModule.ts';
import { useToday } from '../../../lib/time/useToday.ts';
import { WhyButton } from '../../../ui/controls/WhyButton.tsx';
import { TitledReasonSheet, type TitledReason } from '../../../ui/frames/ReasonSheet.tsx';
import { Grid, Text } from '../../../ui/kit/Kit.tsx';
import { WhenLoaded } from '../../../ui/states/WhenLoaded.tsx';
import styles from './MatterList.module.css';
import type { MatterRow } from './mattersOf.ts';

interface MatterListProps {
  readonly chart: AnyChart;
  /** On paper in large letters, each a button to its reason; else among other parts. */
  readonly isLarge?: boolean;
}

const loadMatters = () => import('./mattersOf.ts');
const NUMERALS = ['一', '二', '三'];

export function MatterList({ chart, isLarge = false }: MatterListProps) {
  const Matter = isLarge ? LargeMatter : SmallMatter;
  const [reason, setReason] = useState<TitledReason | null>(null);
  const { date } = useToday();
  const loaded = useModule(loadMatters);
  return (
    <>
      <WhenLoaded loaded={loaded} failed="没有加载成功，请重试" rows={isLarge ? 6 : 3}>
        {(value) => (
          <ol className={isLarge ? styles.Large : styles.Small}>
            {value.matterRows(chart, date).map((matter, index) => (
              <li key={matter.title}>
                <Matter
                  matter={matter}
                  numeral={NUMERALS[index] ?? ''}
                  onWhy={() => setReason(matter.explanation)}
                />
              </li>
            ))}
          </ol>
        )}
      </WhenLoaded>
      <TitledReasonSheet reason={reason} onClose={() => setReason(null)} />
    </>
  );
}

interface MatterProps {
  readonly matter: MatterRow;
  readonly numeral: string;
  readonly onWhy: () => void;
}

function SmallMatter({ matter: { title, text }, numeral, onWhy }: MatterProps) {
  return (
    <>
      <Numeral>{numeral}</Numeral>
      <div>
        <h3>
          {title}
          <WhyButton of={title} onClick={onWhy}>
            为什么
          </WhyButton>
        </h3>
        <p>{text}</p>
      </div>
    </>
  );
}

/** What is so, then in smaller letters the years that show it: each sentence begins a line. */
const sentencesOf = (text: string): readonly string[] => text.match(/[^。]+。?/gu) ?? [];

function LargeMatter({ matter: { title, text }, numeral, onWhy }: MatterProps) {
  return (
    <Grid as="button" columns="2rem 1fr" gap={3} wide textAlign="start" type="button" onClick={onWhy}>
      <Numeral>{numeral}</Numeral>
      <span>
        <Text as="b" face="serif" size="h1" weight="bold" leading="snug" block>
          {title}
        </Text>
        {sentencesOf(text).map((sentence, index) => (
          <Text
            key={sentence}
            size={index === 0 ? 'body' : 'sub'}
            leading="prose"
            tone={index === 0 ? 'plain' : 'soft'}
            block
          >
            {sentence}
          </Text>
        ))}
      </span>
    </Grid>
  );
}

function Numeral({ children }: { readonly children: string }) {
  return (
    <Text face="serif" leading="tight" tone="accent" className={styles.Numeral} aria-hidden>
      {children}
    </Text>
  );
}
