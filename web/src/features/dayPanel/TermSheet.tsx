import type { SolarTerm } from '@shangyuan/engine/astronomy';
import type { CalendarEngine } from '@shangyuan/engine/calendar';
import { termReading } from '@shangyuan/reading/dayFact';
import { ReasonSheet } from '../../ui/frames/ReasonSheet.tsx';
import { dayReason } from './dayReason.ts';

interface TermSheetProps {
  readonly term: SolarTerm;
  readonly engine: CalendarEngine;
  readonly onClose: () => void;
}

/** A solar term opened: its moment to the second, its meaning, and the pillars that turn with it. */
export function TermSheet({ term, engine, onClose }: TermSheetProps) {
  const reading = termReading(term, engine);
  return (
    <ReasonSheet title={term.name} reason={dayReason(reading)} onClose={onClose} lead={reading.moment} />
  );
}
