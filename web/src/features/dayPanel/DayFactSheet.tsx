import type { AlmanacDay } from '@shangyuan/engine/almanac';
import { dayFactReading } from '@shangyuan/reading/dayFact';
import { ReasonSheet } from '../../ui/frames/ReasonSheet.tsx';
import { dayReason } from './dayReason.ts';
import type { DayFact } from './dayView.ts';

interface DayFactSheetProps {
  readonly fact: DayFact;
  readonly day: AlmanacDay;
  readonly onClose: () => void;
}

/** A fact of a day opened: its value, its meaning, its derivation, and the book. */
export function DayFactSheet({ fact: { kind, label, value }, day, onClose }: DayFactSheetProps) {
  return (
    <ReasonSheet
      title={label}
      reason={dayReason(dayFactReading(kind, day))}
      onClose={onClose}
      // A long list is shown one line each below.
      lead={kind === 'spirits' ? null : value}
    />
  );
}
