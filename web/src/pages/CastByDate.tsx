import { useState } from 'react';
import { PICKER_YEARS } from '@shangyuan/contract';
import { BirthForm } from '../features/birth/BirthForm.tsx';
import { CALENDARS, isSexed } from '../features/birth/birthForm.ts';
import { castingOf } from '../features/birth/castingOf.ts';
import { useDraft } from '../features/birth/draft.ts';
import { QuotaHint } from '../ui/states/QuotaHint.tsx';
import { findPlace } from '../features/region/findPlace.ts';
import { PlaceSheet } from '../features/region/PlaceSheet.tsx';
import { useSettings } from '../lib/device/settings.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Segment } from '../ui/controls/RadioGroup.tsx';
import { useCasting } from '../features/cases/useCasting.ts';

const RANGES = [
  { value: 'simple', text: '快速 1902-2037' },
  { value: 'solar', text: '完整 1925-2099' },
] as const;

export function CastByDate() {
  const cast = useCasting();
  const [form, setForm] = useDraft('home');
  const { rules, set } = useSettings();
  const [range, setRange] = useState<'simple' | 'solar'>('simple');
  const [sexRequests, setSexRequests] = useState(0);
  const handleCast = () => {
    if (isSexed(form)) void castingOf(form, rules).then(cast);
    else setSexRequests((count) => count + 1);
  };
  return (
    <>
      <Segment
        label="历法"
        options={CALENDARS}
        value={form.calendar}
        onChange={(calendar) => setForm({ ...form, calendar })}
      />
      <Segment label="年份范围" options={RANGES} value={range} onChange={setRange} />
      <BirthForm
        form={form}
        onChange={setForm}
        rules={rules}
        onRules={(next) => set({ rules: next })}
        years={PICKER_YEARS[range]}
        sexRequests={sexRequests}
        placePicker={(props) => <PlaceSheet {...props} />}
        findPlace={findPlace}
      />
      <Button onClick={handleCast}>开始排盘</Button>
      <QuotaHint feature="PaiPan" />
    </>
  );
}
