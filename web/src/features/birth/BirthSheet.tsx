import { useState } from 'react';
import { PICKER_YEARS } from '@shangyuan/contract';
import { castChart, type Chart } from '@shangyuan/engine/chart';
import { useSettings } from '../../lib/device/settings.ts';
import { useToday } from '../../lib/time/useToday.ts';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { BirthForm, type PlaceProps } from './BirthForm.tsx';
import { useBirthEngine } from './birthEngine.ts';
import { birthOf, emptyForm, hasOpenClock, isSexed } from './birthForm.ts';
import { previewOf, usableRules } from './birthView.ts';

interface BirthSheetProps extends PlaceProps {
  readonly title: string;
  readonly onClose: () => void;
  /** An unsaved chart. */
  readonly onConfirm: (person: { readonly name: string; readonly chart: Chart }) => void;
}

/** A birth entered for one use: nothing is saved and no use is counted. */
export function BirthSheet({ title, onClose, onConfirm, ...place }: BirthSheetProps) {
  const { date } = useToday();
  const [form, setForm] = useState(() => emptyForm(date.year, null));
  const [rules, setRules] = useState(useSettings.getState().rules);
  const { engine, isLoading } = useBirthEngine(form.civil.year, form.place?.zone);
  const preview = previewOf(engine, form, rules);
  const [attempts, setAttempts] = useState(0);
  const handleConfirm = () => {
    setAttempts((count) => count + 1);
    if (!isSexed(form) || hasOpenClock(form) || preview === null) return;
    const chart = castChart(birthOf(engine, form), usableRules(form, rules), engine);
    onConfirm({ name: form.name.trim(), chart });
  };
  return (
    <Sheet
      isOpen
      title={title}
      onClose={onClose}
      isConfirmDisabled={preview === null && isLoading}
      onConfirm={handleConfirm}
    >
      <BirthForm
        form={form}
        onChange={setForm}
        rules={rules}
        onRules={setRules}
        years={PICKER_YEARS.solar}
        attempts={attempts}
        {...place}
      />
    </Sheet>
  );
}
