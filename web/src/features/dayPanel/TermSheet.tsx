import type { SolarTerm } from '@shangyuan/engine/astronomy';
import type { CalendarEngine } from '@shangyuan/engine/calendar';
import { termReading } from '@shangyuan/reading/dayFact';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { Disclaimer, Note } from '../../ui/display/Note.tsx';
import { Grid, Text } from '../../ui/kit/Kit.tsx';
import styles from './DayFactSheet.module.css';

interface TermSheetProps {
  readonly term: SolarTerm;
  readonly engine: CalendarEngine;
  readonly onClose: () => void;
}

/** A solar term opened: its moment to the second, its meaning, and the pillars that turn with it. */
export function TermSheet({ term, engine, onClose }: TermSheetProps) {
  const { moment, meaning, steps, sources } = termReading(term, engine);
  return (
    <Sheet isOpen title={term.name} onClose={onClose}>
      <Text as="p" bottom={2} face="serif" weight="bold" size="h2" leading="snug">
        {moment}
      </Text>
      <Text as="p" bottom={3} size="sub" leading="prose">
        {meaning}
      </Text>
      <Grid as="ul" gap={2} size="sub" leading="prose" tone="soft" className={styles.Steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Grid>
      <Note align="start">出处：{sources.join('；')}</Note>
      <Disclaimer align="start" />
    </Sheet>
  );
}
