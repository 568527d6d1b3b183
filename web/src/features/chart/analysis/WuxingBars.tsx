/**
 * The five phases of a chart as bars, the largest first, each with its shape, its group of ten gods and its state; a row opens
 * what it means and what was counted.
 */
import type { Analysis } from '@shangyuan/engine/analysis';
import { WUXING, type Wuxing } from '@shangyuan/engine/ganzhi';
import { groupOfPhase, phasePresence } from '@shangyuan/reading/analysis';
import { useState } from 'react';
import { wholeShares } from '../../../lib/words/wholeShares.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { caretRightIcon } from '../../../ui/tables/icons.ts';
import { reasonOf, TitledReasonSheet, type TitledReason } from '../../../ui/frames/ReasonSheet.tsx';
import { Grid, Inline, List, Text } from '../../../ui/kit/Kit.tsx';
import styles from './WuxingBars.module.css';

/** The shape of a phase beside its colour. */
const SHAPES: Readonly<Record<Wuxing, string>> = { 金: '●', 木: '▮', 水: '≈', 火: '▲', 土: '■' };

export function WuxingBars({ analysis }: { readonly analysis: Analysis }) {
  const [explanation, setExplanation] = useState<TitledReason | null>(null);
  const { strength, roles } = analysis;
  const shares = wholeShares(strength.percent);
  const sorted = WUXING.toSorted((a, b) => strength.percent[b] - strength.percent[a]);
  return (
    <>
      <List ruled className={styles.Bars}>
        {sorted.map((wuxing) => (
          <li key={wuxing}>
            <Grid
              as="button"
              tall="touch"
              columns="2.75rem minmax(2rem, 1fr) 2.75rem auto auto"
              gap={2}
              align="center"
              wide
              size="sub"
              onClick={() => setExplanation(reasonOf(phasePresence(analysis, wuxing)))}
            >
              <Inline as="b" gap={1} align="center" face="serif" size="h2" tone="ink" data-wuxing={wuxing}>
                {wuxing}
                <i aria-hidden>{SHAPES[wuxing]}</i>
              </Inline>
              <span className={styles.Track} aria-hidden>
                <i data-wuxing={wuxing} style={{ '--share': `${shares[wuxing]}%` }} />
              </span>
              <Text textAlign="end">{shares[wuxing]}%</Text>
              <Inline as="span" gap={2} size="cell" tone="soft" className={styles.State}>
                <span>{groupOfPhase(analysis, wuxing)}</span>
                <span>{strength.monthState[wuxing]}</span>
                <span>{roles[wuxing]}</span>
              </Inline>
              <Icon of={caretRightIcon} size={0.75} />
            </Grid>
          </li>
        ))}
      </List>
      <TitledReasonSheet reason={explanation} onClose={() => setExplanation(null)} />
    </>
  );
}
