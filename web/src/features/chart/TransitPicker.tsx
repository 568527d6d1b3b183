import { useState } from 'react';
import {
  chooseLuck,
  choiceAt,
  chosenLuck,
  luckOffer,
  type ChartModel,
  type ChosenLuck,
  type LuckChoice,
} from './chartModel.ts';
import { dayunItems, liunianItems } from './gridView.ts';
import { LuckStrip } from './LuckStrip.tsx';

/** The decade and year chosen on a page that shows transits. */
export function useTransit(
  model: ChartModel,
  nowMs: number,
): { choice: LuckChoice; luck: ChosenLuck[]; setChoice: (choice: LuckChoice) => void } {
  const [choice, setChoice] = useState(() => choiceAt(model, nowMs));
  return { choice, luck: chosenLuck(model, choice, 2), setChoice };
}

interface TransitPickerProps {
  readonly model: ChartModel;
  readonly choice: LuckChoice;
  readonly onChange: (choice: LuckChoice) => void;
}

/** Strips of decades and years. */
export function TransitPicker({ model, choice, onChange }: TransitPickerProps) {
  const before = {
    id: '0',
    top: String(model.chart.cycleYear),
    ganzhi: model.chart.pillars.year,
    bottom: '起运前',
  };
  return (
    <>
      <LuckStrip
        label="大运"
        items={[before, ...dayunItems(model.luck)]}
        selectedId={String(choice.stepNumber)}
        onSelect={({ id }) => onChange(chooseLuck(model, choice, { kind: 'dayun', id }))}
      />
      <LuckStrip
        label="流年"
        items={liunianItems(luckOffer(model, choice).years)}
        selectedId={String(choice.year)}
        onSelect={({ id }) => onChange(chooseLuck(model, choice, { kind: 'liunian', id }))}
      />
    </>
  );
}
