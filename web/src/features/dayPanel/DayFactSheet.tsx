/**
 * A fact of a day opened: its value, its meaning, its derivation, and the book.
 */
import type { AlmanacDay } from '@shangyuan/engine/almanac';
import { dayFactReading } from '@shangyuan/reading/dayFact';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { Disclaimer, Note } from '../../ui/display/Note.tsx';
import { Grid, Text } from '../../ui/kit/Kit.tsx';
import styles from './DayFactSheet.module.css';
import type { DayFact } from './dayView.ts';

interface DayFactSheetProps {
  readonly fact: DayFact;
  readonly day: AlmanacDay;
  readonly onClose: () => void;
}

export function DayFactSheet({ fact: { kind, label, value }, day, onClose }: DayFactSheetProps) {
  const { meaning, steps, sources, caution } = dayFactReading(kind, day);
  return (
    <Sheet isOpen title={label} onClose={onClose}>
      {/* A long list is shown one line each below. */}
      {kind !== 'spirits' && (
        <Text as="p" bottom={2} face="serif" weight="bold" size="h2" leading="snug">
          {value}
        </Text>
      )}
      <Text as="p" bottom={3} size="sub" leading="prose">
        {meaning}
      </Text>
      <Grid as="ul" gap={2} size="sub" leading="prose" tone="soft" className={styles.Steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Grid>
      {caution !== null && <Note align="start">{caution}</Note>}
      {sources.length > 0 && <Note align="start">出处：{sources.join('；')}</Note>}
      <Disclaimer align="start" />
    </Sheet>
  );
}
