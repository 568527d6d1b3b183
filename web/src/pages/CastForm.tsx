import { useState, type ComponentProps } from 'react';
import { BirthForm } from '../features/birth/BirthForm.tsx';
import { isSexed } from '../features/birth/birthForm.ts';
import { castingOf } from '../features/birth/castingOf.ts';
import type { useDraft } from '../features/birth/draft.ts';
import { useCasting } from '../features/cases/useCasting.ts';
import { findPlace } from '../features/region/findPlace.ts';
import { PlaceSheet } from '../features/region/PlaceSheet.tsx';
import { useSettings } from '../lib/device/settings.ts';
import { Button } from '../ui/controls/Button.tsx';
import { QuotaHint } from '../ui/states/QuotaHint.tsx';

interface CastFormProps {
  /** The birth being entered, and how it changes. */
  readonly draft: ReturnType<typeof useDraft>;
  readonly years: ComponentProps<typeof BirthForm>['years'];
}

/** A birth to enter, and the button that casts its chart. */
export function CastForm({ draft: [form, setForm], years }: CastFormProps) {
  const cast = useCasting();
  const { rules, set } = useSettings();
  const [sexRequests, setSexRequests] = useState(0);
  const handleCast = () => {
    if (isSexed(form)) void castingOf(form, rules).then(cast);
    else setSexRequests((count) => count + 1);
  };
  return (
    <>
      <BirthForm
        form={form}
        onChange={setForm}
        rules={rules}
        onRules={(next) => set({ rules: next })}
        years={years}
        sexRequests={sexRequests}
        placePicker={(props) => <PlaceSheet {...props} />}
        findPlace={findPlace}
      />
      <Button onClick={handleCast}>开始排盘</Button>
      <QuotaHint feature="PaiPan" />
    </>
  );
}
