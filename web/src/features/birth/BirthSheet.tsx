import { useState } from 'react';
import { PICKER_YEARS } from '@shangyuan/contract';
import type { Chart } from '@shangyuan/engine/chart';
import { useSettings } from '../../lib/device/settings.ts';
import { useToday } from '../../lib/time/useToday.ts';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { BirthForm, type PlaceProps } from './BirthForm.tsx';
import { useBirthEngine } from './birthEngine.ts';
import { emptyForm } from './birthForm.ts';
import { previewOf } from './birthView.ts';

interface BirthSheetProps extends PlaceProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Somebody's chart, which is kept nowhere. */
  readonly onConfirm: (person: { readonly name: string; readonly chart: Chart }) => void;
}

/** Somebody's birth, entered on the spot: nothing is saved and nothing counted. */
export function BirthSheet({ title, onClose, onConfirm, ...place }: BirthSheetProps) {
  const { date } = useToday();
  const [form, setForm] = useState(() => emptyForm(date.year, null));
  const [rules, setRules] = useState(useSettings.getState().rules);
  const { engine } = useBirthEngine(form.civil.year, form.place?.zone);
  const preview = previewOf(engine, form, rules);
  return (
    <Sheet
      isOpen
      title={title}
      onClose={onClose}
      isConfirmDisabled={preview === null}
      onConfirm={() => preview !== null && onConfirm({ name: form.name.trim(), chart: preview.chart })}
    >
      <BirthForm
        form={form}
        onChange={setForm}
        rules={rules}
        onRules={setRules}
        years={PICKER_YEARS.solar}
        {...place}
      />
    </Sheet>
  );
}
