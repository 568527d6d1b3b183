import { useState, type ComponentProps } from 'react';
import { BirthButton } from '../features/birth/BirthButton.tsx';
import { BirthForm } from '../features/birth/BirthForm.tsx';
import { CALENDARS, hasOpenClock, isSexed } from '../features/birth/birthForm.ts';
import { castingOf } from '../features/birth/castingOf.ts';
import type { useDraft } from '../features/birth/draft.ts';
import { useCasting } from '../features/cases/useCasting.ts';
import { findPlaces } from '../features/region/findPlaces.ts';
import { PlaceSheet } from '../features/region/PlaceSheet.tsx';
import { useSettings } from '../lib/device/settings.ts';
import { Segment } from '../ui/controls/RadioGroup.tsx';
import { QuotaHint } from '../ui/states/QuotaHint.tsx';

interface DraftProps {
  /** The birth being entered, and how it changes. */
  readonly draft: ReturnType<typeof useDraft>;
}

const PILLARS = { value: 'pillars', text: '四柱' } as const;

interface CalendarFieldProps extends DraftProps {
  readonly label: string;
  /** Goes on to the entry of pillars; absent where it is not offered. */
  readonly onPillars?: () => void;
}

/** By which calendar a birth is entered. */
export function CalendarField({ draft: [form, setForm], label, onPillars }: CalendarFieldProps) {
  return (
    <Segment
      label={label}
      options={onPillars === undefined ? CALENDARS : [...CALENDARS, PILLARS]}
      value={form.calendar}
      onChange={(calendar) => (calendar === 'pillars' ? onPillars?.() : setForm({ ...form, calendar }))}
    />
  );
}

interface CastFormProps extends DraftProps {
  readonly years: ComponentProps<typeof BirthForm>['years'];
}

/** A birth to enter, and the button that casts its chart. */
export function CastForm({ draft: [form, setForm], years }: CastFormProps) {
  const cast = useCasting();
  const { rules, set } = useSettings();
  const [attempts, setAttempts] = useState(0);
  const handleCast = () => {
    setAttempts((count) => count + 1);
    if (isSexed(form) && !hasOpenClock(form)) void castingOf(form, rules).then(cast);
  };
  return (
    <>
      <BirthForm
        form={form}
        onChange={setForm}
        rules={rules}
        onRules={(next) => set({ rules: next })}
        years={years}
        attempts={attempts}
        placePicker={(props) => <PlaceSheet {...props} />}
        findPlaces={findPlaces}
      />
      <BirthButton onClick={handleCast}>开始排盘</BirthButton>
      <QuotaHint feature="PaiPan" />
    </>
  );
}
