import type { ChartView } from '../chartView.ts';
import {
  chooseLuck,
  chosenLuck,
  luckOffer,
  yearsBeforeLuck,
  type ChosenLuck,
  type LuckChoice,
} from './luckChoice.ts';
import { dayunItems, liunianItems } from '../grid/gridView.ts';
import { LuckStrip } from './LuckStrip.tsx';
import { useLuckChoice } from './useLuckChoice.ts';

/** The decade and year chosen on a page that shows transits. */
export function useTransit(
  view: ChartView,
  nowMs: number,
): {
  choice: LuckChoice;
  luck: ChosenLuck[];
  setChoice: (choice: LuckChoice) => void;
  passChoice: (choice: LuckChoice) => void;
} {
  const [choice, setChoice, passChoice] = useLuckChoice(view, nowMs);
  return { choice, luck: chosenLuck(view, choice, 2), setChoice, passChoice };
}

interface TransitPickerProps {
  readonly view: ChartView;
  readonly choice: LuckChoice;
  readonly onChange: (choice: LuckChoice) => void;
}

/** Strips of decades and years. */
export function TransitPicker({ view, choice, onChange }: TransitPickerProps) {
  return (
    <>
      <LuckStrip
        label="大运"
        items={dayunItems(view.luck, yearsBeforeLuck(view))}
        selectedId={String(choice.dayunNumber)}
        onSelect={({ id }) => onChange(chooseLuck(view, choice, { kind: 'dayun', id }))}
      />
      <LuckStrip
        label="流年"
        items={liunianItems(luckOffer(view, choice).years)}
        selectedId={String(choice.year)}
        onSelect={({ id }) => onChange(chooseLuck(view, choice, { kind: 'liunian', id }))}
      />
    </>
  );
}
